import { onPage, questionsOf } from '../../kit/question.ts';
import type { FuneralType } from '../vocabulary.ts';

const funeralTypes: Record<FuneralType, string> = {
  burial: 'Burial',
  cremation: 'Cremation',
  medical_science: 'My body to medical science',
  no_preference: 'No preference, my family decides',
};

/** All of it is encrypted: such wishes can tell of a faith. */
export const funeralWishesQuestions = questionsOf({
  ...onPage('kind', {
    funeralType: {
      type: 'choice',
      label: 'Burial, cremation or other',
      missing: 'Choose burial, cremation or other',
      options: funeralTypes,
      isNeededToSave: true,
      isEncrypted: true,
    },
  }),
  ...onPage('service', {
    location: {
      type: 'text',
      label: 'Where',
      hint: 'A place, a church, a crematorium, a medical school',
      name: 'Location',
      max: 2000,
      isEncrypted: true,
    },
    ashesDirections: {
      type: 'text',
      label: 'What should be done with your ashes',
      name: 'Directions for your ashes',
      max: 2000,
      isEncrypted: true,
    },
    readingsHymns: { type: 'text', label: 'Readings and hymns', hint: 'Or music', max: 2000, isEncrypted: true },
    flowersCharities: {
      type: 'text',
      label: 'Flowers, or gifts to charities',
      name: 'Flowers and charities',
      max: 2000,
      isEncrypted: true,
    },
    gatheringDirections: {
      type: 'text',
      label: 'A gathering afterwards',
      name: 'Directions for a gathering',
      max: 2000,
      isEncrypted: true,
    },
    otherWishes: {
      type: 'text',
      label: 'Other wishes',
      hint: 'Customs of your faith, or anything else people should know',
      max: 2000,
      isEncrypted: true,
      default: '',
    },
  }),
});

/** The wishes that testators write in their own words. */
export const writtenWishes = [
  'location',
  'ashesDirections',
  'readingsHymns',
  'flowersCharities',
  'gatheringDirections',
  'otherWishes',
] as const satisfies readonly (keyof typeof funeralWishesQuestions)[];
