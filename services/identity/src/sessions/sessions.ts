import type { MikroORM } from '@mikro-orm/postgresql';
import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import type { Role } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Lucia, TimeSpan } from 'lucia';
import { createSessionAdapter } from './session-adapter.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    UserId: AccountId;
    DatabaseSessionAttributes: { createdAt: Date };
    DatabaseUserAttributes: { roles: Role[] };
  }
}

const idleDays = 14;
const absoluteMs = 30 * 24 * 3_600_000;

const createLucia = (orm: MikroORM) =>
  new Lucia(createSessionAdapter(orm), {
    sessionExpiresIn: new TimeSpan(idleDays, 'd'),
    getSessionAttributes: ({ createdAt }) => ({ createdAt }),
    getUserAttributes: ({ roles }) => ({ roles }),
  });

/** Sessions end after 14 days unused and after 30 days in any case. The only place that knows Lucia. */
export function createSessions(orm: MikroORM, clock: () => Date) {
  const lucia = createLucia(orm);
  return {
    async open(accountId: AccountId): Promise<{ sessionId: string; expiresAt: Date }> {
      const { id, expiresAt } = await lucia.createSession(accountId, { createdAt: clock() });
      return { sessionId: id, expiresAt };
    },
    async resolve(sessionId: string): Promise<OpenSession | null> {
      const { session, user } = await lucia.validateSession(sessionId);
      if (!session) return null;
      if (clock().getTime() - session.createdAt.getTime() > absoluteMs) {
        await lucia.invalidateSession(sessionId);
        return null;
      }
      const { expiresAt, fresh } = session;
      return { accountId: user.id, roles: user.roles, expiresAt: expiresAt.toISOString(), isRenewed: fresh };
    },
    end: (sessionId: string) => lucia.invalidateSession(sessionId),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
