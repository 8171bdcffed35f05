import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import type { PersonKind } from '@plainwill/contracts/will-data/people';
import { areSharesWhole } from '@plainwill/contracts/will-data/questions/share-rules';
import type { BeneficiaryId, NewRecipient, Recipient } from '@plainwill/contracts/will-data/records/recipients';
import { isBeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';
import { Refusal } from '@plainwill/kit/refusal';
import { requirePeople } from './people.ts';

/** The people among those who take; a class is nobody in particular. */
export const peopleAmong = (ids: readonly BeneficiaryId[]): PersonId[] =>
  ids.filter((id): id is PersonId => !isBeneficiaryClass(id));

/**
 * A list of beneficiaries as it is stored, by priority. Only children can be left out, and only of the class of children.
 * @throws {Refusal} RecipientTwice, SharesNotWhole
 */
export function recipientsInOrder(list: readonly NewRecipient[]): Recipient[] {
  if (new Set(list.map(({ personId }) => personId)).size < list.length) throw new Refusal('RecipientTwice');
  const beneficiaries = list.map(({ personId, priority, shareBasisPoints = null, exceptIds = [] }) => {
    const excepted = personId === 'children' ? [...new Set(exceptIds)] : [];
    return { personId, priority, shareBasisPoints, ...(excepted.length > 0 && { exceptIds: excepted }) };
  });
  if (!areSharesWhole(beneficiaries)) throw new Refusal('SharesNotWhole');
  return beneficiaries.toSorted((a, b) => a.priority - b.priority);
}

/**
 * Makes sure that everyone who takes, and every child whom a class leaves out, is the account's own.
 * @throws {Refusal} PersonNotFound
 */
export async function requireRecipients(
  em: EntityManager,
  accountId: AccountId,
  beneficiaries: readonly Recipient[],
  kinds?: readonly PersonKind[],
) {
  await requirePeople(em, accountId, peopleAmong(beneficiaries.map(({ personId }) => personId)), kinds);
  await requirePeople(
    em,
    accountId,
    beneficiaries.flatMap(({ exceptIds = [] }) => exceptIds),
    ['child'],
  );
}

/** The columns of a list of beneficiaries, each with its place in it. */
export const recipientRows = (beneficiaries: readonly Recipient[]) =>
  beneficiaries.map(({ personId, exceptIds = null, ...beneficiary }, position) => ({
    ...beneficiary,
    ...(isBeneficiaryClass(personId) ? { personId: null, classOf: personId } : { personId, classOf: null }),
    exceptIds,
    position,
  }));
