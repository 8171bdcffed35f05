import type { EntityManager } from '@mikro-orm/postgresql';
import type { PasskeyAnswer } from '@plainwill/contracts/identity/second-proof';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import type { CallContext } from '../../context.ts';
import { takeChallenge } from './challenges.ts';
import type { ChallengePurpose } from './passkey-challenge.entity.ts';
import { challengeIn, keyOfNobody, verifiedAnswer } from './webauthn.ts';

interface Use {
  purpose: ChallengePurpose;
  boundTo: string;
  network?: string;
}

interface Row {
  account_id: AccountId;
  public_key: Buffer;
}

/**
 * Whose passkey has answered; null for every answer that does not count, and nobody is told why. Call it outside a
 * transaction: a challenge is used up by a wrong answer as well.
 */
export async function provePasskey(ctx: CallContext, answer: PasskeyAnswer, use: Use): Promise<AccountId | null> {
  const { em, now, relyingParty } = ctx;
  const challenge = challengeIn(answer);
  if (!(await takeChallenge(em, challenge, use, now))) return null;
  const [passkey] = await em.execute<Row[]>(
    'select account_id, public_key from passkeys where credential_id = ? and rp_id = ?',
    [answer.id, relyingParty.rpId],
  );
  // One that nobody has is compared and noted as well, so that the time tells no stranger which passkeys there are.
  const accountId = passkey?.account_id ?? null;
  const publicKey = passkey?.public_key ?? keyOfNobody;
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
  const [used] = await em.execute<object[]>(
    `update passkeys set counter = ?, is_backed_up = ?, last_used_at = ?
     where credential_id = ? and (? > counter or (? = 0 and counter = 0)) returning 1`,
    [counter, isBackedUp, now, id, counter, counter],
  );
  return used !== undefined;
}

async function refuseCopy(ctx: CallContext, accountId: AccountId, { network }: Use): Promise<null> {
  await ctx.em.transactional(async (em) => {
    const entry = { action: 'passkey.use-refused', subject: accountId, outcome: 'refused' } as const;
    await recordAudit(em, ctx, { ...entry, ...(network && { network }) });
    await acceptSecurityNotice(em, ctx, accountId, { event: 'passkeyCopied' });
  });
  return null;
}
