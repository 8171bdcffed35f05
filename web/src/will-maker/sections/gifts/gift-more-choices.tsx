import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { withNamedSpouse } from '../../../shared/people/named-people.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { dialogFields } from '../record-form/dialog-draft.ts';
import { QuestionField } from '../record-form/question-field.tsx';
import {
  amountInDraft,
  asksAmountEach,
  asksMortgage,
  asksOnlyThisHome,
  type GiftDraft,
  hasMoreChoices,
} from './gift-model.ts';

interface GiftChoicesProps {
  draft: GiftDraft;
  onChange: (draft: GiftDraft) => void;
}

/** Several share one sum, or each gets it. */
export function AmountEach({ draft, onChange }: GiftChoicesProps) {
  if (!asksAmountEach(draft)) return null;
  const amount = amountInDraft(draft);
  const options = [
    { value: 'no', label: amount ? `${amount} in total, shared` : 'One sum, shared' },
    { value: 'yes', label: amount ? `${amount} to each` : 'The same sum to each' },
  ];
  return (
    <RadioPills
      label="How is the money shared?"
      name="amountEach"
      options={options}
      value={draft.amountEach ? 'yes' : 'no'}
      onChange={(choice) => onChange({ ...draft, amountEach: choice === 'yes' })}
    />
  );
}

/** Choices that few gifts need are folded away until one of them is made. */
export function MoreChoices({ draft, onChange }: GiftChoicesProps) {
  const { spouseDetails, homeDetails } = withNamedSpouse(useTestatorRecord());
  const isChanged =
    draft.taxBorneBy !== null || draft.mortgage !== null || draft.onlyIfSpouseFails || draft.onlyThisHome;
  if (!hasMoreChoices(draft)) return null;
  const shared = { of: giftQuestions, form: dialogFields(giftQuestions, draft, onChange), hasAdvice: true };
  return (
    <Disclosure summary="More choices" isOpenAtFirst={isChanged}>
      <QuestionField {...shared} name="taxBorneBy" isOptional />
      {asksMortgage(draft) && <QuestionField {...shared} name="mortgage" isOptional />}
      {asksOnlyThisHome(draft, homeDetails?.line1.trim() ?? '') && (
        <Checkbox
          name="onlyThisHome"
          label={giftQuestions.onlyThisHome.label}
          hint={giftQuestions.onlyThisHome.hint}
          isSelected={draft.onlyThisHome}
          onChange={(onlyThisHome) => onChange({ ...draft, onlyThisHome })}
        />
      )}
      {(spouseDetails || draft.onlyIfSpouseFails) && (
        <Checkbox
          name="onlyIfSpouseFails"
          label={giftQuestions.onlyIfSpouseFails.label}
          hint={giftQuestions.onlyIfSpouseFails.hint}
          isSelected={draft.onlyIfSpouseFails}
          onChange={(onlyIfSpouseFails) => onChange({ ...draft, onlyIfSpouseFails })}
        />
      )}
    </Disclosure>
  );
}
