import { detailsAsked } from '@plainwill/contracts/will-data/questions/gift-questions';
import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import type { GiftType } from '@plainwill/contracts/will-data/vocabulary';
import { MoneyField } from '../../ui/dates-and-money/money-field.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useTestatorRecord, useToday } from '../testator-record/use-testator-record.ts';
import { asksAccessAge, type GiftDraft, hasChild } from './gift-model.ts';

interface GiftDetailsProps {
  draft: GiftDraft;
  giftType: GiftType;
  onChange: (draft: GiftDraft) => void;
}

/** What is asked of the type of gift chosen. */
export function GiftDetails({ draft, giftType, onChange }: GiftDetailsProps) {
  const field = (name: 'itemDescription' | 'cashAmount' | 'provider' | 'policyNumber' | 'policyAmount') => ({
    name,
    value: draft[name],
    onChange: (text: string) => onChange({ ...draft, [name]: text }),
  });
  if (giftType === 'specific_item')
    return (
      <TextAreaField
        label="Description"
        hint="So that nobody could mistake it: “my gold wedding ring”, not “my jewellery”"
        rows={2}
        {...field('itemDescription')}
      />
    );
  if (giftType === 'cash_gift')
    return (
      <FieldRow>
        <MoneyField label="Amount" hint="In pounds. Several recipients share this one sum." {...field('cashAmount')} />
      </FieldRow>
    );
  return (
    <>
      <Notice tone="info">{outsideTheWill[giftType]}</Notice>
      <FieldRow>
        <TextField label="Provider" hint="The company it is with" isOptional {...field('provider')} />
        <TextField label="Policy number" isOptional {...field('policyNumber')} />
      </FieldRow>
      {detailsAsked[giftType].includes('policyAmount') && (
        <FieldRow>
          <MoneyField label="Amount" hint="About how much, in pounds" isOptional {...field('policyAmount')} />
        </FieldRow>
      )}
    </>
  );
}

// Such money usually never reaches the estate: a trust, the scheme's rules or the Married Women's Property Act 1882
// s.11 pass it on.
const outsideTheWill = {
  pension_plan:
    'Most pensions do not pass by a will: the scheme decides who is paid, guided by a form of its own. Ask the scheme for its “expression of wish” form and give the same names there. Your will asks the scheme to follow them, and gives these people anything that does come to your estate.',
  life_insurance:
    'A policy in trust, or one that says who is paid, pays outside your will. This gift covers only money that comes to your estate. If you are not sure, ask the insurer.',
};

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

interface ChildrenQuestionsProps {
  draft: GiftDraft;
  onChange: (draft: GiftDraft) => void;
}

/** Asked only where a child takes. */
export function ChildrenQuestions({ draft, onChange }: ChildrenQuestionsProps) {
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const { grandchildrenInherit } = draft;
  const answer = grandchildrenInherit === null ? '' : grandchildrenInherit ? 'yes' : 'no';
  return (
    <>
      {hasChild(draft.recipients, testatorRecord) && (
        <RadioPills
          label="If your child cannot take this gift, should their own children take it instead?"
          name="grandchildrenInherit"
          hint="Your grandchildren, those not born yet among them"
          options={yesOrNo}
          value={answer}
          onChange={(value) => onChange({ ...draft, grandchildrenInherit: value === 'yes' })}
        />
      )}
      {asksAccessAge(draft, testatorRecord, today) && (
        <FieldRow>
          <TextField
            label="Children’s access age"
            name="childrenAccessAge"
            hint={`From ${inheritanceAge.min} to ${inheritanceAge.max}. Until then your executors look after it. Left empty, it is ${inheritanceAge.default}.`}
            inputMode="numeric"
            value={draft.childrenAccessAge}
            onChange={(childrenAccessAge) => onChange({ ...draft, childrenAccessAge })}
          />
        </FieldRow>
      )}
    </>
  );
}
