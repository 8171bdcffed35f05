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
