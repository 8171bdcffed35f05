import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { GuardianPlan } from '@plainwill/contracts/will-data/guardians';

/** People who would act together, as the dialog has them. */
export interface Group {
  id: string;
  name: string;
  memberIds: readonly PersonId[];
}

/** Who is chosen for a child: every person once, as a primary, an alternate or in one group. */
export interface Selection {
  primaryIds: readonly PersonId[];
  backupIds: readonly PersonId[];
  groups: readonly Group[];
}

export const leastInGroup = 2;

export const noGuardians: Selection = { primaryIds: [], backupIds: [], groups: [] };

export const selectionOf = ({ primaryIds, backupIds, groups }: GuardianPlan): Selection => ({
  primaryIds,
  backupIds,
  groups,
});

export const everyoneIn = ({ primaryIds, backupIds, groups }: Selection): PersonId[] => [
  ...primaryIds,
  ...backupIds,
  ...groups.flatMap(({ memberIds }) => memberIds),
];

export const isNobody = (selection: Selection) => everyoneIn(selection).length === 0;

export const isSameSelection = (a: Selection, b: Selection) => JSON.stringify(a) === JSON.stringify(b);

/** A group of nobody is none, and whoever is left alone in one acts by themselves. */
function settled({ primaryIds, backupIds, groups }: Selection): Selection {
  const alone = groups.filter(({ memberIds }) => memberIds.length < leastInGroup);
  return {
    primaryIds,
    backupIds: [...backupIds, ...alone.flatMap(({ memberIds }) => memberIds)],
    groups: groups.filter((group) => !alone.includes(group)),
  };
}

const outOf = (ids: readonly PersonId[], id: PersonId) => ids.filter((each) => each !== id);

const lifted = ({ primaryIds, backupIds, groups }: Selection, id: PersonId): Selection => ({
  primaryIds: outOf(primaryIds, id),
  backupIds: outOf(backupIds, id),
  groups: groups.map((group) => ({ ...group, memberIds: outOf(group.memberIds, id) })),
});

export const withoutGuardian = (selection: Selection, id: PersonId): Selection => settled(lifted(selection, id));

export function withPrimary(selection: Selection, id: PersonId): Selection {
  const others = lifted(selection, id);
  return settled({ ...others, primaryIds: [...others.primaryIds, id] });
}

/** As the last of the alternates who act by themselves. */
export function withAlternate(selection: Selection, id: PersonId): Selection {
  const others = lifted(selection, id);
  return settled({ ...others, backupIds: [...others.backupIds, id] });
}

export const withAlternatesInOrder = (selection: Selection, backupIds: readonly PersonId[]): Selection => ({
  ...selection,
  backupIds,
});

export const withGroupsInOrder = (selection: Selection, ids: readonly string[]): Selection => ({
  ...selection,
  groups: selection.groups.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
});

/** Alternates who from now on act together, after every other group; as it was where they are fewer than two. */
export function withGroup(selection: Selection, group: Group): Selection {
  const memberIds = group.memberIds.filter((id) => selection.backupIds.includes(id));
  if (memberIds.length < leastInGroup) return selection;
  return {
    ...selection,
    backupIds: selection.backupIds.filter((id) => !memberIds.includes(id)),
    groups: [...selection.groups, { ...group, memberIds }],
  };
}

export function withMember(selection: Selection, groupId: string, id: PersonId): Selection {
  const others = lifted(selection, id);
  return settled({
    ...others,
    groups: others.groups.map((group) =>
      group.id === groupId ? { ...group, memberIds: [...group.memberIds, id] } : group,
    ),
  });
}

/** The members act by themselves again, after the other alternates. */
export function withoutGroup(selection: Selection, groupId: string): Selection {
  const members = selection.groups.filter(({ id }) => id === groupId).flatMap(({ memberIds }) => memberIds);
  return {
    ...selection,
    backupIds: [...selection.backupIds, ...members],
    groups: selection.groups.filter(({ id }) => id !== groupId),
  };
}

/** Whether somebody may be made the primary guardian: a spouse is one only where they were suggested. */
export const mayBePrimary = ({ primaryIds }: Selection, { kind }: { kind: string }) =>
  primaryIds.length === 0 && kind !== 'spouse';

export interface Priority {
  /** Counted from 1. */
  priority: number;
  memberIds: readonly PersonId[];
}

/** Who steps in after the primary guardians: individuals first, then groups. */
export const prioritiesOf = ({ backupIds, groups }: Pick<Selection, 'backupIds' | 'groups'>): Priority[] =>
  [...backupIds.map((id) => [id]), ...groups.map(({ memberIds }) => memberIds)].map((memberIds, index) => ({
    priority: index + 1,
    memberIds,
  }));
