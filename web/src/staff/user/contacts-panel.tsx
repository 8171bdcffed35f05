import type { AccountId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { staffContactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { StaffContactFields } from '@plainwill/contracts/will-data/staff';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  bodyKindIn,
  type KindDraft,
  kindAnswersIn,
  kindDraftOf,
  kindFieldsIn,
} from '../../shared/people/contact-kind.ts';
import { savedBySupportLabel } from '../../shared/testator-record/support-label.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ItemRow } from '../../ui/lists/item-row.tsx';
import { BodyNumber, bodyNameLabels, KindPills } from '../../will-maker/people/body-fields.tsx';
import { ReachFields } from '../../will-maker/people/contact-fields.tsx';
import { contactCodeOptions, contactLabel, emptyContact } from '../../will-maker/people/contact-model.ts';
import { dialogFields, unansweredIn } from '../../will-maker/sections/record-form/dialog-draft.ts';
import { printMobileWithCode } from '../../will-maker/sections/record-form/mobile-number.ts';
import { QuestionField } from '../../will-maker/sections/record-form/question-field.tsx';
import { RecordDialog } from '../../will-maker/sections/record-form/record-dialog.tsx';
import { useAddStaffContact } from './use-user.ts';
import { Panel, type UserPanelProps } from './user-panel.tsx';

const about = (contact: Contact) => [
  contactLabel(contact),
  contact.email,
  contact.mobileNumber && printMobileWithCode(contact.mobileCountryCode, contact.mobileNumber),
  contact.address,
  contact.notes,
  savedBySupportLabel(contact),
];

/** The people they have named; an administrator adds to them in a dialog. */
export function ContactsPanel({ accountId, testatorRecord, isEdited }: UserPanelProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel title="Contacts">
      {testatorRecord.contacts.length === 0 ? (
        <EmptyState>No contacts are named.</EmptyState>
      ) : (
        <ul className="flex flex-col gap-2">
          {testatorRecord.contacts.map((contact) => (
            <ItemRow key={contact.id} title={nameOf(contact) || 'No name'} about={about(contact)} />
          ))}
        </ul>
      )}
      {isEdited && (
        <ButtonRow>
          <Button variant="secondary" size="small" onPress={() => setAdding(true)}>
            <Plus aria-hidden strokeWidth={2.2} className="size-4.5" />
            Add Contact
          </Button>
        </ButtonRow>
      )}
      {isAdding && <StaffContactDialog accountId={accountId} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

type Draft = Omit<StaffContactFields, 'role' | keyof KindDraft> & KindDraft & { role: StaffContactFields['role'] | '' };

const { firstName: _first, middleNames: _middle, lastName: _last, ...blank } = emptyContact;
const nobody: Draft = { ...blank, ...kindDraftOf(null), fullName: '', role: '', notes: '' };

/** Adds somebody to the people a user has named. */
function StaffContactDialog({ accountId, onClose }: { accountId: AccountId; onClose: () => void }) {
  const [draft, setDraft] = useState(nobody);
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { save, isPending, refused, failure } = useAddStaffContact(accountId, onClose);
  const shared = { of: staffContactQuestions, form: dialogFields(staffContactQuestions, draft, setDraft) };
  const body = bodyKindIn(draft);
  const submit = () => {
    // A body has no role towards the testator.
    const contact: Draft = body ? { ...draft, role: 'other' } : draft;
    const found = unansweredIn(staffContactQuestions, contact);
    const isFinished = Object.keys(found).length === 0;
    setMissing(isFinished ? null : found);
    if (isFinished && !isPending) save({ ...contact, ...kindFieldsIn(contact) } as StaffContactFields);
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
      <KindPills kind={draft.kind} isNew onChange={(kind) => setDraft({ ...draft, kind })} />
      <QuestionField {...shared} name="fullName" isRequired label={body ? bodyNameLabels[body] : undefined} />
      {body ? (
        <BodyNumber
          key={body}
          kind={body}
          answers={kindAnswersIn(draft)}
          onChange={(answers) => setDraft({ ...draft, ...answers })}
        />
      ) : (
        <QuestionField {...shared} name="role" isRequired isList hasAdvice />
      )}
      <ReachFields draft={draft} onChange={setDraft} codes={contactCodeOptions} />
      <QuestionField {...shared} name="notes" />
    </RecordDialog>
  );
}
