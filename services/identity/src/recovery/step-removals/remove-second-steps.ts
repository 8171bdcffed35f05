import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AccountSchema } from '../../accounts/account.entity.ts';
import { PendingSignInSchema } from '../../accounts/sessions/pending-sign-in.entity.ts';
import { endSessions } from '../../accounts/sessions/session.entity.ts';
import { PasskeySchema } from '../../credentials/passkeys/passkey.entity.ts';
import { PasskeyChallengeSchema } from '../../credentials/passkeys/passkey-challenge.entity.ts';
import { AuthenticatorSchema } from '../../credentials/second-steps/authenticator.entity.ts';
import { BrowserGuessesSchema } from '../../credentials/second-steps/browser-guesses.entity.ts';
import { RecoveryCodeSchema } from '../../credentials/second-steps/recovery-code.entity.ts';
import { SecondStepGuessesSchema } from '../../credentials/second-steps/second-step-guesses.entity.ts';
import { RecoverySchema } from '../slow-recovery/recovery.entity.ts';
import { StepRemovalSchema } from './step-removal.entity.ts';

/**
 * Removes every second step of an account, and signs it out everywhere. What opens it then is the password or Google, or
 * the passkeys where they are to stay. Call it within a transaction.
 * @returns what was removed, in words for the audit log
 */
export async function removeSecondSteps(
  em: EntityManager,
  accountId: AccountId,
  now: Date,
  { passkeysStay = false }: { passkeysStay?: boolean } = {},
): Promise<string[]> {
  const own = { account: accountId };
  if (!passkeysStay) await em.nativeDelete(PasskeySchema, own);
  await em.nativeDelete(AuthenticatorSchema, own);
  await em.nativeDelete(RecoveryCodeSchema, own);
  await em.nativeDelete(PasskeyChallengeSchema, own);
  await em.nativeDelete(PendingSignInSchema, own);
  await em.nativeDelete(SecondStepGuessesSchema, own);
  await em.nativeDelete(BrowserGuessesSchema, own);
  await em.nativeDelete(StepRemovalSchema, own);
  await em.nativeUpdate(RecoverySchema, { ...own, endedAt: null }, { endedAt: now });
  await em.nativeUpdate(AccountSchema, { id: accountId }, { asksSecondStep: false });
  await endSessions(em, accountId);
  return [...(passkeysStay ? [] : ['passkeys']), 'authenticator app', 'recovery codes'];
}
