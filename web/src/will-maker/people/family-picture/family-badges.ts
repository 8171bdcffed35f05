import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { minorsOf } from '@plainwill/contracts/will-data/will/readiness';
import { type FamilyBadge, familyBadges, type Sharer } from '@plainwill/law/family/family-badges';
import { isClass, membersOf, ownChildrenOf } from '../../../shared/people/beneficiary-classes.ts';
import { isPart, personsOf } from '../parts-in-will.ts';
import { levelsOf } from '../recipients/priority-levels.ts';

/** Each person's badges show their tasks first, then what they are given. */
export function badgesOf(testatorRecord: TestatorRecord, today: CalendarDate): Map<string, FamilyBadge[]> {
  const { children, executors, gifts, provisions, residue } = testatorRecord;
  const idsOf = (beneficiaries: readonly Recipient[]) =>
    beneficiaries.flatMap((beneficiary) => peopleOf(beneficiary, children));
  const levels = gifts.map(({ recipients }) => levelsOf(recipients));
  const remainder = gifts.flatMap(({ remainderRecipients }) => remainderRecipients);
  const beyond = provisions.filter(isPart);
  return familyBadges({
    executors: executors.filter(({ role }) => role === 'primary').map(({ personId }) => personId),
    backupExecutors: executors.filter(({ role }) => role === 'backup').map(({ personId }) => personId),
    ...guardiansIn(testatorRecord, today),
    residue: sharersOf(residue.recipients, children),
    gifts: levels.flatMap(([level = []]) => idsOf(level)),
    backupGifts: [...levels.flatMap(([, ...rest]) => idsOf(rest.flat())), ...idsOf(remainder)],
    otherParts: beyond.flatMap((provision) => [
      ...personsOf(provision).filter((id) => id !== null),
      ...idsOf(provision.recipients),
    ]),
  });
}

/** Those who share each level, each class as the people of it who are known. */
export const sharersOf = (recipients: readonly Recipient[], children: readonly Child[]): Sharer[][] =>
  levelsOf(recipients).map((level) =>
    level.map((beneficiary) => ({
      ids: peopleOf(beneficiary, children),
      isOpen: isOpen(beneficiary, children),
      shareBasisPoints: beneficiary.shareBasisPoints,
    })),
  );

/** Those of children who need one. */
function guardiansIn(testatorRecord: TestatorRecord, today: CalendarDate) {
  const minors = new Set(minorsOf(testatorRecord, today).map(({ id }) => id));
  const plans = testatorRecord.guardians.filter(({ childId }) => minors.has(childId));
  return {
    guardians: plans.flatMap(({ primaryIds }) => primaryIds),
    backupGuardians: plans.flatMap(({ backupIds, groups }) => [
      ...backupIds,
      ...groups.flatMap(({ memberIds }) => memberIds),
    ]),
  };
}

/** More may belong to a class than anybody knows: grandchildren, and the children whom a child left who has died. */
const isOpen = ({ personId, exceptIds = [] }: Recipient, children: readonly Child[]) =>
  personId === 'grandchildren' ||
  (personId === 'children' && ownChildrenOf(children).some(({ id, hasDied }) => hasDied && !exceptIds.includes(id)));

const peopleOf = (beneficiary: Recipient, children: readonly Child[]): PersonId[] =>
  isClass(beneficiary.personId) ? membersOf(beneficiary, children).map(({ id }) => id) : [beneficiary.personId];
