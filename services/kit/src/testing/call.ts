import { createHash, randomUUID } from 'node:crypto';
import { type Contract, callersOf, mapContract } from '@plainwill/contracts/kit/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { RouterOf } from '@plainwill/contracts/kit/router-of';
import type { AnyTRPCRouter, TRPCRouterCaller } from '@trpc/server';
import { type Call, callerOf } from '../implement.ts';
import { createLog } from '../log.ts';

export const quietLog = createLog('test', 'silent');

export const anAccount = (overrides: Partial<CallingAccount> = {}): CallingAccount => ({
  id: randomUUID() as CallingAccount['id'],
  roles: [],
  sessionKey: createHash('sha256').update(randomUUID()).digest('hex'),
  authenticatedAt: new Date().toISOString(),
  secondStep: 'none',
  frozenUntil: null,
  willHiddenUntil: null,
  newUntil: null,
  ...overrides,
});

export const aCall = (overrides: Partial<Call> = {}): Call => ({
  caller: 'gateway',
  account: null,
  visitor: null,
  requestId: randomUUID(),
  log: quietLog,
  ...overrides,
});

type CallerOf<C> =
  RouterOf<C, string, never> extends infer R extends AnyTRPCRouter
    ? ReturnType<TRPCRouterCaller<R['_def']['_config']['$types'], R['_def']['record']>>
    : never;

/**
 * The service's procedures as functions, called by `account`: the whole router without HTTP. Each is called as a service
 * calls it that needs it.
 */
export const callerAs = <C extends Contract>(
  contract: C,
  router: AnyTRPCRouter,
  account: CallingAccount | null,
): CallerOf<C> =>
  mapContract(contract, (procedure, path) => (input: unknown) => {
    const call = aCall({ account, caller: callersOf(procedure)[0] ?? '' });
    const called = path
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], callerOf(router, call));
    return (called as (input: unknown) => Promise<unknown>)(input);
  }) as CallerOf<C>;
