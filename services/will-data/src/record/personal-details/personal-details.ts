import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import {
  missingForFirstSave,
  personalDetailsQuestions,
} from '@plainwill/contracts/will-data/questions/personal-details-questions';
import type {
  PersonalDetails,
  PersonalDetailsFields,
  personalDetailsContract,
} from '@plainwill/contracts/will-data/records/personal-details';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { dropDraft } from '../drafts/record-drafts.ts';
import { decryptFields, encryptFields } from '../encryption/encrypted-fields.ts';
import { withCleanNumber } from '../people/mobile-number.ts';
import { readRows } from '../rows/read-rows.ts';
import { insertRecord, type Saving, updateRecord } from '../rows/save-record.ts';
import { changesName, isNamed, offerName } from './account-names.ts';
import { PersonalDetailsSchema, personalDetailsRows } from './personal-details.entity.ts';

const table = 'personal_details';

/** What is stored of a question that staff leave out. */
const unanswered = {
  ...unansweredOf(personalDetailsQuestions),
  firstName: '',
  lastName: '',
  dateOfBirth: null,
  email: '',
  mobileCountryCode: '+44',
  mobileNumber: '',
  occupation: '',
};

async function personalDetailsOf(em: EntityManager, vault: Vault, accountId: AccountId) {
  const { rows } = await readRows(em, accountId, { rows: personalDetailsRows });
  return rows[0] ? decryptFields<PersonalDetails>(vault, table, accountId, rows[0]) : null;
}

interface PersonalDetailsSave {
  basedOn: number;
  changes: Partial<PersonalDetailsFields>;
}

/** The account is named after them, so a name is stored together with what tells identity of it. */
export const savePersonalDetails = (
  saving: Saving,
  accountId: AccountId,
  save: PersonalDetailsSave,
): Promise<PersonalDetails> =>
  changesName(save.changes)
    ? saving.em.transactional(async (em) => {
        const saved = await store({ ...saving, em }, accountId, save);
        if (isNamed(saved)) await offerName(em, { accountId, version: saved.version, now: saving.now });
        return saved;
      })
    : store(saving, accountId, save);

async function store(
  { em, vault, now, today, savedBySupport = false }: Saving,
  accountId: AccountId,
  { basedOn, changes }: PersonalDetailsSave,
): Promise<PersonalDetails> {
  if (changes.dateOfBirth && changes.dateOfBirth > today) throw new Refusal('DateOfBirthInFuture', 'dateOfBirth');
  const isFirst = basedOn === 0;
  const isOfMobile = 'mobileNumber' in changes || 'mobileCountryCode' in changes;
  const stored = isOfMobile ? await personalDetailsOf(em, vault, accountId) : null;
  const clean = withCleanNumber(isFirst ? { ...unanswered, ...changes } : changes, stored);
  const encrypted = encryptFields(vault, table, accountId, clean);
  const fields = { ...encrypted, savedBySupport };
  if (!isFirst) {
    const save = { accountId, basedOn, fields, now, rows: personalDetailsRows };
    const updated = await updateRecord(em, PersonalDetailsSchema, save);
    if (!updated) throw new Refusal('PersonalDetailsChanged');
    return decryptFields<PersonalDetails>(vault, table, accountId, updated);
  }
  const isWhole = savedBySupport || missingForFirstSave(changes).length === 0;
  const isSaved = isWhole && (await insertRecord(em, PersonalDetailsSchema, { accountId, fields, now }));
  if (isSaved) await dropDraft(em, accountId, 'personalDetails');
  const details = await personalDetailsOf(em, vault, accountId);
  if (isSaved && details) return details;
  throw new Refusal(details ? 'PersonalDetailsChanged' : 'PersonalDetailsIncomplete');
}

export const personalDetails: HandlersOf<typeof personalDetailsContract, CallContext> = {
  save: ({ ctx, input }) => savePersonalDetails(ctx, ctx.account.id, input),
};
