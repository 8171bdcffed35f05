import { randomInt, randomUUID } from 'node:crypto';
import type { AppRouter } from '@plainwill/contracts';
import type { LeadId } from '@plainwill/contracts/shared/ids';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { BrowserContext } from 'playwright-core';
import { tryAgain } from '../../../infra/tools/demo/site-client.ts';
import { eventually } from './patience.ts';

const part = () => randomInt(1, 255);

const newNetworkAddress = () => `10.${part()}.${part()}.${part()}`;

/** The network address from which the visitors of a file come: limits count by it, and files share a site. */
export const networkAddress = { 'x-forwarded-for': newNetworkAddress() };

/** For the next file of this process. */
export function takeNewNetworkAddress() {
  networkAddress['x-forwarded-for'] = newNetworkAddress();
}

/** The site's API as a page of the site calls it. */
export const apiOf = (siteUrl: string, cookie = '') =>
  createTRPCClient<AppRouter>({
    links: [
      tryAgain(),
      httpBatchLink({
        url: `${siteUrl}/trpc`,
        methodOverride: 'POST',
        headers: { origin: siteUrl, ...networkAddress, ...(cookie && { cookie }) },
      }),
    ],
  });

/** The site's API as the person who is signed in in a browser's profile calls it, for calls beside their pages. */
export async function apiIn(siteUrl: string, context: BrowserContext) {
  const cookies = await context.cookies();
  return apiOf(siteUrl, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

/** Sends a request to get in touch, again under the same id while the service is starting. */
export function submitLead(siteUrl: string, person: { name: string; email: string; question: string }) {
  const leadId = randomUUID() as LeadId;
  const { submit } = apiOf(siteUrl).notifications.leads;
  return eventually(() => submit.mutate({ leadId, consent: true, ...person }));
}

/**
 * Sends a finished questionnaire, again under the same id while the service is starting, as a person would.
 * @returns the id it can be told by at the receiver
 */
export async function submitQuestionnaire(siteUrl: string): Promise<string> {
  const submissionId = randomUUID();
  const { submit } = apiOf(siteUrl).notifications.questionnaire;
  const answers = {
    whoFor: 'Me',
    children: 'No',
    homeOwned: 'No',
    locationEnglandWales: 'Yes',
    business: 'No',
  } as const;
  await eventually(() => submit.mutate({ submissionId, answers }));
  return submissionId;
}
