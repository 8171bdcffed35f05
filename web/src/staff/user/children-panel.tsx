import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf, peopleOf } from '@plainwill/contracts/will-data/people';
import { childNameParts } from '@plainwill/contracts/will-data/person-name';
import { staffChildQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { StaffChildFields } from '@plainwill/contracts/will-data/staff';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { type ChildRelationship, childRelationships, parentRoles } from '@plainwill/contracts/will-data/vocabulary';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { savedBySupportLabel } from '../../shared/testator-record/support-label.ts';
import { useToday } from '../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { dateProblem, pastDays, printDate, usableDate } from '../../ui/dates-and-money/date-text.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Option } from '../../ui/fields/field-parts.tsx';
import { ItemRow } from '../../ui/lists/item-row.tsx';
import { BirthField } from '../../will-maker/sections/children/child-dialog.tsx';
import { ageText, noOtherParent } from '../../will-maker/sections/children/child-model.ts';
import {
  dialogFields,
  including,
  isSameDraft,
  unansweredIn,
} from '../../will-maker/sections/record-form/dialog-draft.ts';
import { QuestionField } from '../../will-maker/sections/record-form/question-field.tsx';
import { RecordDialog } from '../../will-maker/sections/record-form/record-dialog.tsx';
import { useSaveStaffChild } from './use-user.ts';
import { nameIn, Panel, type UserPanelProps } from './user-panel.tsx';

/** These roles say what the person is to the child, as the Will Maker asks, rather than what the child is to them. */
const describesParent = (relationship: ChildRelationship) => parentRoles.some((role) => role === relationship);

/** Their children; an administrator adds and edits them in a dialog. */
export function ChildrenPanel({ accountId, testatorRecord, isEdited, onConflict }: UserPanelProps) {
  const today = useToday();
  const [open, setOpen] = useState<Child | 'new' | null>(null);
  const about = (child: Child) => [
    `${printDate(child.dateOfBirth)} (${child.hasDied ? 'has died' : ageText(child.dateOfBirth, today)})`,
    describesParent(child.relationship) ? `${child.relationship} of the child` : child.relationship,
    child.otherParentId && `Other parent: ${nameIn(testatorRecord, child.otherParentId)}`,
    savedBySupportLabel(child),
  ];
  return (
    <Panel title="Children">
      {testatorRecord.children.length === 0 ? (
        <EmptyState>No children are named.</EmptyState>
      ) : (
        <ul className="flex flex-col gap-2">
          {testatorRecord.children.map((child) => (
            <ItemRow key={child.id} title={nameOf(child) || 'No name'} about={about(child)}>
              {isEdited && (
                <Button variant="quiet" size="small" label={`Edit ${nameOf(child)}`} onPress={() => setOpen(child)}>
                  Edit
                </Button>
              )}
            </ItemRow>
          ))}
        </ul>
      )}
      {isEdited && (
        <ButtonRow>
          <Button variant="secondary" size="small" onPress={() => setOpen('new')}>
            <Plus aria-hidden strokeWidth={2.2} className="size-4.5" />
            Add Child
          </Button>
        </ButtonRow>
      )}
      {open && (
        <StaffChildDialog
          accountId={accountId}
          testatorRecord={testatorRecord}
          child={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onConflict={onConflict}
        />
      )}
    </Panel>
  );
}

/** A child as the staff's form has them. */
interface StaffChildDraft {
  fullName: string;
  /** As typed. */
  dateOfBirth: string;
  relationship: ChildRelationship | '';
  otherParentId: string;
}

const draftOfChild = (child: Child | null): StaffChildDraft => ({
  fullName: child ? nameOf(child) : '',
  dateOfBirth: child ? printDate(child.dateOfBirth) : '',
  relationship: child?.relationship ?? '',
  otherParentId: child?.otherParentId ?? noOtherParent,
});

const oneChildsName = 'Enter the child’s first name and last name. If they have one name only, save again';

/** The missing inputs of the form, by name; null if none is missing. `before` are those found at the last try. */
function missingInStaffChild(
  draft: StaffChildDraft,
  before: Readonly<Record<string, string>> | null,
  today: CalendarDate,
): Record<string, string> | null {
  const missing = unansweredIn(staffChildQuestions, draft);
  if (!missing.fullName && !childNameParts(draft.fullName).lastName && before?.fullName !== oneChildsName)
    missing.fullName = oneChildsName;
  const problem = dateProblem(draft.dateOfBirth, 'Date of birth', pastDays(today));
  if (!missing.dateOfBirth && problem) missing.dateOfBirth = problem;
  return Object.keys(missing).length > 0 ? missing : null;
}

/** The finished form as it is sent. Call it when nothing is missing. */
function staffChildIn(draft: StaffChildDraft, today: CalendarDate): StaffChildFields {
  const { fullName, relationship, otherParentId } = draft;
  const dateOfBirth = usableDate(draft.dateOfBirth, today);
  if (!relationship || !dateOfBirth) throw new Error('The form is not finished');
  return {
    fullName,
    dateOfBirth,
    relationship,
    otherParentId: otherParentId === noOtherParent ? null : (otherParentId as PersonId),
  };
}

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
function StaffChildDialog({ accountId, testatorRecord, child, onClose, onConflict }: StaffChildDialogProps) {
  const today = useToday();
  const [start] = useState(() => draftOfChild(child));
  const [draft, setDraft] = useState(start);
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { save, isPending, refused, failure } = useSaveStaffChild(accountId, child, { onClose, onConflict });
  const form = dialogFields(staffChildQuestions, draft, setDraft);
  const shared = { of: staffChildQuestions, form };
  const submit = () => {
    const found = missingInStaffChild(draft, missing, today);
    setMissing(found);
    if (!found && !isPending) save(staffChildIn(draft, today));
  };
  return (
    <RecordDialog
      title={child ? 'Edit Child' : 'Add Child'}
      saveLabel={child ? 'Save child' : 'Add child'}
      isDirty={!isSameDraft(draft, start)}
      isPending={isPending}
      errors={missing ?? refused}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <QuestionField {...shared} name="fullName" isRequired hasAdvice />
      <BirthField form={form} value={draft.dateOfBirth} />
      <QuestionField
        {...shared}
        name="relationship"
        isRequired
        isList
        options={including(staffOptions, start.relationship, start.relationship)}
      />
      <QuestionField
        {...shared}
        name="otherParentId"
        options={otherParents(testatorRecord, child?.otherParentId ?? null)}
      />
    </RecordDialog>
  );
}
