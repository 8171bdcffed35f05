import { optionsOf } from '@plainwill/contracts/kit/question';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { FuneralType } from '@plainwill/contracts/will-data/vocabulary';
import { Button } from '../../ui/buttons/button.tsx';
import { Explanation } from '../../ui/feedback/explanation.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { ConflictNotice } from '../autosave/conflict-notice.tsx';
import { useAutosave } from '../autosave/use-autosave.ts';
import { useAccountId, useTestatorRecord } from '../testator-record/use-testator-record.ts';
import { openFuneralWishes } from './funeral-wishes-autosave.ts';
import { type FuneralWishesText, funeralLabels, funeralWishesText, printFuneralWish } from './funeral-wishes-model.ts';

const options = optionsOf(funeralWishesQuestions.funeralType);

export default function FuneralWishesSection() {
  const { field, choice, textIn, conflicts, choose, edit, save } = useAutosave(
    openFuneralWishes(useAccountId()),
    funeralWishesText(useTestatorRecord().funeralWishes),
  );
  const chosen = textIn('funeralType');
  const wish = (name: keyof FuneralWishesText, hint?: string) => (
    <TextAreaField label={funeralLabels[name]} isOptional rows={2} hint={hint} {...field(name)} />
  );
  return (
    <>
      <p className="text-muted">
        These are wishes, not orders: they tell those who arrange your funeral what you would like.
      </p>
      <ConflictNotice conflicts={conflicts} labels={funeralLabels} print={printFuneralWish} onChoose={choose} />
      <RadioPills label={funeralLabels.funeralType} options={options} {...choice<FuneralType>('funeralType')} />
      {chosen === 'burial' && textIn('ashesDirections').trim() !== '' && (
        <div data-field="ashesDirections" className="flex flex-col items-start gap-2">
          <Explanation>
            What you wrote about your ashes is kept in case you change your mind. It is not part of a will with a
            burial.
          </Explanation>
          <Button
            look="quiet"
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
          {wish('location', 'A place, a church, a crematorium')}
          {chosen === 'cremation' && wish('ashesDirections')}
          {wish('readingsHymns', 'Or music')}
          {wish('flowersCharities')}
          {wish('gatheringDirections')}
        </>
      )}
    </>
  );
}
