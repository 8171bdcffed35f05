import { inheritanceAge } from '@plainwill/contracts/will-data/ceilings';
import { FieldRow } from '../../ui/field-row.tsx';
import { RadioPills } from '../../ui/radio-pills.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { usePortal, useToday } from '../portal/use-portal.ts';
import { asksAccessAge, type GiftDraft, hasChild } from './gift-draft.ts';

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
  const portal = usePortal();
  const today = useToday();
  const { grandchildrenInherit } = draft;
  const answer = grandchildrenInherit === null ? '' : grandchildrenInherit ? 'yes' : 'no';
  return (
    <>
      {hasChild(draft.recipients, portal) && (
        <RadioPills
          label="If your child cannot take this gift, should their own children take it instead?"
          name="grandchildrenInherit"
          hint="Your grandchildren, those not born yet among them"
          options={yesOrNo}
          value={answer}
          onChange={(value) => onChange({ ...draft, grandchildrenInherit: value === 'yes' })}
        />
      )}
      {asksAccessAge(draft, portal, today) && (
        <FieldRow>
          <TextField
            label="Children’s access age"
            name="childrenAccessAge"
            hint={`From ${inheritanceAge.least} to ${inheritanceAge.most}. Until then your executors look after it. Left empty, it is ${inheritanceAge.usual}.`}
            inputMode="numeric"
            value={draft.childrenAccessAge}
            onChange={(childrenAccessAge) => onChange({ ...draft, childrenAccessAge })}
          />
        </FieldRow>
      )}
    </>
  );
}
