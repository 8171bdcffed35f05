import { detailsAsked, giftQuestions, mainDetail } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { GiftType } from '@plainwill/contracts/will-data/vocabulary';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { dialogFields } from '../record-form/dialog-draft.ts';
import { QuestionField } from '../record-form/question-field.tsx';
import { useTestatorRecord, useToday } from '../testator-record/use-testator-record.ts';
import { asksAccessAge, type GiftDraft, hasChild } from './gift-model.ts';

interface GiftDetailsProps {
  draft: GiftDraft;
  giftType: GiftType;
  onChange: (draft: GiftDraft) => void;
}

/** What is asked of the type of gift chosen. */
export function GiftDetails({ draft, giftType, onChange }: GiftDetailsProps) {
  const shared = { of: giftQuestions, form: dialogFields(giftQuestions, draft, onChange), hasAdvice: true };
  const subject = mainDetail(giftType);
  const note = outsideTheWill[giftType];
  if (subject === 'itemDescription')
    return <QuestionField {...shared} name="itemDescription" isOptional={false} rows={2} />;
  if (subject === 'cashAmount')
    return (
      <FieldRow>
        <QuestionField {...shared} name="cashAmount" isOptional={false} />
      </FieldRow>
    );
  return (
    <>
      {note && <Notice tone="info">{note}</Notice>}
      <FieldRow>
        <QuestionField {...shared} name="provider" />
        <QuestionField {...shared} name="policyNumber" />
      </FieldRow>
      {detailsAsked[giftType].includes('policyAmount') && (
        <FieldRow>
          <QuestionField {...shared} name="policyAmount" />
        </FieldRow>
      )}
    </>
  );
}

// Such money usually never reaches the estate: a trust, the scheme's rules or the Married Women's Property Act 1882
// s.11 pass it on.
const outsideTheWill: Partial<Record<GiftType, string>> = {
  pension_plan:
    'Most pensions do not pass by a will: the scheme decides who is paid, guided by a form of its own. Ask the scheme for its “expression of wish” form and give the same names there. Your will asks the scheme to follow them, and gives these people anything that does come to your estate.',
  life_insurance:
    'A policy in trust, or one that says who is paid, pays outside your will. This gift covers only money that comes to your estate. If you are not sure, ask the insurer.',
};

interface ChildrenQuestionsProps {
  draft: GiftDraft;
  onChange: (draft: GiftDraft) => void;
}

/** Asked only where a child takes. */
export function ChildrenQuestions({ draft, onChange }: ChildrenQuestionsProps) {
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const shared = { of: giftQuestions, form: dialogFields(giftQuestions, draft, onChange), hasAdvice: true };
  return (
    <>
      {hasChild(draft.recipients, testatorRecord) && (
        <QuestionField {...shared} name="grandchildrenInherit" isOptional={false} />
      )}
      {asksAccessAge(draft, testatorRecord, today) && (
        <FieldRow>
          <QuestionField {...shared} name="childrenAccessAge" />
        </FieldRow>
      )}
    </>
  );
}
