import { z } from 'zod';
import { mutation } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { asStored } from '../shared/as-stored.ts';
import { PersonId } from '../shared/ids.ts';
import { AddressFields } from './contact-fields.ts';
import { SavedByAnyone, Version } from './version.ts';
import { homeOwnerships, tenancyTypes } from './vocabulary.ts';

export const HomeDetailsFields = z.strictObject({
  ...AddressFields,
  homeOwnership: z.enum(homeOwnerships).nullable(),
  tenancyType: z.enum(tenancyTypes).nullable(),
  /** The spouse or a contact. */
  coOwnerId: PersonId.nullable(),
  /** Each of these is null until it is answered. */
  isDomiciledHere: z.boolean().nullable(),
  hasForeignAssets: z.boolean().nullable(),
  /** What is owned outside the United Kingdom stays out of the will. */
  isForUnitedKingdom: z.boolean().nullable(),
  hasBusiness: z.boolean().nullable(),
});
export type HomeDetailsFields = z.infer<typeof HomeDetailsFields>;

export const HomeDetails = asStored(HomeDetailsFields).extend(SavedByAnyone);
export type HomeDetails = z.infer<typeof HomeDetails>;

export const homeDetailsReasons = {
  HomeDetailsChanged: {
    code: 'CONFLICT',
    message: 'Your home details changed in another window. Check them and try again.',
  },
} as const satisfies ReasonTable;

export const homeDetailsContract = {
  /** Only the changed fields. What the others rule out is emptied: see `homeInOrder`. */
  save: mutation({
    access: 'account',
    input: z.strictObject({ basedOn: Version, changes: HomeDetailsFields.partial() }),
    output: HomeDetails,
  }),
};
