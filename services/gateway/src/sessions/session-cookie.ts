import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import { unattendedHeader } from '@plainwill/contracts/shared/session-header';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { maxSessionIdLength } from '@plainwill/contracts/identity/sessions';

/**
 * The cookie that holds the session: unreadable by scripts, sent to this origin only. Beside it comes its seal, by which
 * every gateway knows without asking identity that the session is none that somebody has made up. The seal has a cookie
 * of its own, so that the release before this one reads the session as ever.
 */
export function sessionCookie(publicUrl: string, { d }: { d: string }) {
  const isSecure = publicUrl.startsWith('https:');
  // A browser accepts the __Host- prefix over https only; the other name cannot be mistaken for it.
  const name = isSecure ? '__Host-plainwill' : 'plainwill_dev';
  const sealName = isSecure ? '__Host-plainwill-seal' : 'plainwill_dev_seal';
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  // All gateways share the signing key, so all of them know the seal. As bytes it would be parsed for each session anew.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', d, '', 'session seal', 32)));
  const sealOf = (sessionId: string) => createHmac('sha256', key).update(sessionId).digest('base64url');
  const seal = (reply: FastifyReply, sessionId: string, expires: Date) =>
    reply.setCookie(sealName, sealOf(sessionId), { ...attributes, expires });
  return {
    /** Null also for what cannot be a session's: whoever has it is signed out, and not refused. */
    read: (request: FastifyRequest) => {
      const value = request.cookies[name];
      return value && value.length <= maxSessionIdLength ? value : null;
    },
    isSealed: (request: FastifyRequest, sessionId: string) => {
      const expected = Buffer.from(sealOf(sessionId));
      const given = Buffer.from(request.cookies[sealName] ?? '');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    set: (reply: FastifyReply, value: string, expiresAt: Date) => {
      reply.setCookie(name, value, { ...attributes, expires: expiresAt });
      seal(reply, value, expiresAt);
    },
    /** For a session from before there were seals. */
    seal,
    clear: (reply: FastifyReply) => reply.clearCookie(name, attributes).clearCookie(sealName, attributes),
  };
}

export type SessionCookie = ReturnType<typeof sessionCookie>;

/** A page says by this header that it asks by itself, and not because a person did something. */
export const isUnattended = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers[unattendedHeader] !== undefined;
