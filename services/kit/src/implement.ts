import { recentSignInMinutes } from '@plainwill/contracts/identity/vocabulary';
import {
  type Access,
  type Contract,
  callersOf,
  mapContract,
  type ProcedureContract,
} from '@plainwill/contracts/kit/contract';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import { mayAccess } from '@plainwill/contracts/shared/roles';
import { type AnyTRPCRouter, initTRPC, TRPCError } from '@trpc/server';
import type { ZodType } from 'zod';
import { asStoreUnavailable, isStoreUnavailable } from './database/store-unavailable.ts';
import { dayAndTime } from './day-and-time.ts';
import { failureShape } from './failure.ts';
import type { Log } from './log.ts';
import { Refusal } from './refusal.ts';
import { type ConcurrencyLimit, createConcurrencyLimits } from './resilience/concurrency-limit.ts';
import { createFairQueue, weightOf } from './resilience/fair-queue.ts';
import { instrument } from './telemetry/instrument.ts';

/** What every call of a service is given before the service adds its own. */
export interface Call {
  /** The service that called: `gateway`, `notifications`. */
  caller: string;
  account: CallingAccount | null;
  /** Tells one visitor from another for a day, where the service needs that; never who they are. */
  visitor: string | null;
  requestId: string;
  log: Log;
  /** The caller's place in a trace, if the call is traced. */
  traceparent?: string | undefined;
}

type Handler = (call: { ctx: object; input: unknown; signal: AbortSignal | undefined }) => unknown;

/** So that both ends of a subscription know soon that the line between them is cut. */
const heartbeat = { everyMs: 500, goneAfterMs: 1500 };

const t = initTRPC.context<Call>().create({
  sse: {
    ping: { enabled: true, intervalMs: heartbeat.everyMs },
    client: { reconnectAfterInactivityMs: heartbeat.goneAfterMs },
  },
  errorFormatter: ({ error, shape, ctx }) => failureShape(error, shape, ctx?.requestId),
});

function allows(access: Access, account: CallingAccount | null): boolean {
  if (access === 'public' || access === 'service') return true;
  return account !== null && (access === 'account' || mayAccess(access, account.roles));
}

/** A key that was stolen from one service must not open more of another than that one needs. */
function checkCaller(procedure: ProcedureContract, { caller }: Call) {
  if (callersOf(procedure).includes(caller)) return;
  throw new TRPCError({ code: 'FORBIDDEN', message: 'This service may not call that.' });
}

function checkAccess(access: Access, { account }: Call) {
  if (allows(access, account)) return;
  throw new TRPCError(
    account
      ? { code: 'FORBIDDEN', message: 'Your account isn’t allowed to do this.' }
      : { code: 'UNAUTHORIZED', message: 'Sign in to do this.' },
  );
}

/** Whether the caller has proved lately who they are, and by two factors where that is asked. */
function checkProof({ isRecent, isStrong, waitsAfterRecovery }: ProcedureContract, { account }: Call, now: Date) {
  if (isStrong && account?.secondStep === 'missing') throw asRefused(new Refusal('SecondStepNeeded'));
  const needsRecent = isRecent || (isStrong && account?.secondStep === 'proved');
  if (needsRecent && !isProvedLately(account, now)) throw asRefused(new Refusal('ReauthenticationNeeded'));
  const frozenUntil = waitsAfterRecovery && account?.frozenUntil ? new Date(account.frozenUntil) : null;
  if (frozenUntil && now < frozenUntil)
    throw asRefused(new Refusal('TooSoonAfterRecovery', undefined, { when: dayAndTime.format(frozenUntil) }));
}

/** After a recovery by staff the account may be a stranger's, so the will stays closed for a while. */
function checkWillIsOpen({ account }: Call, now: Date) {
  const until = account?.willHiddenUntil ? new Date(account.willHiddenUntil) : null;
  if (until && now < until) throw asRefused(new Refusal('WillHidden', undefined, { when: dayAndTime.format(until) }));
}

const recentMs = recentSignInMinutes * minuteMs;

const isProvedLately = (account: CallingAccount | null, now: Date) =>
  account !== null && now.getTime() - Date.parse(account.authenticatedAt) <= recentMs;

function parsed(schema: ZodType, value: unknown, code: TRPCError['code']): unknown {
  const { data, error } = schema.safeParse(value);
  if (error) throw new TRPCError({ code, cause: error });
  return data;
}

const asRefused = (cause: Refusal) => new TRPCError({ code: cause.code, message: cause.message, cause });

const handlerAt = (handlers: object, path: string) =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], handlers) as Handler;

