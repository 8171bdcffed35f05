import type { Log } from '../log.ts';
import { isTlsFailure } from '../tls/tls-failure.ts';

const againMs = 60_000;

/**
 * Logs errors of connections to a store. Most pass by themselves, and whoever works with the store says what they mean;
 * TLS that fails asks for somebody, once a minute.
 */
export function createStoreErrorLog(log: Log, clock = () => performance.now()) {
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (err: Error, about: object = {}) => {
    if (!isTlsFailure(err) || clock() < quietUntil) {
      log.debug({ err, ...about }, 'queue store error');
      return;
    }
    quietUntil = clock() + againMs;
    log.error({ err, ...about }, 'ALARM: TLS to the queue store fails; look at its certificate and at QUEUE_URL');
  };
}
