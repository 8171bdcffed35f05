import {
  detailsAsked,
  type GiftType,
  giftQuestions,
  mainDetail,
  noteOn,
} from '@plainwill/contracts/will-data/questions/gift-questions';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { focusField } from '../../../ui/browser/focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { dialogFields } from '../record-form/dialog-draft.ts';
import { QuestionField } from '../record-form/question-field.tsx';
import { asksAccessAge, type GiftDraft, hasChild } from './gift-model.ts';

interface GiftDetailsProps {
  draft: GiftDraft;
  giftType: GiftType;
  onChange: (draft: GiftDraft) => void;
}

/** Each type of gift has its own questions. */
export function GiftDetails({ draft, giftType, onChange }: GiftDetailsProps) {
  const shared = { of: giftQuestions, form: dialogFields(giftQuestions, draft, onChange), hasAdvice: true };
  const subject = mainDetail(giftType);
  const note = noteOn(giftType);
  if (subject === 'itemDescription')
    return <QuestionField {...shared} name="itemDescription" isOptional={false} rows={2} />;
  if (subject === 'cashAmount')
    return (
      <FieldRow>
        <QuestionField {...shared} name="cashAmount" isOptional={false} />
      </FieldRow>
    );
  if (subject === 'debtDescription')
    return (
      <>
        {note && <Notice tone="info">{note}</Notice>}
        <QuestionField {...shared} name="debtDescription" />
        <FieldRow>
          <QuestionField {...shared} name="debtLimit" />
        </FieldRow>
      </>
    );
  return (
    <>
      {note && <Notice tone="info">{note}</Notice>}
      <QuestionField {...shared} name="provider" />
      <PolicyDetails draft={draft} hasAmount={detailsAsked(giftType).includes('policyAmount')} onChange={onChange} />
    </>
  );
}

interface PolicyDetailsProps {
  draft: GiftDraft;
  hasAmount: boolean;
  onChange: (draft: GiftDraft) => void;
}

/** A policy's details help to find it: asked for only by those who have them to hand. */
function PolicyDetails({ draft, hasAmount, onChange }: PolicyDetailsProps) {
  const [isOpen, setOpen] = useState(draft.policyNumber !== '' || draft.policyAmount !== '');
  const fields = useRef<HTMLDivElement>(null);
  const shared = { of: giftQuestions, form: dialogFields(giftQuestions, draft, onChange), hasAdvice: true };
  const open = () => {
    flushSync(() => setOpen(true));
    if (fields.current) focusField(fields.current, 'policyNumber');
  };
  return isOpen ? (
    <div ref={fields}>
      <FieldRow>
        <QuestionField {...shared} name="policyNumber" />
        {hasAmount && <QuestionField {...shared} name="policyAmount" />}
      </FieldRow>
    </div>
  ) : (
    <div>
      <Button variant="quiet" size="small" onPress={open} expanded={false}>
        <Plus aria-hidden strokeWidth={2.2} className="size-4.5" />
        Add policy details
      </Button>
    </div>
  );
}

interface ChildrenQuestionsProps {
  draft: GiftDraft;
  onChange: (draft: GiftDraft) => void;
}

/** Asked only where a child inherits. */
export function ChildrenQuestions({ draft, onChange }: ChildrenQuestionsProps) {
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const shared = { of: giftQuestions, form: dialogFields(giftQuestions, draft, onChange), hasAdvice: true };
  return (
    <>
      {draft.giftType !== 'forgiven_debt' && hasChild(draft.recipients, testatorRecord) && (
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
