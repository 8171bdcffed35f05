import type { PersonId } from '@plainwill/contracts/shared/ids';
import { type GuardianGroup, type GuardianSelection, mayBePrimary, minGroupSize } from './guardian-model.ts';

/** A group of nobody is none, and whoever is left alone in one acts alone. */
function settled({ primaryIds, backupIds, groups }: GuardianSelection): GuardianSelection {
  const alone = groups.filter(({ memberIds }) => memberIds.length < minGroupSize);
  return {
    primaryIds,
    backupIds: [...backupIds, ...alone.flatMap(({ memberIds }) => memberIds)],
    groups: groups.filter((group) => !alone.includes(group)),
  };
}

const outOf = (ids: readonly PersonId[], id: PersonId) => ids.filter((each) => each !== id);

const lifted = ({ primaryIds, backupIds, groups }: GuardianSelection, id: PersonId): GuardianSelection => ({
  primaryIds: outOf(primaryIds, id),
  backupIds: outOf(backupIds, id),
  groups: groups.map((group) => ({ ...group, memberIds: outOf(group.memberIds, id) })),
});

export const withoutGuardian = (selection: GuardianSelection, id: PersonId): GuardianSelection =>
  settled(lifted(selection, id));

export function withPrimary(selection: GuardianSelection, id: PersonId): GuardianSelection {
  const others = lifted(selection, id);
  return settled({ ...others, primaryIds: [...others.primaryIds, id] });
}

/** As the last of the alternates who act alone. */
export function withAlternate(selection: GuardianSelection, id: PersonId): GuardianSelection {
  const others = lifted(selection, id);
  return settled({ ...others, backupIds: [...others.backupIds, id] });
}

/** Chosen from everyone: the primary guardian where there is none yet, else the last of the alternates. */
export const withGuardian = (selection: GuardianSelection, id: PersonId): GuardianSelection =>
  mayBePrimary(selection) ? withPrimary(selection, id) : withAlternate(selection, id);

export const withAlternatesInOrder = (
  selection: GuardianSelection,
  backupIds: readonly PersonId[],
): GuardianSelection => ({
  ...selection,
  backupIds,
});

export const withGroupsInOrder = (selection: GuardianSelection, ids: readonly string[]): GuardianSelection => ({
  ...selection,
  groups: selection.groups.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
});

/** Alternates who from now on act together, after every other group; as it was where they are fewer than two. */
export function withGroup(selection: GuardianSelection, group: GuardianGroup): GuardianSelection {
  const memberIds = group.memberIds.filter((id) => selection.backupIds.includes(id));
  if (memberIds.length < minGroupSize) return selection;
  return {
    ...selection,
    backupIds: selection.backupIds.filter((id) => !memberIds.includes(id)),
    groups: [...selection.groups, { ...group, memberIds }],
  };
}

export function withMember(selection: GuardianSelection, groupId: string, id: PersonId): GuardianSelection {
  const others = lifted(selection, id);
  return settled({
    ...others,
    groups: others.groups.map((group) =>
      group.id === groupId ? { ...group, memberIds: [...group.memberIds, id] } : group,
    ),
  });
}

/** The members act alone again, after the other alternates. */
export function withoutGroup(selection: GuardianSelection, groupId: string): GuardianSelection {
  const members = selection.groups.filter(({ id }) => id === groupId).flatMap(({ memberIds }) => memberIds);
  return {
    ...selection,
    backupIds: [...selection.backupIds, ...members],
    groups: selection.groups.filter(({ id }) => id !== groupId),
  };
}
