import { expect, it } from 'vitest';
import { createAccountLimit } from './account-limit.ts';

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
