import { createHash } from 'node:crypto';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A session is stored by this hash of its cookie. */
export function sessionIn(header: string | null | undefined): string | null {
  const token = /(?:^|; )session=([^;]+)/.exec(header ?? '')?.[1];
  return token ? hashOf(token) : null;
}

const dayMs = 86_400_000;
const lifetimeMs = 14 * dayMs;

/** Until when a session in use is prolonged, once half of its time is over. */
export const prolonged = (expiresAt: Date, now: Date) =>
  expiresAt.getTime() - now.getTime() < lifetimeMs / 2 ? new Date(now.getTime() + lifetimeMs) : null;
