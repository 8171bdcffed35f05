import { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { asStored } from '../../shared/as-stored.ts';
import { funeralWishesQuestions } from '../questions/funeral-wishes-questions.ts';
import { fieldsOf } from './question-schema.ts';
import { Stored, Version } from './version.ts';

export const FuneralWishesFields = fieldsOf(funeralWishesQuestions);
export type FuneralWishesFields = z.infer<typeof FuneralWishesFields>;

export const FuneralWishes = asStored(FuneralWishesFields).extend(Stored);
export type FuneralWishes = z.infer<typeof FuneralWishes>;

export const funeralWishesReasons = {
  FuneralTypeMissing: {
    code: 'BAD_REQUEST',
    message: 'Choose burial, cremation or other, and we will save your wishes.',
  },
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
