import { RemoteFailure } from '@plainwill/kit/failure';
import type { Log } from '@plainwill/kit/log';
import { Refusal } from '@plainwill/kit/refusal';
import type { TRPCError } from '@trpc/server';

import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { GatewayContext } from '../context.ts';
import { networkOf } from '../http/request-details.ts';
import { keyOfCaller } from './throttle.ts';

const whyByCode: Partial<Record<TRPCError['code'], 'forbidden' | 'throttled'>> = {
  FORBIDDEN: 'forbidden',
  TOO_MANY_REQUESTS: 'throttled',
};

const windowSeconds = 600;
const reportsPerWindow = 600;

/**
 * Has identity write down who was refused what, or was slowed down: once for each caller and procedure in ten minutes,
 * and no more than so many in all, so that a flood of calls is no flood of entries. Nobody waits for it.
 */
export function createRefusedCalls(log: Log) {
  const ofCaller = new RateLimiterMemory({ keyPrefix: 'refused', points: 1, duration: windowSeconds });
  const inAll = new RateLimiterMemory({
    keyPrefix: 'refused_in_all',
    points: reportsPerWindow,
    duration: windowSeconds,
  });

  async function report(error: { code: string; cause?: unknown }, called: string, ctx: GatewayContext) {
    const why = whyByCode[error.code as TRPCError['code']];
    if (!why || hasReason(error)) return;
    const account = await ctx.account();
    const isNew = await ofCaller.consume(`${called} ${account?.id ?? keyOfCaller(ctx.clientAddress)}`).then(...asFlag);
    if (!isNew || !(await inAll.consume('').then(...asFlag))) return;
    const input = { why, called: called.slice(0, 100), network: networkOf(ctx.clientAddress) };
    await ctx.remoteFor('identity', account).mutation('refusedCalls.report', input);
  }

  return (error: { code: string; cause?: unknown }, called: string, ctx: GatewayContext): void => {
    void report(error, called, ctx).catch((err) => log.debug({ err }, 'a refused call could not be written down'));
  };
}

const asFlag = [() => true, () => false] as const;

/** A refusal with a reason is an answer to somebody who may call: their rights are not in question. */
const hasReason = ({ cause }: { cause?: unknown }) =>
  cause instanceof Refusal || (cause instanceof RemoteFailure && Boolean(cause.data.reason));

export type RefusedCalls = ReturnType<typeof createRefusedCalls>;
