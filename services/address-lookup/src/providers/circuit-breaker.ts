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
import { type AddressProvider, ProviderFailure, type ProviderName } from './provider.ts';

const failuresInRow = 5;
const pauseMs = 30_000;
/** Somebody has to look at the account first. */
const misconfiguredPauseMs = 10 * 60_000;
const beforeRetryMs = 100;

const isMisconfigured = (error: unknown) => error instanceof ProviderFailure && error.kind === 'misconfigured';
const isAway = (error: unknown) => error instanceof ProviderFailure && error.kind === 'away';

interface CircuitBreakerOptions {
  name: ProviderName;
  timeoutMs: number;
  log: Log;
}

/**
 * A provider that is given up after a while, asked once more if it was away, and left alone while it keeps failing: at
 * once where our key or credit is at fault, for that does not mend itself.
 */
export function withCircuitBreaker(
  provider: AddressProvider,
  { name, timeoutMs, log }: CircuitBreakerOptions,
): AddressProvider {
  const failing = circuitBreaker(
    handleWhen((error) => !isMisconfigured(error)),
    { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failuresInRow) },
  );
  failing.onBreak(() =>
    log.warn({ provider: name }, 'an address provider keeps failing and is left alone for a while'),
  );
  const refusing = circuitBreaker(handleWhen(isMisconfigured), {
    halfOpenAfter: misconfiguredPauseMs,
    breaker: new ConsecutiveBreaker(1),
  });
  refusing.onBreak((reason) => {
    const code = 'error' in reason && reason.error instanceof ProviderFailure ? reason.error.code : undefined;
    log.error({ provider: name, code }, 'ALARM: an address provider refuses our key or has no credit or no data');
  });
  const policy = wrap(
    refusing,
    failing,
    retry(handleWhen(isAway), { maxAttempts: 1, backoff: new ConstantBackoff(beforeRetryMs) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  const { resolve } = provider;
  return {
    paidFor: provider.paidFor,
    search: (term, given) => policy.execute(({ signal }) => provider.search(term, signal), given),
    ...(resolve && { resolve: (id, given) => policy.execute(({ signal }) => resolve(id, signal), given) }),
  };
}
