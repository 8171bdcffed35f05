import type { EntityManager } from '@mikro-orm/postgresql';
import type { PasskeyAnswer } from '@plainwill/contracts/identity/second-proof';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import type { CallContext } from '../../context.ts';
import { takeChallenge } from './challenges.ts';
import { PasskeySchema } from './passkey.entity.ts';
import type { ChallengePurpose } from './passkey-challenge.entity.ts';
import { challengeIn, keyOfNobody, verifiedAnswer } from './webauthn.ts';

interface Use {
  purpose: ChallengePurpose;
  boundTo: string;
  network?: string;
}

/**
 * Call it outside a transaction: a challenge is used up by a wrong answer as well.
 * @returns the account whose passkey has answered; null for every answer that does not count, and nobody is told why
 */
export async function provePasskey(ctx: CallContext, answer: PasskeyAnswer, use: Use): Promise<AccountId | null> {
  const { em, now, relyingParty } = ctx;
  const challenge = challengeIn(answer);
  if (!(await takeChallenge(em, challenge, use, now))) return null;
  const passkey = await em.findOne(
    PasskeySchema,
    { credentialId: answer.id, rpId: relyingParty.rpId },
    { fields: ['account', 'publicKey'], disableIdentityMap: true },
  );
  // An unknown passkey is compared and noted as well, so that the time tells no stranger which passkeys there are.
  const accountId = passkey?.account.id ?? null;
  const publicKey = passkey?.publicKey ?? keyOfNobody;
  const stored = { credentialId: answer.id, publicKey };
  const verified = await verifiedAnswer(relyingParty, answer, { challenge, stored });
  if (!verified || !accountId) {
    const entry = { action: 'passkey.use-refused', subject: accountId, outcome: 'refused' } as const;
    await recordAudit(em, ctx, { ...entry, ...(use.network && { network: use.network }) });
    return null;
  }
  return (await noteUse(em, { id: answer.id, ...verified, now })) ? accountId : refuseCopy(ctx, accountId, use);
}

/**
 * Notes the use, unless the passkey has counted on elsewhere: then it was copied. One that is copied by design counts
 * nothing. WebAuthn level 3, section 7.2, step 22.
 */
async function noteUse(
  em: EntityManager,
  { id, counter, isBackedUp, now }: { id: string; counter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const isNewUse = counter === 0 ? { counter: 0 } : { counter: { $lt: counter } };
  const updated = await em.nativeUpdate(
    PasskeySchema,
    { credentialId: id, ...isNewUse },
    { counter, isBackedUp, lastUsedAt: now },
  );
  return updated > 0;
}

async function refuseCopy(ctx: CallContext, accountId: AccountId, { network }: Use): Promise<null> {
  await ctx.em.transactional(async (em) => {
    const entry = { action: 'passkey.use-refused', subject: accountId, outcome: 'refused' } as const;
    await recordAudit(em, ctx, { ...entry, ...(network && { network }) });
    await acceptSecurityNotice(em, ctx, accountId, { event: 'passkeyCopied' });
  });
  return null;
}
