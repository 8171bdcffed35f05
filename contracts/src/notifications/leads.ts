import { z } from 'zod';
import { TypedEmail } from '../identity/credentials.ts';
import { mutation, perHour } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { LeadId } from '../shared/ids.ts';
import { personName, text } from '../shared/text.ts';
import { leadNameLength, leadQuestionLength } from './lead-terms.ts';

/** Someone who asked to be contacted after an estimate. */
export const NewLead = z.strictObject({
  leadId: LeadId,
  name: personName(leadNameLength, 'Your name', 'Enter your name'),
  email: TypedEmail,
  /** Empty when nothing was asked. */
  question: text(leadQuestionLength, 'Your question'),
  consent: z.literal(true, 'Tick the box so that we may contact you'),
});
export type NewLead = z.infer<typeof NewLead>;

export const leadReasons = {
  LeadIdTaken: {
    code: 'CONFLICT',
    message: 'These details differ from the ones already sent. Start a new calculation to send them again.',
  },
} as const satisfies ReasonTable;

export const leadsContract = {
  /** Durable once answered. The id is made by the browser, so that a repeat of the same lead is harmless. */
  submit: mutation({ access: 'public', limit: perHour(60), input: NewLead, output: z.void() }),
};
