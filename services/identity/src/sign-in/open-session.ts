import type { EntityManager } from '@mikro-orm/postgresql';
import type { Client, NewSession, PendingSignIn, SignInAnswer } from '@plainwill/contracts/identity/sessions';
import {
  hoursOfCareAfterRecovery,
  type SecondStepWay,
  type SignInMethod,
} from '@plainwill/contracts/identity/sign-in-methods';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AccountSchema } from '../accounts/account.entity.ts';
import { recordAudit } from '../accounts/audit/record-audit.ts';
import { acceptSecurityNotice } from '../accounts/mail/security-notices.ts';
import { deviceLabel } from '../accounts/sessions/device-label.ts';
import type { GuessingBrowser } from '../accounts/sessions/pending-sign-in.entity.ts';
import { addPendingSignIn, endPending } from '../accounts/sessions/pending-sign-ins.ts';
import type { LockedAccount } from '../accounts/sessions/sessions.ts';
import type { CallContext } from '../context.ts';
import { GoogleAccountSchema } from '../credentials/google/google-account.entity.ts';
import { secondStepWaysOf, waysInOf } from '../credentials/ways-in/ways-in-of.ts';
import { stopRecovery } from '../recovery/slow-recovery/stop-recovery.ts';
import { stopStaffRecovery } from '../recovery/staff-recoveries/stop-staff-recovery.ts';
import { isNewDevice } from './known-devices.ts';

interface Proved {
  client: Client;
  /** The password hash that was found right, if it was by password. */
  passwordHash?: string | null;
}

interface Opening {
  client: Client;
  methods: SignInMethod[];
}

/**
 * Opens a session after the password or Google, or a sign-in that waits for its second step. Call it within a transaction.
 * @throws {Refusal} as `sessions.lockForSignIn` does
 */
export async function acceptFirstStep(
  em: EntityManager,
  ctx: CallContext,
  accountId: AccountId,
  {
    proved,
    client,
    passwordHash = null,
    device,
  }: Proved & { proved: 'password' | 'google'; device?: string | undefined },
): Promise<SignInAnswer> {
  const account = await ctx.sessions.lockForSignIn(em, accountId, passwordHash);
  if (account.isSecondStepAsked) {
    const ways = secondStepWaysOf(await waysInOf(em, ctx, accountId));
    const browser = device ? (`device ${device}` as const) : networkAsBrowser(client);
    if (ways.some((way) => way !== 'recoveryCode'))
      return askSecondStep(em, ctx, account, { proved, passwordHash, browser, ways });
  }
  return open(em, ctx, account, { methods: [proved], client });
}

/** Call it within a transaction. @throws {Refusal} as `sessions.lockForSignIn` does */
export async function waitForSecondStep(
  em: EntityManager,
  ctx: CallContext,
  accountId: AccountId,
  proved: 'password' | 'google',
  browser: GuessingBrowser,
): Promise<PendingSignIn> {
  const account = await ctx.sessions.lockForSignIn(em, accountId, null);
  const ways = secondStepWaysOf(await waysInOf(em, ctx, accountId));
  return askSecondStep(em, ctx, account, { proved, passwordHash: null, browser, ways });
}

/** A browser that the account does not know. */
export const networkAsBrowser = ({ network }: Client): GuessingBrowser => `network ${network}`;

interface Asking {
  proved: 'password' | 'google';
  passwordHash: string | null;
  browser: GuessingBrowser;
  ways: SecondStepWay[];
}

async function askSecondStep(
  em: EntityManager,
  { now }: CallContext,
  { id: accountId }: LockedAccount,
  { ways, ...begun }: Asking,
): Promise<PendingSignIn> {
  await endPending(em, accountId, begun.browser);
  return { ...(await addPendingSignIn(em, { accountId, ...begun }, now)), ways };
}

/**
 * Opens a session, notes what opened it, and tells the owner of a device that is new. Call it within a transaction.
 * @throws {Refusal} as `sessions.lockForSignIn` does
 */
export async function openSession(
  em: EntityManager,
  ctx: CallContext,
  id: AccountId,
  { methods, client, passwordHash = null }: Proved & Opening,
): Promise<NewSession> {
  return open(em, ctx, await ctx.sessions.lockForSignIn(em, id, passwordHash), { methods, client });
}

async function open(em: EntityManager, ctx: CallContext, account: LockedAccount, { methods, client }: Opening) {
  const { now } = ctx;
  const { id } = account;
  const { sessionKey, ...session } = await ctx.sessions.open(em, account, { client, methods });
  const { network, userAgent } = client;
  await recordAudit(em, ctx, { action: 'sign-in', subject: id, actor: { id, sessionKey }, network });
  if (methods.includes('google')) await em.nativeUpdate(GoogleAccountSchema, { account: id }, { usedAt: now });
  const browser = deviceLabel(userAgent);
  const isNew = await isNewDevice(em, { accountId: id, label: browser, network }, now);
  if (isNew) await acceptSecurityNotice(em, ctx, id, { event: 'newDevice', browser });
  // Someone who signs in with a second step has not lost them all.
  if (methods.some((method) => method !== 'password' && method !== 'google')) await stopRecovery(em, ctx, id, browser);
  if (ctx.isStaffRecoveryOn) await stopStaffRecovery(em, ctx, id, browser);
  if (isNew && methods.includes('recoveryCode'))
    await em.nativeUpdate(AccountSchema, { id }, { frozenUntil: careEnds(now) });
  return session;
}

const careEnds = (now: Date) => new Date(now.getTime() + hoursOfCareAfterRecovery * hourMs);
