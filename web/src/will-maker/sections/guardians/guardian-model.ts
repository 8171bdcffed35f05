import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { listed } from '@plainwill/contracts/shared/phrases';
import { peopleOf } from '@plainwill/contracts/will-data/people';
import type { GuardianPlan } from '@plainwill/contracts/will-data/records/guardians';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { minorsOf } from '@plainwill/contracts/will-data/will/readiness';
import { listOfNames, nameAmong } from '../../../shared/people/named-people.ts';

/** People who would act together, as the dialog has them. */
export interface GuardianGroup {
  id: string;
  name: string;
  memberIds: readonly PersonId[];
}

/** A child's guardians: every person once, as a primary, an alternate or in one group. */
export interface GuardianSelection {
  primaryIds: readonly PersonId[];
  backupIds: readonly PersonId[];
  groups: readonly GuardianGroup[];
}

export const minGroupSize = 2;

export const noGuardians: GuardianSelection = { primaryIds: [], backupIds: [], groups: [] };

export const guardianSelectionOf = ({ primaryIds, backupIds, groups }: GuardianPlan): GuardianSelection => ({
  primaryIds,
  backupIds,
  groups,
});

export const everyoneIn = ({ primaryIds, backupIds, groups }: GuardianSelection): PersonId[] => [
  ...primaryIds,
  ...backupIds,
  ...groups.flatMap(({ memberIds }) => memberIds),
];

export const hasNoGuardians = (selection: GuardianSelection) => everyoneIn(selection).length === 0;

export const isSameSelection = (a: GuardianSelection, b: GuardianSelection) => JSON.stringify(a) === JSON.stringify(b);

/** Anyone may be made the primary guardian while there is none. */
export const mayBePrimary = ({ primaryIds }: GuardianSelection) => primaryIds.length === 0;

export interface Priority {
  /** Counted from 1. */
  priority: number;
  memberIds: readonly PersonId[];
}

/** Individuals step in first after the primary guardians, then groups. */
export const prioritiesOf = ({ backupIds, groups }: Pick<GuardianSelection, 'backupIds' | 'groups'>): Priority[] =>
  [...backupIds.map((id) => [id]), ...groups.map(({ memberIds }) => memberIds)].map((memberIds, index) => ({
    priority: index + 1,
    memberIds,
  }));

/** One name as it is; several with the word that says they act as one. */
export const jointNames = (names: readonly string[]) =>
  names.length > 1 ? `${listed(names)}, together` : (names[0] ?? '');

/** The summary names the primary guardians of the children under 18, and the children who have none. */
export function guardiansSummary(testatorRecord: TestatorRecord, today: CalendarDate): string {
  const firsts = minorsOf(testatorRecord, today).map(({ id, firstName }) => {
    const plan = testatorRecord.guardians.find(({ childId }) => childId === id);
    return { firstName, first: plan && everyoneIn(plan)[0] };
  });
  const people = peopleOf(testatorRecord);
  const chosen = new Set(firsts.flatMap(({ first }) => (first ? [nameAmong(people, first)] : [])));
  const without = firsts.filter(({ first }) => !first).map(({ firstName }) => firstName);
  if (chosen.size === 0 || without.length === 0) return listOfNames([...chosen]);
  return `${listOfNames([...chosen])}; no one yet for ${listOfNames(without)}`;
}
