import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { homeDetailsQuestions, ruledOutOf } from '@plainwill/contracts/will-data/questions/home-details-questions';
import type {
  HomeDetails,
  HomeDetailsFields,
  homeDetailsContract,
} from '@plainwill/contracts/will-data/records/home-details';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { decryptFields, encryptFields } from '../encryption/encrypted-fields.ts';
import { requirePeople } from '../people/people.ts';
import { readRows } from '../rows/read-rows.ts';
import { insertRecord, type Saving, updateRecord } from '../rows/save-record.ts';
import { HomeDetailsSchema, homeDetailsRows } from './home-details.entity.ts';

const unanswered = unansweredOf(homeDetailsQuestions);

const table = 'home_details';

type Store = Pick<Saving, 'em' | 'vault'>;

export async function homeDetailsOf({ em, vault }: Store, accountId: AccountId) {
  const { rows } = await readRows(em, accountId, { rows: homeDetailsRows });
  return rows[0] ? decryptFields<HomeDetails>(vault, table, accountId, rows[0]) : null;
}

/** The first details of a home; whether there were none before. */
export const insertHomeDetails = (
  { em, vault, now }: Store & Pick<Saving, 'now'>,
  accountId: AccountId,
  given: Partial<HomeDetailsFields> & { savedBySupport?: boolean },
) => {
  const fields = encryptFields(vault, table, accountId, { ...unanswered, ...given });
  return insertRecord(em, HomeDetailsSchema, { accountId, fields, now });
};

interface HomeDetailsSave {
  basedOn: number;
  changes: Partial<HomeDetailsFields>;
}

export const saveHomeDetails = (
  { em, vault, now, savedBySupport = false }: Saving,
  accountId: AccountId,
  { basedOn, changes }: HomeDetailsSave,
): Promise<HomeDetails> =>
  em.transactional(async (em) => {
    if (changes.coOwnerId) await requirePeople(em, accountId, [changes.coOwnerId], ['spouse', 'contact']);
    const stored = await em.findOne(HomeDetailsSchema, { accountId });
    const fields = { ...changes, ...ruledOutOf({ ...unanswered, ...stored, ...changes }), savedBySupport };
    if (basedOn === 0) {
      const isNew = await insertHomeDetails({ em, vault, now }, accountId, fields);
      const home = isNew && (await homeDetailsOf({ em, vault }, accountId));
      if (home) return home;
      throw new Refusal('HomeDetailsChanged');
    }
    const encrypted = encryptFields(vault, table, accountId, fields);
    const save = { accountId, basedOn, fields: encrypted, now, rows: homeDetailsRows };
    const updated = await updateRecord(em, HomeDetailsSchema, save);
    if (!updated) throw new Refusal('HomeDetailsChanged');
    return decryptFields<HomeDetails>(vault, table, accountId, updated);
  });

export const homeDetails: HandlersOf<typeof homeDetailsContract, CallContext> = {
  save: ({ ctx, input }) => saveHomeDetails(ctx, ctx.account.id, input),
};
