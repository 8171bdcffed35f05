import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { TestatorRecord, testatorRecordContract } from '@plainwill/contracts/will-data/testator-record';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { CallContext } from '../../context.ts';
import { childRows } from '../children/child.entity.ts';
import { contactRows } from '../contacts/contact.entity.ts';
import { recordDraftRows } from '../drafts/record-draft.entity.ts';
import { executorRows } from '../executors/executor.entity.ts';
import { funeralWishesRows } from '../funeral-wishes/funeral-wishes.entity.ts';
import { giftRows } from '../gifts/gift.entity.ts';
import { guardianRows } from '../guardians/guardian.entity.ts';
import { homeDetailsRows } from '../home-details/home-details.entity.ts';
import { personalDetailsRows } from '../personal-details/personal-details.entity.ts';
import { provisionRows } from '../provisions/provision.entity.ts';
import { claimedQuestionnaireRows } from '../questionnaire/claimed-questionnaire.entity.ts';
import { residueRows } from '../residue/residuary-recipient.entity.ts';
import { readRows, readRowsAsJson } from '../rows/read-rows.ts';
import { spouseDetailsRows } from '../spouse-details/spouse-details.entity.ts';
import { willSettingsRows } from '../will-settings/will-settings.entity.ts';
import { openRecord } from './open-record.ts';
import type { RecordOfDay } from './stored-facts.ts';

const queries = {
  questionnaire: claimedQuestionnaireRows,
  drafts: recordDraftRows,
  personalDetails: personalDetailsRows,
  homeDetails: homeDetailsRows,
  spouseDetails: spouseDetailsRows,
  children: childRows,
  contacts: contactRows,
  executors: executorRows,
  funeralWishes: funeralWishesRows,
  gifts: giftRows,
  guardians: guardianRows,
  residue: residueRows,
  provisions: provisionRows,
  settings: willSettingsRows,
};

/** Everything the account has told us, in one statement. */
export const testatorRecordOf = async (
  em: EntityManager,
  vault: Vault,
  accountId: AccountId,
): Promise<TestatorRecord> => openRecord(vault, accountId, await readRows(em, accountId, queries));

type Where = Pick<CallContext, 'em' | 'vault' | 'today'> & { account: { id: AccountId } };

/** The same as it is stored, for a thread: to open the largest takes longer than what the law says of it. */
export async function recordOfToday({ em, vault, today: asOf, account }: Where): Promise<RecordOfDay> {
  const json = await readRowsAsJson(em, account.id, queries);
  return { record: { accountId: account.id, json, keys: vault.keyRing }, asOf };
}

export const testatorRecord: HandlersOf<typeof testatorRecordContract, CallContext> = {
  get: ({ ctx: { em, vault, account } }) => testatorRecordOf(em, vault, account.id),
};
