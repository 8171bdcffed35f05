import { createHash, createHmac } from 'node:crypto';

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Tokens of links in mail. A token is made from its row's id and a secret, so the mail can be written later by whoever
 * knows the secret, while the database holds no more than the token's hash.
 */
export function createLinkTokens(key: Buffer, publicUrl: string) {
  const confirmEmail = (id: string) => createHmac('sha256', key).update(`confirm-email:${id}`).digest('base64url');
  return {
    confirmEmail,
    // In the fragment, which browsers send to nobody: not to our logs, not to a referrer.
    confirmEmailLink: (id: string) => `${publicUrl}/auth/confirm#token=${confirmEmail(id)}`,
    signInLink: `${publicUrl}/auth`,
  };
}

export type LinkTokens = ReturnType<typeof createLinkTokens>;
