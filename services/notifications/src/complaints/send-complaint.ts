import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { type ComplaintChannel, referenceCharacters } from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { complaintsContract, EnteredComplaint } from '@plainwill/contracts/notifications/complaints';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, ComplaintId } from '@plainwill/contracts/shared/ids';
import { takeTurn } from '@plainwill/kit/database/take-turn';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { acceptLetter, acceptStep } from './accept-step.ts';
import { ComplaintSchema, ComplaintStepSchema } from './complaint.entity.ts';
import {
  complaintContactOf,
  complaintStatementOf,
  encryptComplaintDetails,
  recipientKeys,
} from './complaint-details.ts';

const four = () => Array.from({ length: 4 }, () => referenceCharacters[randomInt(referenceCharacters.length)]).join('');

/** A reference tells nothing: not how many complaints there are, nor when this one came, nor from whom. */
const newReference = () => `C-${four()}-${four()}`;

type ComplaintDetails = Omit<EnteredComplaint, 'channel' | 'receivedOn'>;

interface Received {
  details: ComplaintDetails;
  channel: ComplaintChannel;
  receivedAt: Date;
  now: Date;
  /** The account of staff that entered it; null where the person sent it. */
  by: AccountId | null;
}

/** Anybody can enter anybody’s address, so that only so many are acknowledged in a day before staff have looked at them. */
const acknowledgementsADay = 3;

async function isWithinShare(em: EntityManager, keys: readonly string[], now: Date): Promise<boolean> {
  await takeTurn(em, `acknowledgement ${keys.toSorted()[0]}`);
  const ofMailbox = { recipientKey: { $in: [...keys] }, channel: 'form' as const };
  const dayAgo = new Date(now.getTime() - dayMs);
  return (await em.count(ComplaintSchema, { ...ofMailbox, receivedAt: { $gt: dayAgo } })) <= acknowledgementsADay;
}

const isAcknowledged = async (em: EntityManager, complaint: ComplaintId) =>
  (await em.count(ComplaintStepSchema, { complaint, kind: 'acknowledgement' })) > 0;

/** Records one, once however often it comes. @returns its reference, and whether it is new and is acknowledged */
export async function acceptComplaint(
  em: EntityManager,
  vault: Vault,
  { details, channel, receivedAt, now, by }: Received,
) {
  const { complaintId: id, kind } = details;
  const keys = details.email ? recipientKeys(vault, details.email) : [];
  // A repeat that arrives meanwhile waits here for this transaction, and then finds the row.
  const { affectedRows } = await em
    .createQueryBuilder(ComplaintSchema)
    .insert({
      id,
      reference: newReference(),
      kind,
      channel,
      receivedAt,
      ...encryptComplaintDetails(vault, id, details),
      recipientKey: keys[0] ?? null,
      state: 'received',
      version: 1,
    })
    .onConflict('id')
    .ignore()
    .execute('run');
  const stored = await em.findOneOrFail(ComplaintSchema, { id });
  if (affectedRows !== 1) {
    const before = {
      complaintId: id,
      kind: stored.kind,
      ...complaintContactOf(vault, stored),
      ...complaintStatementOf(vault, stored),
    };
    if (!isDeepStrictEqual(before, { ...details })) throw new Refusal('ComplaintIdTaken');
    return { reference: stored.reference, isNew: false, isAcknowledged: await isAcknowledged(em, id) };
  }
  await acceptStep(em, { complaintId: id, kind: by ? 'entered' : 'received', by, now });
  const isWritten = by !== null || (await isWithinShare(em, keys, now));
  if (isWritten)
    await acceptLetter(em, { complaintId: id, kind: 'acknowledgement', by: null, now, isMailed: details.email !== '' });
  return { reference: stored.reference, isNew: true, isAcknowledged: isWritten };
}

export const complaints: HandlersOf<typeof complaintsContract, CallContext> = {
  send: ({ ctx: { em, vault, now }, input: details }) =>
    em.transactional(async (em) => {
      const { reference, isAcknowledged } = await acceptComplaint(em, vault, {
        details,
        channel: 'form',
        receivedAt: now,
        now,
        by: null,
      });
      return { reference, isAcknowledged };
    }),
};
