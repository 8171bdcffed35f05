import { type FuneralType, funeralTypes } from '@plainwill/contracts/will-data/vocabulary';
import { RadioPills } from '../../ui/radio-pills.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { useAutosave } from '../autosave/use-autosave.ts';
import { useAccountId, usePortal } from '../portal/use-portal.ts';
import { answersOf } from './funeral-answers.ts';
import { openFuneralWishes } from './funeral-wishes-autosave.ts';
import { funeralWords } from './funeral-words.ts';

const options = funeralTypes.map((value) => ({ value, label: funeralWords[value] }));

export default function FuneralWishesSection() {
  const { field, choice, textIn } = useAutosave(
    openFuneralWishes(useAccountId()),
    answersOf(usePortal().funeralWishes),
  );
  const chosen = textIn('funeralType');
  return (
    <>
      <p className="-mt-3 text-muted">
        These are wishes, not orders: they tell those who arrange your funeral what you would like.
      </p>
      <RadioPills label="Burial or cremation" options={options} {...choice<FuneralType>('funeralType')} />
      {chosen && (
        <>
          <TextAreaField
            label="Where"
            isOptional
            rows={2}
            hint="A place, a church, a crematorium"
            {...field('location')}
          />
          {chosen === 'cremation' && (
            <TextAreaField
              label="What should be done with your ashes"
              isOptional
              rows={2}
              {...field('ashesDirections')}
            />
          )}
          <TextAreaField label="Readings and hymns" isOptional rows={2} {...field('readingsHymns')} />
          <TextAreaField label="Flowers, or gifts to charities" isOptional rows={2} {...field('flowersCharities')} />
          <TextAreaField label="A gathering afterwards" isOptional rows={2} {...field('gatheringDirections')} />
        </>
      )}
    </>
  );
}
