import { z } from 'zod';
import { mutation } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { asStored } from '../shared/as-stored.ts';
import { text } from '../shared/text.ts';
import { Stored, Version } from './version.ts';
import { funeralTypes } from './vocabulary.ts';

const wish = (what: string) => text(2000, what);

export const FuneralWishesFields = z.strictObject({
  funeralType: z.enum(funeralTypes, 'Choose burial or cremation'),
  location: wish('Location'),
  ashesDirections: wish('Directions for your ashes'),
  readingsHymns: wish('Readings and hymns'),
  flowersCharities: wish('Flowers and charities'),
  gatheringDirections: wish('Directions for a gathering'),
});
export type FuneralWishesFields = z.infer<typeof FuneralWishesFields>;

export const FuneralWishes = asStored(FuneralWishesFields).extend(Stored);
export type FuneralWishes = z.infer<typeof FuneralWishes>;

export const funeralWishesReasons = {
  FuneralTypeMissing: { code: 'BAD_REQUEST', message: 'Choose burial or cremation, and we will save your wishes.' },
  FuneralWishesChanged: {
    code: 'CONFLICT',
    message: 'Your funeral wishes changed in another window. Check them and try again.',
  },
} as const satisfies ReasonTable;

export const funeralWishesContract = {
  /** Only the changed fields; the first save needs the type. */
  save: mutation({
    access: 'account',
    input: z.strictObject({ basedOn: Version, changes: FuneralWishesFields.partial() }),
    output: FuneralWishes,
  }),
};
