import '@fastify/cookie';
import { createHash, createHmac, createSecretKey, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const lifetimeSeconds = 365 * 24 * 3600;
/** People of one household use the same browser. */
const maxEntries = 4;
const maxValueLength = 1000;

/**
 * A cookie by which an account knows a browser that has signed in to it, or has reset its password by mail: an entry for
 * each account, which names it to nobody without the key. It opens nothing; it only gives the browser a counter of its
 * own when passwords are tried, so that whoever guesses elsewhere keeps nobody out. It stays after signing out.
 */
export function deviceCookie(publicUrl: string, { d }: { d: string }, clock = () => Date.now()) {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-plainwill-device' : 'plainwill_dev_device';
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  // All gateways share the signing key, so all of them know the browser.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', d, '', 'device cookie', 32)));

  const macOf = (id: string, endsAt: string, email: string) =>
    createHmac('sha256', key)
      .update(`${id} ${endsAt} ${keyOfEmail(email)}`)
      .digest('base64url')
      .slice(0, 22);

  function isEntryOf(email: string, entry: string): boolean {
    const [id = '', endsAt = '', mac = ''] = entry.split('.');
    const expected = Buffer.from(macOf(id, endsAt, email));
    const given = Buffer.from(mac);
    return given.length === expected.length && timingSafeEqual(given, expected) && Number(endsAt) * 1000 > clock();
  }

  function entriesOf(request: FastifyRequest): string[] {
    const value = request.cookies[name] ?? '';
    return value.length > maxValueLength ? [] : value.split('~').filter(Boolean).slice(0, maxEntries);
  }

  return {
    /** The browser's id, if the account of this address knows it. */
    idFor(request: FastifyRequest, email: unknown): string | null {
      if (typeof email !== 'string') return null;
      const entry = entriesOf(request).find((each) => isEntryOf(email, each));
      return entry?.split('.')[0] ?? null;
    },

    /** From now on the account of this address knows the browser, under a new id. */
    remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
      const id = randomBytes(12).toString('base64url');
      const endsAt = String(Math.floor(clock() / 1000) + lifetimeSeconds);
      const others = entriesOf(request).filter((entry) => !isEntryOf(email, entry));
      const entries = [`${id}.${endsAt}.${macOf(id, endsAt, email)}`, ...others].slice(0, maxEntries);
      reply.setCookie(name, entries.join('~'), { ...attributes, maxAge: lifetimeSeconds });
    },
  };
}

export type DeviceCookie = ReturnType<typeof deviceCookie>;

/** A hash, so that the store of counters is no list of who has an account. */
export function keyOfEmail(email: unknown): string {
  const normalised = typeof email === 'string' ? email.slice(0, 254).normalize('NFC').trim().toLowerCase() : '';
  return createHash('sha256').update(normalised).digest('hex');
}
