import '@fastify/cookie';
import { GoogleAttempt } from '@plainwill/contracts/identity/google';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

export const attemptSeconds = 600;

const Kept = z.strictObject({ attempt: GoogleAttempt, endsAt: z.number() });

function parsed(value: string): z.infer<typeof Kept> | null {
  try {
    return Kept.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  } catch {
    // Whatever a browser makes up is no attempt.
    return null;
  }
}

/** The cookie that a browser takes along to Google, and brings back within ten minutes or not at all. */
export function googleAttemptCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-plainwill-google' : 'plainwill_dev_google';
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  return {
    set(reply: FastifyReply, attempt: GoogleAttempt) {
      const kept = { attempt, endsAt: Date.now() + attemptSeconds * 1000 };
      const value = Buffer.from(JSON.stringify(kept)).toString('base64url');
      reply.setCookie(name, value, { ...attributes, maxAge: attemptSeconds });
    },
    /** Reads the attempt and deletes it, so that it is good for one return. */
    take(request: FastifyRequest, reply: FastifyReply): GoogleAttempt | null {
      const value = request.cookies[name];
      reply.clearCookie(name, attributes);
      const kept = value ? parsed(value) : null;
      return kept && kept.endsAt > Date.now() ? kept.attempt : null;
    },
  };
}
