import { type ServiceName, serviceNames } from '@plainwill/contracts';
import type { CallKind } from '@plainwill/contracts/kit/contract';
import { type RemoteClient, RemoteError } from '@plainwill/kit/calls/remote-calls';
import { unavailableMessage } from '@plainwill/kit/failure';
import type { Log } from '@plainwill/kit/log';
import { timeoutSignal } from '@plainwill/kit/resilience/timeouts';
import { measure } from '@plainwill/kit/telemetry/metrics';
import { TRPCError } from '@trpc/server';
import {
  BrokenCircuitError,
  CircuitState,
  ConstantBackoff,
  CountBreaker,
  circuitBreaker,
  handleWhen,
  retry,
  TaskCancelledError,
  wrap,
} from 'cockatiel';

/** The breaker opens once half of the last 20 calls have failed. */
const breaker = { threshold: 0.5, size: 20, minimumNumberOfCalls: 20 };
export const halfOpenAfterMs = 1000;

/** A call is given up after so many ms. */
export type TimeoutsMs = Record<CallKind, number>;

const defaultTimeoutsMs: TimeoutsMs = { query: 3000, mutation: 5000 };

const beforeRetryMs = 50;

type Call<T> = (signal: AbortSignal) => Promise<T>;
/** Makes a call to the service that it stands before. @throws {TRPCError} SERVICE_UNAVAILABLE, perhaps without asking it */
type ProtectedCall = <T>(kind: CallKind, call: Call<T>, given: AbortSignal | undefined) => Promise<T>;

/** The calls of a service by what they cost: costly ones may be late or fail while all others are answered as ever. */
const costs = ['cheap', 'costly'] as const;
export type Cost = (typeof costs)[number];

export const perCost = <T>(make: (cost: Cost) => T): Record<Cost, T> => ({
  cheap: make('cheap'),
  costly: make('costly'),
});

export type CircuitBreakers = Record<ServiceName, Record<Cost, ProtectedCall>>;

/** The browser went away, which says nothing of the service. */
class GivenUp extends Error {}

/** A balancer answers so where the service it asked is gone: no service of ours does so without a code. */
const balancerStatuses = [502, 503, 504];

/** The service did not answer at all, so a query may be sent again. */
const isUnanswered = (error: unknown) =>
  error instanceof RemoteError &&
  (error.status === undefined || (balancerStatuses.includes(error.status) && !error.data?.code));

/** The service, or its HTTP server, refused the call as it was: too long, or with a bad token. */
const isRefused = ({ status = 0 }: RemoteError) => status >= 400 && status < 500;

/**
 * No answer came in time, or none that makes sense. A service that says it cannot is there: one person who waits for a
 * lock of their own must not open the breaker for everybody else. Nor does a call that was refused count: it will be
 * refused again, and its caller could otherwise have the service left alone.
 */
const isAway = (error: unknown) =>
  error instanceof TaskCancelledError || (error instanceof RemoteError && !error.data?.code && !isRefused(error));

/** A service did not answer in its time: it may have worked on the call for all of it. */
export const isTimedOut = ({ cause }: TRPCError) => cause instanceof TaskCancelledError;

function asFailure(error: unknown): unknown {
  if (error instanceof GivenUp) return error.cause;
  const isOurs = error instanceof BrokenCircuitError || error instanceof TaskCancelledError;
  return isOurs ? new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: unavailableMessage, cause: error }) : error;
}

interface Before {
  service: ServiceName;
  cost: Cost;
}

function createCircuitBreaker({ service, cost }: Before, log: Log, timeoutsMs: TimeoutsMs) {
  const breaking = circuitBreaker(handleWhen(isAway), {
    halfOpenAfter: halfOpenAfterMs,
    breaker: new CountBreaker(breaker),
  });
  breaking.onBreak(() =>
    log.error({ service, cost }, 'ALARM: a service does not answer and is left alone for a while'),
  );
  breaking.onReset(() => log.info({ service, cost }, 'a service answers again'));
  const again = retry(handleWhen(isUnanswered), { maxAttempts: 1, backoff: new ConstantBackoff(beforeRetryMs) });
  const policies = { query: wrap(breaking, again), mutation: breaking };
  const protect: ProtectedCall = async (kind, call, given) => {
    const limit = timeoutSignal(timeoutsMs[kind], given);
    try {
      return await policies[kind].execute(async () => {
        try {
          return await call(limit.signal);
        } catch (cause) {
          if (given?.aborted) throw new GivenUp('given up', { cause });
          throw limit.signal.aborted ? new TaskCancelledError('not answered in time') : cause;
        }
      });
    } catch (error) {
      throw asFailure(error);
    } finally {
      limit.stop();
    }
  };
  // Half open it waits for one call, longer than it leaves the service alone between two.
  return { protect, isOpen: () => breaking.state !== CircuitState.Closed };
}

/**
 * Before each service a time limit, and a breaker for its costly calls and one for all others: while most of these fail,
 * it is left alone with them for a second at a time, so that nobody waits for what does not come, and all other calls
 * are answered as ever.
 */
export function createCircuitBreakers(log: Log, timeoutsMs = defaultTimeoutsMs): CircuitBreakers {
  const made = serviceNames.map((service) => ({
    service,
    breakers: perCost((cost) => createCircuitBreaker({ service, cost }, log, timeoutsMs)),
  }));
  measure({
    name: 'plainwill_breaker_open',
    help: '1 from when most calls to a service fail until one is answered',
    labels: ['service_asked', 'cost'],
    read: async () =>
      made.flatMap(({ service, breakers }) =>
        costs.map((cost) => ({ labels: { service_asked: service, cost }, value: Number(breakers[cost].isOpen()) })),
      ),
  });
  return Object.fromEntries(
    made.map(({ service, breakers }) => [service, perCost((cost) => breakers[cost].protect)]),
  ) as CircuitBreakers;
}

/** The client, with a time limit, a retry of what is read, and a circuit breaker around each call. */
export const withCircuitBreaker = (remote: RemoteClient, protect: ProtectedCall): RemoteClient => ({
  query: (path, input, options) =>
    protect('query', (signal) => remote.query(path, input, { ...options, signal }), options?.signal),
  mutation: (path, input, options) =>
    protect('mutation', (signal) => remote.mutation(path, input, { ...options, signal }), options?.signal),
  passOn: (kind, request, options) =>
    protect(kind, (signal) => remote.passOn(kind, request, { ...options, signal }), options?.signal),
});
