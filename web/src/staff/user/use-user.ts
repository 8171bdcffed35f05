import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { StaffChildFields, StaffContactFields } from '@plainwill/contracts/will-data/staff';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { useState } from 'react';
import { useProofToRead } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { notify, notifySuccess } from '../../ui/toasts/toasts.ts';
import { fieldsWithin } from '../../will-maker/sections/record-form/dialog-draft.ts';

// Each look at somebody's details is written down, so none is taken that nobody asked for, and none is kept for later.
export const onceOnly = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
};

const notThere: ReadonlySet<string | null> = new Set(['NOT_FOUND', 'BAD_REQUEST']);

/** One request reads the account and its testator record. */
export function useUser(accountId: AccountId) {
  const user = trpc.identity.users.get.useQuery({ id: accountId }, onceOnly);
  const testatorRecord = trpc.willData.staff.user.useQuery({ accountId }, onceOnly);
  const failure = user.error ?? testatorRecord.error;
  const isMissing = user.error !== null && notThere.has(failureOf(user.error).code);
  const isFailed = failure !== null && !isMissing;
  const readAgain = () => {
    if (user.isError) void user.refetch();
    void testatorRecord.refetch();
  };
  useProofToRead(failure, readAgain);
  return {
    user: user.data,
    testatorRecord: testatorRecord.data,
    isMissing,
    failure: isFailed ? failureOf(failure) : null,
    isLoading: user.isFetching || testatorRecord.isFetching,
    readAgain,
  };
}

/** Puts what a call answered among the details on the screen, and asks again how far their will is. */
export function useUpdateTestatorRecord(accountId: AccountId) {
  const { user, progress } = trpc.useUtils().willData.staff;
  return (change: (testatorRecord: TestatorRecord) => TestatorRecord) => {
    user.setData({ accountId }, (testatorRecord) => testatorRecord && change(testatorRecord));
    void progress.invalidate();
  };
}

/** Made once for each dialog, so that sending again adds nobody twice. */
const useNewId = () => useState(() => crypto.randomUUID() as PersonId)[0];

/**
 * The errors stand beside the inputs they name or else over the form.
 * @param failed "Failed to add child"
 */
function problemIn(error: unknown, part: string, failed: string) {
  if (!error) return { refused: undefined, failure: null };
  const { fields, message } = failureOf(error);
  if ('accountId' in fields) return { refused: undefined, failure: 'User ID not found' };
  const refused = fieldsWithin(part, fields) ?? (Object.keys(fields).length > 0 ? fields : undefined);
  return { refused, failure: refused ? null : `${failed}. ${message}` };
}

interface After {
  onClose: () => void;
  onConflict: () => void;
}

/** Adds a child for somebody or, where there is one, changes it. */
export function useSaveStaffChild(accountId: AccountId, child: Child | null, { onClose, onConflict }: After) {
  const id = useNewId();
  const update = useUpdateTestatorRecord(accountId);
  const add = trpc.willData.staff.addChild.useMutation({
    onSuccess: (added) => {
      update((testatorRecord) => ({
        ...testatorRecord,
        children: [...testatorRecord.children.filter((known) => known.id !== added.id), added],
      }));
      notifySuccess('Child added successfully');
      onClose();
    },
  });
  const change = trpc.willData.staff.updateChild.useMutation({
    onSuccess: (saved) => {
      update((testatorRecord) => ({
        ...testatorRecord,
        children: testatorRecord.children.map((known) => (known.id === saved.id ? saved : known)),
      }));
      notify({ title: 'Saved', text: 'Child updated successfully', tone: 'ok' });
      onClose();
    },
    onError: (error) => {
      if (failureOf(error).reason === 'ChildChanged') onConflict();
    },
  });
  return {
    save: (fields: StaffChildFields) =>
      child
        ? change.mutate({ accountId, id: child.id, basedOn: child.version, changes: fields })
        : add.mutate({ accountId, id, child: fields }),
    isPending: add.isPending || change.isPending,
    ...(child
      ? problemIn(change.error, 'changes', 'Failed to update child')
      : problemIn(add.error, 'child', 'Failed to add child')),
  };
}

/** Adds a contact for somebody. */
export function useAddStaffContact(accountId: AccountId, onClose: () => void) {
  const id = useNewId();
  const update = useUpdateTestatorRecord(accountId);
  const add = trpc.willData.staff.addContact.useMutation({
    onSuccess: (added) => {
      update((testatorRecord) => ({
        ...testatorRecord,
        contacts: [...testatorRecord.contacts.filter((known) => known.id !== added.id), added],
      }));
      notifySuccess('Contact added successfully');
      onClose();
    },
  });
  return {
    save: (contact: StaffContactFields) => add.mutate({ accountId, id, contact }),
    isPending: add.isPending,
    ...problemIn(add.error, 'contact', 'Failed to add contact'),
  };
}
