import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { Log } from '@plainwill/kit/log';
import {
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { type AddressProvider, ProviderFailure } from './provider.ts';

const failuresInRow = 5;
const pauseMs = 30_000;
/** Somebody has to look at the account first. */
const misconfiguredPauseMs = 10 * minuteMs;
const beforeRetryMs = 100;

const isMisconfigured = (error: unknown) => error instanceof ProviderFailure && error.kind === 'misconfigured';
const isAway = (error: unknown) => error instanceof ProviderFailure && error.kind === 'away';

interface CircuitBreakerOptions {
  name: string;
  timeoutMs: number;
  log: Log;
}

/**
 * Calls to a provider that is given up after a while, asked once more if it was away, and left alone while it keeps
 * failing: at once where our key or credit is at fault, for that does not mend itself.
 */
export function circuitBreakerOf({ name, timeoutMs, log }: CircuitBreakerOptions) {
  const failing = circuitBreaker(
    handleWhen((error) => !isMisconfigured(error)),
    { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failuresInRow) },
  );
  failing.onBreak(() => log.warn({ provider: name }, 'a provider keeps failing and is left alone for a while'));
  const refusing = circuitBreaker(handleWhen(isMisconfigured), {
    halfOpenAfter: misconfiguredPauseMs,
    breaker: new ConsecutiveBreaker(1),
  });
  refusing.onBreak((reason) => {
    const code = 'error' in reason && reason.error instanceof ProviderFailure ? reason.error.code : undefined;
    log.error({ provider: name, code }, 'ALARM: a provider refuses our key or has no credit or no data');
  });
  const policy = wrap(
    refusing,
    failing,
    retry(handleWhen(isAway), { maxAttempts: 1, backoff: new ConstantBackoff(beforeRetryMs) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  return <T>(call: (signal: AbortSignal) => Promise<T>, given: AbortSignal): Promise<T> =>
    policy.execute(({ signal }) => call(signal), given);
}

/** An address provider whose calls all go through one circuit breaker. */
export function withCircuitBreaker(provider: AddressProvider, options: CircuitBreakerOptions): AddressProvider {
  const through = circuitBreakerOf(options);
  const { resolve } = provider;
  return {
    paidFor: provider.paidFor,
    search: (term, given) => through((signal) => provider.search(term, signal), given),
    ...(resolve && { resolve: (id, given) => through((signal) => resolve(id, signal), given) }),
  };
}
