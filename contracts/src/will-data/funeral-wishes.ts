import { z } from 'zod';
import { mutation, query } from '../kit/contract.ts';
import { text } from '../shared/text.ts';
import { funeralTypes } from './vocabulary.ts';

const wish = (what: string) => text(2000, what);

export const FuneralWishes = z.strictObject({
  funeralType: z.enum(funeralTypes),
  location: wish('Location'),
  ashesDirections: wish('Directions for your ashes'),
  readingsHymns: wish('Readings and hymns'),
  flowersCharities: wish('Flowers and charities'),
  gatheringDirections: wish('Directions for a gathering'),
});
export type FuneralWishes = z.infer<typeof FuneralWishes>;

export const funeralWishesContract = {
  get: query({ access: 'account', input: z.void(), output: FuneralWishes.nullable() }),
  save: mutation({ access: 'account', input: FuneralWishes, output: FuneralWishes }),
};
