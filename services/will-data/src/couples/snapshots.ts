import { createHash, createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CoupleId } from '@plainwill/contracts/identity/partner';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { CoupleView, type RestByOrder } from '@plainwill/contracts/will-data/couple/couple-view';
import type { Shared } from '@plainwill/contracts/will-data/couple/couples';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { type CoupleCategory, coupleCategories } from '@plainwill/contracts/will-data/vocabulary';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { mirror } from '@plainwill/law/couple/mirror';
import { viewOf } from '@plainwill/law/couple/view-of';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { CoupleSnapshotSchema } from './couple-snapshot.entity.ts';
import type { Couple, CoupleOf } from './couples-of.ts';

const table = 'couple_snapshots';

interface Store {
  em: EntityManager;
  vault: Vault;
}

/** A testator ticks these parts of a record. */
interface Ticked {
  categories: readonly CoupleCategory[];
  contactIds: readonly PersonId[];
}

/** Keyed by the couple, so that no stored id crosses accounts and another couple has other keys. */
const keyFor = (coupleId: CoupleId) => (id: PersonId) =>
  createHmac('sha256', coupleId).update(id).digest('base64url').slice(0, 22);

/** @param rest the outcome of the residue, where that is ticked */
export const viewIn = (record: TestatorRecord, coupleId: CoupleId, ticked: Ticked, rest: RestByOrder | null) =>
  viewOf(record, { ...ticked, keyOf: keyFor(coupleId), rest });

/** Names what somebody was shown, so that nothing else is confirmed. */
export const shownAs = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** A view that was shared, from the side of whoever shared it. */
export const saveSnapshot = (
  { em, vault }: Store,
  accountId: AccountId,
  snapshot: { coupleId: CoupleId; category: CoupleCategory; body: CoupleView; sharedOn: string },
) => em.upsert(CoupleSnapshotSchema, { ...encryptFields(vault, table, accountId, snapshot), accountId });

/** An account's shares in a couple, in the order of the ticks. */
export async function sharedBy(em: EntityManager, accountId: AccountId, coupleId: CoupleId): Promise<Shared[]> {
  const rows = await em.find(
    CoupleSnapshotSchema,
    { accountId, coupleId },
    { fields: ['category', 'sharedOn'], disableIdentityMap: true },
  );
  return rows
    .map(({ category, sharedOn }) => ({ category, sharedOn }))
    .toSorted((a, b) => coupleCategories.indexOf(a.category) - coupleCategories.indexOf(b.category));
}

/** The partner's shares by category, from the side of the other. */
export async function sharedWith({ em, vault }: Store, { coupleId, partnerAccountId }: Couple) {
  const rows = await em.find(
    CoupleSnapshotSchema,
    { accountId: partnerAccountId, coupleId },
    { disableIdentityMap: true },
  );
  return new Map(
    rows.map((row) => {
      const { body } = decryptFields<{ body: unknown }>(vault, table, partnerAccountId, { body: row.body });
      return [row.category, mirror(CoupleView.parse(body))] as const;
    }),
  );
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
      },
    },
  };
}

const atOnce = 500;

/** Deletes what was shared in couples that have ended; nobody can read it from then on. */
export async function forgetEnded(em: EntityManager, coupleOf: CoupleOf): Promise<void> {
  // At random, so that every one has its turn however many there are.
  const rows = await em.execute<{ account_id: AccountId; couple_id: CoupleId }[]>(
    `select account_id, couple_id from (select distinct account_id, couple_id from couple_snapshots) s
     order by random() limit ${atOnce}`,
  );
  for (const { account_id: accountId, couple_id: coupleId } of rows) {
    if ((await coupleOf(accountId))?.coupleId !== coupleId)
      await em.nativeDelete(CoupleSnapshotSchema, { accountId, coupleId });
  }
}
