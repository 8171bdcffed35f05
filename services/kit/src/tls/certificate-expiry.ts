import { X509Certificate } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { ServiceTls } from '../config/tls-variables.ts';
import type { Log } from '../log.ts';
import { repeat } from '../resilience/repeat.ts';
import { measure } from '../telemetry/metrics.ts';

const warnDays = 14;

/** By the setting that holds each. */
const expiriesOf = ({ cert, ca }: ServiceTls) =>
  Object.entries({ SERVICE_TLS_CERT: cert, SERVICE_TLS_CA: ca }).map(([certificate, pem]) => ({
    certificate,
    expires: new Date(new X509Certificate(pem).validTo),
  }));

/** Tells Prometheus when each certificate expires; nothing where there are none. */
export const measureExpiry = (tls: ServiceTls | undefined) =>
  measure({
    name: 'plainwill_certificate_expires_timestamp_seconds',
    help: 'When a certificate expires, by the setting that holds it',
    labels: ['certificate'],
    read: async () =>
      tls
        ? expiriesOf(tls).map(({ certificate, expires }) => ({
            labels: { certificate },
            value: expires.getTime() / 1000,
          }))
        : [],
  });

/** Asks in the log for new certificates, from two weeks before one of them expires. */
export function reportExpiry(tls: ServiceTls, now: Date, log: Log) {
  for (const { certificate, expires } of expiriesOf(tls)) {
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
