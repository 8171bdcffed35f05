import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import type { Contact, ContactFields as StoredFields } from '@plainwill/contracts/will-data/records/contacts';
import { useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import {
  bodyKindIn,
  type KindDraft,
  kindAnswersIn,
  kindDraftOf,
  kindFieldsIn,
  storedName,
} from '../../../shared/people/contact-kind.ts';
import { refetchTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { printDate, usableDate } from '../../../ui/dates-and-money/date-text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Stack } from '../../../ui/layout/page-layout.tsx';
import { notifyError } from '../../../ui/toasts/toasts.ts';
import { BodyFields, KindPills } from '../../people/body-fields.tsx';
import { ContactFields } from '../../people/contact-fields.tsx';
import {
  type ContactDraft,
  contactCodeOptions,
  contactDraftOf,
  contactRoleOptions,
  emptyContact,
  missingInBody,
  missingInContact,
} from '../../people/contact-model.ts';
import { HelpWithMoney } from '../../people/help-with-money.tsx';
import { SamePerson } from '../../people/same-person.tsx';
import { withRole } from '../../people/use-add-person.ts';
import { useLookalikes } from '../../people/use-lookalikes.ts';
import { dialogFields, fieldsWithin } from '../record-form/dialog-draft.ts';
import { ElsewhereNotice } from '../record-form/elsewhere-notice.tsx';
import { QuestionField } from '../record-form/question-field.tsx';
import { RecordDialog } from '../record-form/record-dialog.tsx';
import { textOf } from '../record-form/record-form-state.ts';
import { useDialogDraft } from '../record-form/use-dialog-draft.ts';
import { useAddContact, useUpdateContact } from './use-contacts.ts';

const ignore = () => undefined;

const required = ['firstName', 'lastName', 'role'] as const;

/** Adds somebody to the people named, or changes what is known of them. */
export default function ContactDialog({ contact, onClose }: { contact: Contact | null; onClose: () => void }) {
  const { id, basedOn, draft, elsewhere, ...over } = useDialogDraft(contact, draftOf);
  const today = useToday();
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const add = useAddContact();
  const update = useUpdateContact();
  const { lookalikes, mustAsk, askIfKnown, stopAsking } = useLookalikes();
  const { isPending, error } = contact ? update : add;
  const failure = error && failureOf(error);
  const refused = failure && fieldsWithin(contact ? 'changes' : 'contact', failure.fields);

  const body = bodyKindIn(draft);

  const stillMissing = () => {
    if (body) return missingInBody(draft, body) ?? {};
    return missingInContact(contactDraftOf(draft), { whose: 'their', relationship: 'required' }, missing) ?? {};
  };
  const submit = () => {
    const open = stillMissing();
    const isFinished = Object.keys(open).length === 0;
    setMissing(isFinished ? null : open);
    if (!isFinished) notifyError('Please fill in required fields');
    if (!isFinished || !isDateUsable(draft, today) || isPending) return;
    if (contact) update.mutate({ id, basedOn, changes: fields() }, { onSuccess: onClose, onError: catchUp });
    else if (!mustAsk(draft)) addAs(false);
  };
  const fields = (): StoredFields => ({
    ...withRole(contactDraftOf(draft)),
    ...(body && storedName(draft)),
    ...kindFieldsIn(draft),
    ...moreIn(draft, today),
  });
  const catchUp = async (error: unknown) => {
    if (failureOf(error).reason !== 'ContactChanged') return;
    const latest = (await refetchTestatorRecord().catch(() => null))?.contacts.find((each) => each.id === id);
    if (latest) over.showElsewhere(latest);
  };
  const addAs = (isSomeoneElse: boolean) =>
    add.mutate(
      { id, contact: fields(), isSomeoneElse },
      { onSuccess: onClose, onError: (error) => void askIfKnown(error, draft).catch(ignore) },
    );
  if (lookalikes.length > 0)
    return (
      <FormDialog isOpen isWide onClose={onClose} title="Add Contact" isDirty={over.isDirty}>
        <SamePerson
          name={nameOf(draft)}
          lookalikes={lookalikes}
          isPending={isPending}
          onSame={onClose}
          onSomeoneElse={() => addAs(true)}
          onBack={stopAsking}
        />
      </FormDialog>
    );
  return (
    <RecordDialog
      title={contact ? 'Edit Contact' : 'Add Contact'}
      saveLabel={contact ? 'Save contact' : 'Add contact'}
      isDirty={over.isDirty}
      isPending={isPending}
      errors={missing ?? refused}
      failure={refused || elsewhere || failure?.reason === 'PersonKnown' ? null : failure?.message}
      onSubmit={submit}
      onClose={onClose}
      intro={
        elsewhere ? (
          <ElsewhereNotice
            key={basedOn}
            what="This contact"
            saveLabel="Save contact"
            questions={contactQuestions}
            draft={draft}
            elsewhere={elsewhere}
            onTake={over.takeElsewhere}
          />
        ) : (
          contact && (
            <Notice tone="info" title="Editing contact">
              {nameOf(contact)}
            </Notice>
          )
        )
      }
    >
      <KindPills kind={draft.kind} isNew={!contact} onChange={(kind) => over.change({ ...draft, kind })} />
      {body ? (
        <BodyFields
          key={body}
          kind={body}
          person={draft}
          answers={kindAnswersIn(draft)}
          onChange={(person, answers) => over.change({ ...draft, ...person, ...answers })}
          codes={contactCodeOptions}
        />
      ) : (
        <ContactFields
          draft={draft}
          onChange={(changed) => over.change({ ...draft, ...changed })}
          relationships={contactRoleOptions}
          codes={contactCodeOptions}
          required={required}
        />
      )}
      <MoreFields draft={draft} onChange={(changed) => over.change({ ...draft, ...changed })} />
    </RecordDialog>
  );
}

/** A contact’s own form asks these, and no other form does. */
interface MoreDraft extends KindDraft {
  /** As typed. */
  dateOfBirth: string;
  protectShare: boolean | null;
  notes: string;
}

const moreOf = (contact: Contact | null): MoreDraft => ({
  ...kindDraftOf(contact),
  dateOfBirth: contact?.dateOfBirth ? printDate(contact.dateOfBirth) : '',
  protectShare: contact?.protectShare ?? null,
  notes: contact?.notes ?? '',
});

const draftOf = (contact: Contact | null): ContactDraft & MoreDraft => ({
  ...(contact ? contactDraftOf(contact) : emptyContact),
  ...moreOf(contact),
});

/** The date, if there is one, can be stored; its field says why not. */
const isDateUsable = (draft: MoreDraft, today: CalendarDate) =>
  bodyKindIn(draft) !== null || draft.dateOfBirth.trim() === '' || usableDate(draft.dateOfBirth, today) !== null;

/** A charity was never born, and needs no help with money. */
function moreIn(draft: MoreDraft, today: CalendarDate) {
  const isPerson = bodyKindIn(draft) === null;
  return {
    notes: draft.notes,
    dateOfBirth: isPerson ? usableDate(draft.dateOfBirth, today) : null,
    protectShare: isPerson ? draft.protectShare : null,
  } satisfies Partial<StoredFields>;
}

/** A person’s age, and what few people need; and notes. */
function MoreFields({ draft, onChange }: { draft: MoreDraft; onChange: (draft: MoreDraft) => void }) {
  const shared = { of: contactQuestions, form: dialogFields(contactQuestions, draft, onChange), hasAdvice: true };
  const isPerson = bodyKindIn(draft) === null;
  return (
    <Stack>
      {isPerson && <QuestionField {...shared} name="dateOfBirth" />}
      <QuestionField {...shared} name="notes" />
      {isPerson && (
        <HelpWithMoney
          label={contactQuestions.protectShare.label}
          answer={textOf(draft.protectShare ?? '')}
          onChange={(answer) => onChange({ ...draft, protectShare: answer === 'yes' })}
        />
      )}
    </Stack>
  );
}
