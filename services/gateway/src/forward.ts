import { type AppRouter, type ServiceName, serviceNames, services } from '@plainwill/contracts';
import { mapContract, type ProcedureContract } from '@plainwill/contracts/kit/contract';
import { failureShape, RemoteFailure } from '@plainwill/kit/failure';
import { observed } from '@plainwill/kit/observed';
import { Refusal } from '@plainwill/kit/refusal';
import { initTRPC, TRPCError } from '@trpc/server';
import type { GatewayContext } from './context.ts';
import { asGatewayError } from './remote-error.ts';

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

const ourFaults: readonly TRPCError['code'][] = ['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];
/** Whoever is told that we are too busy came while we had too many others; who makes too many calls is told otherwise. */
const isTooBusy = ({ cause }: TRPCError) =>
  (cause instanceof Refusal ? cause.reason : cause instanceof RemoteFailure && cause.data.reason) === 'TooBusy';
export const isOurFault = (error: TRPCError) => ourFaults.includes(error.code) || isTooBusy(error);

const forward = (service: ServiceName) =>
  mapContract(services[service], (procedure, path) => {
    const { kind, access, limit, isCredential, isPasswordReset } = procedure;
    if (access === 'service') return {};
    // Input goes through as it came: the owning service parses it.
    return t.procedure
      .use(({ next, getRawInput }) =>
        observed(`${service}.${path}`, undefined, async () => next({ input: await getRawInput() })),
      )
      [kind](async ({ ctx, input, signal }) => {
        if (isCredential && ctx.callsTogether > 1) {
          throw new TRPCError({ code: 'BAD_REQUEST', message: 'Send this call on its own.' });
        }
        const account = await callerOf(ctx, service, procedure);
        const caller = account?.id ?? ctx.clientAddress;
        const giveBack = await ctx.throttle(`${service}.${path}`, limit ?? signedInLimit, caller, ctx.reply);
        const call = () => ctx.remoteFor(service, account)[kind](path, input, { signal });
        try {
          const output = await (isCredential ? ctx.fewAtOnce(call) : call());
          if (isPasswordReset) await ctx.ownerHasReset((output as { email: string }).email);
          return output;
        } catch (cause) {
          const error = asGatewayError(cause, service);
          if (isOurFault(error)) giveBack();
          throw error;
        }
      });
  });

const record = Object.fromEntries(serviceNames.map((service) => [service, forward(service)]));

/** Every procedure of every contract that a browser may call. */
export const appRouter = t.router(record as Parameters<typeof t.router>[0]) as unknown as AppRouter;
