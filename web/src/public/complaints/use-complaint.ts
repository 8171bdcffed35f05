import type { FailureData } from '@plainwill/contracts/kit/reasons';
import { brand } from '@plainwill/contracts/shared/brand';
import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import { useEffect, useRef, useState } from 'react';
import type { RouterInputs, RouterOutputs } from '../../shared/api/trpc.ts';
import { useDraft } from '../../shared/drafts/draft.ts';
import { storageLabel } from '../../shared/drafts/storage-label.ts';
import {
  type ComplaintDraft,
  type ComplaintFields,
  complaintDraft,
  complaintInput,
  noFields,
  problemsIn,
} from './complaint-draft.ts';

interface Failure {
  message: string;
  /** The message of each wrong field, by the field’s name. */
  fields: Readonly<Record<string, string>>;
}

interface Answer {
  result?: { data: RouterOutputs['notifications']['complaints']['send'] };
  error?: { message: string; data: FailureData };
}

const unreachable = (): Failure => ({
  message: `We can’t reach ${brand.name} right now. What you typed is ${storageLabel('tab')}. Try again, or call us on ${brand.phone}.`,
  fields: {},
});

/** Records one, as the tRPC client would: the client itself weighs more than this page may. */
async function send(
  complaint: RouterInputs['notifications']['complaints']['send'],
): Promise<Failure | RouterOutputs['notifications']['complaints']['send']> {
  try {
    const response = await fetch(`${gatewayPaths.calls}/notifications.complaints.send?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ 0: complaint }),
    });
    const [{ result, error }] = (await response.json()) as [Answer];
    if (error) return { message: error.message, fields: error.data.fields ?? {} };
    return result ? result.data : unreachable();
  } catch {
    // No answer, or one that is not ours.
    return unreachable();
  }
}

/** The name and address of whoever is signed in, who need not type them; null for a visitor. */
async function ownContact(): Promise<Pick<ComplaintFields, 'name' | 'email'> | null> {
  if (document.documentElement.dataset.session !== 'in') return null;
  try {
    const response = await fetch(`${gatewayPaths.calls}/identity.accounts.me?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const [{ result }] = (await response.json()) as [
      { result?: { data: RouterOutputs['identity']['accounts']['me'] } },
    ];
    return result?.data ? { name: result.data.name ?? '', email: result.data.email } : null;
  } catch {
    return null;
  }
}

/** Sends one once, however often it is tried, and keeps its words until it has been recorded. */
export function useComplaint() {
  const [draft, setDraft] = useDraft(complaintDraft);
  const put = (changed: Partial<ComplaintDraft>) => setDraft((known) => ({ ...known, ...changed }));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  // The state is only there on the next render, and a second click may come before it.
  const isSending = useRef(false);

  useEffect(() => {
    let isGone = false;
    void ownContact().then((own) => {
      // Answers that are typed already stay.
      if (own && !isGone) setDraft((known) => (known.name || known.email ? known : { ...known, ...own }));
    });
    return () => {
      isGone = true;
    };
  }, [setDraft]);

  const change = (words: Partial<ComplaintFields>) => put({ ...words, complaintId: null });

  async function submit(): Promise<void> {
    const found = problemsIn(draft);
    setProblems(found);
    setFailure(null);
    if (isSending.current || Object.keys(found).length > 0) return;
    const complaintId = draft.complaintId ?? crypto.randomUUID();
    put({ complaintId });
    isSending.current = true;
    setPending(true);
    const answer = await send({ ...complaintInput(draft), complaintId, email: draft.email });
    isSending.current = false;
    setPending(false);
    if ('reference' in answer) put({ ...noFields, complaintId: null, ...answer });
    else setFailure(answer);
  }
  return { draft, change, submit, isPending, problems, failure, startAgain: () => put({ reference: null }) };
}
