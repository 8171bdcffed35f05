import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf, namesSpouse } from '@plainwill/contracts/will-data/people';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { useDialogState } from '../../../shared/drafts/dialog-state.tsx';
import { isBody } from '../../../shared/people/contact-kind.ts';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import {
  refetchTestatorRecord,
  useTestatorRecord,
  useToday,
} from '../../../shared/testator-record/use-testator-record.ts';
import { afterFocusMoved, focusField } from '../../../ui/browser/focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { usableDate } from '../../../ui/dates-and-money/date-text.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { notifyError } from '../../../ui/toasts/toasts.ts';
import { contactRoleLabels } from '../../people/contact-model.ts';
import { HelpWithMoney } from '../../people/help-with-money.tsx';
import { AddRecipient } from '../../people/recipients/add-recipient.tsx';
import { dialogFields, fieldsWithin, including } from '../record-form/dialog-draft.ts';
import { ElsewhereNotice } from '../record-form/elsewhere-notice.tsx';
import { QuestionField, yesNoOptions } from '../record-form/question-field.tsx';
import { RecordDialog } from '../record-form/record-dialog.tsx';
import type { QuestionFieldState } from '../record-form/record-form-state.ts';
import { useDialogDraft } from '../record-form/use-dialog-draft.ts';
import { NameSpouseStep } from '../spouse-details/name-spouse-step.tsx';
import {
  ageText,
  asksBirth,
  asksOtherParent,
  asksResponsibility,
  type ChildDraft,
  childIn,
  draftOfChild,
  isDeceased,
  missingInChild,
  newChild,
  noOtherParent,
  parentRoleOptions,
  withQuestionsAskedAgain,
} from './child-model.ts';
import { useAddChild, useUpdateChild } from './use-children.ts';

/** Adds a child, or changes one. */
export function ChildDialog({ child, onClose }: { child: Child | null; onClose: () => void }) {
  const today = useToday();
  const { personalDetails, children } = useTestatorRecord();
  const people = usePeople();
  const { id, basedOn, draft, elsewhere, ...over } = useDialogDraft(child, (of) =>
    of ? draftOfChild(of) : newChild(personalDetails?.lastName ?? '', children.at(-1)?.otherParentId ?? null),
  );
  const [parentToAdd, setParentToAdd] = useDialogState<'someone' | 'spouse' | null>('parentToAdd', null);
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const add = useAddChild();
  const update = useUpdateChild();
  const { isPending, error } = child ? update : add;
  const failure = error && failureOf(error);
  const refused = failure && (fieldsWithin(child ? 'changes' : 'child', failure.fields) ?? someOf(failure.fields));

  const submit = () => {
    const found = missingInChild(draft, missing, today);
    setMissing(found);
    if (found && Object.keys(found).length > 0) notifyError('Please fill in all required fields');
    if (found || isPending) return;
    const fields = childIn(draft, today);
    if (child) update.mutate({ id, basedOn, changes: fields }, { onSuccess: onClose, onError: catchUp });
    else add.mutate({ id, child: fields }, { onSuccess: onClose });
  };
  const catchUp = async (error: unknown) => {
    if (failureOf(error).reason !== 'ChildChanged') return;
    const latest = (await refetchTestatorRecord().catch(() => null))?.children.find((each) => each.id === id);
    if (latest) over.showElsewhere(latest);
  };
  const backToForm = () => {
    setParentToAdd(null);
    // The form is there again, and nothing in it has the focus.
    afterFocusMoved(() => focusField(document, 'otherParentId'));
  };
  const addedParent = (otherParentId: PersonId) => {
    over.change({ ...draft, otherParentId });
    backToForm();
  };
  const change = (changed: ChildDraft) =>
    (changed.otherParentId as string) === unsavedSpouse
      ? setParentToAdd('spouse')
      : over.change(withQuestionsAskedAgain(draft, changed));
  const form = dialogFields(childQuestions, draft, change);
  const shared = { of: childQuestions, form, hasAdvice: true };
  return (
    <RecordDialog
      title={child ? 'Edit Child' : 'Add Child'}
      saveLabel={child ? 'Save child' : 'Add child'}
      isDirty={over.isDirty}
      isPending={isPending}
      errors={missing ?? refused}
      failure={refused || elsewhere ? null : failure?.message}
      onSubmit={submit}
      onClose={onClose}
      step={
        parentToAdd === 'someone' ? (
          <AddRecipient only="person" onAdded={addedParent} onBack={backToForm} />
        ) : parentToAdd === 'spouse' ? (
          <NameSpouseStep onNamed={addedParent} onBack={backToForm} />
        ) : undefined
      }
      intro={
        elsewhere && (
          <ElsewhereNotice
            key={basedOn}
            what="This child"
            saveLabel="Save child"
            questions={childQuestions}
            draft={draft}
            elsewhere={elsewhere}
            print={(field, text) =>
              field === 'otherParentId' && text !== noOtherParent ? nameAmong(people, text as PersonId) : undefined
            }
            onTake={over.takeElsewhere}
          />
        )
      }
    >
      <FieldRow>
        <QuestionField {...shared} name="firstName" isRequired />
        <QuestionField {...shared} name="middleNames" />
      </FieldRow>
      <QuestionField {...shared} name="lastName" isRequired />
      <BirthField form={form} value={isDeceased(draft) ? '' : draft.dateOfBirth} />
      <QuestionField {...shared} name="gender" isRequired />
      <QuestionField
        {...shared}
        name="relationship"
        isRequired
        options={including(parentRoleOptions, draft.relationship, draft.relationship)}
      />
      {asksBirth(draft) && (
        <RadioPills
          label={childQuestions.gaveBirth.label}
          hint={childQuestions.gaveBirth.hint}
          name="gaveBirth"
          isRequired
          options={yesNoOptions}
          value={draft.gaveBirth}
          onChange={(gaveBirth) => change({ ...draft, gaveBirth })}
        />
      )}
      {/* Children Act 1989 s.5: only a parent with parental responsibility can appoint a guardian. */}
      {asksResponsibility(draft) && <QuestionField {...shared} name="parentalResponsibility" isRequired isList />}
      {!isDeceased(draft) && (
        <>
          {asksOtherParent(draft) && <OtherParent form={form} onAdd={() => setParentToAdd('someone')} />}
          <HelpWithMoney
            label={childQuestions.protectShare.label}
            answer={draft.protectShare}
            onChange={(protectShare) => change({ ...draft, protectShare })}
          />
        </>
      )}
      <Checkbox
        name="hasDied"
        label={childQuestions.hasDied.label}
        hint={childQuestions.hasDied.hint}
        isSelected={isDeceased(draft)}
        onChange={(hasDied) => change({ ...draft, hasDied: hasDied ? 'yes' : 'no' })}
      />
      {isDeceased(draft) && <Death draft={draft} form={form} onChange={change} />}
    </RecordDialog>
  );
}

