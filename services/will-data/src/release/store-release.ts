import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { AccountId, ReleaseId } from '@plainwill/contracts/shared/ids';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { afterEvent, type Release, type ReleaseEvent } from '@plainwill/law/release/release-machine';
import { ReleaseMailSchema, ReleaseSchema } from './release.entity.ts';

export type ReleaseRow = InferEntity<typeof ReleaseSchema>;

/** The request that is open over an account, or what is released of it; null for neither. */
export const openReleaseOf = (em: EntityManager, accountId: AccountId): Promise<ReleaseRow | null> =>
  em.findOne(
    ReleaseSchema,
    { accountId, endedAt: null },
    { exclude: ['snapshot'], disableIdentityMap: true },
  ) as Promise<ReleaseRow | null>;

/** The same for the same email, so that whoever promises it again after a fault sends nothing twice. */
function messageIdOf(releaseId: ReleaseId, number: number, isToFormer: boolean): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([releaseId, number, isToFormer]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Promises an email to the owner, and another to the address before. Identity knows whether there is one. */
export async function promiseMail(em: EntityManager, accountId: AccountId, releaseId: ReleaseId, number: number) {
  for (const isToFormer of [false, true]) {
    const messageId = messageIdOf(releaseId, number, isToFormer);
    await em.insert(ReleaseMailSchema, { accountId, messageId, releaseId, number, isToFormer });
    await acceptJob(em, messageId, 'emails', { source: 'will-data', messageId });
  }
}

/**
 * Takes a request on by an event, within a transaction that has locked its owner, and stores what comes of it.
 * @returns the request as it is then; null where the event is refused
 */
export async function takeOn(
  em: EntityManager,
  { accountId, id, state }: Pick<ReleaseRow, 'accountId' | 'id' | 'state'>,
  event: ReleaseEvent,
  now: Date,
): Promise<Release | null> {
  const then = afterEvent(state, event);
  if (!then) return null;
  const isOver = then.stage === 'refused';
  const isReleased = then.stage === 'released' && state.stage !== 'released';
  await em.nativeUpdate(
    ReleaseSchema,
    { accountId, id },
    {
      stage: then.stage,
      state: then,
      ...(isOver && { endedAt: now, snapshot: null }),
      ...(isReleased && { releasedAt: now }),
      // No hour counts that had begun before.
      ...(event.event !== 'hour' && { lookedAt: now }),
    },
  );
  if (then.notices > state.notices) await promiseMail(em, accountId, id, then.notices);
  const byClock = { account: null, now, requestId: randomUUID() };
  const entry = { subject: accountId, objectId: id };
  if (isReleased) await recordAudit(em, byClock, { action: 'release.done', ...entry });
  if (isOver && (then.ending === 'lapsed' || then.ending === 'removed'))
    await recordAudit(em, byClock, { action: 'release.end', ...entry, fields: [then.ending] });
  return then;
}
