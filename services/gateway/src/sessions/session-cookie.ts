import { unattendedHeader } from '@plainwill/contracts/shared/session-header';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { maxSessionIdLength } from '@plainwill/contracts/identity/sessions';

/** The cookie that holds the session: unreadable by scripts, sent to this origin only. */
export function sessionCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  // A browser accepts the __Host- prefix over https only; the other name cannot be mistaken for it.
  const name = isSecure ? '__Host-plainwill' : 'plainwill_dev';
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  return {
    /** Null also for what cannot be a session's: whoever has it is signed out, and not refused. */
    read: (request: FastifyRequest) => {
      const value = request.cookies[name];
      return value && value.length <= maxSessionIdLength ? value : null;
    },
    set: (reply: FastifyReply, value: string, expiresAt: Date) =>
      reply.setCookie(name, value, { ...attributes, expires: expiresAt }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, attributes),
  };
}

export type SessionCookie = ReturnType<typeof sessionCookie>;

/** A page says by this header that it asks by itself, and not because a person did something. */
export const isUnattended = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers[unattendedHeader] !== undefined;
