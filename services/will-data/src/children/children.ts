import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { ceilings } from '@plainwill/contracts/will-data/ceilings';
import type { Child, ChildFields, childrenContract } from '@plainwill/contracts/will-data/children';
import { asksParentalResponsibility } from '@plainwill/contracts/will-data/children-rules';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { addPerson, countPeople, hidePerson, requirePeople, showPerson } from '../people/people.ts';
import { readRows } from '../records/read-rows.ts';
import { openFields, sealFields } from '../sealing/seal-fields.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { ChildSchema } from './child.entity.ts';
import { childRows } from './child-rows.ts';

const table = 'children';
const kind = 'child';

async function childOf(em: EntityManager, vault: Vault, accountId: AccountId, id: PersonId): Promise<Child> {
  const { rows } = await readRows(em, accountId, { rows: `select * from (${childRows}) c where id = '${id}'` });
  if (!rows[0]) throw new Refusal('ChildNotFound');
  return openFields<Child>(vault, table, accountId, rows[0]);
}

/** The child as it may be stored: nothing is said of parental responsibility where it is not asked. */
async function inOrder(em: EntityManager, accountId: AccountId, child: ChildFields, today: CalendarDate) {
  if (child.dateOfBirth > today) throw new Refusal('DateOfBirthInFuture', 'dateOfBirth');
  const isAsked = asksParentalResponsibility(child.relationship);
  if (isAsked && child.parentalResponsibility === null)
    throw new Refusal('ParentalResponsibilityMissing', 'parentalResponsibility');
  if (child.otherParentId) await requirePeople(em, accountId, [child.otherParentId], ['spouse', 'contact']);
  return { ...child, parentalResponsibility: isAsked ? child.parentalResponsibility : null };
}

export const children: HandlersOf<typeof childrenContract, CallContext> = {
  add: ({ ctx: { em, vault, account, now, today }, input: { id, child } }) =>
    em.transactional(async (em) => {
      const accountId = account.id;
      await lockTestator(em, accountId);
      if ((await countPeople(em, accountId, kind)) >= ceilings.children) throw new Refusal('TooManyChildren');
      const fields = sealFields(vault, table, accountId, await inOrder(em, accountId, child, today));
      if (await addPerson(em, { accountId, id, kind, now }))
        await em.insert(ChildSchema, { ...fields, accountId, id, version: 1, savedAt: now });
      return childOf(em, vault, accountId, id);
    }),
  update: ({ ctx: { em, vault, account, now, today }, input: { id, basedOn, changes } }) =>
    em.transactional(async (em) => {
      const accountId = account.id;
      await lockTestator(em, accountId);
      const { id: _id, version, savedAt: _savedAt, ...stored } = await childOf(em, vault, accountId, id);
      if (version !== basedOn) throw new Refusal('ChildChanged');
      const fields = sealFields(
        vault,
        table,
        accountId,
        await inOrder(em, accountId, { ...stored, ...changes }, today),
      );
      await em.nativeUpdate(ChildSchema, { accountId, id }, { ...fields, version: version + 1, savedAt: now });
      return childOf(em, vault, accountId, id);
    }),
  remove: async ({ ctx: { em, account, now }, input: { id } }) => {
    if (!(await hidePerson(em, { accountId: account.id, id, kind, now }))) throw new Refusal('ChildNotFound');
  },
  restore: async ({ ctx: { em, vault, account }, input: { id } }) => {
    await showPerson(em, { accountId: account.id, id, kind });
    return childOf(em, vault, account.id, id);
  },
};
