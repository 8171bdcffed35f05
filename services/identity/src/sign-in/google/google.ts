import type { GoogleAttempt, googleContract } from '@plainwill/contracts/identity/google';
import type { Client, SignInAnswer } from '@plainwill/contracts/identity/sessions';
import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';
import type { AuditAction } from '@plainwill/contracts/kit/audit-vocabulary';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { Refusal } from '@plainwill/kit/refusal';
import { lockAccount } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import type { CallContext } from '../../context.ts';
import { accountOf, connect, connectionsOf, takeTurns } from '../../credentials/google/google-connections.ts';
import type { GooglePerson } from '../../credentials/google/id-token.ts';
import { isFresh, isNewConnection, requireProof } from '../../credentials/google/linking-rules.ts';
import { countSecondSteps, waysInOf } from '../../credentials/ways-in/ways-in-of.ts';
import { acceptFirstStep, waitForSecondStep } from '../open-session.ts';

type Context = CallContext & { account: CallingAccount | null };
type Arrival = (ctx: Context, person: GooglePerson, client: Client) => Promise<SignInAnswer | null>;

const signIn: Arrival = (ctx, person, client) =>
  ctx.em.transactional(async (em) => {
    await takeTurns(em, person);
    const id = await accountOf(em, ctx, person, client.network);
    return acceptFirstStep(em, ctx, id, { proved: 'google', client });
  });

const connectAccount: Arrival = (ctx, person, { network }) =>
  ctx.em.transactional(async (em) => {
    const { id: accountId } = signedIn(ctx);
    await takeTurns(em, person);
    await lockAccount(em, accountId);
    const connections = await connectionsOf(em, person, accountId);
    if (isNewConnection(person, accountId, connections)) await connect(em, ctx, { person, accountId, network });
    return null;
  });

/** Proves again who is there. An account with a second step is asked for it as at a sign-in, in the place of the session. */
const reauthenticate: Arrival = (ctx, person) =>
  ctx.em.transactional(async (em) => {
    const { id, sessionKey } = signedIn(ctx);
    const [known] = await connectionsOf(em, person, null);
    if (known?.accountId !== id || !isFresh(person, ctx.now)) throw new Refusal('GoogleFailed');
    await recordAudit(em, ctx, { action: 'reauthenticate', subject: id });
    const ways = await waysInOf(em, ctx, id);
    if (countSecondSteps(ways) > 0) return waitForSecondStep(em, ctx, id, 'google', `session ${sessionKey}`);
    return ctx.sessions.renew(em, sessionKey, ['google']);
  });

const arrivals: Record<GooglePurpose, { arrive: Arrival; action: AuditAction }> = {
  signIn: { arrive: signIn, action: 'sign-in' },
  // Their roles say what they may do there, as after a password.
  admin: { arrive: signIn, action: 'sign-in' },
  connect: { arrive: connectAccount, action: 'google.connect' },
  reauthenticate: { arrive: reauthenticate, action: 'reauthenticate' },
  reauthenticateAdmin: { arrive: reauthenticate, action: 'reauthenticate' },
};

/** These change the session or the account of the person who is signed in. */
const ofSession: readonly GooglePurpose[] = ['connect', 'reauthenticate', 'reauthenticateAdmin'];

function signedIn({ account }: Context): CallingAccount {
  if (!account) throw new Refusal('GoogleFailed');
  return account;
}

/** @throws {Refusal} unless the session may begin this, or go on with what it began */
function checkSession(ctx: Context, { purpose, session }: Pick<GoogleAttempt, 'purpose' | 'session'>) {
  if (!ofSession.includes(purpose)) return;
  const account = signedIn(ctx);
  if (session !== account.sessionKey) throw new Refusal('GoogleFailed');
  if (purpose === 'connect') requireProof(account, ctx.now);
}

export const google: HandlersOf<typeof googleContract, CallContext> = {
  begin: ({ ctx, input: { purpose } }) => {
    if (!ctx.google) throw new Refusal('GoogleFailed');
    const session = ofSession.includes(purpose) ? signedIn(ctx).sessionKey : undefined;
    checkSession(ctx, { purpose, session });
    const { url, attempt } = ctx.google.begin(purpose);
    return { url, attempt: session ? { ...attempt, session } : attempt };
  },

  finish: async ({ ctx, input: { code, state, attempt, client } }) => {
    const { arrive, action } = arrivals[attempt.purpose];
    try {
      if (!ctx.google || state !== attempt.state) throw new Refusal('GoogleFailed');
      checkSession(ctx, attempt);
      const person = await ctx.google.personBehind(code, attempt, ctx.now).catch((err) => {
        // Its name and message only: what Google answered may hold a token.
        ctx.log.warn({ kind: err?.name, why: err?.message }, 'Google did not say who came back');
        throw new Refusal('GoogleFailed');
      });
      return await arrive(ctx, person, client);
    } catch (cause) {
      const subject = ctx.account?.id ?? null;
      if (cause instanceof Refusal)
        await recordAudit(ctx.em, ctx, { action, outcome: 'refused', subject, network: client.network });
      throw cause;
    }
  },
};
