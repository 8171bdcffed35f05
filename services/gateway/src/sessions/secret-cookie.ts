import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const maxSecretLength = 128;

/** A short-lived cookie that holds a secret of one browser: unreadable by scripts, sent to this origin only. */
function secretCookie(publicUrl: string, what: 'pending' | 'passkey', seconds: number) {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? `__Host-plainwill-${what}` : `plainwill_dev_${what}`;
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  const set = (reply: FastifyReply, value: string) => reply.setCookie(name, value, { ...attributes, maxAge: seconds });
  return {
    read: (request: FastifyRequest) => {
      const value = request.cookies[name];
      return value && value.length <= maxSecretLength ? value : null;
    },
    set,
    /** A new secret of 32 random bytes. */
    make(reply: FastifyReply): string {
      const value = randomBytes(32).toString('base64url');
      set(reply, value);
      return value;
    },
    /** Clears the cookie, so that its secret no longer works. */
    end(request: FastifyRequest, reply: FastifyReply) {
      if (request.cookies[name] !== undefined) reply.clearCookie(name, attributes);
    },
  };
}

/** The cookies of a sign-in under way: one that waits for its second step, and the browser that was asked for a passkey. */
export const signInCookies = (publicUrl: string) => ({
  pending: secretCookie(publicUrl, 'pending', 300),
  passkey: secretCookie(publicUrl, 'passkey', 300),
});
