import { z } from 'zod';
import { mutation } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { PersonId } from '../shared/ids.ts';
import { AddressFields } from './contact-fields.ts';
import { Stored, Version } from './version.ts';
import { homeOwnerships, tenancyTypes } from './vocabulary.ts';

export const HomeDetailsFields = z.strictObject({
  ...AddressFields,
  homeOwnership: z.enum(homeOwnerships).nullable(),
  tenancyType: z.enum(tenancyTypes).nullable(),
  /** The spouse or a contact. */
  coOwnerId: PersonId.nullable(),
});
export type HomeDetailsFields = z.infer<typeof HomeDetailsFields>;

export const HomeDetails = HomeDetailsFields.extend(Stored);
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
