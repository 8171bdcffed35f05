import { X509Certificate } from 'node:crypto';
import type { ServiceTls } from '../config/tls-variables.ts';
import type { Log } from '../log.ts';
import { repeat } from '../resilience/repeat.ts';

const dayMs = 24 * 3_600_000;
const warnDays = 14;

/** Asks in the log for new certificates, from two weeks before one of them expires. */
export function reportExpiry({ cert, ca }: ServiceTls, now: Date, log: Log) {
  for (const [certificate, pem] of Object.entries({ SERVICE_TLS_CERT: cert, SERVICE_TLS_CA: ca })) {
    const expires = new Date(new X509Certificate(pem).validTo);
    if (expires.getTime() - now.getTime() > warnDays * dayMs) continue;
    log.error({ certificate, expires }, 'ALARM: a certificate expires; give this service a new one and restart it');
  }
}

/** The same now, and each day from now on. */
export function watchExpiry(tls: ServiceTls, clock: () => Date, log: Log) {
  const report = () => reportExpiry(tls, clock(), log);
  report();
  return repeat({ everyMs: dayMs, work: async () => report(), failure: 'certificates could not be looked at', log });
}
