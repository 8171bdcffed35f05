import type { ServiceName } from '@plainwill/contracts';
import type { CallKind, ProcedureContract } from '@plainwill/contracts/kit/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { RemoteFailure } from '@plainwill/kit/failure';
import { Refusal } from '@plainwill/kit/refusal';
import { createOneByOne } from '@plainwill/kit/resilience/one-by-one';
import { TRPCError } from '@trpc/server';
import type { GatewayContext } from './context.ts';
import { isTimedOut } from './remotes/circuit-breaker.ts';
import { asGatewayError } from './remotes/remote-error.ts';
import { retryAfterOwnCalls } from './throttling/concurrency-limits.ts';

export const signedInLimit = { calls: 900, seconds: 60 };

/** A call for a service, by the service's own path. */
export interface ServiceCall {
  service: ServiceName;
  path: string;
  kind: CallKind;
  procedure: ProcedureContract;
}

/** Public procedures of other services work while identity is away, because nobody asks it for the caller. */
export const needsCaller = ({ service, procedure }: ServiceCall) =>
  procedure.access !== 'public' || service === 'identity';

/** The account that calls; null where the procedure needs none. */
async function callerOf(ctx: GatewayContext, call: ServiceCall) {
  const account = needsCaller(call) ? await ctx.account() : null;
  if (!account && call.procedure.access !== 'public')
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in to do this.' });
  return account;
}

export interface AuthorisedCall {
  account: CallingAccount | null;
  /** Turns the cause of a failed call into its error, and refunds the call where the caller is not at fault. */
  failed: (cause: unknown, signal: AbortSignal | undefined) => TRPCError;
}

/** A burst of costly calls, most of which are refused, takes a while in sum: whoever makes others must not wait for it. */
const costlyInTurn = createOneByOne();

/** Checks that the caller may make a call, and counts it. @throws {TRPCError} for a stranger where one must be signed in, and for too many calls */
export async function authoriseCall(ctx: GatewayContext, call: ServiceCall): Promise<AuthorisedCall> {
  const { service, path, procedure } = call;
  if (procedure.isCostly) await costlyInTurn();
  const account = await callerOf(ctx, call);
  const caller = account?.id ?? ctx.clientAddress;
  const refund = await ctx.throttle(`${service}.${path}`, procedure.limit ?? signedInLimit, caller, ctx.reply);
  return {
    account,
    failed(cause, signal) {
      const error = asGatewayError(cause, service);
      if (isOurFault(error, signal)) refund();
      if (passesSoon(error)) ctx.reply.header('retry-after', retryAfterOwnCalls);
      return error;
    },
  };
}

export const reasonOf = ({ cause }: TRPCError) => {
  if (cause instanceof Refusal) return cause.reason;
  return cause instanceof RemoteFailure ? cause.data.reason : undefined;
};

/** A service works on what it has begun for a second or two. */
const passesSoon = (error: TRPCError) => ['TooManyAtOnce', 'BusyJustNow'].includes(reasonOf(error) ?? '');

/** Too many callers at once have these reasons; a service's own limits for one caller have other reasons. */
const isTooBusy = (error: TRPCError) => ['TooBusy', 'BusyJustNow'].includes(reasonOf(error) ?? '');

/**
 * A call that could do nothing through no fault of its caller does not count. A call that a service began to work on
 * counts however it ended: an input that the service breaks or is too slow on could be sent again and again, and so could
 * a call that its sender does not wait for.
 */
const isOurFault = (error: TRPCError, signal?: AbortSignal) =>
  !signal?.aborted && ((error.code === 'SERVICE_UNAVAILABLE' && !isTimedOut(error)) || isTooBusy(error));

/** A guess that was not compared is none, also where more than the caller's share came at once. */
export const wasNotDone = (error: TRPCError) => isOurFault(error) || reasonOf(error) === 'TooManyAtOnce';
