import { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { asStored } from '../../shared/as-stored.ts';
import { ProvisionId } from '../../shared/ids.ts';
import { provisionQuestions } from '../questions/provision-questions.ts';
import { recordLimits } from '../record-limits.ts';
import { fieldsOf } from './question-schema.ts';
import { NewRecipients, Recipient } from './recipients.ts';
import { Stored, Version } from './version.ts';

const fields = {
  homeTrust: fieldsOf(provisionQuestions.homeTrust),
  belongings: fieldsOf(provisionQuestions.belongings),
  pet: fieldsOf(provisionQuestions.pet),
  digitalAssets: fieldsOf(provisionQuestions.digitalAssets),
  guardianSupport: fieldsOf(provisionQuestions.guardianSupport),
  laterGuardians: fieldsOf(provisionQuestions.laterGuardians),
  charityTenth: fieldsOf(provisionQuestions.charityTenth),
  residueFallback: fieldsOf(provisionQuestions.residueFallback),
  advance: fieldsOf(provisionQuestions.advance),
  exclusion: fieldsOf(provisionQuestions.exclusion),
};

/** The recipients of a provision: empty where its kind asks for nobody. */
const sent = { recipients: NewRecipients };
const storedFields = { ...Stored, id: ProvisionId, recipients: z.array(Recipient) };

export const ProvisionFields = z.discriminatedUnion('kind', [
  fields.homeTrust.extend({ kind: z.literal('homeTrust'), ...sent }),
  fields.belongings.extend({ kind: z.literal('belongings'), ...sent }),
  fields.pet.extend({ kind: z.literal('pet'), ...sent }),
  fields.digitalAssets.extend({ kind: z.literal('digitalAssets'), ...sent }),
  fields.guardianSupport.extend({ kind: z.literal('guardianSupport'), ...sent }),
  fields.laterGuardians.extend({ kind: z.literal('laterGuardians'), ...sent }),
  fields.charityTenth.extend({ kind: z.literal('charityTenth'), ...sent }),
  fields.residueFallback.extend({ kind: z.literal('residueFallback'), ...sent }),
  fields.advance.extend({ kind: z.literal('advance'), ...sent }),
  fields.exclusion.extend({ kind: z.literal('exclusion'), ...sent }),
]);
export type ProvisionFields = z.infer<typeof ProvisionFields>;

/** A choice beyond gifts and the residue, of the kind that `kind` says. */
export const Provision = z.discriminatedUnion('kind', [
  asStored(fields.homeTrust).extend({ kind: z.literal('homeTrust'), ...storedFields }),
  asStored(fields.belongings).extend({ kind: z.literal('belongings'), ...storedFields }),
  asStored(fields.pet).extend({ kind: z.literal('pet'), ...storedFields }),
  asStored(fields.digitalAssets).extend({ kind: z.literal('digitalAssets'), ...storedFields }),
  asStored(fields.guardianSupport).extend({ kind: z.literal('guardianSupport'), ...storedFields }),
  asStored(fields.laterGuardians).extend({ kind: z.literal('laterGuardians'), ...storedFields }),
  asStored(fields.charityTenth).extend({ kind: z.literal('charityTenth'), ...storedFields }),
  asStored(fields.residueFallback).extend({ kind: z.literal('residueFallback'), ...storedFields }),
  asStored(fields.advance).extend({ kind: z.literal('advance'), ...storedFields }),
  asStored(fields.exclusion).extend({ kind: z.literal('exclusion'), ...storedFields }),
]);
export type Provision = z.infer<typeof Provision>;

export const provisionReasons = {
  ProvisionNotFound: { code: 'NOT_FOUND', message: 'That choice is no longer in your will.' },
  ProvisionChanged: { code: 'CONFLICT', message: 'This changed in another window. Check it and try again.' },
  LimitsCrossed: { code: 'BAD_REQUEST', message: 'The least must not be above the most' },
  TooManyProvisions: {
    code: 'BAD_REQUEST',
    message: `You can list up to ${recordLimits.pets} pets, leave out up to ${recordLimits.exclusions} people and count up to ${recordLimits.advances} sums given already. Remove one to add another.`,
  },
} as const satisfies ReasonTable;

export const provisionsContract = {
  /** A new one (`basedOn` 0, the id made by the browser), or the whole of a changed one. It may be repeated. */
  save: mutation({
    access: 'account',
    input: z.strictObject({ id: ProvisionId, basedOn: Version, provision: ProvisionFields }),
    output: Provision,
  }),
  remove: mutation({ access: 'account', input: z.strictObject({ id: ProvisionId }), output: z.void() }),
};
