import type { EntityManager } from '@mikro-orm/postgresql';
import type { refusedCallsContract } from '@plainwill/contracts/identity/refused-calls';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { type Acting, type NewAuditEntry, recordAudit as record } from '@plainwill/kit/audit/record-audit';
import type { CallContext } from '../../context.ts';
import { SessionSchema } from '../sessions/session.entity.ts';

const actions = { forbidden: 'call.forbidden', throttled: 'call.throttled' } as const;

export const refusedCalls: HandlersOf<typeof refusedCallsContract, CallContext> = {
  report: ({ ctx, input: { why, called, network } }) =>
    recordAudit(ctx.em, ctx, { action: actions[why], objectId: called, outcome: 'refused', network }),
};

/** Records as the kit does; the session says where a call came from that does not say so itself. */
export async function recordAudit(em: EntityManager, by: Acting, entry: NewAuditEntry) {
  const { actor = by.account, network = await networkOf(em, actor?.sessionKey) } = entry;
  await record(em, by, { ...entry, network });
}

/** The network in which a session was opened. */
export async function networkOf(em: EntityManager, sessionKey: string | null | undefined): Promise<string | null> {
  if (!sessionKey) return null;
  const session = await em.findOne(
    SessionSchema,
    { idHash: sessionKey },
    { fields: ['network'], disableIdentityMap: true },
  );
  return session?.network ?? null;
}
