import type { EntityManager } from '@mikro-orm/postgresql';
import type { Acting } from '@plainwill/kit/audit/record-audit';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { GoogleAccountSchema } from '../../credentials/google/google-account.entity.ts';
import { PasskeySchema } from '../../credentials/passkeys/passkey.entity.ts';
import { AuthenticatorSchema } from '../../credentials/second-steps/authenticator.entity.ts';
import { accountToGrant, rolesOf } from '../../staff/roles/roles.ts';
import { removeSecondSteps } from './remove-second-steps.ts';

type Outcome = 'removed' | 'passkeysStay' | 'noAccount' | 'notStaff' | 'noStep';

/**
 * For the command of the operator: removes every second step of a member of staff, and signs them out. Passkeys stay where
 * nothing else opens the account.
 */
export function removeLostSteps(em: EntityManager, by: Acting & { vault: Vault }, email: string): Promise<Outcome> {
  return em.transactional(async (em) => {
    const owner = await accountToGrant(em, by.vault, email);
    if (!owner) return 'noAccount';
    const own = { account: owner.id };
    if ((await rolesOf(em, owner.id)).length === 0) return 'notStaff';
    const passkeys = await em.count(PasskeySchema, own);
    const authenticators = await em.count(AuthenticatorSchema, { ...own, secret: { $ne: null } });
    if (passkeys + authenticators === 0) return 'noStep';
    const passkeysStay = !owner.passwordHash && (await em.count(GoogleAccountSchema, own)) === 0;
    const fields = await removeSecondSteps(em, owner.id, by.now, { passkeysStay });
    await recordAudit(em, by, { action: 'step-removal.done', subject: owner.id, fields });
    return passkeysStay ? 'passkeysStay' : 'removed';
  });
}
