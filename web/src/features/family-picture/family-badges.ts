import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { wholeShare } from '@plainwill/contracts/will-data/questions/share-rules';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { Taker } from '@plainwill/contracts/will-data/records/takers';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { minorsOf } from '@plainwill/contracts/will-data/will/readiness';
import { isClass, membersOf } from '../people/taker-classes.ts';
import { levelsOf, shareText } from '../recipients/priority-levels.ts';

/** A part that somebody has in the will. */
export interface FamilyBadge {
  /** As few words as a picture needs. */
  label: string;
  /** The same, understood without the picture. */
  meaning: string;
  /** Whether they do something, or are given something. */
  kind: 'task' | 'gain';
}

/** What each person does and is given, tasks first. */
export function badgesOf(testatorRecord: TestatorRecord, today: CalendarDate): Map<PersonId, FamilyBadge[]> {
  const badges = new Map<PersonId, FamilyBadge[]>();
  const all = [
    ...executorBadges(testatorRecord),
    ...guardianBadges(testatorRecord, today),
    ...residueBadges(testatorRecord),
    ...giftBadges(testatorRecord),
  ];
  for (const [id, badge] of all) badges.set(id, [...(badges.get(id) ?? []), badge]);
  return badges;
}

type Given = [PersonId, FamilyBadge];

const task = (label: string, meaning = label): FamilyBadge => ({ label, meaning, kind: 'task' });
const gain = (label: string, meaning = label): FamilyBadge => ({ label, meaning, kind: 'gain' });

const executorBadges = ({ executors }: TestatorRecord): Given[] =>
  executors.map(({ personId, role }) => [
    personId,
    role === 'primary' ? task('Executor') : task('Backup', 'Backup executor'),
  ]);

/** Those of children who need one; whoever comes first for one child and later for another has the first. */
function guardianBadges(testatorRecord: TestatorRecord, today: CalendarDate): Given[] {
  const minors = new Set(minorsOf(testatorRecord, today).map(({ id }) => id));
  const plans = testatorRecord.guardians.filter(({ childId }) => minors.has(childId));
  const first = new Set(plans.flatMap(({ primaryIds }) => primaryIds));
  const later = new Set(
    plans.flatMap(({ backupIds, groups }) => [...backupIds, ...groups.flatMap(({ memberIds }) => memberIds)]),
  );
  return [
    ...[...first].map((id): Given => [id, task('Guardian')]),
    ...[...later].filter((id) => !first.has(id)).map((id): Given => [id, task('Backup guardian')]),
  ];
}

const residueBadges = ({ residue, children }: TestatorRecord): Given[] =>
  levelsOf(residue.recipients).flatMap((level, at) =>
    sharersAt(level, children).map(({ id, share }): Given => {
      const all = share === undefined;
      if (at === 0) return [id, gain(all ? 'Inherits' : `Inherits ${share}`)];
      const condition = at === 1 ? 'if those before cannot' : 'if no one above can';
      return [id, gain(`Then ${share ?? 'all'}`, `Inherits ${share ?? 'everything'} ${condition}`)];
    }),
  );

interface Sharer {
  id: PersonId;
  /** "50%", or "1/3" where the hundredths would not be the truth; undefined for one who takes alone. */
  share: string | undefined;
}

/** Those who share a level, each of the children of the class by themselves. */
function sharersAt(level: readonly Taker[], children: readonly Child[]): Sharer[] {
  const people = level.flatMap((taker) => peopleOf(taker, children).map((id) => ({ id, taker })));
  // How many grandchildren there will be, nobody knows.
  const heads = level.some(({ personId }) => personId === 'grandchildren') ? null : people.length;
  return people.map(({ id, taker }) => ({ id, share: shareOf(taker, level, heads, peopleOf(taker, children).length) }));
}

const peopleOf = (taker: Taker, children: readonly Child[]): PersonId[] =>
  isClass(taker.personId) ? membersOf(taker, children).map(({ id }) => id) : [taker.personId];

function shareOf(
  { shareBasisPoints }: Taker,
  level: readonly Taker[],
  heads: number | null,
  members: number,
): string | undefined {
  if (heads === 1) return undefined;
  const isGiven = level.length > 1 && level.some((other) => other.shareBasisPoints !== null);
  if (!isGiven) return heads === null ? 'a share' : equalShare(heads);
  const own = shareBasisPoints === null ? null : shareBasisPoints / members;
  return own !== null && Number.isInteger(own) ? shareText(own) : 'a share';
}

const equalShare = (heads: number) => (wholeShare % heads === 0 ? shareText(wholeShare / heads) : `1/${heads}`);

function giftBadges({ gifts, children }: TestatorRecord): Given[] {
  const levels = gifts.map(({ recipients }) => levelsOf(recipients));
  const remainder = gifts.flatMap(({ remainderRecipients }) => remainderRecipients);
  const idsOf = (takers: readonly Taker[]) => takers.flatMap((taker) => peopleOf(taker, children));
  const first = new Set(levels.flatMap(([level = []]) => idsOf(level)));
  const later = new Set([...levels.flatMap(([, ...rest]) => idsOf(rest.flat())), ...idsOf(remainder)]);
  return [
    ...[...first].map((id): Given => [id, gain('Gift', 'Is given a gift')]),
    ...[...later]
      .filter((id) => !first.has(id))
      .map((id): Given => [id, gain('Then gift', 'Is given a gift if others cannot take')]),
  ];
}
