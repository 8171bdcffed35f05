import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf, peopleOf } from '@plainwill/contracts/will-data/people';
import { childNameParts } from '@plainwill/contracts/will-data/person-name';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { StaffChildFields } from '@plainwill/contracts/will-data/staff';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { type ChildRelationship, childRelationships, parentRoles } from '@plainwill/contracts/will-data/vocabulary';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { dateProblem, printDate, usableDate } from '../../ui/dates-and-money/date-text.ts';
import { DialogActions, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { tellError } from '../../ui/feedback/toasts.ts';
import type { Option } from '../../ui/fields/field-parts.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { BirthField } from '../children/birth-field.tsx';
import { including } from '../people/including.ts';
import { useToday } from '../testator-record/use-testator-record.ts';
import { useSaveStaffChild } from './use-staff-people.ts';
import { nameIn } from './user-panel.tsx';

const noOtherParent = 'none';

/** A child as the staff's form has them. */
interface StaffChildDraft {
  fullName: string;
  /** As typed. */
  dateOfBirth: string;
  relationship: ChildRelationship | '';
  otherParent: string;
}

const draftOfChild = (child: Child | null): StaffChildDraft => ({
  fullName: child ? nameOf(child) : '',
  dateOfBirth: child ? printDate(child.dateOfBirth) : '',
  relationship: child?.relationship ?? '',
  otherParent: child?.otherParentId ?? noOtherParent,
});

/** What the form still lacks, by input name; null if nothing. */
function missingInStaffChild(draft: StaffChildDraft, today: CalendarDate): Record<string, string> | null {
  const missing: Record<string, string> = {};
  if (!draft.fullName.trim()) missing.fullName = 'Enter the child’s full name';
  else if (!childNameParts(draft.fullName).lastName) missing.fullName = 'Enter the child’s first name and last name';
  const problem = dateProblem(draft.dateOfBirth, 'Date of birth', today);
  if (!draft.dateOfBirth.trim()) missing.dateOfBirth = 'Enter the child’s date of birth';
  else if (problem) missing.dateOfBirth = problem;
  if (!draft.relationship) missing.relationship = 'Choose the relationship';
  return Object.keys(missing).length > 0 ? missing : null;
}

/** The finished form as it is sent. Call it when nothing is missing. */
function staffChildIn(draft: StaffChildDraft, today: CalendarDate): StaffChildFields {
  const { fullName, relationship, otherParent } = draft;
  const dateOfBirth = usableDate(draft.dateOfBirth, today);
  if (!relationship || !dateOfBirth) throw new Error('The form is not finished');
  return {
    fullName,
    dateOfBirth,
    relationship,
    otherParentId: otherParent === noOtherParent ? null : (otherParent as PersonId),
  };
}

const isSameStaffChild = (a: StaffChildDraft, b: StaffChildDraft) =>
  (Object.keys(a) as (keyof StaffChildDraft)[]).every((key) => a[key] === b[key]);

interface StaffChildDialogProps {
  accountId: AccountId;
  testatorRecord: TestatorRecord;
  /** Null for a new one. */
  child: Child | null;
  onClose: () => void;
  onConflict: () => void;
}

const staffOptions: Option<ChildRelationship>[] = childRelationships
  .filter((word) => !(parentRoles as readonly string[]).includes(word))
  .map((value) => ({ value, label: value }));

/** The spouse, a contact, or nobody; whoever is stored stays to be kept. */
function otherParents(testatorRecord: TestatorRecord, stored: PersonId | null) {
  const adults = peopleOf(testatorRecord).filter(({ kind }) => kind !== 'child');
  const options = adults.map(({ id, kind, fullName }) => ({
    value: id as string,
    label: kind === 'spouse' ? `${fullName} (spouse or partner)` : fullName,
  }));
  const choices = [{ value: noOtherParent, label: 'None' }, ...options];
  return stored ? including(choices, stored, nameIn(testatorRecord, stored)) : choices;
}

/** Adds a child for somebody, or changes one. */
export function StaffChildDialog({ accountId, testatorRecord, child, onClose, onConflict }: StaffChildDialogProps) {
  const today = useToday();
  const [start] = useState(() => draftOfChild(child));
  const [draft, setDraft] = useState(start);
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { save, isPending, refused, failure } = useSaveStaffChild(accountId, child, { onClose, onConflict });
  const set = (changes: Partial<StaffChildDraft>) => setDraft({ ...draft, ...changes });
  const submit = () => {
    const found = missingInStaffChild(draft, today);
    setMissing(found);
    if (found) tellError('Please fill in all required fields');
    else if (!isPending) save(staffChildIn(draft, today));
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={child ? 'Edit Child' : 'Add Child'}
      isDirty={!isSameStaffChild(draft, start)}
    >
      <Form onSubmit={submit} validationErrors={missing ?? refused}>
        {failure && <Notice tone="error">{failure}</Notice>}
        <TextField
          label="Full name"
          name="fullName"
          isRequired
          autoCapitalize="words"
          hint="First name, any middle names, last name"
          value={draft.fullName}
          onChange={(fullName) => set({ fullName })}
        />
        <BirthField value={draft.dateOfBirth} onChange={(dateOfBirth) => set({ dateOfBirth })} />
        <Select
          label="Relationship"
          name="relationship"
          isRequired
          options={including(staffOptions, start.relationship, start.relationship)}
          value={draft.relationship}
          onChange={(relationship) => set({ relationship })}
        />
        <Select
          label="Other parent"
          name="otherParentId"
          options={otherParents(testatorRecord, child?.otherParentId ?? null)}
          value={draft.otherParent}
          onChange={(otherParent) => set({ otherParent })}
        />
        <DialogActions>
          <Button type="submit" isPending={isPending} pendingLabel="Saving…">
            {child ? 'Save child' : 'Add child'}
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
