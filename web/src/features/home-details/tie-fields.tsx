import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { Explanation } from '../../ui/feedback/explanation.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { QuestionField, yesNoOptions } from '../record-form/question-field.tsx';
import type { RecordFormState } from '../record-form/record-form-state.ts';
import { useTestatorRecord } from '../testator-record/use-testator-record.ts';
import type { HomeDetailsText } from './home-details-model.ts';

/** What ties the testator to England and Wales, or to another country, and whether there is a business. */
export function TieFields({ form }: { form: RecordFormState<HomeDetailsText> }) {
  const { questionnaire } = useTestatorRecord();
  const business = form.choice<string>('hasBusiness');
  const earlier = !business.value && questionnaire ? questionnaire.answers.business : null;
  const shared = { of: homeDetailsQuestions, form, hasAdvice: true };
  return (
    <>
      <QuestionField {...shared} name="isDomiciledHere" />
      {form.textIn('isDomiciledHere') === 'no' && (
        <Explanation>
          Then your will does not say so. Another country’s law may decide part of what happens, so take advice before
          you sign.
        </Explanation>
      )}
      <QuestionField {...shared} name="hasForeignAssets" />
      {form.textIn('hasForeignAssets') === 'yes' && <QuestionField {...shared} name="isForUnitedKingdom" />}
      <RadioPills
        label={homeDetailsQuestions.hasBusiness.label}
        hint={earlier && 'From your questionnaire. Change it if it is not right.'}
        isOptional
        options={yesNoOptions}
        {...business}
        value={earlier ? (earlier === 'Yes' ? 'yes' : 'no') : business.value}
      />
    </>
  );
}
