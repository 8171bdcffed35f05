import { randomUUID } from 'node:crypto';
import type { AppRouter } from '@plainwill/contracts';
import { createTRPCClient, httpBatchLink } from '@trpc/client';

/** The site's API as a page of the site calls it. */
export const apiOf = (siteUrl: string, cookie = '') =>
  createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${siteUrl}/trpc`,
        methodOverride: 'POST',
        headers: { origin: siteUrl, ...(cookie && { cookie }) },
      }),
    ],
  });

/** Sends a finished questionnaire. @returns the id it can be told by at the receiver */
export async function submitQuestionnaire(siteUrl: string): Promise<string> {
  const submissionId = randomUUID();
  await apiOf(siteUrl).notifications.questionnaire.submit.mutate({
    submissionId,
    answers: { whoFor: 'Me', children: 'No', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' },
  });
  return submissionId;
}
