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
import type { Saving } from '../records/saving.ts';
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
  isDomiciledHere: null,
  hasForeignAssets: null,
  isForUnitedKingdom: null,
  hasBusiness: null,
};

export async function homeDetailsOf(em: EntityManager, accountId: AccountId) {
  const { rows } = await readRows(em, accountId, { rows: homeDetailsRows });
  return (rows[0] as HomeDetails | undefined) ?? null;
}

/** The first details of a home; whether there were none before. */
export const insertHomeDetails = (
  em: EntityManager,
  accountId: AccountId,
  fields: Partial<HomeDetailsFields> & { savedBySupport?: boolean },
  now: Date,
) => insertRecord(em, HomeDetailsSchema, { accountId, fields: { ...unanswered, ...fields }, now });

interface HomeDetailsSave {
  basedOn: number;
  changes: Partial<HomeDetailsFields>;
}

export const saveHomeDetails = (
  { em, now, savedBySupport = false }: Saving,
  accountId: AccountId,
  { basedOn, changes }: HomeDetailsSave,
): Promise<HomeDetails> =>
  em.transactional(async (em) => {
    if (changes.coOwnerId) await requirePeople(em, accountId, [changes.coOwnerId], ['spouse', 'contact']);
    const stored = await em.findOne(HomeDetailsSchema, { accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const { homeOwnership, tenancyType, coOwnerId, hasForeignAssets, isForUnitedKingdom } = {
      ...unanswered,
      ...stored,
      ...changes,
    };
    const dependent = { homeOwnership, tenancyType, coOwnerId, hasForeignAssets, isForUnitedKingdom };
    const fields = { ...changes, ...homeInOrder(dependent), savedBySupport };
    const home =
      basedOn === 0
        ? (await insertHomeDetails(em, accountId, fields, now)) && (await homeDetailsOf(em, accountId))
        : await updateRecord(em, HomeDetailsSchema, { accountId, basedOn, fields, now, rows: homeDetailsRows });
    if (!home) throw new Refusal('HomeDetailsChanged');
    return home as HomeDetails;
  });

export const homeDetails: HandlersOf<typeof homeDetailsContract, CallContext> = {
  save: ({ ctx, input }) => saveHomeDetails(ctx, ctx.account.id, input),
};
