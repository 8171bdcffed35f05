import type { PersonId } from '@plainwill/contracts/shared/ids';
import { type PersonKind, peopleOf } from '@plainwill/contracts/will-data/people';
import type { MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { calls } from '../../../shared/api/trpc.ts';
import { draftAtom } from '../../../shared/drafts/draft-atoms.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { refetchTestatorRecord, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { RemovedNotice } from '../../../ui/feedback/removed-notice.tsx';
import { notify, notifyError } from '../../../ui/toasts/toasts.ts';

export interface RemovedPerson {
  id: PersonId;
  kind: PersonKind;
  name: string;
  /** A spouse removed by a change of marital status had this one. */
  formerStatus?: MaritalStatus;
}

/** Everyone removed since the page was opened, who can be brought back. */
const removedPeopleAtom = draftAtom<readonly RemovedPerson[]>([]);

/** Offers, from now on, to bring someone back. */
export function useOfferUndo() {
  const setRemoved = useSetAtom(removedPeopleAtom);
  return (person: RemovedPerson) => setRemoved((removed) => [...removed.filter(({ id }) => id !== person.id), person]);
}

const restorers: Record<PersonKind, (id: PersonId) => Promise<unknown>> = {
  spouse: (id) => calls.willData.spouseDetails.restore.mutate({ id }),
  child: (id) => calls.willData.children.restore.mutate({ id }),
  contact: (id) => calls.willData.contacts.restore.mutate({ id }),
};

function notifyNotRestored(kind: PersonKind, error: unknown) {
  if (kind !== 'spouse') return notifyError(`Failed to save ${kind}`);
  const text = `Failed to save spouse details: ${failureOf(error).message}`;
  notify({ title: 'Save Error', text, tone: 'error' });
}

interface RemovedPeopleProps {
  kind: PersonKind;
  onRestored?: (person: RemovedPerson) => void;
}

/** Those of a kind who were removed while the page was open, each with a way back. */
export function RemovedPeople({ kind, onRestored }: RemovedPeopleProps) {
  const [removed, setRemoved] = useAtom(removedPeopleAtom);
  const testatorRecord = useTestatorRecord();
  // The focus moves only to a notice that appears while its list is on the screen.
  const [shownBefore] = useState(removed);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ id }: RemovedPerson) => {
      await restorers[kind](id);
      await refetchTestatorRecord();
    },
    onSuccess: (_nothing, person) => {
      setRemoved((others) => others.filter(({ id }) => id !== person.id));
      onRestored?.(person);
    },
    onError: (error) => notifyNotRestored(kind, error),
  });
  const isBack = ({ id }: RemovedPerson) => peopleOf(testatorRecord).some((person) => person.id === id);
  // There is room for one spouse: whoever was there before cannot come back.
  const isReplaced = kind === 'spouse' && testatorRecord.spouseDetails !== null;
  if (isReplaced) return null;
  const shown = removed.filter((person) => person.kind === kind && !isBack(person));
  if (shown.length === 0) return null;
  return (
    <>
      {shown.map((person) => (
        <RemovedNotice
          key={person.id}
          name={person.name}
          isNew={!shownBefore.includes(person)}
          isPending={isPending && variables.id === person.id}
          onUndo={() => mutate(person)}
        />
      ))}
      {kind !== 'child' && (
        <p>
          If you chose them to read something, they still can.{' '}
          <TextLink to={paths.signTrusted}>Check who you trust</TextLink>
        </p>
      )}
    </>
  );
}
