import type { TrustedThing } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';

/** The things as a trusted person reads their names. */
export const thingLabels: Record<TrustedThing, string> = {
  whereItIs: 'Where the will is',
  funeralWishes: 'Funeral wishes',
  executorPack: 'Papers for the executors',
  whatAndWhere: 'What there is and where',
  letters: 'Letters to you',
  will: 'The words of the will',
};
