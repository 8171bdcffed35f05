import type { FailureData } from '@plainwill/contracts/kit/reasons';
import { brand } from '@plainwill/contracts/shared/brand';
import type { RouterInputs } from '../../api/router-types.ts';

type Lead = RouterInputs['notifications']['leads']['submit'];

export interface LeadFailure {
  message: string;
  /** What is wrong with each field, by name. */
  fields: Readonly<Record<string, string>>;
}

interface Answer {
  result?: object;
  error?: { message: string; data: FailureData };
}

const unreachable: LeadFailure = {
  message: `We can't reach ${brand.name} right now. What you typed is kept on this device. Try again.`,
  fields: {},
};

/**
 * Records a lead, as the tRPC client would: the client itself weighs more than this page may.
 * @returns what went wrong, or null
 */
export async function sendLead(lead: Lead): Promise<LeadFailure | null> {
  try {
    const response = await fetch('/trpc/notifications.leads.submit?batch=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ 0: lead }),
    });
    const [{ result, error }] = (await response.json()) as [Answer];
    if (error) return { message: error.message, fields: error.data.fields ?? {} };
    return result ? null : unreachable;
  } catch {
    // No answer, or one that is not ours.
    return unreachable;
  }
}
