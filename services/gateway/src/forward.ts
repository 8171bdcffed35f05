import { type AppRouter, type ServiceName, serviceNames, services } from '@plainwill/contracts';
import { type CallLimit, mapContract, proceduresOf } from '@plainwill/contracts/kit/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { AccountId } from '@plainwill/contracts/shared/ids';
import { failureShape } from '@plainwill/kit/failure';
import { instrument } from '@plainwill/kit/telemetry/instrument';
import { initTRPC, TRPCError } from '@trpc/server';
import { authoriseCall } from './authorise-call.ts';
import type { GatewayContext } from './context.ts';
import { asGatewayError } from './remotes/remote-error.ts';

const t = initTRPC.context<GatewayContext>().create({
  errorFormatter: ({ error, shape, ctx }) => failureShape(error, shape, ctx?.requestId),
});

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
    const { kind, access, isCredential, isPasswordReset, isForAccount } = procedure;
    if (access === 'service' || kind === 'subscription') return {};
    // Input goes through as it came: the owning service parses it.
    return t.procedure
      .use(({ next, getRawInput }) =>
        instrument(`${service}.${path}`, undefined, async () => next({ input: await getRawInput() })),
      )
      [kind](async ({ ctx, input, signal }) => {
        if (isCredential && ctx.callsTogether > 1) {
          throw new TRPCError({ code: 'BAD_REQUEST', message: 'Send this call on its own.' });
        }
        const { account, failed } = await authoriseCall(ctx, { service, path, kind, procedure });
        if (isForAccount) await requireAccount(ctx, account, input);
        const call = () => ctx.remoteFor(service, account)[kind](path, input, { signal });
        const isCostly = procedure.isCostly ?? false;
        const callInTurn = () => (account ? ctx.accountLimit({ account, count: 1, isCostly, signal }, call) : call());
        try {
          const output = await (isCredential
            ? ctx.credentialLimit(account?.id ?? ctx.clientAddress, call)
            : callInTurn());
          if (isPasswordReset) await ctx.ownerHasReset((output as { email: string }).email);
          return output;
        } catch (cause) {
          throw failed(cause, signal);
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
