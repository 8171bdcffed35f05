import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { createAccountLimit, createCredentialLimit } from './concurrency-limits.ts';

it('sends one batch of an account at a time, lets two more wait, and refuses the rest without a call', async () => {
  const limit = createAccountLimit();
  const anna = anAccount();
  const sent: PromiseWithResolvers<string>[] = [];
  const call = (account: CallingAccount) =>
    limit({ account, count: 1, isCostly: false, signal: undefined }, () => {
      const answer = Promise.withResolvers<string>();
      sent.push(answer);
      return answer.promise;
    }).catch(({ reason }) => reason);

  const calls = Array.from({ length: 100 }, () => call(anna));
  expect(await Promise.all(calls.slice(60))).toEqual(Array(40).fill('TooManyAtOnce'));
  expect(sent).toHaveLength(20);
  const other = call(anAccount());
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

it('sends a costly call of an account at a time, and eight of all accounts', async () => {
  const limit = createAccountLimit();
  const sent: string[] = [];
  const never = new Promise<string>(() => {});
  const call = (account: CallingAccount, isCostly: boolean) =>
    void limit({ account, count: 1, isCostly, signal: undefined }, () => {
      sent.push(account.id);
      return never;
    }).catch(() => undefined);
  const accounts = Array.from({ length: 12 }, () => anAccount());
  for (const account of [...accounts, ...accounts]) call(account, true);
  await expect.poll(() => sent).toEqual(accounts.slice(0, 8).map(({ id }) => id));
  for (const account of accounts.slice(0, 1)) call(account, false);
  await expect.poll(() => sent).toHaveLength(9);
});

describe('a call with a password', () => {
  /** Calls that go on until told to end. */
  function aPool() {
    const credentialLimit = createCredentialLimit();
    const works: PromiseWithResolvers<string>[] = [];
    const come = (caller: string) =>
      credentialLimit(caller, () => {
        const work = Promise.withResolvers<string>();
        works.push(work);
        return work.promise;
      }).catch((error: Error & { reason?: string }) => error.reason ?? error.message);
    const endAll = async (coming: Promise<string>[]) => {
      const all = Promise.all(coming);
      const timer = setInterval(() => {
        for (const { resolve } of works) resolve('done');
      }, 1);
      return all.finally(() => clearInterval(timer));
    };
    return { works, come, endAll };
  }
  const addresses = (count: number) => Array.from({ length: count }, (_, n) => `10.0.${n >> 8}.${n & 255}`);

  it('has a place beside however many come from one address', async () => {
    const { works, come, endAll } = aPool();
    const flood = Array.from({ length: 200 }, () => come('198.51.100.1'));
    await expect.poll(() => works.length).toBe(4);
    const others = addresses(24).map(come);
    await expect.poll(() => works.length).toBe(28);
    expect(await endAll(others)).toEqual(Array(24).fill('done'));
    const outcomes = await endAll(flood);
    expect(outcomes.filter((outcome) => outcome === 'TooManyAtOnce')).toHaveLength(180);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20);
  });

  it('shares its place with all networks of one IPv6 /48', async () => {
    const { works, come, endAll } = aPool();
    const coming = Array.from({ length: 30 }, (_, n) => come(`2001:db8:1:${n}::1`));
    await expect.poll(() => works.length).toBe(4);
    await endAll(coming);
  });

  it('is turned away while there are too many, and follows as each of them ends, well or not', async () => {
    const { works, come, endAll } = aPool();
    const coming = addresses(500).map(come);
    expect(await Promise.all(coming.slice(144))).toEqual(Array(356).fill('TooBusy'));
    expect(works).toHaveLength(48);
    works[0]?.resolve('done');
    works[1]?.reject(new Error('failed'));
    expect(await Promise.all(coming.slice(0, 2))).toEqual(['done', 'failed']);
    await expect.poll(() => works.length).toBe(50);
    await endAll(coming.slice(2, 144));
  });
});
