import type { Client, sessionsContract } from '@plainwill/contracts/identity/sessions';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, emailIndexes, emailOf } from '../accounts/account.entity.ts';
import { networkOf, recordAudit } from '../accounts/audit/record-audit.ts';
import { hashOfToken } from '../accounts/links/link-tokens.ts';
import { mailLinkWithinShare, pendingSignUp } from '../accounts/links/links.ts';
import { deviceLabel } from '../accounts/sessions/device-label.ts';
import { lookAtPending, takePending, tryPending } from '../accounts/sessions/pending-sign-ins.ts';
import type { CallContext } from '../context.ts';
import { provePasskey } from '../credentials/passkeys/prove-passkey.ts';
import { provePassword } from '../credentials/passwords/prove-password.ts';
import { proveSecondStep } from '../credentials/second-steps/prove-second-step.ts';
import { secondStepWaysOf, waysInOf } from '../credentials/ways-in/ways-in-of.ts';
import { stopRecovery } from '../recovery/slow-recovery/stop-recovery.ts';
import { stopStaffRecovery } from '../recovery/staff-recoveries/stop-staff-recovery.ts';
import { acceptFirstStep, networkAsBrowser, openSession } from './open-session.ts';

export const sessionHandlers: HandlersOf<typeof sessionsContract, CallContext> = {
  signIn: async ({ ctx, input: { email, password, client, device } }) => {
    const { em, passwords } = ctx;
    const account = await em.findOne(AccountSchema, { emailKey: { $in: emailIndexes(ctx.vault, email) } });
    const pending = account && !account.emailConfirmedAt ? await pendingSignUp(em, ctx.vault, account.id) : null;
    const stored = account?.passwordHash ?? pending?.passwordHash ?? null;
    const isRight = await passwords.verify(stored, password);
    if (account && pending && isRight) {
      const link = { purpose: 'confirm-email', accountId: account.id, email, ...pending } as const;
      await em.transactional((em) => mailLinkWithinShare(em, ctx, link));
    }
    // The same answer for a wrong password, an unknown address and one that is not confirmed yet.
    if (!account?.emailConfirmedAt || !stored || !isRight) {
      const subject = account?.id ?? null;
      await recordAudit(em, ctx, { action: 'sign-in', outcome: 'refused', subject, network: client.network });
      throw new Refusal('SignInFailed');
    }
    const { id } = account;
    const stronger = passwords.isWeak(stored) ? await passwords.hash(password) : null;
    return refusalsNoted(ctx, id, client, () =>
      em.transactional(async (em) => {
        const answer = await acceptFirstStep(em, ctx, id, {
          proved: 'password',
          client,
          passwordHash: stored,
          device,
        });
        if (stronger) await em.nativeUpdate(AccountSchema, { id }, { passwordHash: stronger });
        return answer;
      }),
    );
  },

  signInWithPasskey: async ({ ctx, input: { passkey, browserToken, client } }) => {
    const use = { purpose: 'signIn', boundTo: browserToken, network: client.network } as const;
    const id = await provePasskey(ctx, passkey, use);
    if (!id) throw new Refusal('PasskeyFailed');
    const open = () => ctx.em.transactional((em) => openSession(em, ctx, id, { methods: ['passkey'], client }));
    return refusalsNoted(ctx, id, client, open).catch(answering('PasskeyFailed'));
  },

  finishSignIn: async ({ ctx, input: { pendingToken, proof, browserToken, client } }) => {
    const { em, now } = ctx;
    const begun = await tryPending(em, pendingToken, now);
    if (!begun) throw new Refusal('SecondStepFailed');
    const { accountId, proved, passwordHash } = begun;
    const ways = secondStepWaysOf(await waysInOf(em, ctx, accountId));
    const browser = deviceLabel(client.userAgent);
    const { network } = client;
    const countedBy = begun.browser ?? networkAsBrowser(client);
    const known = { accountId, ways, browserToken, network, browser, countedBy };
    const way = await proveSecondStep(ctx, proof, { ...known, purpose: 'secondStep' });
    if (!way) throw new Refusal('SecondStepFailed');
    const finish = () =>
      em.transactional(async (em) => {
        if (!(await takePending(em, pendingToken))) throw new Refusal('SecondStepFailed');
        const session = await openSession(em, ctx, accountId, { methods: [proved, way], client, passwordHash });
        const owner = await em.findOneOrFail(AccountSchema, { id: accountId });
        return { ...session, email: emailOf(ctx.vault, owner) };
      });
    return refusalsNoted(ctx, accountId, client, finish).catch(answering('SecondStepFailed'));
  },

  pending: async ({ ctx, input: { pendingToken } }) => {
    const begun = await lookAtPending(ctx.em, pendingToken, ctx.now);
    return begun ? secondStepWaysOf(await waysInOf(ctx.em, ctx, begun.accountId)) : [];
  },

  reauthenticate: async ({ ctx, input: { sessionId, password, proof, browserToken } }) => {
    const { em, account } = ctx;
    const sessionKey = hashOfToken(sessionId);
    if (account?.sessionKey !== sessionKey) throw new Refusal('SignInFailed');
    const by = { ...ctx, account };
    const { id } = account;
    const steps = secondStepWaysOf(await waysInOf(em, ctx, id));
    // A factor that could not be enough is not checked at all.
    if (!password && !proof?.passkey) throw new Refusal('ReauthenticationNeeded');
    if (password && !proof && steps.some((way) => way !== 'recoveryCode')) throw new Refusal('SecondStepNeeded');
    if (password) await provePassword(by, password, { action: 'reauthenticate', field: 'password' });
    const network = (await networkOf(em, sessionKey)) ?? '';
    const countedBy = `session ${sessionKey}` as const;
    const proving = {
      accountId: id,
      purpose: 'reauthenticate',
      ways: steps,
      browserToken,
      network,
      countedBy,
    } as const;
    const way = proof && (await proveSecondStep(ctx, proof, proving));
    if (way === null) throw new Refusal('SecondStepFailed');
    const methods = [...(password ? (['password'] as const) : []), ...(way ? [way] : [])];
    return em.transactional(async (em) => {
      await recordAudit(em, ctx, { action: 'reauthenticate', subject: id });
      if (way) await stopRecovery(em, ctx, id);
      await stopStaffRecovery(em, ctx, id);
      const renewed = await ctx.sessions.renew(em, sessionKey, methods);
      if (!renewed) throw new Refusal('SignInFailed');
      return renewed;
    });
  },

  resolve: ({ ctx: { em, sessions }, input: { sessionId, isUnattended } }) =>
    sessions.resolve(em, sessionId, { isUnattended }),

  changes: ({ ctx, signal }) => ctx.sessionChanges(signal),

  signOut: ({ ctx, input: { sessionId } }) =>
    ctx.em.transactional(async (em) => {
      const id = await ctx.sessions.ownerOf(em, sessionId);
      if (!id) return;
      await recordAudit(em, ctx, {
        action: 'sign-out',
        subject: id,
        actor: { id, sessionKey: hashOfToken(sessionId) },
      });
      await ctx.sessions.end(em, sessionId);
    }),
};

/** An account that is about to be gone, or whose password is another by now, answers as one that never was. */
const answering = (reason: 'SecondStepFailed' | 'PasskeyFailed') => (cause: unknown) => {
  throw cause instanceof Refusal && cause.reason === 'SignInFailed' ? new Refusal(reason) : cause;
};

/** A refusal to open a session is written down, too. */
async function refusalsNoted<Result>(
  ctx: CallContext,
  id: AccountId,
  { network }: Client,
  work: () => Promise<Result>,
) {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Refusal)
      await recordAudit(ctx.em, ctx, { action: 'sign-in', subject: id, outcome: 'refused', network });
    throw cause;
  }
}
