import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { OfferOf } from '@plainwill/contracts/will-data/couple/couple-offers';
import type {
  CoupleView,
  Named,
  SharedExecutor,
  SharedGuardians,
} from '@plainwill/contracts/will-data/couple/couple-view';
import { isMinor, nameOf } from '@plainwill/contracts/will-data/people';
import { isSamePerson } from '@plainwill/contracts/will-data/person-name';
import type { GuardianPlan, GuardianSelection } from '@plainwill/contracts/will-data/records/guardians';
import { hasGuardians } from '@plainwill/contracts/will-data/will/readiness';
import { isSameChild } from './alike.ts';
import type { CoupleRecord } from './view-of.ts';

/**
 * Proposes the executors and guardians of the other, as far as they are adults among the filler's own people: where
 * they have named the filler, the filler may name them. The residue is each one's own to decide, and is never proposed.
 */
export const wishOffers = ({ wishes: { partner } }: CoupleView, mine: CoupleRecord, today: CalendarDate) => [
  ...executorOffers(partner?.executors ?? [], mine, today),
  ...guardianOffers(partner?.guardians ?? [], mine, today),
];

/** The adult of the filler's own people who is meant. */
function ownAdult(who: Named, { spouseDetails, children, contacts }: CoupleRecord, today: CalendarDate) {
  if (who.is === 'spouse') return spouseDetails?.id ?? null;
  const living = children.filter(({ hasDied }) => !hasDied);
  const found = [...living, ...contacts].find((each) => isSamePerson(each, who));
  return !found || isMinor(found, today) ? null : found.id;
}

function executorOffers(theirs: readonly SharedExecutor[], mine: CoupleRecord, today: CalendarDate) {
  const named = new Set(mine.executors.map(({ personId }) => personId));
  const offers: OfferOf<'executor'>[] = [];
  for (const { who, role } of theirs) {
    const personId = ownAdult(who, mine, today);
    if (personId === null || named.has(personId)) continue;
    named.add(personId);
    offers.push({ kind: 'executor', id: `executor.${who.key}`, personId, role });
  }
  return offers;
}

/** The choice, as it is sent to be stored. */
export const selectionOf = ({ primaryIds, backupIds, groups }: GuardianPlan): GuardianSelection => ({
  primaryIds,
  backupIds,
  groups: groups.map(({ name, memberIds }) => ({ name, memberIds })),
});

function guardianOffers(theirs: readonly SharedGuardians[], mine: CoupleRecord, today: CalendarDate) {
  const seen = new Set<PersonId>();
  return theirs.flatMap((plan) => {
    const child = mine.children.find((each) => !each.hasDied && isSameChild(each, plan.child));
    // A child may be on their list twice.
    if (!child || seen.has(child.id) || !isMinor(child, today)) return [];
    seen.add(child.id);
    return guardiansFor(child.id, plan, mine, today);
  });
}

function guardiansFor(
  childId: PersonId,
  theirs: SharedGuardians,
  mine: CoupleRecord,
  today: CalendarDate,
): OfferOf<'guardians'>[] {
  const plan = mine.guardians.find((each) => each.childId === childId);
  if (!plan) return [];
  const taken = new Set<PersonId>();
  const missing: string[] = [];
  const own = (list: readonly Named[]) =>
    list.flatMap((who) => {
      const id = ownAdult(who, mine, today);
      if (id === null) missing.push(nameOf(who));
      if (id === null || taken.has(id)) return [];
      taken.add(id);
      return [id];
    });
  const selection: GuardianSelection = {
    primaryIds: own(theirs.first),
    backupIds: own(theirs.backups),
    groups: theirs.groups
      .map(({ name, members }) => ({ name, memberIds: own(members) }))
      .filter(({ memberIds }) => memberIds.length > 1),
  };
  const before = selectionOf(plan);
  if (!hasGuardians(selection) || JSON.stringify(selection) === JSON.stringify(before)) return [];
  return [
    {
      kind: 'guardians',
      id: `guardians.${theirs.child.key}`,
      childId,
      basedOn: plan.version,
      overwrites: hasGuardians(plan),
      selection,
      missing,
    },
  ];
}
