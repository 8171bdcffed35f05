import { type AppRouter, type ServiceName, serviceNames, services } from '@plainwill/contracts';
import { type CallLimit, mapContract, type ProcedureContract, proceduresOf } from '@plainwill/contracts/kit/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { AccountId } from '@plainwill/contracts/shared/ids';
import { failureShape, RemoteFailure } from '@plainwill/kit/failure';
import { Refusal } from '@plainwill/kit/refusal';
import { instrument } from '@plainwill/kit/telemetry/instrument';
import { initTRPC, TRPCError } from '@trpc/server';
import type { GatewayContext } from './context.ts';
import { isTimedOut } from './remotes/circuit-breaker.ts';
import { asGatewayError } from './remotes/remote-error.ts';
import { retryAfterOwnCalls } from './throttling/concurrency-limits.ts';

const signedInLimit = { calls: 900, seconds: 60 };

const t = initTRPC.context<GatewayContext>().create({
  errorFormatter: ({ error, shape, ctx }) => failureShape(error, shape, ctx?.requestId),
});

/** The caller, as far as the procedure needs to know it. */
async function callerOf(ctx: GatewayContext, service: ServiceName, { access }: ProcedureContract) {
  // What is open to anyone goes on working while identity is away, except identity's own procedures.
  if (access === 'public') return service === 'identity' ? ctx.account() : null;
  const account = await ctx.account();
  if (!account) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in to do this.' });
  return account;
}

/** Too many others had called at that moment; a service's own limits for one caller have other names. */
const isTooBusy = (error: TRPCError) => reasonOf(error) === 'TooBusy';

const reasonOf = ({ cause }: TRPCError) => {
  if (cause instanceof Refusal) return cause.reason;
  return cause instanceof RemoteFailure ? cause.data.reason : undefined;
};

/**
 * Whether a call could do nothing through no doing of its caller, so that it does not count. What a service began to
 * work on counts however it ended: an input that it breaks or is too slow on could be sent again and again, and so could
 * a call that its sender does not wait for.
 */
export const isOurFault = (error: TRPCError, signal?: AbortSignal) =>
  !signal?.aborted && ((error.code === 'SERVICE_UNAVAILABLE' && !isTimedOut(error)) || isTooBusy(error));

/**
 * Asks identity whether there is the account that staff name, for the other services know no accounts but by what is
 * stored for them. What is no account id is for the service to refuse.
 */
async function requireAccount(ctx: GatewayContext, caller: CallingAccount | null, input: unknown) {
  const named = AccountId.safeParse((input as { accountId?: unknown } | undefined)?.accountId);
  if (!named.success) return;
  try {
    await ctx.remoteFor('identity', caller).query('users.get', { id: named.data });
  } catch (cause) {
    throw asGatewayError(cause, 'identity');
  }
}

const forward = (service: ServiceName) =>
  mapContract(services[service], (procedure, path) => {
    const { kind, access, limit, isCredential, isPasswordReset, isForAccount } = procedure;
    if (access === 'service') return {};
    // Input goes through as it came: the owning service parses it.
    return t.procedure
      .use(({ next, getRawInput }) =>
        instrument(`${service}.${path}`, undefined, async () => next({ input: await getRawInput() })),
      )
      [kind](async ({ ctx, input, signal }) => {
        if (isCredential && ctx.callsTogether > 1) {
          throw new TRPCError({ code: 'BAD_REQUEST', message: 'Send this call on its own.' });
        }
        const account = await callerOf(ctx, service, procedure);
        const caller = account?.id ?? ctx.clientAddress;
        const giveBack = await ctx.throttle(`${service}.${path}`, limit ?? signedInLimit, caller, ctx.reply);
        if (isForAccount) await requireAccount(ctx, account, input);
        const call = () => ctx.remoteFor(service, account)[kind](path, input, { signal });
        const callInTurn = () => (account ? ctx.accountLimit(account.id, call) : call());
        try {
          const output = await (isCredential ? ctx.credentialLimit(call) : callInTurn());
          if (isPasswordReset) await ctx.ownerHasReset((output as { email: string }).email);
          return output;
        } catch (cause) {
          const error = asGatewayError(cause, service);
          if (isOurFault(error, signal)) giveBack();
          if (reasonOf(error) === 'TooManyAtOnce') ctx.reply.header('retry-after', retryAfterOwnCalls);
          throw error;
        }
      });
  });

const record = Object.fromEntries(serviceNames.map((service) => [service, forward(service)]));

/** How often anyone may call each procedure that is open to anyone, by the name it is called by. */
export const publicLimits = new Map<string, CallLimit>(
  serviceNames.flatMap((service) =>
    proceduresOf(services[service]).flatMap(({ path, procedure: { access, limit } }) =>
      access === 'public' && limit ? [[`${service}.${path}`, limit]] : [],
    ),
  ),
);

/** Every procedure of every contract that a browser may call. */
export const appRouter = t.router(record as Parameters<typeof t.router>[0]) as unknown as AppRouter;