const someOf = (fields: Readonly<Record<string, string>>) => (Object.keys(fields).length > 0 ? fields : undefined);

/** A child’s date of birth, and how old that makes them; nothing of an age for an empty value. */
export function BirthField({ form, value }: { form: QuestionFieldState<'dateOfBirth'>; value: string }) {
  const today = useToday();
  const bornOn = usableDate(value, today);
  return (
    <QuestionField
      of={childQuestions}
      name="dateOfBirth"
      form={form}
      isRequired
      hasAdvice
      suffix={bornOn && ageText(bornOn, today)}
    />
  );
}

interface DeathProps {
  draft: ChildDraft;
  form: QuestionFieldState<'diedOn'>;
  onChange: (draft: ChildDraft) => void;
}

/** A child who has died may have left children, who can take in that place. */
function Death({ draft, form, onChange }: DeathProps) {
  return (
    <>
      <QuestionField of={childQuestions} name="diedOn" form={form} hasAdvice isOptional />
      <RadioPills
        label={childQuestions.leftChildren.label}
        name="leftChildren"
        options={yesNoOptions}
        value={draft.leftChildren}
        onChange={(leftChildren) => onChange({ ...draft, leftChildren })}
      />
    </>
  );
}

const unsavedSpouse = 'spouse';

/** The child's other parent is the spouse or partner, somebody named before, or nobody. */
function OtherParent({ form, onAdd }: { form: QuestionFieldState<'otherParentId'>; onAdd: () => void }) {
  const { personalDetails, spouseDetails, contacts, settings } = useTestatorRecord();
  const spouse = spouseDetails
    ? [{ value: spouseDetails.id as string, label: `${spouseDetails.fullName} (spouse or partner)` }]
    : namesSpouse(personalDetails?.maritalStatus ?? null, settings.includePartner)
      ? [{ value: unsavedSpouse, label: 'My spouse or partner' }]
      : [];
  const options = [
    { value: noOtherParent as string, label: 'None' },
    ...spouse,
    ...contacts
      .filter((contact) => !isBody(contact))
      .map((contact) => ({
        value: contact.id as string,
        label: `${nameOf(contact)} (${contactRoleLabels[contact.role].toLowerCase()})`,
      })),
  ];
  return (
    <div>
      <QuestionField of={childQuestions} name="otherParentId" form={form} hasAdvice isOptional options={options} />
      <Button variant="quiet" size="small" label="Add someone new as the other parent" onPress={onAdd}>
        <Plus aria-hidden strokeWidth={2.2} className="size-4.5" />
        Add someone new
      </Button>
    </div>
  );
}
