import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { contactNameParts } from '@plainwill/contracts/will-data/person-name';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { asksIntendingToMarry } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type {
  SpouseDetails,
  SpouseDetailsFields,
  spouseDetailsContract,
} from '@plainwill/contracts/will-data/records/spouse-details';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { contactOf, insertContactFields } from '../contacts/contacts.ts';
import { dropDraft } from '../drafts/record-drafts.ts';
import { decryptFields, encryptFields } from '../encryption/encrypted-fields.ts';
import { withinLimits } from '../limits/within-limits.ts';
import { addPerson, changeKind, forgetPerson, hidePerson, showPerson } from '../people/people.ts';
import { readRows } from '../rows/read-rows.ts';
import { type Saving, updateRecord } from '../rows/save-record.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { WillSettingsSchema } from '../will-settings/will-settings.entity.ts';
import { SpouseDetailsSchema, spouseDetailsRows } from './spouse-details.entity.ts';

/** What follows from a partner's details: saved, they are in the will; cleared, nothing has been said. */
async function setIncludePartner(em: EntityManager, accountId: AccountId, includePartner: boolean | null) {
  await em.upsert(WillSettingsSchema, { accountId, includePartner }, { onConflictMergeFields: ['includePartner'] });
}

const table = 'spouse_details';
const kind = 'spouse';

async function spouseDetailsOf({ em, vault }: Pick<CallContext, 'em' | 'vault'>, accountId: AccountId) {
  const { rows } = await readRows(em, accountId, { rows: spouseDetailsRows });
  return rows[0] ? decryptFields<SpouseDetails>(vault, table, accountId, rows[0]) : null;
}

/** There is room for one: who was removed cannot be restored once another is named. */
async function forgetRemoved(em: EntityManager, accountId: AccountId) {
  const removed = await em.findOne(SpouseDetailsSchema, { accountId });
  if (removed) await forgetPerson(em, accountId, removed.id);
}

/** Staff may leave out all but the name. */
const isEnough = <F extends Partial<SpouseDetails>>(fields: F): fields is F & { fullName: string } => {
  const { fullName, relationship, gender, savedBySupport } = fields;
  return fullName !== undefined && (savedBySupport || (relationship !== undefined && gender !== undefined));
};

interface SpouseDetailsSave {
  /** The earlier id of somebody new, where they had one. */
  id?: PersonId;
  basedOn: number;
  changes: Partial<SpouseDetailsFields>;
}

export const saveSpouseDetails = (
  { em, vault, now, savedBySupport = false }: Saving,
  accountId: AccountId,
  { id = randomUUID() as PersonId, basedOn, changes }: SpouseDetailsSave,
): Promise<SpouseDetails> =>
  withinLimits({ em, vault }, accountId, async (em) => {
    const stored = await spouseDetailsOf({ em, vault }, accountId);
    if ((stored?.version ?? 0) !== basedOn) throw new Refusal('SpouseDetailsChanged');
    const { relationship, intendingToMarry = false } = { ...stored, ...changes };
    const isToMarry = intendingToMarry && asksIntendingToMarry(relationship);
    const fields = { ...changes, intendingToMarry: isToMarry, savedBySupport };
    if (stored) {
      const encrypted = encryptFields(vault, table, accountId, fields);
      await updateRecord(em, SpouseDetailsSchema, {
        accountId,
        basedOn,
        fields: encrypted,
        now,
        rows: spouseDetailsRows,
      });
    } else {
      if (!isEnough(fields)) throw new Refusal('SpouseDetailsIncomplete');
      await forgetRemoved(em, accountId);
      await addPerson(em, { accountId, id, kind, now });
      const encrypted = encryptFields(vault, table, accountId, { relationship: null, gender: null, ...fields });
      await em.insert(SpouseDetailsSchema, { ...encrypted, accountId, id, version: 1, savedAt: now });
      await dropDraft(em, accountId, 'spouseDetails');
    }
    await setIncludePartner(em, accountId, true);
    const saved = await spouseDetailsOf({ em, vault }, accountId);
    if (!saved) throw new Refusal('SpouseDetailsChanged');
    return saved;
  });

export const removeSpouse = ({ em, vault, now }: Omit<Saving, 'today'>, accountId: AccountId, basedOn: number) =>
  em.transactional(async (em) => {
    await lockTestator(em, accountId);
    const stored = await spouseDetailsOf({ em, vault }, accountId);
    if (!stored) return;
    if (stored.version !== basedOn) throw new Refusal('SpouseDetailsChanged');
    await hidePerson(em, { accountId, id: stored.id, kind, now });
    await setIncludePartner(em, accountId, null);
  });

export const spouseDetails: HandlersOf<typeof spouseDetailsContract, CallContext> = {
  save: ({ ctx, input }) => saveSpouseDetails(ctx, ctx.account.id, input),
  remove: ({ ctx, input: { basedOn } }) => removeSpouse(ctx, ctx.account.id, basedOn),
  keepAsContact: ({ ctx: { em, vault, account, now }, input: { basedOn } }) =>
    withinLimits({ em, vault }, account.id, async (em) => {
      const accountId = account.id;
      const stored = await spouseDetailsOf({ em, vault }, accountId);
      if (stored?.version !== basedOn) throw new Refusal('SpouseDetailsChanged');
      const { id, fullName } = stored;
      await em.nativeDelete(SpouseDetailsSchema, { accountId, id });
      await changeKind(em, accountId, id, 'contact');
      await insertContactFields({ em, vault, now }, accountId, id, {
        ...unansweredOf(contactQuestions),
        ...contactNameParts(fullName),
        role: 'Other',
        mobileCountryCode: '+44',
      });
      await setIncludePartner(em, accountId, null);
      return contactOf({ em, vault }, accountId, id);
    }),
  restore: ({ ctx: { em, vault, account }, input: { id } }) =>
    withinLimits({ em, vault }, account.id, async (em) => {
      const accountId = account.id;
      await showPerson(em, { accountId, id, kind });
      await dropDraft(em, accountId, 'spouseDetails');
      const restored = await spouseDetailsOf({ em, vault }, accountId);
      if (restored?.id !== id) throw new Refusal('SpouseDetailsNotFound');
      await setIncludePartner(em, accountId, true);
      return restored;
    }),
};
