import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditSeals } from '@plainwill/kit/audit/audit-seals';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import type { Google } from './google/google-client.ts';
import type { LinkTokens } from './links/link-tokens.ts';
import type { PasswordHashing } from './passwords/password-hashing.ts';
import type { DraftKeyOf } from './sessions/draft-keys.ts';
import type { SessionChanges } from './sessions/session-changes.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { UserDirectory } from './users/user-directory.ts';
import type { RelyingParty } from './webauthn/relying-party.ts';

/** What a call of the identity service is given. */
export interface CallContext {
  em: EntityManager;
  auditSeals: AuditSeals;
  /** Encrypts what identifies people. */
  vault: Vault;
  log: Log;
  now: Date;
  requestId: string;
  sessions: Sessions;
  sessionChanges: SessionChanges;
  passwords: PasswordHashing;
  linkTokens: LinkTokens;
  /** Every user, as staff find them. */
  directory: UserDirectory;
  draftKeyOf: DraftKeyOf;
  /** Null where the site has no Google sign-in. */
  google: Google | null;
  relyingParty: RelyingParty;
  /** Whether administrators may give an account back to a customer who has lost every way in. */
  isStaffRecoveryOn: boolean;
}
