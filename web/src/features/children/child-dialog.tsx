import type { PersonId } from '@plainwill/contracts/shared/ids';
import { asksSpouse, nameOf } from '@plainwill/contracts/will-data/people';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { ParentalResponsibility } from '@plainwill/contracts/will-data/vocabulary';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { tellError } from '../../ui/feedback/toasts.ts';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { contactRoleLabels } from '../people/contact-model.ts';
import { fieldsWithin } from '../people/fields-within.ts';
import { including } from '../people/including.ts';
import { useTestatorRecord, useToday } from '../testator-record/use-testator-record.ts';
import { BirthField } from './birth-field.tsx';
import {
  asksResponsibility,
  type ChildDraft,
  childGenderOptions,
  childIn,
  draftOfChild,
  isSameChildDraft,
  missingInChild,
  newChild,
  noOtherParent,
  parentRoleOptions,
  responsibilityOptions,
  withRelationship,
} from './child-model.ts';
import { useAddChild, useUpdateChild } from './use-children.ts';

/** Adds a child, or changes one. */
export function ChildDialog({ child, onClose }: { child: Child | null; onClose: () => void }) {
  const today = useToday();
  const { personalDetails } = useTestatorRecord();
  const [id] = useState(() => child?.id ?? (crypto.randomUUID() as PersonId));
  const [start] = useState(() => (child ? draftOfChild(child) : newChild(personalDetails?.lastName ?? '')));
  const [draft, setDraft] = useState(start);
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const add = useAddChild();
  const update = useUpdateChild();
  const { isPending, error } = child ? update : add;
  const failure = error && failureOf(error);
  const refused = failure && fieldsWithin(child ? 'changes' : 'child', failure.fields);

  const submit = () => {
    const found = missingInChild(draft, today);
    setMissing(found);
    if (found && Object.keys(found).length > 0) tellError('Please fill in all required fields');
    if (found || isPending) return;
    const fields = childIn(draft, today);
    if (child) update.mutate({ id, basedOn: child.version, changes: fields }, { onSuccess: onClose });
    else add.mutate({ id, child: fields }, { onSuccess: onClose });
  };
  const set = (changes: Partial<ChildDraft>) => setDraft({ ...draft, ...changes });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={child ? 'Edit Child' : 'Add Child'}
      isDirty={!isSameChildDraft(draft, start)}
    >
      <Form onSubmit={submit} validationErrors={missing ?? refused ?? failure?.fields}>
        {failure && !refused && <Notice tone="error">{failure.message}</Notice>}
        <FieldRow>
          <TextField
            label="First name"
            name="firstName"
            isRequired
            autoCapitalize="words"
            value={draft.firstName}
            onChange={(firstName) => set({ firstName })}
          />
          <TextField
            label="Last name"
            name="lastName"
            isRequired
            autoCapitalize="words"
            value={draft.lastName}
            onChange={(lastName) => set({ lastName })}
          />
        </FieldRow>
        <TextField
          label="Middle names"
          name="middleNames"
          isOptional
          autoCapitalize="words"
          value={draft.middleNames}
          onChange={(middleNames) => set({ middleNames })}
        />
        <BirthField value={draft.dateOfBirth} onChange={(dateOfBirth) => set({ dateOfBirth })} />
        <RadioPills
          label="Gender"
          name="gender"
          isRequired
          options={childGenderOptions}
          value={draft.gender}
          onChange={(gender) => set({ gender })}
        />
        <RadioPills
          label="What are you to this child?"
          name="relationship"
          isRequired
          options={including(parentRoleOptions, draft.relationship, draft.relationship)}
          value={draft.relationship}
          onChange={(relationship) => setDraft(withRelationship(draft, relationship))}
        />
        {asksResponsibility(draft) && (
          <Responsibility
            value={draft.parentalResponsibility}
            onChange={(parentalResponsibility) => set({ parentalResponsibility })}
          />
        )}
        <OtherParent value={draft.otherParent} onChange={(otherParent) => set({ otherParent })} />
        <DialogActions>
          <Button type="submit" isPending={isPending} pendingLabel="Saving…">
            {child ? 'Save child' : 'Add child'}
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}

const unsavedSpouse = 'spouse';

interface OtherParentProps {
  value: ChildDraft['otherParent'];
  onChange: (otherParent: PersonId | typeof noOtherParent) => void;
}

/** Who the child's other parent is: the spouse or partner, somebody named before, or nobody. */
function OtherParent({ value, onChange }: OtherParentProps) {
  const { personalDetails, spouseDetails, contacts } = useTestatorRecord();
  const spouse = spouseDetails
    ? [{ value: spouseDetails.id as string, label: `${spouseDetails.fullName} (spouse or partner)` }]
    : asksSpouse(personalDetails?.maritalStatus ?? null)
      ? [{ value: unsavedSpouse, label: 'My spouse or partner' }]
      : [];
  const options = [
    { value: noOtherParent as string, label: 'None' },
    ...spouse,
    ...contacts.map((contact) => ({
      value: contact.id as string,
      label: `${nameOf(contact)} (${contactRoleLabels[contact.role].toLowerCase()})`,
    })),
  ];
  const choose = (chosen: string) =>
    chosen === unsavedSpouse
      ? tellError('Please complete spouse details first')
      : onChange(chosen as PersonId | typeof noOtherParent);
  return (
    <Select
      label="Other parent"
      name="otherParentId"
      isOptional
      hint="Someone you have not named yet can be added under Contacts first."
      options={options}
      value={value}
      onChange={choose}
    />
  );
}

interface ResponsibilityProps {
  value: ParentalResponsibility | '';
  onChange: (value: ParentalResponsibility) => void;
}

/** Children Act 1989 s.5: only a parent with parental responsibility can appoint a guardian. */
function Responsibility({ value, onChange }: ResponsibilityProps) {
  return (
    <Select
      label="Do you have parental responsibility?"
      name="parentalResponsibility"
      isRequired
      hint="A mother always has it. You need it to choose a guardian for the child in your will."
      options={responsibilityOptions}
      value={value}
      onChange={onChange}
    />
  );
}
