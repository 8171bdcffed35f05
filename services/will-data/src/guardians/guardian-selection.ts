import { PersonId } from '@plainwill/contracts/shared/ids';
import type { GuardianSelection } from '@plainwill/contracts/will-data/records/guardians';
import { Refusal } from '@plainwill/kit/refusal';

/** A selection whose members are known to be ids. */
export interface CheckedSelection {
  primaryIds: readonly PersonId[];
  backupIds: readonly PersonId[];
  groups: readonly { name: string; memberIds: readonly PersonId[] }[];
}

const leastInGroup = 2;

const isPersonId = (id: string): id is PersonId => PersonId.safeParse(id).success;

/** Drops what is no UUID and groups of nobody; refuses a group of one and anyone chosen twice. */
export function checkedSelection({ primaryIds, backupIds, groups }: GuardianSelection): CheckedSelection {
  const filled = groups
    .map(({ name, memberIds }) => ({ name, memberIds: memberIds.filter(isPersonId) }))
    .filter(({ memberIds }) => memberIds.length > 0);
  if (filled.some(({ memberIds }) => new Set(memberIds).size < leastInGroup)) throw new Refusal('GroupTooSmall');
  const everyone = [...primaryIds, ...backupIds, ...filled.flatMap(({ memberIds }) => memberIds)];
  if (new Set(everyone).size < everyone.length) throw new Refusal('GuardianTwice');
  return { primaryIds, backupIds, groups: filled };
}

export const everyoneIn = ({ primaryIds, backupIds, groups }: CheckedSelection): PersonId[] => [
  ...primaryIds,
  ...backupIds,
  ...groups.flatMap(({ memberIds }) => memberIds),
];
