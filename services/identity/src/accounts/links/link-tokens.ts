import { createHmac, hash } from 'node:crypto';
import type { LinkPurpose } from './link.entity.ts';

export const hashOfToken = (token: string) => hash('sha256', token);

/** Invitations have a table of their own, and so are no links of an account. */
type TokenPurpose = LinkPurpose | 'partner-invite' | 'trusted-invite';

const pages: Record<TokenPurpose, string> = {
  'confirm-email': '/auth/confirm',
  'reset-password': '/auth/reset',
  'confirm-new-email': '/auth/new-email',
  'undo-email-change': '/auth/undo-email',
  'begin-recovery': '/auth/recover',
  'secure-account': '/auth/secure',
  'partner-invite': '/auth/partner',
  'trusted-invite': '/auth/trusted',
};

/**
 * Tokens of links in mail. A token is made from its row's id and a secret, so the mail can be written later by whoever
 * knows the secret, while the database holds no more than the token's hash.
 */
export function createLinkTokens(key: Buffer, publicUrl: string) {
  const tokenFor = (purpose: TokenPurpose, id: string) =>
    createHmac('sha256', key).update(`${purpose}:${id}`).digest('base64url');
  return {
    tokenFor,
    // In the fragment, which browsers send to nobody: not to our logs, not to a referrer.
    linkFor: (purpose: TokenPurpose, id: string) => `${publicUrl}${pages[purpose]}#token=${tokenFor(purpose, id)}`,
    pageLink: (path: string) => `${publicUrl}${path}`,
    signInLink: `${publicUrl}/auth`,
    resetLink: `${publicUrl}/auth/forgotten`,
    accountLink: `${publicUrl}/account`,
  };
}

export type LinkTokens = ReturnType<typeof createLinkTokens>;
