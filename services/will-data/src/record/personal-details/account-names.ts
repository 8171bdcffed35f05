import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type accountNamesContract, maxNamesAtOnce } from '@plainwill/contracts/will-data/account-names';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { PersonalDetails, PersonalDetailsFields } from '@plainwill/contracts/will-data/records/personal-details';
import type { CallContext } from '../../context.ts';
import { decryptFields } from '../encryption/encrypted-fields.ts';
import { ChangedNameSchema } from './changed-name.entity.ts';
import { PersonalDetailsSchema } from './personal-details.entity.ts';

export const changesName = ({ firstName, middleNames, lastName }: Partial<PersonalDetailsFields>) =>
  [firstName, middleNames, lastName].some((name) => name !== undefined);

/** Staff may have saved only part of a name, and an account is not named after a part. */
export const isNamed = ({
  firstName,
  lastName,
  hasOneName,
}: Pick<PersonalDetails, 'firstName' | 'lastName' | 'hasOneName'>) =>
  firstName !== '' && (lastName !== '' || hasOneName);

interface NamedBy {
  accountId: AccountId;
  version: number;
  now: Date;
}

/** Has the account take the name, if the transaction commits. */
export async function offerName(em: EntityManager, { accountId, version, now }: NamedBy) {
  if (!em.isInTransaction()) throw new Error('a name is offered only within a transaction');
  await em.upsert(ChangedNameSchema, { accountId, version, changedAt: now });
}

/** A process that was held up may have written its older name over a newer one, which is then to be taken once more. */
async function offerNewer(em: EntityManager, late: ReadonlyMap<AccountId, number>, now: Date) {
  const details = await em.find(PersonalDetailsSchema, { accountId: { $in: [...late.keys()] } });
  for (const { accountId, version } of details)
    if (version > (late.get(accountId) ?? version))
      await em.upsert(ChangedNameSchema, { accountId, version, changedAt: now }, { onConflictAction: 'ignore' });
}

export const accountNames: HandlersOf<typeof accountNamesContract, CallContext> = {
  changed: async ({ ctx: { em, vault } }) => {
    const changed = await em.find(ChangedNameSchema, {}, { orderBy: { changedAt: 'asc' }, limit: maxNamesAtOnce });
    const details = await em.find(PersonalDetailsSchema, { accountId: { $in: changed.map((row) => row.accountId) } });
    const versions = new Map(changed.map(({ accountId, version }) => [accountId, version]));
    return details.map(({ accountId, firstName, middleNames, lastName }) => {
      const names = decryptFields<Pick<PersonalDetails, 'firstName' | 'middleNames' | 'lastName'>>(
        vault,
        'personal_details',
        accountId,
        { firstName, middleNames, lastName },
      );
      return {
        accountId,
        version: versions.get(accountId) ?? 0,
        name: nameOf({ ...names, middleNames: names.middleNames ?? '' }),
      };
    });
  },

  taken: ({ ctx: { em, now }, input }) =>
    em.transactional(async (em) => {
      const waiting = await em.find(ChangedNameSchema, { $or: input }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      await em.nativeDelete(ChangedNameSchema, { $or: input });
      const offered = new Set(waiting.map(({ accountId }) => accountId));
      const late = new Map(
        input.filter((one) => !offered.has(one.accountId)).map((one) => [one.accountId, one.version]),
      );
      if (late.size > 0) await offerNewer(em, late, now);
    }),
};
