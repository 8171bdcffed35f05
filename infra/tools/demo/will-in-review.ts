import { TRPCClientError } from '@trpc/client';
import type { Visit } from './site-client.ts';

type Caller = Pick<Visit, 'api'>;

/** Harriet’s answers to what is asked of her alone. */
const capacity = [
  { question: 'understanding', answer: 'It says who gets what I own when I die, and who sorts it out.' },
  {
    question: 'estate',
    answer: 'Half of our house, some savings and my pension. We owe about £140,000 on the mortgage.',
  },
  { question: 'claims', answer: 'Daniel and the girls. Everyone I would expect to be in it is in it.' },
] as const;

const question =
  'Your children are minors. If Daniel died with you, would you want Thomas and Anna to look after them before Joan, or after her?';

/** The ids of the warnings of the will as it stands, as the customer ticks them. */
export async function warningsOf({ api: { willData } }: Caller): Promise<string[]> {
  const { checks } = await willData.willDocument.preview.query();
  return [...new Set(checks.filter(({ severity }) => severity === 'warns').map(({ id }) => id))];
}

/** A site that checks no wills has none to show. */
const isOff = (error: unknown) => error instanceof TRPCClientError && error.data?.reason === 'ReviewOff';

/**
 * Sends the will to be checked, unless that has been done before.
 * @returns the number of the request; null where no wills are checked
 */
export async function askForReview(customer: Caller): Promise<number | null> {
  const { willData } = customer.api;
  const status = await willData.review.status.query().catch((error: unknown) => {
    if (isOff(error)) return null;
    throw error;
  });
  if (!status) return null;
  if (status.review) return status.review.number;
  for (const answered of capacity) await willData.review.capacity.save.mutate({ ...answered, consents: false });
  const asked = await willData.review.request.mutate({
    understood: await warningsOf(customer),
    isUrgent: false,
    words: 'We move house in the spring. Please tell me if that matters.',
    help: '',
  });
  return asked.review?.number ?? null;
}

/** Takes the will if nobody has it yet, and asks one question about it. */
export async function askAQuestion({ api: { willData } }: Caller, number: number) {
  const { rows } = await willData.reviewDesk.queue.query({ number });
  if (rows[0]?.state !== 'requested') return;
  await willData.reviewDesk.claim.mutate({ number });
  await willData.reviewDesk.comment.mutate({ number, clauseId: null, kind: 'question', body: question });
}

/** Ticks all that an approval of the claimed will asks for. */
export async function tickAll({ api: { willData } }: Caller, number: number) {
  const { findings, clauseTickKeys, checklistTickKeys } = await willData.reviewDesk.get.query({ number });
  const warnings = findings.filter(({ finding }) => finding.severity === 'warns').map(({ tickKey }) => tickKey);
  for (const tickKey of [...Object.values(clauseTickKeys), ...warnings, ...Object.values(checklistTickKeys)])
    await willData.reviewDesk.tick.mutate({ number, tickKey, isTicked: true });
}

/** Approves the words that the reviewer reads. */
export async function approveAsRead({ api: { willData } }: Caller, number: number) {
  const { wordsHash } = await willData.reviewDesk.get.query({ number });
  await willData.reviewDesk.approve.mutate({ number, wordsHash });
}
