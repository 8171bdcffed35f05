import type { PersonId } from '@plainwill/contracts/shared/ids';
import { type Group, leastInGroup, type Selection } from './guardian-model.ts';

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
