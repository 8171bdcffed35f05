import type { EntityManager } from '@mikro-orm/postgresql';
import type { Client, NewSession, OpenSession } from '@plainwill/contracts/identity/sessions';
import { isTwoFactors, type SignInMethod } from '@plainwill/contracts/identity/sign-in-methods';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { Refusal } from '@plainwill/kit/refusal';
import { type Adapter, generateIdFromEntropySize, Lucia, TimeSpan } from 'lucia';
import { AccountSchema } from '../account.entity.ts';
import { hashOfToken } from '../links/link-tokens.ts';
import { deviceLabel } from './device-label.ts';
import { createSessionAdapter, type SessionAttributes, type UserAttributes } from './session-adapter.ts';
import { sessionLimits, touchMs } from './session-limits.ts';
import { createSessionUses } from './session-uses.ts';
import { isSecondStepAsked, type StaffSecondStep, staffStepOf } from './staff-second-step.ts';

/** Notes that an account is used today, once a day; one that was to be deleted for not being used stays. */
function markUsed(em: EntityManager, accountId: AccountId, now: Date) {
  const today = dayInUnitedKingdom(now);
  return em.nativeUpdate(
    AccountSchema,
    { id: accountId, lastUsedOn: { $lt: today } },
    { lastUsedOn: today, inactiveDeletionOn: null },
  );
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    UserId: AccountId;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

const createLucia = (adapter: Adapter, idleMs: number) =>
  new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(idleMs, 'ms'),
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });

/** An account that is locked until the transaction ends. */
export interface LockedAccount {
  id: AccountId;
  roles: Role[];
  isSecondStepAsked: boolean;
}

/**
 * Locks the account until the transaction ends.
 * @param passwordHash the password hash that was found right, if it was by password
 * @throws {Refusal} for an account that is disabled or being deleted, or whose password was changed while it was checked
 */
async function lockForSignIn(
  em: EntityManager,
  id: AccountId,
  passwordHash: string | null,
  now: Date,
): Promise<LockedAccount> {
  // SQL, for the ORM has no lock that lets others refer to the account meanwhile.
  const [locked] = await em.execute<{ roles: Role[]; disabled_at: string | null; asks_second_step: boolean }[]>(
    `select a.disabled_at, a.asks_second_step, array(select role from user_roles where account_id = a.id) roles
     from accounts a where id = ? and (deletion_at is null or deletion_at > ?) and password_hash is not distinct from
       coalesce(?, password_hash) for no key update`,
    [id, now, passwordHash],
  );
  if (!locked) throw new Refusal('SignInFailed');
  if (locked.disabled_at) throw new Refusal('AccountDisabled');
  return { id, roles: locked.roles, isSecondStepAsked: isSecondStepAsked(locked) };
}

interface SessionDeps {
  clock: () => Date;
  /** The host of the site. */
  rpId: string;
  staffSecondStep: StaffSecondStep;
}

interface Opening {
  client: Client;
  methods: SignInMethod[];
}

const newAccountMs = 7 * dayMs;

const whileAhead = (at: Date | null, now: Date) => (at && at > now ? at.toISOString() : null);

