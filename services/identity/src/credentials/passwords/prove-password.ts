import { LockMode } from '@mikro-orm/core';
import type { AuditAction } from '@plainwill/contracts/kit/audit-vocabulary';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { promiseNotice } from '../../accounts/mail/notices.ts';
import { SessionSchema } from '../../accounts/sessions/session.entity.ts';
import { waitLabel } from '../../accounts/sessions/wait-label.ts';
import type { CallContext } from '../../context.ts';

/** A wait precedes each password from this wrong one on, each twice as long: half a minute to 32 minutes. */
const waitsFrom = 3;
const firstWaitMs = 30_000;
/** At this one the session ends. With twenty sessions, which is the most, 200 passwords can be tried. */
const endsAt = 10;

type SignedIn = CallContext & { account: CallingAccount };

/** Counts before anything is compared, so that many at once are counted as well. */
const countAttempt = ({ em, account, now }: SignedIn, field: string): Promise<number> =>
  em.transactional(async (em) => {
    const own = { idHash: account.sessionKey, account: account.id };
    const session = await em.findOne(SessionSchema, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!session) throw new Refusal('SignedOutForGuessing');
    const waitMs = (session.passwordAfter?.getTime() ?? 0) - now.getTime();
    if (waitMs > 0) throw new Refusal('PasswordTooSoon', field, { wait: waitLabel(waitMs) });
    session.wrongPasswords++;
    const { wrongPasswords: n } = session;
    session.passwordAfter = n < waitsFrom ? null : new Date(now.getTime() + firstWaitMs * 2 ** (n - waitsFrom));
    return n;
  });

const setCount = ({ em, account }: SignedIn, wrongPasswords: number) =>
  em.nativeUpdate(SessionSchema, { idHash: account.sessionKey }, { wrongPasswords, passwordAfter: null });

/**
 * The caller's account, if the password is its password. Who guesses waits longer each time, and is signed out in the
 * end: in this session alone, so that nobody who has one of their own can keep the owner from signing in.
 * @throws {Refusal} PasswordWrong, PasswordTooSoon or SignedOutForGuessing
 */
export async function provePassword(ctx: SignedIn, password: string, how: { action: AuditAction; field: string }) {
  const { id, sessionKey } = ctx.account;
  const attempt = await countAttempt(ctx, how.field);
  const owner = await ctx.em.findOneOrFail(AccountSchema, { id });
  const isRight = await ctx.passwords.verify(owner.passwordHash, password).catch(async (notCompared) => {
    await setCount(ctx, attempt - 1);
    throw notCompared;
  });
  if (isRight) {
    await setCount(ctx, 0);
    return owner;
  }
  const isEnd = attempt >= endsAt;
  await ctx.em.transactional(async (em) => {
    await recordAudit(em, ctx, { action: how.action, subject: id, outcome: 'refused' });
    if (!isEnd) return;
    await recordAudit(em, ctx, { action: 'device.sign-out', subject: id });
    await em.nativeDelete(SessionSchema, { idHash: sessionKey, account: id });
    await promiseNotice(em, { id }, 'signedOutForGuessing', ctx.now);
  });
  throw isEnd ? new Refusal('SignedOutForGuessing') : new Refusal('PasswordWrong', how.field);
}
