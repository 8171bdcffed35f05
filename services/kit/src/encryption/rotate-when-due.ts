import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { takeTurn } from '../database/take-turn.ts';
import { KeyRotationSchema } from './key-rotation.entity.ts';
import { type EncryptedTable, rotateKeys } from './rotate-keys.ts';

interface Rotation {
  tables: readonly EncryptedTable[];
  currentKeyId: string;
  now: Date;
}

type LastRotation = InferEntity<typeof KeyRotationSchema>;

const id = 1;

const columnsOf = ({ tables }: Rotation) =>
  tables.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)).sort();

/** Tells a rotation to the same key in the same columns from that of a process with other settings or another version. */
const isSame = (last: LastRotation, rotation: Rotation) =>
  last.keyId === rotation.currentKeyId && last.columns.join() === columnsOf(rotation).join();

/**
 * Rotates keys as `rotateKeys` does, and notes when and with what result.
 * @returns also `hasOlder`: true if any value was not encrypted with the current key
 */
export async function rotateAndNote(em: EntityManager, rotation: Rotation) {
  const { tables, currentKeyId: keyId, now } = rotation;
  // A value that was saved by another process before it was encrypted here counts too: it may be older still.
  let hasOlder = false;
  const watched = tables.map((table) => ({
    ...table,
    encrypt(...given: Parameters<EncryptedTable['encrypt']>) {
      hasOlder = true;
      return table.encrypt(...given);
    },
  }));
  const done = await rotateKeys(em, watched, keyId);
  await em.transactional(async (em) => {
    await takeTurn(em, 'key rotation');
    // Another process may have noted its own meanwhile.
    const last = await em.findOne(KeyRotationSchema, { id });
    const isUnchanged = last && isSame(last, rotation) && !hasOlder;
    const noted = {
      keyId,
      columns: columnsOf(rotation),
      startedAt: now,
      changedAt: isUnchanged ? last.changedAt : now,
    };
    if (last) Object.assign(last, noted);
    else em.create(KeyRotationSchema, { id, ...noted });
  });
  return { ...done, hasOlder };
}

/**
 * Rotates keys unless nothing can be old: after a day without anything older, which only a process with other settings
 * or of another version leaves, once a day is enough. Such a process notes its own rotation when it starts, and each
 * hour, by which the others know of it.
 * @returns null if it was not due
 */
export async function rotateWhenDue(em: EntityManager, rotation: Rotation) {
  const last = await em.findOne(KeyRotationSchema, { id }, { disableIdentityMap: true });
  const isDue = !last || !isSame(last, rotation) || !isSettled(last) || !isWithinDay(last, rotation.now);
  return isDue ? rotateAndNote(em, rotation) : null;
}

const isSettled = ({ startedAt, changedAt }: LastRotation) => startedAt.getTime() - changedAt.getTime() >= dayMs;

function isWithinDay({ startedAt }: LastRotation, now: Date) {
  const ageMs = now.getTime() - startedAt.getTime();
  // A start in the future comes from a clock that was wrong.
  return ageMs >= 0 && ageMs < dayMs;
}
