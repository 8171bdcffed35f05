import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { Explanation } from '../../../ui/feedback/explanation.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { QuestionField } from '../record-form/question-field.tsx';
import type { RecordFormState } from '../record-form/record-form-state.ts';
import { type HomeDetailsText, scopeOptions } from './home-details-model.ts';

/** Asked only of those who own something outside England and Wales. */
export function AbroadFields({ form }: { form: RecordFormState<HomeDetailsText> }) {
  const { label, hint } = homeDetailsQuestions.isForUnitedKingdom;
  const shared = { of: homeDetailsQuestions, form, hasAdvice: true };
  return (
    <div className="flex flex-col gap-6 border-l-2 border-line pl-4 sm:pl-5">
      <QuestionField {...shared} name="foreignCountries" />
      <RadioPills label={label} hint={hint} options={scopeOptions} {...form.choice<string>('isForUnitedKingdom')} />
      <QuestionField {...shared} name="hasForeignWill" />
      {form.textIn('hasForeignWill') === 'yes' && form.textIn('isForUnitedKingdom') === 'no' && (
        <Explanation>
          A will that covers everything cancels your earlier wills, abroad too. Ask a lawyer there before you sign.
        </Explanation>
      )}
      {form.textIn('isForUnitedKingdom') !== 'yes' && (
        <>
          <QuestionField {...shared} name="isBritish" />
          {form.textIn('isBritish') === 'yes' && <QuestionField {...shared} name="choosesEnglishLaw" />}
        </>
      )}
      <p className="text-small text-muted">
        Land abroad often follows that country’s own rules on who inherits. Always ask a lawyer there.
      </p>
    </div>
  );
}
