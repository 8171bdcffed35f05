import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { StaffChildFields, StaffContactFields } from '@plainwill/contracts/will-data/staff';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { notify, tellError, tellSuccess } from '../../ui/feedback/toasts.ts';
import { fieldsWithin } from '../people/fields-within.ts';
import { useUpdateTestatorRecord } from './use-user.ts';

/** Made once for each dialog, so that sending again adds nobody twice. */
const useNewId = () => useState(() => crypto.randomUUID() as PersonId)[0];

/** What was wrong, beside the inputs it names or else over the form. */
function problemIn(error: unknown, part: string) {
  if (!error) return { refused: undefined, failure: null };
  const { fields, message } = failureOf(error);
  const refused = fieldsWithin(part, fields) ?? (Object.keys(fields).length > 0 ? fields : undefined);
  return { refused, failure: refused ? null : message };
}

const isUserUnknown = (error: unknown) => 'accountId' in failureOf(error).fields;

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
      tellSuccess('Child added successfully');
      onClose();
    },
    onError: (error) => tellError(isUserUnknown(error) ? 'User ID not found' : 'Failed to add child'),
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
      tellError('Failed to update child');
      if (failureOf(error).reason === 'ChildChanged') onConflict();
    },
  });
  return {
    save: (fields: StaffChildFields) =>
      child
        ? change.mutate({ accountId, id: child.id, basedOn: child.version, changes: fields })
        : add.mutate({ accountId, id, child: fields }),
    isPending: add.isPending || change.isPending,
    ...problemIn(add.error ?? change.error, child ? 'changes' : 'child'),
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
      tellSuccess('Contact added successfully');
      onClose();
    },
    onError: () => tellError('Failed to add contact'),
  });
  return {
    save: (contact: StaffContactFields) => add.mutate({ accountId, id, contact }),
    isPending: add.isPending,
    ...problemIn(add.error, 'contact'),
  };
}
