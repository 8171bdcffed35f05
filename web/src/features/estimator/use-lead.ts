import { useRef, useState } from 'react';
import { sessionDraft, useSessionDraft } from '../../drafts/session-draft.ts';
import { type LeadFailure, sendLead } from './send-lead.ts';

export interface LeadDraft {
  name: string;
  email: string;
  question: string;
  consent: boolean;
  /** Names these very words, so that sending them twice counts once; other words get another. */
  leadId: string | null;
  isSent: boolean;
}

const noWords = { name: '', email: '', question: '', consent: false, leadId: null };

export const leadDraft = sessionDraft<LeadDraft>('lead', { ...noWords, isSent: false });

function missingIn({ name, email, consent }: LeadDraft): Record<string, string> {
  return {
    ...(name.trim() === '' && { name: 'Enter your name' }),
    ...(email.trim() === '' && { email: 'Enter your email address' }),
    ...(!consent && { consent: 'Tick the box so that we may contact you' }),
  };
}

const none = {};

/** Sends a lead once, however often it is tried, and keeps its words until it has been recorded. */
export function useLead() {
  const [draft, setDraft] = useSessionDraft(leadDraft);
  const [missing, setMissing] = useState<Record<string, string>>(none);
  const [failure, setFailure] = useState<LeadFailure | null>(null);
  const [isPending, setPending] = useState(false);
  // The state is only there on the next render, and a second click may come before it.
  const isSending = useRef(false);

  const change = (words: Partial<LeadDraft>) => setDraft({ ...words, leadId: null });

  async function submit(): Promise<void> {
    const found = missingIn(draft);
    setMissing(found);
    setFailure(null);
    if (isSending.current || Object.keys(found).length > 0) return;
    const leadId = draft.leadId ?? crypto.randomUUID();
    setDraft({ leadId });
    isSending.current = true;
    setPending(true);
    const { name, email, question } = draft;
    const failed = await sendLead({ leadId, name, email, question, consent: true });
    isSending.current = false;
    setPending(false);
    setFailure(failed);
    if (!failed) setDraft({ ...noWords, isSent: true });
  }
  return { draft, change, submit, isPending, missing, failure };
}
