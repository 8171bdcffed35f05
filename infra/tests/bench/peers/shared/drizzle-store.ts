import { TRPCError } from '@trpc/server';
import { and, eq, gt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { accounts, auditEntries, personalDetails, sessions } from './drizzle-tables.ts';
import type { SaveInput } from './inputs.ts';
import { prolonged } from './session-cookie.ts';

/** The account of a session, or null. */
export async function accountOf(db: NodePgDatabase, idHash: string | null) {
  if (!idHash) return null;
  const now = new Date();
  const [found] = await db
    .select({ account: accounts, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, now)));
  if (!found) return null;
  const expiresAt = prolonged(found.expiresAt, now);
  if (expiresAt) await db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, idHash));
  return found.account;
}

export async function profileOf(db: NodePgDatabase, accountId: string) {
  const [profile] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!profile) throw new TRPCError({ code: 'NOT_FOUND' });
  return profile;
}

/** Saves what changed if nobody has changed it since, and notes that it was. */
export const save = (db: NodePgDatabase, accountId: string, { basedOn, changes }: z.infer<typeof SaveInput>) =>
  db.transaction(async (tx) => {
    const isOwn = eq(personalDetails.accountId, accountId);
    const [before] = await tx.select().from(personalDetails).where(isOwn).for('update');
    if ((before?.version ?? 0) !== basedOn) throw new TRPCError({ code: 'CONFLICT' });
    const version = basedOn + 1;
    await tx
      .insert(personalDetails)
      .values({ accountId, version, ...changes })
      .onConflictDoUpdate({ target: personalDetails.accountId, set: { version, ...changes } });
    await tx.insert(auditEntries).values({ accountId, action: 'personal-details.save', at: new Date() });
    return { version };
  });
