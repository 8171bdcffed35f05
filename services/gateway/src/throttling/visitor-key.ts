import { createHmac, hkdfSync } from 'node:crypto';
import { keyOfCaller } from './throttle.ts';

/** Tells the callers of one day apart without telling who they are; the next day the same caller has another. */
export type VisitorKey = (clientAddress: string, now: Date) => string;

/** All gateways share the signing key, so all of them know a visitor by the same name. */
export function createVisitorKey({ d }: { d: string }): VisitorKey {
  const key = Buffer.from(hkdfSync('sha256', d, '', 'visitor', 32));
  return (clientAddress, now) =>
    createHmac('sha256', key)
      .update(`${now.toISOString().slice(0, 10)} ${keyOfCaller(clientAddress)}`)
      .digest('base64url')
      .slice(0, 22);
}
