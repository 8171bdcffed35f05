import { expect, it } from 'vitest';
import { createAccountLimit, createCredentialLimit } from './concurrency-limits.ts';

it('sends one batch of an account at a time, lets two more wait, and refuses the rest without a call', async () => {
  const limit = createAccountLimit();
  const sent: PromiseWithResolvers<string>[] = [];
  const call = (account: string) =>
    limit(account, () => {
      const answer = Promise.withResolvers<string>();
      sent.push(answer);
      return answer.promise;
    }).catch(({ reason }) => reason);

  const calls = Array.from({ length: 100 }, () => call('anna'));
  expect(await Promise.all(calls.slice(60))).toEqual(Array(40).fill('TooManyAtOnce'));
  expect(sent).toHaveLength(20);
  const other = call('ben');
  await expect.poll(() => sent.length).toBe(21);
  sent.pop()?.resolve('done');
  expect(await other).toBe('done');

  for (const answer of sent) answer.resolve('done');
  await expect.poll(() => sent.length).toBe(40);
  for (const answer of sent) answer.resolve('done');
  await expect.poll(() => sent.length).toBe(60);
  for (const answer of sent) answer.resolve('done');
  expect(await Promise.all(calls.slice(0, 60))).toEqual(Array(60).fill('done'));
});

it('turns away who comes while many are under way, and lets the next in as each of them ends, well or not', async () => {
  const credentialLimit = createCredentialLimit();
  const works: PromiseWithResolvers<string>[] = [];
  const come = () =>
    credentialLimit(() => {
      const work = Promise.withResolvers<string>();
      works.push(work);
      return work.promise;
    }).catch((error: Error & { code?: string }) => error.code ?? error.message);

  const coming = Array.from({ length: 500 }, come);
  const inside = works.length;
  expect(inside).toBeLessThan(64);
  expect(await Promise.all(coming.slice(inside))).toEqual(Array(500 - inside).fill('TOO_MANY_REQUESTS'));

  works[0]?.resolve('done');
  works[1]?.reject(new Error('failed'));
  expect(await Promise.all(coming.slice(0, 2))).toEqual(['done', 'failed']);
  const next = [come(), come(), come()];
  expect(await next[2]).toBe('TOO_MANY_REQUESTS');
  for (const { resolve } of works) resolve('done');
  expect(await Promise.all(next.slice(0, 2))).toEqual(['done', 'done']);
});
