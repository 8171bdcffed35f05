import { z } from 'zod';
import { PersonId } from '../../shared/ids.ts';
import { formerRecordLimits } from '../record-limits.ts';
import { beneficiaryClasses } from '../vocabulary.ts';

/** A person, or a class of people by its name. */
export const BeneficiaryId = z.union([PersonId, z.enum(beneficiaryClasses)]);
export type BeneficiaryId = z.infer<typeof BeneficiaryId>;

/** One who inherits something; priority 1 takes first, and those at one priority share. */
export const Recipient = z.strictObject({
  personId: BeneficiaryId,
  priority: z.int().min(1).max(formerRecordLimits.recipients),
  /** The share in hundredths of a per cent, 10,000 being the whole; null at all of a priority shares it equally. */
  shareBasisPoints: z.int().min(1).max(10_000).nullable(),
  /** Children of the testator whom the class of children leaves out. */
  exceptIds: z.array(PersonId).max(formerRecordLimits.children).optional(),
});
export type Recipient = z.infer<typeof Recipient>;

/** A recipient as it is sent. */
export const NewRecipient = Recipient.partial({ shareBasisPoints: true });
export type NewRecipient = z.infer<typeof NewRecipient>;

/** A list of beneficiaries as it is sent. */
export const NewRecipients = z.array(NewRecipient).max(formerRecordLimits.recipients);
