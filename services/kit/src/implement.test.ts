import { mutation, perMinute, query } from '@plainwill/contracts/kit/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { TRPCError } from '@trpc/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { implement } from './implement.ts';
import { Refusal } from './refusal.ts';
import { metricsText } from './telemetry/metrics.ts';
import { anAccount, callerAs } from './testing/call.ts';

const contract = {
  greet: query({
    access: 'public',
    limit: perMinute(1),
    input: z.strictObject({ name: z.string().max(5) }),
    output: z.string(),
  }),
  own: query({ access: 'account', input: z.void(), output: z.string() }),
  look: query({ access: 'staff', input: z.void(), output: z.string() }),
  change: mutation({ access: 'admin', input: z.void(), output: z.string() }),
  refuse: mutation({ access: 'public', limit: perMinute(1), input: z.void(), output: z.void() }),
  compose: query({ access: 'account', isCostly: true, input: z.void(), output: z.string() }),
  leak: query({ access: 'public', limit: perMinute(1), input: z.void(), output: z.strictObject({ id: z.string() }) }),
};

const composeContract = { compose: contract.compose };

let contexts = 0;
const composing = Promise.withResolvers<string>();
const router = implement(contract, {
  contextFor: () => ({ serial: ++contexts }),
  handlers: {
    greet: ({ input }) => `Hello ${input.name}`,
    own: ({ ctx }) => ctx.account.id,
    look: () => 'seen',
    change: () => 'changed',
    compose: () => composing.promise,
    refuse: () => {
      throw new Refusal('ExecutorNotFound');
    },
    leak: () => ({ id: '1', passwordHash: 'secret' }) as { id: string },
  },
});

const as = (account: Parameters<typeof callerAs>[2]) => callerAs(contract, router, account);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: TRPCError) => error.code,
  );

describe('access', () => {
  const admin = anAccount({ roles: ['admin'] });
  const readonly = anAccount({ roles: ['readonly'] });
  it.each([
    ['a stranger', null, ['UNAUTHORIZED', 'UNAUTHORIZED', 'UNAUTHORIZED']],
    ['an account', anAccount(), ['ok', 'FORBIDDEN', 'FORBIDDEN']],
    ['a reviewer', anAccount({ roles: ['reviewer'] }), ['ok', 'FORBIDDEN', 'FORBIDDEN']],
    ['readonly', readonly, ['ok', 'ok', 'FORBIDDEN']],
    ['admin', admin, ['ok', 'ok', 'ok']],
  ] as const)('lets %s do exactly this much', async (_who, account, expected) => {
    const caller = as(account);
    expect(await Promise.all([codeOf(caller.own()), codeOf(caller.look()), codeOf(caller.change())])).toEqual(expected);
  });
});

it('does one costly call of an account at a time, and leaves its other calls and other accounts alone', async () => {
  const [caller, other] = [as(anAccount()), as(anAccount())];
  const asked = Array.from({ length: 9 }, () => codeOf(caller.compose()));
  const others = codeOf(other.compose());
  expect(await codeOf(caller.own())).toBe('ok');
  composing.resolve('composed');
  expect((await Promise.all(asked)).toSorted()).toEqual([
    'TOO_MANY_REQUESTS',
    'TOO_MANY_REQUESTS',
    ...Array(7).fill('ok'),
  ]);
  expect(await others).toBe('ok');
});

it('lets an account that is new wait for others who have asked for as much', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const done: string[] = [];
  const costly = implement(composeContract, {
    contextFor: () => ({}),
    handlers: {
      async compose({ ctx }) {
        vi.advanceTimersByTime(100);
        done.push(ctx.account.id);
        return 'composed';
      },
    },
    costlyCalls: 1,
  });
  const tomorrow = new Date(Date.now() + dayMs).toISOString();
  const [busy, fresh, old] = [anAccount(), anAccount({ newUntil: tomorrow }), anAccount()];
  const ask = (account: CallingAccount) => callerAs(composeContract, costly, account).compose();
  await ask(fresh);
  await ask(old);
  await Promise.all([busy, fresh, old].map(ask));
  expect(done.slice(-2)).toEqual([old.id, fresh.id]);
});

it('makes a context of its own for each call', async () => {
  contexts = 0;
  await Promise.all([as(null).greet({ name: 'Ann' }), as(null).greet({ name: 'Bea' })]);
  expect(contexts).toBe(2);
});

it('refuses input with an unknown key or beyond its limit', async () => {
  expect(await codeOf(as(null).greet({ name: 'Ann', extra: 1 } as never))).toBe('BAD_REQUEST');
  expect(await codeOf(as(null).greet({ name: 'Annabel' }))).toBe('BAD_REQUEST');
});

it('answers a refusal with its reason’s code', async () => {
  await expect(as(null).refuse()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('never lets out more than the contract names', async () => {
  expect(await codeOf(as(null).leak())).toBe('INTERNAL_SERVER_ERROR');
});

it('counts each call by how it ended, those of strangers too', async () => {
  const [stranger, person] = [as(null), as(anAccount())];
  await Promise.all([person.look(), stranger.look()].map(codeOf));
  const ended = (await metricsText()).match(/_count\{[^}]*procedure="look"[^}]*\} \d+/g)?.toSorted();
  expect(ended).toEqual(
    expect.arrayContaining([expect.stringContaining('FORBIDDEN'), expect.stringContaining('UNAUTHORIZED')]),
  );
});
