import { TRPCClientError } from '@trpc/client';
import type { Visit } from './site-client.ts';

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

/** A site that checks no wills has none to show. */
const isOff = (error: unknown) => error instanceof TRPCClientError && error.data?.reason === 'ReviewOff';

/**
 * Sends the will to be checked, unless that has been done before.
 * @returns the number of the request; null where no wills are checked
 */
export async function askForReview({ api: { willData } }: Visit): Promise<number | null> {
  const status = await willData.review.status.query().catch((error: unknown) => {
    if (isOff(error)) return null;
    throw error;
  });
  if (!status) return null;
  if (status.review) return status.review.number;
  for (const answered of capacity) await willData.review.capacity.save.mutate({ ...answered, consents: false });
  const { checks } = await willData.willDocument.preview.query();
  const asked = await willData.review.request.mutate({
    understood: [...new Set(checks.filter(({ severity }) => severity === 'warns').map(({ id }) => id))],
    isUrgent: false,
    words: 'We move house in the spring. Please tell me if that matters.',
    help: '',
  });
  return asked.review?.number ?? null;
}

/** Takes the will if nobody has it yet, and asks one question about it. */
export async function askAQuestion({ api: { willData } }: Visit, number: number) {
  const { rows } = await willData.reviewDesk.queue.query({ number });
  if (rows[0]?.state !== 'requested') return;
  await willData.reviewDesk.claim.mutate({ number });
  await willData.reviewDesk.comment.mutate({ number, clauseId: null, kind: 'question', body: question });
}
