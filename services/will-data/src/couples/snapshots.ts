import { createHash, createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CoupleId } from '@plainwill/contracts/identity/partner';
import { type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { CoupleView, type RestByOrder } from '@plainwill/contracts/will-data/couple/couple-view';
import type { Shared } from '@plainwill/contracts/will-data/couple/couples';
import { SharedWords } from '@plainwill/contracts/will-data/couple/shared-words';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { type CoupleCategory, type SharedPart, sharedParts } from '@plainwill/contracts/will-data/vocabulary';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { mirror } from '@plainwill/law/couple/mirror';
import { viewOf } from '@plainwill/law/couple/view-of';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { CoupleConsentSchema } from './couple-consent.entity.ts';
import { CoupleCopySchema } from './couple-copy.entity.ts';
import { CoupleSnapshotSchema } from './couple-snapshot.entity.ts';
import type { Couple, CoupleOf } from './couples-of.ts';

const table = 'couple_snapshots';

interface Store {
  em: EntityManager;
  vault: Vault;
}

/** A testator ticks these parts of a record. */
export interface Ticked {
  categories: readonly CoupleCategory[];
  contactIds: readonly PersonId[];
  giftIds: readonly GiftId[];
}

/** Keyed by the couple, so that no stored id crosses accounts and another couple has other keys. */
const keyFor = (coupleId: CoupleId) => (id: PersonId | GiftId) =>
  createHmac('sha256', coupleId).update(id).digest('base64url').slice(0, 22);

/** @param rest the outcome of the residue, where that is ticked */
export const viewIn = (record: TestatorRecord, coupleId: CoupleId, ticked: Ticked, rest: RestByOrder | null) =>
  viewOf(record, { ...ticked, keyOf: keyFor(coupleId), rest });

/** Names what somebody was shown, so that nothing else is confirmed. */
export const shownAs = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** A part that was shared, from the side of whoever shared it. */
export const saveSnapshot = (
  { em, vault }: Store,
  accountId: AccountId,
  snapshot: { coupleId: CoupleId; category: SharedPart; body: CoupleView | SharedWords; sharedOn: string },
) => em.upsert(CoupleSnapshotSchema, { ...encryptFields(vault, table, accountId, snapshot), accountId });

/** The words of a will are shown for so many days, the day of sharing being the first. */
const wordsShownDays = 14;

const lastDayShown = (sharedOn: CalendarDate) => daysAfter(sharedOn, wordsShownDays - 1);

/** An account's shares in a couple that can be seen on a day, in the order of the ticks. */
export async function sharedBy(
  em: EntityManager,
  accountId: AccountId,
  coupleId: CoupleId,
  today: CalendarDate,
): Promise<Shared[]> {
  const rows = await em.find(
    CoupleSnapshotSchema,
    { accountId, coupleId },
    { fields: ['category', 'sharedOn'], disableIdentityMap: true },
  );
  return rows
    .map(({ category, sharedOn }) => ({ category, sharedOn }))
    .filter(({ category, sharedOn }) => category !== 'will' || today <= lastDayShown(sharedOn))
    .toSorted((a, b) => sharedParts.indexOf(a.category) - sharedParts.indexOf(b.category));
}

/** The partner's shares by category, from the side of the other. */
export async function sharedWith({ em, vault }: Store, { coupleId, partnerAccountId }: Couple) {
  const rows = await em.find(
    CoupleSnapshotSchema,
    { accountId: partnerAccountId, coupleId },
    { disableIdentityMap: true },
  );
  return new Map(
    rows.flatMap(({ category, body }) =>
      category === 'will' ? [] : [[category, mirror(CoupleView.parse(bodyIn(vault, partnerAccountId, body)))] as const],
    ),
  );
}

const bodyIn = (vault: Vault, owner: AccountId, body: string) =>
  decryptFields<{ body: unknown }>(vault, table, owner, { body }).body;

/** The words of the partner's will, for as long as they are shown. */
export async function wordsSharedWith(
  { em, vault }: Store,
  { coupleId, partnerAccountId }: Couple,
  today: CalendarDate,
) {
  const row = await em.findOne(
    CoupleSnapshotSchema,
    { accountId: partnerAccountId, coupleId, category: 'will' },
    { disableIdentityMap: true },
  );
  if (!row || today > lastDayShown(row.sharedOn)) return null;
  const words = SharedWords.parse(bodyIn(vault, partnerAccountId, row.body));
  return { words, sharedOn: row.sharedOn, lastDay: lastDayShown(row.sharedOn) };
}

/** One view of several that a partner has shared, which are of a category each; null for none. */
export function together(views: ReadonlyMap<CoupleCategory, CoupleView>): CoupleView | null {
  const [first] = views.values();
  if (!first) return null;
  return {
    ...first,
    home: views.get('home')?.home ?? null,
    children: views.get('children')?.children ?? [],
    contacts: views.get('people')?.contacts ?? [],
    wishes: {
      self: null,
      partner: {
        executors: views.get('executors')?.wishes.partner?.executors ?? null,
        guardians: views.get('guardians')?.wishes.partner?.guardians ?? null,
        residue: views.get('residue')?.wishes.partner?.residue ?? null,
        rest: views.get('residue')?.wishes.partner?.rest ?? null,
        gifts: views.get('gifts')?.wishes.partner?.gifts ?? null,
      },
    },
  };
}

const atOnce = 500;

/** Deletes what belongs to couples that have ended, and words of wills that are shown no longer. */
export async function forgetEnded(em: EntityManager, coupleOf: CoupleOf, today: CalendarDate): Promise<void> {
  await em.nativeDelete(CoupleSnapshotSchema, {
    category: 'will',
    sharedOn: { $lte: daysAfter(today, -wordsShownDays) },
  });
  // At random, so that every one has its turn however many there are.
  const rows = await em.execute<{ account_id: AccountId; couple_id: CoupleId }[]>(
    `select account_id, couple_id from (
       select account_id, couple_id from couple_snapshots union
       select account_id, couple_id from couple_consents union
       select account_id, couple_id from couple_copies) s
     order by random() limit ${atOnce}`,
  );
  for (const { account_id: accountId, couple_id: coupleId } of rows) {
    if ((await coupleOf(accountId))?.coupleId === coupleId) continue;
    await em.nativeDelete(CoupleSnapshotSchema, { accountId, coupleId });
    await em.nativeDelete(CoupleConsentSchema, { accountId, coupleId });
    await em.nativeDelete(CoupleCopySchema, { accountId, coupleId });
  }
}
