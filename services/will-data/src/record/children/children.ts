import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { asksGaveBirth, asksParentalResponsibility } from '@plainwill/contracts/will-data/questions/child-questions';
import type { Child, ChildFields, childrenContract } from '@plainwill/contracts/will-data/records/children';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { decryptFields, encryptFields } from '../encryption/encrypted-fields.ts';
import { withinLimits } from '../limits/within-limits.ts';
import { addPerson, hidePerson, requirePeople, showPerson } from '../people/people.ts';
import { readRows } from '../rows/read-rows.ts';
import type { Saving } from '../rows/save-record.ts';
import { ChildSchema, childRows } from './child.entity.ts';

const table = 'children';
const kind = 'child';

async function childOf(em: EntityManager, vault: Vault, accountId: AccountId, id: PersonId): Promise<Child> {
  const { rows } = await readRows(em, accountId, { rows: childRows });
  const child = rows.find((row) => 'id' in row && row.id === id);
  if (!child) throw new Refusal('ChildNotFound');
  return decryptFields<Child>(vault, table, accountId, child);
}

/** The child as it may be stored: nothing is said of parental responsibility, or of a death, where it is not asked. */
async function inOrder(em: EntityManager, accountId: AccountId, child: ChildFields, today: CalendarDate) {
  if (child.dateOfBirth > today) throw new Refusal('DateOfBirthInFuture', 'dateOfBirth');
  const isAsked = asksParentalResponsibility(child);
  if (isAsked && !child.hasDied && child.parentalResponsibility === null)
    throw new Refusal('ParentalResponsibilityMissing', 'parentalResponsibility');
  if (child.otherParentId) await requirePeople(em, accountId, [child.otherParentId], ['spouse', 'contact']);
  const { hasDied = false, diedOn = null, leftChildren = null } = child;
  if (diedOn !== null && diedOn > today) throw new Refusal('DateOfDeathInFuture', 'diedOn');
  if (diedOn !== null && diedOn < child.dateOfBirth) throw new Refusal('DateOfDeathBeforeBirth', 'diedOn');
  return {
    ...child,
    gaveBirth: asksGaveBirth(child) ? (child.gaveBirth ?? null) : null,
    parentalResponsibility: isAsked ? child.parentalResponsibility : null,
    hasDied,
    diedOn: hasDied ? diedOn : null,
    leftChildren: hasDied ? leftChildren : null,
  };
}

export const addChild = (
  { em, vault, now, today, savedBySupport = false }: Saving,
  accountId: AccountId,
  { id, child }: { id: PersonId; child: ChildFields },
): Promise<Child> =>
  withinLimits({ em, vault }, accountId, async (em) => {
    const fields = encryptFields(vault, table, accountId, await inOrder(em, accountId, child, today));
    if (await addPerson(em, { accountId, id, kind, now }))
      await em.insert(ChildSchema, { ...fields, accountId, id, version: 1, savedAt: now, savedBySupport });
    return childOf(em, vault, accountId, id);
  });

interface ChildUpdate {
  id: PersonId;
  basedOn: number;
  /** Those of the child as they are stored. */
  changesTo: (child: ChildFields) => Partial<ChildFields>;
}

export const updateChild = (
  { em, vault, now, today, savedBySupport = false }: Saving,
  accountId: AccountId,
  { id, basedOn, changesTo }: ChildUpdate,
): Promise<Child> =>
  withinLimits({ em, vault }, accountId, async (em) => {
    const { id: _id, version, savedAt: _at, savedBySupport: _by, ...stored } = await childOf(em, vault, accountId, id);
    if (version !== basedOn) throw new Refusal('ChildChanged');
    const child = await inOrder(em, accountId, { ...stored, ...changesTo(stored) }, today);
    const fields = encryptFields(vault, table, accountId, child);
    const saved = { version: version + 1, savedAt: now, savedBySupport };
    await em.nativeUpdate(ChildSchema, { accountId, id }, { ...fields, ...saved });
    return childOf(em, vault, accountId, id);
  });

export const children: HandlersOf<typeof childrenContract, CallContext> = {
  add: ({ ctx, input }) => addChild(ctx, ctx.account.id, input),
  update: ({ ctx, input: { changes, ...which } }) =>
    updateChild(ctx, ctx.account.id, { ...which, changesTo: () => changes }),
  remove: async ({ ctx: { em, account, now }, input: { id } }) => {
    if (!(await hidePerson(em, { accountId: account.id, id, kind, now }))) throw new Refusal('ChildNotFound');
  },
  restore: ({ ctx: { em, vault, account }, input: { id } }) =>
    withinLimits({ em, vault }, account.id, async (em) => {
      await showPerson(em, { accountId: account.id, id, kind });
      return childOf(em, vault, account.id, id);
    }),
};
