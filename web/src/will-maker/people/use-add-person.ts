import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useDialogState } from '../../shared/drafts/dialog-state.tsx';
import type { kindFieldsIn } from '../../shared/people/contact-kind.ts';
import { updateTestatorRecord } from '../../shared/testator-record/use-testator-record.ts';
import { notifyError, notifySuccess } from '../../ui/toasts/toasts.ts';
import type { ContactDraft } from './contact-model.ts';

/** Nothing said of a relationship is not a relationship: the will names them without one. */
export const withRole = (draft: ContactDraft) => ({ ...draft, role: draft.role || ('other' as const) });

type KindFields = ReturnType<typeof kindFieldsIn>;

interface AddPerson {
  done: string;
  failed: string;
  onDone: (id: PersonId) => void;
}

/** Adds someone to the people the testator has named, where they are chosen. */
export function useAddPerson({ done, failed, onDone }: AddPerson) {
  // One for as long as the form is open, so that a second try adds nobody twice.
  const [id] = useDialogState('newId', () => crypto.randomUUID() as PersonId);
  const { mutate, isPending, error } = trpc.willData.contacts.add.useMutation({
    onSuccess: (added) => {
      updateTestatorRecord((testatorRecord) => ({
        ...testatorRecord,
        contacts: [...testatorRecord.contacts.filter((contact) => contact.id !== added.id), added],
      }));
      notifySuccess(done);
      onDone(added.id);
    },
    onError: (error) => failureOf(error).reason !== 'PersonKnown' && notifyError(failed),
  });
  const save = (draft: ContactDraft, isSomeoneElse: boolean, kind: KindFields) => {
    const contact: ContactFields = { ...withRole(draft), ...kind, notes: draft.address, dateOfBirth: null };
    mutate({ id, contact, isSomeoneElse });
  };
  return { save, isPending, error };
}
