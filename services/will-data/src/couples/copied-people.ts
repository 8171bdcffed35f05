import type { EntityManager } from '@mikro-orm/postgresql';
import type { CoupleId } from '@plainwill/contracts/identity/partner';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { PersonSchema } from '../record/people/person.entity.ts';
import { CoupleCopySchema } from './couple-copy.entity.ts';

const table = 'couple_copies';

interface Store {
  em: EntityManager;
  vault: Vault;
}

interface Copied {
  personId: PersonId;
  coupleId: CoupleId;
  person: Parameters<typeof nameOf>[0];
}

/** Keeps that someone was taken over, by a number that only the copier has. */
export const rememberCopy = ({ em, vault }: Store, accountId: AccountId, { personId, coupleId, person }: Copied) =>
  em.insert(CoupleCopySchema, {
    ...encryptFields(vault, table, accountId, { name: nameOf(person) }),
    accountId,
    personId,
    coupleId,
  });

export const forgetCopies = (em: EntityManager, accountId: AccountId, personIds: readonly PersonId[]) =>
  em.nativeDelete(CoupleCopySchema, { accountId, personId: { $in: [...personIds] } });

/** The names of those whom an account took over in this couple and has removed since. */
export async function removedCopiesOf({ em, vault }: Store, accountId: AccountId, coupleId: CoupleId) {
  const copies = await em.find(CoupleCopySchema, { accountId, coupleId }, { disableIdentityMap: true });
  if (copies.length === 0) return [];
  const people = await em.find(
    PersonSchema,
    { accountId, id: { $in: copies.map(({ personId }) => personId) }, removedAt: null },
    { fields: ['id'], disableIdentityMap: true },
  );
  const here = new Set<PersonId>(people.map(({ id }) => id));
  return copies
    .filter(({ personId }) => !here.has(personId))
    .map(({ name }) => decryptFields<{ name: string }>(vault, table, accountId, { name }).name)
    .toSorted((a, b) => a.localeCompare(b, 'en-GB'));
}
