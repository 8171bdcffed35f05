import type { ServiceContext } from '@plainwill/kit/service/service-context';
import type { LinkTokens } from './accounts/links/link-tokens.ts';
import type { DraftKeyOf } from './accounts/sessions/draft-keys.ts';
import type { SessionChanges } from './accounts/sessions/session-changes.ts';
import type { Sessions } from './accounts/sessions/sessions.ts';
import type { Google } from './credentials/google/google-client.ts';
import type { RelyingParty } from './credentials/passkeys/relying-party.ts';
import type { PasswordHashing } from './credentials/passwords/password-hashing.ts';

/** The context that a call of the identity service gets. */
export interface CallContext extends ServiceContext {
  sessions: Sessions;
  sessionChanges: SessionChanges;
  passwords: PasswordHashing;
  linkTokens: LinkTokens;
  draftKeyOf: DraftKeyOf;
  /** Null where the site has no Google sign-in. */
  google: Google | null;
  relyingParty: RelyingParty;
  /** Administrators may give an account back to a customer who has lost every way in. */
  isStaffRecoveryOn: boolean;
}
