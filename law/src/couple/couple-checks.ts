import { listed } from '@plainwill/contracts/shared/phrases';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import type { Severity } from '@plainwill/contracts/will-data/will/will-checks';

/** The owner's side of planning together. */
export interface PlanningSide {
  /** The partner is called so. */
  partner: string;
  isLinked: boolean;
  /** The owner has ended it; an end by the other says nothing of why. */
  isEndedByOwner: boolean;
  /** The names of people whom the owner took over and has removed since. */
  removedCopies: readonly string[];
}

export interface CoupleFinding {
  id: string;
  severity: Severity;
  message: string;
  /** The section in which it is answered. */
  part: SectionPart;
}

type OwnRecord = Pick<
  TestatorRecord,
  'personalDetails' | 'spouseDetails' | 'executors' | 'guardians' | 'gifts' | 'residue'
> & { provisions: readonly { kind: string }[] };

/** Tells the owner of a record alone what planning together, or its end, means for their own will. */
export const coupleChecks = (record: OwnRecord, side: PlanningSide): CoupleFinding[] => [
  ...nobodyNext(record, side),
  ...stillNamed(record, side),
  ...removedCopies(side),
];

function nobodyNext({ spouseDetails, residue, provisions }: OwnRecord, { partner, isLinked }: PlanningSide) {
  const { recipients } = residue;
  const isSpouseAlone = recipients.length === 1 && recipients[0]?.personId === spouseDetails?.id;
  if (!isLinked || !isSpouseAlone || provisions.some(({ kind }) => kind === 'residueFallback')) return [];
  const message = `If you and ${partner} die together, no one is next to get everything else.`;
  return [{ id: 'CPL-03', severity: 'informs' as const, message, part: 'residue' as const }];
}

function stillNamed(record: OwnRecord, { partner, isLinked, isEndedByOwner }: PlanningSide): CoupleFinding[] {
  const isOver = record.personalDetails?.maritalStatus === 'divorced' || (isEndedByOwner && !isLinked);
  const roles = isOver ? rolesOfSpouse(record) : [];
  const [first] = roles;
  if (!first) return [];
  const message = `${partner} is still in your will as ${listed(roles.map(({ role }) => role))}.`;
  return [{ id: 'CPL-05', severity: 'warns', message, part: first.part }];
}

function rolesOfSpouse({ spouseDetails, executors, guardians, gifts, residue }: OwnRecord) {
  const id = spouseDetails?.id;
  const isSpouse = ({ personId }: { personId: string }) => personId === id;
  const roles: { role: string; part: SectionPart; isHeld: boolean }[] = [
    { role: 'an executor', part: 'executors', isHeld: executors.some(isSpouse) },
    {
      role: 'a guardian',
      part: 'guardianship',
      isHeld: guardians.some(({ primaryIds, backupIds, groups }) =>
        [...primaryIds, ...backupIds, ...groups.flatMap(({ memberIds }) => memberIds)].some((each) => each === id),
      ),
    },
    {
      role: 'someone who gets a gift',
      part: 'gifts',
      isHeld: gifts.some(({ recipients, remainderRecipients }) =>
        [...recipients, ...remainderRecipients].some(isSpouse),
      ),
    },
    { role: 'someone who gets everything else', part: 'residue', isHeld: residue.recipients.some(isSpouse) },
  ];
  return id === undefined ? [] : roles.filter(({ isHeld }) => isHeld);
}

const removedCopies = ({ isLinked, removedCopies: names }: PlanningSide): CoupleFinding[] =>
  (isLinked ? names : []).map((name) => ({
    id: 'CPL-08',
    severity: 'warns',
    message: `${name} is no longer among your people.`,
    part: 'contacts',
  }));
