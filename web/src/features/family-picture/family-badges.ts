import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { wholeShare } from '@plainwill/contracts/will-data/questions/share-rules';
import type { Taker, TakerId } from '@plainwill/contracts/will-data/records/takers';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { minorsOf } from '@plainwill/contracts/will-data/will/readiness';
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
export function badgesOf(testatorRecord: TestatorRecord, today: CalendarDate): Map<TakerId, FamilyBadge[]> {
  const badges = new Map<TakerId, FamilyBadge[]>();
  const all = [
    ...executorBadges(testatorRecord),
    ...guardianBadges(testatorRecord, today),
    ...residueBadges(testatorRecord),
    ...giftBadges(testatorRecord),
  ];
  for (const [id, badge] of all) badges.set(id, [...(badges.get(id) ?? []), badge]);
  return badges;
}

type Given = [TakerId, FamilyBadge];

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

const residueBadges = ({ residue }: TestatorRecord): Given[] =>
  levelsOf(residue.recipients).flatMap((level, at) =>
    level.map((recipient): Given => {
      const share = shareIn(level, recipient);
      const all = share === undefined;
      if (at === 0) return [recipient.personId, gain(all ? 'Inherits' : `Inherits ${share}`)];
      const condition = at === 1 ? 'if those before cannot' : 'if no one above can';
      return [recipient.personId, gain(`Then ${share ?? 'all'}`, `Inherits ${share ?? 'everything'} ${condition}`)];
    }),
  );

/** "50%", or "1/3" where the hundredths would not be the truth; undefined for one who takes alone. */
function shareIn(level: readonly Taker[], { shareBasisPoints }: Taker): string | undefined {
  if (level.length === 1) return undefined;
  if (shareBasisPoints !== null) return shareText(shareBasisPoints);
  if (level.some((other) => other.shareBasisPoints !== null)) return 'a share';
  return wholeShare % level.length === 0 ? shareText(wholeShare / level.length) : `1/${level.length}`;
}

function giftBadges({ gifts }: TestatorRecord): Given[] {
  const levels = gifts.map(({ recipients }) => levelsOf(recipients));
  const remainder = gifts.flatMap(({ remainderRecipients }) => remainderRecipients);
  const idsOf = (recipients: readonly { personId: TakerId }[]) => recipients.map(({ personId }) => personId);
  const first = new Set(levels.flatMap(([level = []]) => idsOf(level)));
  const later = new Set([...levels.flatMap(([, ...rest]) => idsOf(rest.flat())), ...idsOf(remainder)]);
  return [
    ...[...first].map((id): Given => [id, gain('Gift', 'Is given a gift')]),
    ...[...later]
      .filter((id) => !first.has(id))
      .map((id): Given => [id, gain('Then gift', 'Is given a gift if others cannot take')]),
  ];
}
