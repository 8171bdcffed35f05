import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { ConflictNotice } from '../../../shared/autosave/conflict-notice.tsx';
import { useAutosave } from '../../../shared/autosave/use-autosave.ts';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { useAccountId, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Explanation } from '../../../ui/feedback/explanation.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { QuestionField } from '../record-form/question-field.tsx';
import type { RecordFormState } from '../record-form/record-form-state.ts';
import {
  type FuneralWishesText,
  funeralLabels,
  funeralWishesText,
  openFuneralWishes,
  printFuneralWish,
} from './funeral-wishes-model.ts';

export default function FuneralWishesSection({ step }: { step: string }) {
  const form = useAutosave(openFuneralWishes(useAccountId()), funeralWishesText(useTestatorRecord().funeralWishes));
  return (
    <>
      <ConflictNotice
        conflicts={form.conflicts}
        labels={funeralLabels}
        print={printFuneralWish}
        onChoose={form.choose}
      />
      {step === 'service' ? (
        <Service form={form} />
      ) : (
        <>
          <QuestionField of={funeralWishesQuestions} form={form} name="funeralType" hasAdvice />
          {form.textIn('funeralType') === 'medical_science' && (
            <Notice tone="info" title="Ask the medical school for its own form">
              Your will gives the written consent to anatomical examination that the law asks for. Schools want their
              own form too, signed by you with a witness, and sometimes have to decline. Ask one now, and tell your
              family: a will is often read too late. The Human Tissue Authority, at hta.gov.uk, lists the schools.
            </Notice>
          )}
        </>
      )}
    </>
  );
}

/** The questions that go with the choice, once it is made. */
function Service({ form }: { form: RecordFormState<FuneralWishesText> }) {
  const { textIn, edit, save } = form;
  const chosen = textIn('funeralType');
  const shared = { of: funeralWishesQuestions, form, hasAdvice: true, rows: 2 };
  if (!chosen)
    return (
      <EmptyState>
        First choose <TextLink to={willMakerPath('wishes', 'funeralWishes')}>burial, cremation or other</TextLink>.
      </EmptyState>
    );
  return (
    <>
      {chosen !== 'cremation' && textIn('ashesDirections').trim() !== '' && (
        <div data-field="ashesDirections" className="flex flex-col items-start gap-2">
          <Explanation>
            What you wrote about your ashes is kept in case you change your mind. It is only part of a will with a
            cremation.
          </Explanation>
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              edit({ ashesDirections: '' });
              save?.();
            }}
          >
            Remove what I wrote about my ashes
          </Button>
        </div>
      )}
      <QuestionField {...shared} name="location" />
      {chosen === 'cremation' && <QuestionField {...shared} name="ashesDirections" />}
      <QuestionField {...shared} name="readingsHymns" />
      <QuestionField {...shared} name="flowersCharities" />
      <QuestionField {...shared} name="gatheringDirections" />
      <QuestionField {...shared} name="otherWishes" />
    </>
  );
}
