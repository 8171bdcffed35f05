import type { ServiceName } from '@plainwill/contracts';
import type { CallKind, ProcedureContract } from '@plainwill/contracts/kit/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { RemoteFailure } from '@plainwill/kit/failure';
import { Refusal } from '@plainwill/kit/refusal';
import { TRPCError } from '@trpc/server';
import type { GatewayContext } from './context.ts';
import { isTimedOut } from './remotes/circuit-breaker.ts';
import { asGatewayError } from './remotes/remote-error.ts';
import { retryAfterOwnCalls } from './throttling/concurrency-limits.ts';

const signedInLimit = { calls: 900, seconds: 60 };

/** A call for a service, by the service's own path. */
export interface ServiceCall {
  service: ServiceName;
  path: string;
  kind: CallKind;
  procedure: ProcedureContract;
}

/** What is open to anyone goes on working while identity is away, except identity's own procedures. */
export const needsCaller = ({ service, procedure }: ServiceCall) =>
  procedure.access !== 'public' || service === 'identity';

/** The caller, as far as the procedure needs to know it. */
async function callerOf(ctx: GatewayContext, call: ServiceCall) {
  const account = needsCaller(call) ? await ctx.account() : null;
  if (!account && call.procedure.access !== 'public')
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in to do this.' });
  return account;
}

export interface Admitted {
  account: CallingAccount | null;
  /** Says what became of a call that failed, and takes back its counting if that was no doing of the caller's. */
  failed: (cause: unknown, signal: AbortSignal | undefined) => TRPCError;
}

/** Lets a call through to its service. @throws {TRPCError} for a stranger where one must be signed in, and for too many calls */
export async function admit(ctx: GatewayContext, call: ServiceCall): Promise<Admitted> {
  const { service, path, procedure } = call;
  const account = await callerOf(ctx, call);
  const caller = account?.id ?? ctx.clientAddress;
  const giveBack = await ctx.throttle(`${service}.${path}`, procedure.limit ?? signedInLimit, caller, ctx.reply);
  return {
    account,
    failed(cause, signal) {
      const error = asGatewayError(cause, service);
      if (isOurFault(error, signal)) giveBack();
      if (reasonOf(error) === 'TooManyAtOnce') ctx.reply.header('retry-after', retryAfterOwnCalls);
      return error;
    },
  };
}

const reasonOf = ({ cause }: TRPCError) => {
  if (cause instanceof Refusal) return cause.reason;
  return cause instanceof RemoteFailure ? cause.data.reason : undefined;
};

/** Too many others had called at that moment; a service's own limits for one caller have other names. */
const isTooBusy = (error: TRPCError) => reasonOf(error) === 'TooBusy';

/**
 * Whether a call could do nothing through no doing of its caller, so that it does not count. What a service began to
 * work on counts however it ended: an input that it breaks or is too slow on could be sent again and again, and so could
 * a call that its sender does not wait for.
 */
export const isOurFault = (error: TRPCError, signal?: AbortSignal) =>
  !signal?.aborted && ((error.code === 'SERVICE_UNAVAILABLE' && !isTimedOut(error)) || isTooBusy(error));
