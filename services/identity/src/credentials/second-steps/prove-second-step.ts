import type { SecondProof } from '@plainwill/contracts/identity/second-proof';
import type { SecondStepWay } from '@plainwill/contracts/identity/sign-in-methods';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import type { GuessingBrowser } from '../../accounts/sessions/pending-sign-in.entity.ts';
import type { CallContext } from '../../context.ts';
import { provePasskey } from '../passkeys/prove-passkey.ts';
import { AuthenticatorSchema, secretOf } from './authenticator.entity.ts';
import { presentStep, stepOf, strayStepOf } from './codes.ts';
import { countGuess, forgetGuesses, type GuessKind } from './guesses.ts';
import { recoveryCodesLeft, takeRecoveryCode } from './recovery-codes.ts';

interface Proving {
  accountId: AccountId;
  purpose: 'secondStep' | 'reauthenticate';
  /** What the account has. */
  ways: readonly SecondStepWay[];
  /** The browser's secret, which a passkey's challenge is bound to. */
  browserToken: string | undefined;
  network: string;
  /** In words; by default the browser of the session. */
  browser?: string;
  /** By which wrong codes are counted. */
  countedBy: GuessingBrowser;
}

/** The owner is told at so many wrong ones in a row. */
const tellsAt = 5;

/**
 * Proves a second step of the account. Call it outside a transaction: what was used up stays so.
 * @returns by which way; null for a wrong one
 * @throws {Refusal} SecondStepTooSoon, for a code after too many wrong ones; PhoneClockWrong, for the second in a row
 * that is right for another time
 */
export async function proveSecondStep(
  ctx: CallContext,
  { code, recoveryCode, passkey }: SecondProof,
  proving: Proving,
): Promise<SecondStepWay | null> {
  const { accountId, purpose, ways, browserToken, network } = proving;
  if (passkey) {
    const owner = browserToken ? await provePasskey(ctx, passkey, { purpose, boundTo: browserToken, network }) : null;
    if (owner === accountId) return 'passkey';
    await noteWrong(ctx, proving);
    return null;
  }
  if (recoveryCode && ways.includes('recoveryCode'))
    return guess(ctx, proving, 'recoveryCode', () => useRecoveryCode(ctx, proving, recoveryCode));
  return guess(ctx, proving, recoveryCode ? 'recoveryCode' : 'code', () => useCode(ctx, accountId, code ?? ''));
}

type Outcome = 'right' | 'wrong' | 'of another time';

async function guess(ctx: CallContext, proving: Proving, kind: GuessKind, compare: () => Promise<Outcome>) {
  const { accountId, countedBy } = proving;
  const wrong = await countGuess(ctx.em, accountId, kind, countedBy, ctx.now);
  const outcome = await compare();
  if (outcome === 'right') {
    await forgetGuesses(ctx.em, accountId, kind, countedBy);
    return kind;
  }
  await noteWrong(ctx, proving, wrong === tellsAt);
  if (outcome === 'of another time') throw new Refusal('PhoneClockWrong');
  return null;
}

const noteWrong = (ctx: CallContext, { accountId, network, browser }: Proving, isTold = false) =>
  ctx.em.transactional(async (em) => {
    await recordAudit(em, ctx, { action: 'second-step.refused', subject: accountId, outcome: 'refused', network });
    if (isTold)
      await acceptSecurityNotice(em, ctx, accountId, { event: 'wrongSecondSteps', ...(browser && { browser }) });
  });

/** Each code counts once: the step of the last one moves on. RFC 6238, section 5.2. */
async function useCode(ctx: CallContext, accountId: AccountId, code: string): Promise<Outcome> {
  const { em, vault, now } = ctx;
  const held = await em.findOne(AuthenticatorSchema, { account: accountId }, { disableIdentityMap: true });
  if (!held?.secret) return 'wrong';
  const secret = secretOf(vault, accountId, 'secret', held.secret);
  const step = stepOf(code, secret, now);
  if (step === null) return noteStray(ctx, accountId, strayStepOf(code, secret, now), held);
  const used = await em.nativeUpdate(
    AuthenticatorSchema,
    { account: accountId, secret: { $ne: null }, lastStep: { $lt: step } },
    { lastStep: step, lastUsedAt: now },
  );
  return used > 0 ? 'right' : 'wrong';
}

/**
 * Nobody is told after one code that it is right for another time, for it may be a guess, and right when its time comes.
 * Two in a row, of two steps and as far off, come from the phone.
 */
async function noteStray(
  { em, now }: CallContext,
  accountId: AccountId,
  step: number | null,
  { strayStep, strayBy }: { strayStep?: number | null; strayBy?: number | null },
): Promise<Outcome> {
  const by = step === null ? null : step - presentStep(now);
  await em.nativeUpdate(AuthenticatorSchema, { account: accountId }, { strayStep: step, strayBy: by });
  const isSecond = by !== null && typeof strayBy === 'number' && Math.abs(by - strayBy) <= 1 && step !== strayStep;
  return isSecond ? 'of another time' : 'wrong';
}

const useRecoveryCode = (ctx: CallContext, { accountId, network, browser }: Proving, code: string) =>
  ctx.em.transactional(async (em): Promise<Outcome> => {
    if (!(await takeRecoveryCode(em, accountId, code))) return 'wrong';
    const codesLeft = await recoveryCodesLeft(em, accountId);
    await recordAudit(em, ctx, { action: 'recovery-code.use', subject: accountId, network });
    const notice = { event: 'recoveryCodeUsed', codesLeft, ...(browser && { browser }) } as const;
    await acceptSecurityNotice(em, ctx, accountId, notice);
    return 'right';
  });
