import type { InferEntity } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { KnownLife, KnownTrusted } from '@plainwill/law/reminders/known';
import type { RememberedReminder } from '@plainwill/law/reminders/open-reminders';
import type { CallContext } from '../context.ts';
import { SigningCopySchema } from '../documents/signing-copies/signing-copy.entity.ts';
import { decryptFields } from '../record/encryption/encrypted-fields.ts';
import { recordOfToday } from '../record/testator-record/testator-record.ts';
import { SignedWillSchema } from '../signing/signed-will.entity.ts';
import { lawThread } from '../threads.ts';
import { firstNameOf, trustedRowsOf } from '../trusted/trusted-people.ts';
import { ReminderSchema, ReminderSettingsSchema } from './reminder.entity.ts';
import type { KeptWill } from './reminders.thread.ts';

const remindersThread = lawThread<typeof import('./reminders.thread.ts')>(
  new URL('./reminders.thread.ts', import.meta.url),
);

export type Own = Pick<CallContext, 'em' | 'vault' | 'today' | 'approvals'> & { account: { id: AccountId } };

async function signedWillOf({ em, vault, account }: Own): Promise<KeptWill | null> {
  const row = await em.findOne(SignedWillSchema, { accountId: account.id, ending: null }, { disableIdentityMap: true });
  if (!row) return null;
  const { id, signedOn, recordedAt, facts = null, document = null, body } = row;
  const kept = decryptFields<{ facts: unknown; document: WillDocument | null; body: { keptAt: object | null } }>(
    vault,
    'signed_wills',
    account.id,
    { facts, document, body },
  );
  return {
    id,
    signedOn,
    recordedOn: dayInUnitedKingdom(recordedAt),
    isPlaceKnown: kept.body.keptAt !== null,
    copy: kept.document && { facts: kept.facts, document: kept.document },
  };
}

/** The newest copy, unless a signing of it is recorded, whatever became of that since. */
async function unsignedCopyOf({ em, account }: Own) {
  const accountId = account.id;
  const [copy] = await em.find(
    SigningCopySchema,
    { accountId },
    { orderBy: { number: 'desc' }, limit: 1, fields: ['id', 'number', 'madeAt'], disableIdentityMap: true },
  );
  if (!copy || (await em.count(SignedWillSchema, { accountId, copyNumber: { $gte: copy.number } }))) return null;
  return { id: copy.id, madeOn: dayInUnitedKingdom(copy.madeAt) };
}

/** Those who have left need no thought. */
const knownTrustedOf = async (own: Own): Promise<KnownTrusted[]> =>
  (await trustedRowsOf(own))
    .filter(({ state }) => state !== 'left')
    .map(({ id, firstName, invitedOn, state }) => ({
      id,
      firstName: firstNameOf(own, { firstName }),
      invitedOn,
      isInvited: state === 'invited',
    }));

/** An approval that a birthday ends; the will is composed for those alone who were ever given one. */
async function endingApprovalOf(own: Own, signed: KeptWill | null): Promise<KnownLife['approval']> {
  const { em, account, approvals } = own;
  if ((await approvals.ofAccount(em, account.id)).length === 0) return null;
  const ending = await remindersThread('wordsThatEnd', { signed, ...(await recordOfToday(own)) });
  if (!ending) return null;
  const [approval] = await approvals.ofWords(em, account.id, ending.hash);
  const { day: endsOn, because } = ending.birthday;
  return approval ? { id: approval.id, endsOn, because } : null;
}

/** Everything that an account is to be reminded of today, done or put off or not. */
export async function findReminders(own: Own) {
  const [signed, unsigned, trusted] = [await signedWillOf(own), await unsignedCopyOf(own), await knownTrustedOf(own)];
  const approval = await endingApprovalOf(own, signed);
  if (!signed && !unsigned && !approval && trusted.length === 0)
    return { found: [], quiet: { birthdays: [], deaths: [] } };
  return remindersThread('remindersOfDay', { signed, unsigned, trusted, approval, ...(await recordOfToday(own)) });
}

type Row = InferEntity<typeof ReminderSchema>;

const remembered = ({ key, due, toldAt, doneAt, snoozedUntil = null }: Row): RememberedReminder => ({
  key,
  due,
  toldOn: toldAt ? dayInUnitedKingdom(toldAt) : null,
  isDone: Boolean(doneAt),
  snoozedUntil,
});

export const rememberedReminders = async ({ em, account }: Pick<Own, 'em' | 'account'>) =>
  (await em.find(ReminderSchema, { accountId: account.id }, { disableIdentityMap: true })).map(remembered);

/** The emails that an account wants: all, until it says otherwise. */
export async function settingsOf({ em, account }: Pick<Own, 'em' | 'account'>) {
  const row = await em.findOne(ReminderSettingsSchema, { accountId: account.id }, { disableIdentityMap: true });
  return { isOff: row?.isOff ?? false, kindsOff: row?.kindsOff ?? [] };
}
