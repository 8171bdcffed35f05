import type { EntityManager } from '@mikro-orm/postgresql';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import type { PersonKind } from '@plainwill/contracts/will-data/people';
import { Refusal } from '@plainwill/kit/refusal';
import { ChildSchema } from '../children/child.entity.ts';
import { HomeDetailsSchema } from '../home-details/home-details.entity.ts';
import { WillSettingsSchema } from '../will-settings/will-settings.entity.ts';
import { PersonSchema } from './person.entity.ts';

export const retentionHours = 24;

/** Deletes those who were removed a day ago or earlier; from then on they cannot be restored. */
export async function purgeRemoved(em: EntityManager, now: Date): Promise<number> {
  const before = new Date(now.getTime() - retentionHours * hourMs);
  const due = await em.find(PersonSchema, { removedAt: { $lt: before } }, { limit: 1000, disableIdentityMap: true });
  for (const { accountId, id } of due) await em.transactional((em) => forgetPerson(em, accountId, id));
  return due.length;
}

interface NewPerson {
  accountId: AccountId;
  id: PersonId;
  kind: PersonKind;
  now: Date;
}

/** Whether the person was new; a repeat of the same call finds them there. */
export async function addPerson(em: EntityManager, { accountId, id, kind, now }: NewPerson): Promise<boolean> {
  const added = await em
    .createQueryBuilder(PersonSchema)
    .insert({ accountId, id, kind, createdAt: now })
    .onConflict(['accountId', 'id'])
    .ignore()
    .returning('id')
    .execute('all');
  return added.length === 1;
}

/**
 * Makes sure that everyone chosen is there and one of the account's own, and of a kind that can be chosen.
 * @throws {Refusal} PersonNotFound
 */
export async function requirePeople(
  em: EntityManager,
  accountId: AccountId,
  ids: readonly PersonId[],
  kinds: readonly PersonKind[] = ['spouse', 'child', 'contact'],
) {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return;
  const found = await em.count(PersonSchema, { accountId, id: { $in: asked }, kind: { $in: kinds }, removedAt: null });
  if (found < asked.length) throw new Refusal('PersonNotFound');
}

/** Takes a person off every screen, with all that names them; whether there was such a person. */
export async function hidePerson(em: EntityManager, { accountId, id, kind, now }: NewPerson): Promise<boolean> {
  return (await em.nativeUpdate(PersonSchema, { accountId, id, kind, removedAt: null }, { removedAt: now })) === 1;
}

/** Brings back a person that `hidePerson` took away; whether there was one. */
export async function showPerson(em: EntityManager, { accountId, id, kind }: Omit<NewPerson, 'now'>): Promise<boolean> {
  return (await em.nativeUpdate(PersonSchema, { accountId, id, kind }, { removedAt: null })) === 1;
}

/** Makes a person one of another kind, with every part they have in the will. */
export async function changeKind(em: EntityManager, accountId: AccountId, id: PersonId, kind: PersonKind) {
  await em.nativeUpdate(PersonSchema, { accountId, id }, { kind });
}

/** Deletes a person for good, and every mention of them. */
export async function forgetPerson(em: EntityManager, accountId: AccountId, id: PersonId) {
  await em.nativeUpdate(HomeDetailsSchema, { accountId, coOwnerId: id }, { coOwnerId: null });
  await em.nativeUpdate(ChildSchema, { accountId, otherParentId: id }, { otherParentId: null });
  await em.nativeUpdate(WillSettingsSchema, { accountId, intendedSpouseId: id }, { intendedSpouseId: null });
  await em.nativeDelete(PersonSchema, { accountId, id });
}
