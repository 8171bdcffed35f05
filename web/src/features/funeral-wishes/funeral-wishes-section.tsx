import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { Button } from '../../ui/buttons/button.tsx';
import { Explanation } from '../../ui/feedback/explanation.tsx';
import { ConflictNotice } from '../autosave/conflict-notice.tsx';
import { useAutosave } from '../autosave/use-autosave.ts';
import { QuestionField } from '../record-form/question-field.tsx';
import { useAccountId, useTestatorRecord } from '../testator-record/use-testator-record.ts';
import { funeralLabels, funeralWishesText, openFuneralWishes, printFuneralWish } from './funeral-wishes-model.ts';

export default function FuneralWishesSection() {
  const form = useAutosave(openFuneralWishes(useAccountId()), funeralWishesText(useTestatorRecord().funeralWishes));
  const { textIn, conflicts, choose, edit, save } = form;
  const chosen = textIn('funeralType');
  const shared = { of: funeralWishesQuestions, form, hasAdvice: true, rows: 2 };
  return (
    <>
      <p className="text-muted">
        These are wishes, not orders: they tell those who arrange your funeral what you would like.
      </p>
      <ConflictNotice conflicts={conflicts} labels={funeralLabels} print={printFuneralWish} onChoose={choose} />
      <QuestionField {...shared} name="funeralType" />
      {chosen === 'burial' && textIn('ashesDirections').trim() !== '' && (
        <div data-field="ashesDirections" className="flex flex-col items-start gap-2">
          <Explanation>
            What you wrote about your ashes is kept in case you change your mind. It is not part of a will with a
            burial.
          </Explanation>
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              edit({ ashesDirections: '' });
              save();
            }}
          >
            Remove what I wrote about my ashes
          </Button>
        </div>
      )}
      {chosen && (
        <>
          <QuestionField {...shared} name="location" />
          {chosen === 'cremation' && <QuestionField {...shared} name="ashesDirections" />}
          <QuestionField {...shared} name="readingsHymns" />
          <QuestionField {...shared} name="flowersCharities" />
          <QuestionField {...shared} name="gatheringDirections" />
        </>
      )}
    </>
  );
}
