import { randomUUID } from 'node:crypto';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { type AccountId, type GuardianGroupId, PersonId } from '@plainwill/contracts/shared/ids';
import type { GuardianSelection, guardiansContract } from '@plainwill/contracts/will-data/records/guardians';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { ChildSchema } from '../children/child.entity.ts';
import { encryptFields } from '../encryption/encrypted-fields.ts';
import { withinLimits } from '../limits/within-limits.ts';
import { requirePeople } from '../people/people.ts';
import { requireAdults } from '../people/require-adults.ts';
import { readRows } from '../rows/read-rows.ts';
import { openPlans } from '../testator-record/open-record.ts';
import { GuardianGroupMemberSchema, GuardianGroupSchema, GuardianSchema, guardianRows } from './guardian.entity.ts';

/** A selection whose members are known to be ids. */
interface CheckedSelection {
  primaryIds: readonly PersonId[];
  backupIds: readonly PersonId[];
  groups: readonly { name: string; memberIds: readonly PersonId[] }[];
}

const minGroupMembers = 2;

const isPersonId = (id: string): id is PersonId => PersonId.safeParse(id).success;

/** Drops what is no UUID and groups of nobody; refuses a group of one and anyone chosen twice. */
function checkedSelection({ primaryIds, backupIds, groups }: GuardianSelection): CheckedSelection {
  const filled = groups
    .map(({ name, memberIds }) => ({ name, memberIds: memberIds.filter(isPersonId) }))
    .filter(({ memberIds }) => memberIds.length > 0);
  if (filled.some(({ memberIds }) => new Set(memberIds).size < minGroupMembers)) throw new Refusal('GroupTooSmall');
  const everyone = [...primaryIds, ...backupIds, ...filled.flatMap(({ memberIds }) => memberIds)];
  if (new Set(everyone).size < everyone.length) throw new Refusal('GuardianTwice');
  return { primaryIds, backupIds, groups: filled };
}

const everyoneIn = ({ primaryIds, backupIds, groups }: CheckedSelection): PersonId[] => [
  ...primaryIds,
  ...backupIds,
  ...groups.flatMap(({ memberIds }) => memberIds),
];

type Store = Pick<CallContext, 'em' | 'vault'>;

export async function guardianPlansOf({ em, vault }: Store, accountId: AccountId) {
  const { rows } = await readRows(em, accountId, { rows: guardianRows });
  return openPlans(vault, accountId, rows);
}

async function replaceFor({ em, vault }: Store, accountId: AccountId, childId: PersonId, selection: CheckedSelection) {
  const ofChild = { accountId, childId };
  await em.nativeDelete(GuardianSchema, ofChild);
  await em.nativeDelete(GuardianGroupSchema, ofChild);
  const alone = [
    ...selection.primaryIds.map((personId, position) => ({ personId, position, guardianType: 'primary' as const })),
    ...selection.backupIds.map((personId, position) => ({ personId, position, guardianType: 'backup' as const })),
  ];
  await em.insertMany(
    GuardianSchema,
    alone.map((guardian) => ({ ...ofChild, ...guardian })),
  );
  for (const [position, { name, memberIds }] of selection.groups.entries()) {
    const id = randomUUID() as GuardianGroupId;
    const encrypted = encryptFields(vault, 'guardian_groups', accountId, { groupName: name });
    await em.insert(GuardianGroupSchema, { ...ofChild, ...encrypted, id, position });
    await em.insertMany(
      GuardianGroupMemberSchema,
      memberIds.map((personId, position) => ({ accountId, groupId: id, personId, position })),
    );
  }
}

interface Replacement {
  children: readonly { childId: PersonId; basedOn: number }[];
  selection: GuardianSelection;
}

/** Gives each of the children these guardians, or none of them. @returns the guardians of every child */
export const replaceGuardians = (
  { em, vault, today }: CallContext,
  accountId: AccountId,
  { children, selection }: Replacement,
) =>
  withinLimits({ em, vault }, accountId, async (em) => {
    const checked = checkedSelection(selection);
    const chosen = everyoneIn(checked);
    if (children.some(({ childId }) => chosen.includes(childId))) throw new Refusal('GuardianIsTheChild');
    await requirePeople(em, accountId, chosen);
    await requireAdults({ em, vault, today }, accountId, chosen, 'GuardianUnder18');
    const versions = new Map(
      (await guardianPlansOf({ em, vault }, accountId)).map(({ childId, version }) => [childId, version]),
    );
    for (const { childId, basedOn } of children) {
      const version = versions.get(childId);
      if (version === undefined) throw new Refusal('ChildNotFound');
      if (version !== basedOn) throw new Refusal('GuardiansChanged');
      await replaceFor({ em, vault }, accountId, childId, checked);
      await em.nativeUpdate(ChildSchema, { accountId, id: childId }, { guardiansVersion: version + 1 });
    }
    return guardianPlansOf({ em, vault }, accountId);
  });

export const guardians: HandlersOf<typeof guardiansContract, CallContext> = {
  replace: ({ ctx, input }) => replaceGuardians(ctx, ctx.account.id, input),
};