interface Implementation<C extends Contract, Ctx extends object> {
  contextFor: (call: Call) => Ctx;
  handlers: HandlersOf<C, Ctx>;
  clock?: () => Date;
  /** How many calls of one account are at work at once; without it, any number. */
  callsOfOneAccount?: Omit<ConcurrencyLimit, 'reason'>;
  /** How many costly calls of all accounts are at work at once. */
  costlyCalls?: number;
  /** It keeps wills, which stay closed for a while after a recovery by staff. */
  keepsWills?: boolean;
}

// Composing and printing the largest will take a second, and a caller gives up after three.
const costlyQueue = { maxQueue: 24, maxQueueOfOne: 6, maxWaitMs: 800 };

type Work = () => Promise<unknown>;

interface LimitedCall {
  procedure: ProcedureContract;
  account: CallingAccount | null;
  signal: AbortSignal | undefined;
}

/** So that nobody’s calls, however many, are at work beside one another in the place of everybody else’s. */
function createCallLimits({
  callsOfOneAccount,
  costlyCalls = 2,
  clock,
}: Pick<Implementation<Contract, object>, 'callsOfOneAccount' | 'costlyCalls'> & { clock: () => Date }) {
  const ofOneAccount = callsOfOneAccount && createConcurrencyLimits({ ...callsOfOneAccount, reason: 'TooManyAtOnce' });
  const costly = createFairQueue({ ...costlyQueue, concurrency: costlyCalls });
  return ({ procedure, account, signal }: LimitedCall, work: Work): Promise<unknown> => {
    const { access, kind, isCostly } = procedure;
    if (!account || access === 'service') return work();
    if (isCostly) return costly(account.id, work, { signal, weight: weightOf(account, clock()) });
    // A read is for nobody once its caller is gone; a save is made all the same.
    const wanted: Work = async () => (kind === 'query' && signal?.aborted ? abandoned() : work());
    return ofOneAccount ? ofOneAccount(account.id, wanted) : work();
  };
}

function abandoned(): never {
  throw new TRPCError({ code: 'CLIENT_CLOSED_REQUEST', message: 'No one waits for the answer.' });
}

/**
 * A service's router from its contract: access is checked, then input is parsed, then the handler runs, then its
 * output is checked to hold what the contract names and nothing else. `contextFor` runs once per call, so calls that
 * arrive together never share an EntityManager.
 */
export function implement<C extends Contract, Ctx extends object>(
  contract: C,
  { contextFor, handlers, clock = () => new Date(), keepsWills, ...limits }: Implementation<C, Ctx>,
): AnyTRPCRouter {
  const limitCalls = createCallLimits({ ...limits, clock });
  const record = mapContract(contract, (declared, path) => {
    const { kind, access, input, output } = declared;
    const handler = handlerAt(handlers, path);
    // One middleware, and no parsers beside it, for tRPC copies the whole call for each.
    const procedure = t.procedure.use(({ ctx, next, getRawInput }) =>
      instrument(path, ctx.traceparent, async () => {
        checkCaller(declared, ctx);
        checkAccess(access, ctx);
        checkProof(declared, ctx, clock());
        if (keepsWills && !declared.worksWhileHidden) checkWillIsOpen(ctx, clock());
        return next({ ctx: { ...contextFor(ctx), account: ctx.account }, input: await getRawInput() });
      }),
    );
    if (kind === 'subscription')
      return procedure.subscription(async function* ({ ctx, input: given, signal }) {
        const asked = parsed(input, given, 'BAD_REQUEST');
        const events = handler({ ctx, input: asked, signal }) as AsyncIterable<unknown>;
        for await (const event of events) yield parsed(output, event, 'INTERNAL_SERVER_ERROR');
      });
    return procedure[kind](async ({ ctx, input: given, signal }) => {
      const asked = parsed(input, given, 'BAD_REQUEST');
      try {
        const call = { procedure: declared, account: ctx.account, signal };
        const answer = await limitCalls(call, async () => handler({ ctx, input: asked, signal }));
        return parsed(output, answer, 'INTERNAL_SERVER_ERROR');
      } catch (cause) {
        if (cause instanceof Refusal) throw asRefused(cause);
        if (!isStoreUnavailable(cause)) throw cause;
        ctx.log.warn({ err: cause, path }, 'the store is away');
        throw asStoreUnavailable(cause);
      }
    });
  });
  return t.router(record as Parameters<typeof t.router>[0]);
}

/** Calls the router in this process, as `call`. */
export const callerOf = (router: AnyTRPCRouter, call: Call) => t.createCallerFactory(router)(call);
