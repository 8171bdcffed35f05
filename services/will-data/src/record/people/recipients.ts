import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import type { PersonKind } from '@plainwill/contracts/will-data/people';
import { areSharesWhole } from '@plainwill/contracts/will-data/questions/share-rules';
import type { NewTaker, Taker, TakerId } from '@plainwill/contracts/will-data/records/takers';
import { isTakerClass } from '@plainwill/contracts/will-data/vocabulary';
import { Refusal } from '@plainwill/kit/refusal';
import { requirePeople } from './people.ts';

/** The people among those who take; a class is nobody in particular. */
export const peopleAmong = (ids: readonly TakerId[]): PersonId[] =>
  ids.filter((id): id is PersonId => !isTakerClass(id));

/**
 * A list of takers as it is stored, by priority. Only children can be left out, and only of the class of children.
 * @throws {Refusal} RecipientTwice, SharesNotWhole
 */
export function recipientsInOrder(list: readonly NewTaker[]): Taker[] {
  if (new Set(list.map(({ personId }) => personId)).size < list.length) throw new Refusal('RecipientTwice');
  const takers = list.map(({ personId, priority, shareBasisPoints = null, exceptIds = [] }) => {
    const excepted = personId === 'children' ? [...new Set(exceptIds)] : [];
    return { personId, priority, shareBasisPoints, ...(excepted.length > 0 && { exceptIds: excepted }) };
  });
  if (!areSharesWhole(takers)) throw new Refusal('SharesNotWhole');
  return takers.toSorted((a, b) => a.priority - b.priority);
}

/**
 * Makes sure that everyone who takes, and every child whom a class leaves out, is the account's own.
 * @throws {Refusal} PersonNotFound
 */
export async function requireRecipients(
  em: EntityManager,
  accountId: AccountId,
  takers: readonly Taker[],
  kinds?: readonly PersonKind[],
) {
  await requirePeople(em, accountId, peopleAmong(takers.map(({ personId }) => personId)), kinds);
  await requirePeople(
    em,
    accountId,
    takers.flatMap(({ exceptIds = [] }) => exceptIds),
    ['child'],
  );
}

/** The columns of a list of takers, each with its place in it. */
export const recipientRows = (takers: readonly Taker[]) =>
  takers.map(({ personId, exceptIds = null, ...taker }, position) => ({
    ...taker,
    ...(isTakerClass(personId) ? { personId: null, classOf: personId } : { personId, classOf: null }),
    exceptIds,
    position,
  }));
