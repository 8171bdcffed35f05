import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { HomeDetails, HomeDetailsFields, homeDetailsContract } from '@plainwill/contracts/will-data/home-details';
import { homeInOrder } from '@plainwill/contracts/will-data/home-details-rules';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { requirePeople } from '../people/people.ts';
import { readRows } from '../records/read-rows.ts';
import { insertRecord, updateRecord } from '../records/save-record.ts';
import { HomeDetailsSchema } from './home-details.entity.ts';
import { homeDetailsRows } from './home-details-rows.ts';

const unanswered: HomeDetailsFields = {
  address: '',
  line1: '',
  line2: '',
  townOrCity: '',
  county: '',
  postcode: '',
  homeOwnership: null,
  tenancyType: null,
  coOwnerId: null,
};

export async function homeDetailsOf(em: EntityManager, accountId: AccountId) {
  const { rows } = await readRows(em, accountId, { rows: homeDetailsRows });
  return (rows[0] as HomeDetails | undefined) ?? null;
}

/** The first details of a home; whether there were none before. */
export const insertHomeDetails = (
  em: EntityManager,
  accountId: AccountId,
  fields: Partial<HomeDetailsFields>,
  now: Date,
) => insertRecord(em, HomeDetailsSchema, { accountId, fields: { ...unanswered, ...fields }, now });

export const homeDetails: HandlersOf<typeof homeDetailsContract, CallContext> = {
  save: ({ ctx: { em, account, now }, input: { basedOn, changes } }) =>
    em.transactional(async (em) => {
      const accountId = account.id;
      if (changes.coOwnerId) await requirePeople(em, accountId, [changes.coOwnerId], ['spouse', 'contact']);
      const stored = await em.findOne(HomeDetailsSchema, { accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const { homeOwnership, tenancyType, coOwnerId } = { ...unanswered, ...stored, ...changes };
      const fields = { ...changes, ...homeInOrder({ homeOwnership, tenancyType, coOwnerId }) };
      const isSaved =
        basedOn === 0
          ? await insertHomeDetails(em, accountId, fields, now)
          : await updateRecord(em, HomeDetailsSchema, { accountId, basedOn, fields, now });
      const home = await homeDetailsOf(em, accountId);
      if (!isSaved || !home) throw new Refusal('HomeDetailsChanged');
      return home;
    }),
};
