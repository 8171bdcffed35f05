import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { FuneralWishes, funeralWishesContract } from '@plainwill/contracts/will-data/records/funeral-wishes';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { decryptFields, encryptFields } from '../encryption/encrypted-fields.ts';
import { readRows } from '../rows/read-rows.ts';
import { insertRecord, updateRecord } from '../rows/save-record.ts';
import { FuneralWishesSchema, funeralWishesRows } from './funeral-wishes.entity.ts';

const table = 'funeral_wishes';
const unanswered = unansweredOf(funeralWishesQuestions);

async function funeralWishesOf(em: EntityManager, vault: Vault, accountId: AccountId) {
  const { rows } = await readRows(em, accountId, { rows: funeralWishesRows });
  return rows[0] ? decryptFields<FuneralWishes>(vault, table, accountId, rows[0]) : null;
}

export const funeralWishes: HandlersOf<typeof funeralWishesContract, CallContext> = {
  save: async ({ ctx: { em, vault, account, now }, input: { basedOn, changes } }) => {
    const accountId = account.id;
    const isFirst = basedOn === 0;
    const fields = encryptFields(vault, table, accountId, isFirst ? { ...unanswered, ...changes } : changes);
    if (!isFirst) {
      const save = { accountId, basedOn, fields, now, rows: funeralWishesRows };
      const updated = await updateRecord(em, FuneralWishesSchema, save);
      if (!updated) throw new Refusal('FuneralWishesChanged');
      return decryptFields<FuneralWishes>(vault, table, accountId, updated);
    }
    const isWhole = changes.funeralType !== undefined;
    const isSaved = isWhole && (await insertRecord(em, FuneralWishesSchema, { accountId, fields, now }));
    const wishes = await funeralWishesOf(em, vault, accountId);
    if (isSaved && wishes) return wishes;
    throw new Refusal(wishes ? 'FuneralWishesChanged' : 'FuneralTypeMissing');
  },
};
