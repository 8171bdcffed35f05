import type { AccountId } from '@plainwill/contracts/shared/ids';
import { staffContactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import type { StaffContactFields } from '@plainwill/contracts/will-data/staff';
import { useState } from 'react';
import { tellError } from '../../ui/feedback/toasts.ts';
import { ReachFields } from '../people/contact-fields.tsx';
import { contactCodeOptions, emptyContact } from '../people/contact-model.ts';
import { dialogFields, unansweredIn } from '../record-form/dialog-draft.ts';
import { QuestionField } from '../record-form/question-field.tsx';
import { RecordDialog } from '../record-form/record-dialog.tsx';
import { useAddStaffContact } from './use-staff-people.ts';

type Draft = Omit<StaffContactFields, 'role'> & { role: StaffContactFields['role'] | '' };

const { firstName: _first, middleNames: _middle, lastName: _last, ...blank } = emptyContact;
const nobody: Draft = { ...blank, fullName: '', role: '', notes: '' };

/** Adds somebody to the people a user has named. */
export function StaffContactDialog({ accountId, onClose }: { accountId: AccountId; onClose: () => void }) {
  const [draft, setDraft] = useState(nobody);
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { save, isPending, refused, failure } = useAddStaffContact(accountId, onClose);
  const shared = { of: staffContactQuestions, form: dialogFields(staffContactQuestions, draft, setDraft) };
  const submit = () => {
    const found = unansweredIn(staffContactQuestions, draft);
    const isFinished = Object.keys(found).length === 0;
    setMissing(isFinished ? null : found);
    if (!isFinished) tellError('Please fill in required fields');
    else if (!isPending) save(draft as StaffContactFields);
  };
  return (
    <RecordDialog
      title="Add Contact"
      saveLabel="Add contact"
      isDirty={draft !== nobody}
      isPending={isPending}
      errors={missing ?? refused}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <QuestionField {...shared} name="fullName" isRequired />
      <QuestionField {...shared} name="role" isRequired isList hasAdvice />
      <ReachFields draft={draft} onChange={setDraft} codes={contactCodeOptions} />
      <QuestionField {...shared} name="notes" />
    </RecordDialog>
  );
}
