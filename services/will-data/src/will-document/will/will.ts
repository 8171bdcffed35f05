import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { asksTenancy } from '@plainwill/contracts/will-data/home-details-rules';
import { asksIntendingToMarry } from '@plainwill/contracts/will-data/spouse-details-rules';
import type { HomeOwnership, TenancyType } from '@plainwill/contracts/will-data/vocabulary';
import type { WillFacts } from '../facts/will-facts.ts';
import { inOneLine, isInEnglandOrWales } from '../people/addresses.ts';
import { fullName, type PersonName } from '../people/names.ts';
import { peopleIn } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { type Bond, bondOf } from '../people/relationships.ts';
import { asEnding } from '../phrases.ts';
import { executorsOf } from './executors-of.ts';
import { type Gift, giftsOf } from './gifts-of.ts';
import { type GuardianPlan, guardianPlansOf } from './guardian-plans.ts';
import { type Level, levelsOf } from './level.ts';
import { notReadyOf } from './not-ready.ts';
import { type Takers, takersOf } from './takers-of.ts';

export interface Testator extends PersonName {
  knownAs: string;
  occupation: string;
}

export interface Home {
  /** In one line. */
  address: string;
  isInEnglandOrWales: boolean;
  ownership: HomeOwnership | null;
  tenancy: TenancyType | null;
  coOwner: Person | null;
}

/** The facts as clauses need them: each person once, in order, with the law's own groupings. */
export interface Will extends Takers {
  testator: Testator;
  home: Home;
  spouse: Person | null;
  /** What the testator and the spouse are to each other. */
  bond: Bond;
  isToMarry: boolean;
  children: readonly Person[];
  funeral: WillFacts['funeral_wishes'];
  primaries: readonly Person[];
  backups: readonly Person[];
  plans: readonly GuardianPlan[];
  gifts: readonly Gift[];
  levels: readonly Level[];
  /** The checks, by id, that find a part of the will missing or naming nobody. */
  notReady: readonly string[];
}

const usualAge = 18;

export function willOf(facts: WillFacts, asOf: CalendarDate): Will {
  const people = peopleIn(facts, asOf);
  const { personal_details: details, home_details: home, spouse_details } = facts;
  const { unresolved: executorsLost, ...appointed } = executorsOf(facts, people);
  const guardianship = guardianPlansOf(facts, people);
  const given = giftsOf(facts, people);
  const inheritanceAge = facts.will_settings.children_inheritance_age ?? usualAge;
  const residue = facts.residuary_recipients.flatMap(({ recipient_id, recipient_type, priority, percentage }) => {
    const person = people.find(recipient_id, recipient_type);
    return person ? [{ person, priority, percentage }] : [];
  });
  const levels = levelsOf(residue, inheritanceAge);
  const testator = {
    firstName: details.first_name,
    middleNames: details.middle_names,
    lastName: details.last_name,
    knownAs: details.known_as,
    occupation: asEnding(details.occupation),
  };
  const address = inOneLine(home);
  const bond = bondOf({ marital_status: details.marital_status, relationship: spouse_details.relationship });
  const livesElsewhere = facts.questionnaire.locationEnglandWales.toLowerCase() === 'no';
  return {
    testator,
    home: {
      address,
      isInEnglandOrWales: isInEnglandOrWales(home.postcode) && !livesElsewhere,
      ownership: home.home_ownership,
      tenancy: asksTenancy({ homeOwnership: home.home_ownership }) ? home.tenancy_type : null,
      coOwner: people.find(home.co_owner_id),
    },
    spouse: people.spouse,
    bond,
    isToMarry:
      people.spouse !== null &&
      bond === 'partnership' &&
      asksIntendingToMarry(spouse_details.relationship) &&
      spouse_details.intending_to_marry,
    children: people.children,
    funeral: facts.funeral_wishes,
    ...appointed,
    plans: guardianship.plans,
    gifts: given.gifts,
    levels,
    ...takersOf(given.gifts, levels, inheritanceAge),
    notReady: notReadyOf({
      isTestatorUnknown: fullName(testator) === '' || address === '',
      isFuneralUnknown: facts.funeral_wishes.funeral_type === null,
      hasNoExecutor: appointed.primaries.length === 0,
      guardianship,
      given,
      levels,
      unresolved:
        executorsLost + guardianship.unresolved + given.unresolved + facts.residuary_recipients.length - residue.length,
    }),
  };
}