/** Sessions end unused, after a time in any case, and when there are too many. The only place that knows Lucia. */
export function createSessions({ clock, rpId, staffSecondStep }: SessionDeps) {
  const uses = createSessionUses();
  const adapterOf = (em: EntityManager) => createSessionAdapter(em, rpId);
  return {
    staffSecondStep,

    /** A sign-in calls it first within its transaction. */
    lockForSignIn: (em: EntityManager, accountId: AccountId, passwordHash: string | null) =>
      lockForSignIn(em, accountId, passwordHash, clock()),

    /** Call it within the transaction that has locked the account. */
    async open(em: EntityManager, { id: accountId, roles }: LockedAccount, { client, methods }: Opening) {
      const { userAgent, network } = client;
      const now = clock();
      const { idleMs } = sessionLimits(roles);
      const { id, expiresAt } = await createLucia(adapterOf(em), idleMs).createSession(accountId, {
        createdAt: now,
        authenticatedAt: now,
        lastUsedAt: now,
        label: deviceLabel(userAgent),
        network,
        methods,
      });
      return { sessionId: id, expiresAt: expiresAt.toISOString(), sessionKey: hashOfToken(id) };
    },

    /** The session, prolonged by being used; unattended it is looked at and no more. */
    async resolve(
      em: EntityManager,
      sessionId: string,
      { isUnattended = false }: { isUnattended?: boolean | undefined } = {},
    ): Promise<OpenSession | null> {
      const stored = adapterOf(em);
      const sessionKey = hashOfToken(sessionId);
      const [read, user] = await stored.getSessionAndUser(sessionId);
      if (!read || !user) return null;
      const { lastUsedAt = read.attributes.lastUsedAt, ...used } = uses.latest(sessionKey) ?? {};
      const session = { ...read, ...used };
      const { createdAt, authenticatedAt, methods } = session.attributes;
      const { roles, hasSecondStep, frozenUntil, willHiddenUntil, joinedAt } = user.attributes;
      const { idleMs, absoluteMs } = sessionLimits(roles);
      const now = clock();
      const nowMs = now.getTime();
      const endsMs = createdAt.getTime() + absoluteMs;
      if (nowMs > endsMs || nowMs - lastUsedAt.getTime() > idleMs) {
        await stored.deleteSession(sessionId);
        return null;
      }
      const lucia = createLucia({ ...stored, getSessionAndUser: async () => [session, user] }, idleMs);
      const { session: valid } = isUnattended
        ? { session: { expiresAt: session.expiresAt, fresh: false } }
        : await lucia.validateSession(sessionId);
      if (!valid) return null;
      const isTouched = !isUnattended && nowMs - lastUsedAt.getTime() >= touchMs;
      const expiresAt = new Date(isTouched ? nowMs + idleMs : valid.expiresAt);
      if (isTouched) {
        if (dayInUnitedKingdom(lastUsedAt) < dayInUnitedKingdom(now)) await markUsed(em, user.id, now);
        uses.record(sessionKey, { lastUsedAt: now, expiresAt });
      }
      const closesMs = Math.min(expiresAt.getTime(), endsMs);
      return {
        accountId: user.id,
        roles: staffStepOf(staffSecondStep, { roles, methods, now }) === 'needed' ? [] : roles,
        secondStep: !hasSecondStep ? 'none' : isTwoFactors(methods ?? []) ? 'proved' : 'missing',
        frozenUntil: whileAhead(frozenUntil, now),
        willHiddenUntil: whileAhead(willHiddenUntil, now),
        newUntil: whileAhead(new Date(joinedAt.getTime() + newAccountMs), now),
        sessionKey,
        authenticatedAt: authenticatedAt.toISOString(),
        expiresAt: new Date(closesMs).toISOString(),
        isRenewed: valid.fresh || isTouched,
        secondsLeft: Math.max(0, Math.floor((closesMs - nowMs) / 1000)),
        isFinal: nowMs + idleMs >= endsMs,
      };
    },

    /** Writes down when sessions were last used. */
    flushUses: uses.flush,

    /** Whose session it is, also when it has expired. */
    async ownerOf(em: EntityManager, sessionId: string): Promise<AccountId | null> {
      const [session] = await adapterOf(em).getSessionAndUser(sessionId);
      return session?.userId ?? null;
    },

    /** Re-authentication gives the session a new id; the old id stops working. */
    async renew(em: EntityManager, sessionKey: string, methods: SignInMethod[]): Promise<NewSession | null> {
      const sessionId = generateIdFromEntropySize(25);
      const [renewed] = await em.execute<{ expires_at: string }[]>(
        `update sessions set id_hash = ?, authenticated_at = ?, methods = ?::text[], wrong_passwords = 0,
           password_after = null where id_hash = ? returning expires_at`,
        [hashOfToken(sessionId), clock(), `{${methods}}`, sessionKey],
      );
      return renewed ? { sessionId, expiresAt: new Date(renewed.expires_at).toISOString() } : null;
    },

    /** Adds to what a session has proved, under the id that it has: for what was set up in it just now. */
    async strengthen(em: EntityManager, sessionKey: string, method: SignInMethod) {
      await em.execute(
        `update sessions set authenticated_at = ?, methods = array_append(coalesce(methods, '{}'), ?)
         where id_hash = ? and not ? = any(coalesce(methods, '{}'))`,
        [clock(), method, sessionKey, method],
      );
    },

    end: (em: EntityManager, sessionId: string) => adapterOf(em).deleteSession(sessionId),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
