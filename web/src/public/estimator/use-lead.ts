import type { FailureData } from '@plainwill/contracts/kit/reasons';
import { brand } from '@plainwill/contracts/shared/brand';
import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import { useRef, useState } from 'react';
import type { RouterInputs } from '../../shared/api/trpc.ts';
import { draftStore, useDraft } from '../../shared/drafts/draft.ts';
import { storageLabel } from '../../shared/drafts/storage-label.ts';

type Lead = RouterInputs['notifications']['leads']['submit'];

interface LeadFailure {
  message: string;
  /** The message of each wrong field, by the field’s name. */
  fields: Readonly<Record<string, string>>;
}

interface Answer {
  result?: object;
  error?: { message: string; data: FailureData };
}

const unreachable = (): LeadFailure => ({
  message: `We can't reach ${brand.name} right now. What you typed is ${storageLabel('tab')}. Try again.`,
  fields: {},
});

/**
 * Records a lead, as the tRPC client would: the client itself weighs more than this page may.
 * @returns what went wrong, or null
 */
async function sendLead(lead: Lead): Promise<LeadFailure | null> {
  try {
    const response = await fetch(`${gatewayPaths.calls}/notifications.leads.submit?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ 0: lead }),
    });
    const [{ result, error }] = (await response.json()) as [Answer];
    if (error) return { message: error.message, fields: error.data.fields ?? {} };
    return result ? null : unreachable();
  } catch {
    // No answer, or one that is not ours.
    return unreachable();
  }
}

export interface LeadDraft {
  name: string;
  email: string;
  question: string;
  consent: boolean;
  /** Names these very words, so that sending them twice counts once; other words get another. */
  leadId: string | null;
  isSent: boolean;
}

const emptyLead = { name: '', email: '', question: '', consent: false, leadId: null };

export const leadDraft = draftStore<LeadDraft>('lead', { where: 'tab', empty: { ...emptyLead, isSent: false } });

function missingIn({ name, email, consent }: LeadDraft): Record<string, string> {
  return {
    ...(!name.trim() && { name: 'Enter your name' }),
    ...(!email.trim() && { email: 'Enter your email address' }),
    ...(!consent && { consent: 'Tick the box so that we may contact you' }),
  };
}

/** Sends a lead once, however often it is tried, and keeps its words until it has been recorded. */
export function useLead() {
  const [draft, setDraft] = useDraft(leadDraft);
  const put = (changed: Partial<LeadDraft>) => setDraft((known) => ({ ...known, ...changed }));
  const [missing, setMissing] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<LeadFailure | null>(null);
  const [isPending, setPending] = useState(false);
  // The state is only there on the next render, and a second click may come before it.
  const isSending = useRef(false);

  const change = (words: Partial<LeadDraft>) => put({ ...words, leadId: null });

  async function submit(): Promise<void> {
    const found = missingIn(draft);
    setMissing(found);
    setFailure(null);
    if (isSending.current || Object.keys(found).length > 0) return;
    const leadId = draft.leadId ?? crypto.randomUUID();
    put({ leadId });
    isSending.current = true;
    setPending(true);
    const { name, email, question } = draft;
    const failed = await sendLead({ leadId, name, email, question, consent: true });
    isSending.current = false;
    setPending(false);
    setFailure(failed);
    if (!failed) put({ ...emptyLead, isSent: true });
  }
  return { draft, change, submit, isPending, missing, failure };
}
