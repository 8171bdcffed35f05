import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { implement } from '@plainwill/kit/implement';
import { Refusal } from '@plainwill/kit/refusal';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { patientTimeoutsMs, startSite, stubHandlers } from '../testing/site.ts';

const stopped: string[] = [];
beforeEach(() => void stopped.splice(0));

const site = await startSite(
  {
    willData: implement(willDataContract, {
      contextFor: () => ({}),
      handlers: {
        ...stubHandlers(willDataContract),
        reminders: {
          ...stubHandlers(willDataContract.reminders),
          stop: ({ input }: { input: { token: string } }) => {
            if (input.token === 'broken') throw new Refusal('ReminderLinkBroken');
            stopped.push(input.token);
          },
        },
      },
    }),
  },
  { timeoutsMs: patientTimeoutsMs },
);
afterAll(() => site.close());

const press = (token: string, headers: Record<string, string> = {}) =>
  site.send(`/unsubscribe/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });

it('is stopped by a mail service, which has no cookie and comes from no page of ours', async () => {
  expect((await press('aB-3_x')).status).toBe(204);
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await site.send('/unsubscribe/second', { method: 'POST', body: form })).status).toBe(204);
  expect(stopped).toEqual(['aB-3_x', 'second']);
});

it('leads whoever opens it to the page, and stops nothing', async () => {
  const { status, headers } = await site.send('/unsubscribe/aB-3_x', { method: 'GET' });
  expect([status, headers.get('location')]).toEqual([303, '/auth/reminders#token=aB-3_x']);
  expect(stopped).toEqual([]);
});

it('says so of a token that is not one of ours', async () => {
  expect((await press('broken')).status).toBe(404);
});
