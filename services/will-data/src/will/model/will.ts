import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { asksIntendingToMarry } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import type { HomeOwnership, TenancyType } from '@plainwill/contracts/will-data/vocabulary';
import type { WillFacts } from '../facts/will-facts.ts';
import { asEnding } from '../language/phrases.ts';
import { countryOf, inOneLine, postcodeOf } from '../people/addresses.ts';
import type { PersonName } from '../people/names.ts';
import { type People, peopleIn } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { type Bond, bondOf } from '../people/relationships.ts';
import { executorsOf } from './executors-of.ts';
import { type Gift, giftsOf } from './gifts-of.ts';
import { type GuardianPlan, guardianPlansOf } from './guardian-plans.ts';
import { isShared, type Level, levelsOf, type Taker } from './level.ts';

interface Takers {
  /** Everyone who may take a gift or a share, as often as they may. */
  takers: readonly Taker[];
  /** The different ages that children have to reach before they take. */
  specifiedAges: readonly number[];
  /** Whether a child takes, and the children's age or that of a gift is above the age that statute provides for. */
  hasTrusteeProvisions: boolean;
}

function takersOf(gifts: readonly Gift[], levels: readonly Level[], residueAge: number): Takers {
  const takers = [...gifts.flatMap((gift) => gift.levels), ...levels].flat();
  const children = takers.filter(({ person }) => person.kind === 'child');
  const specifiedAges = [...new Set(children.map(({ age }) => age ?? inheritanceAge.default))];
  const isAbove =
    specifiedAges.some((age) => age > inheritanceAge.default) ||
    (children.length > 0 && residueAge > inheritanceAge.default);
  return { takers, specifiedAges, hasTrusteeProvisions: isAbove };
}

interface Found {
  isTestatorUnknown: boolean;
  isFuneralUnknown: boolean;
  hasNoExecutor: boolean;
  guardianship: ReturnType<typeof guardianPlansOf>;
  given: ReturnType<typeof giftsOf>;
  levels: readonly Level[];
  /** How many stored choices name nobody. */
  unresolved: number;
}

/** The ids of the checks that say what the document lacks; a document that lacks nothing is fit to print. */
function notReadyOf({ guardianship, given, levels, ...found }: Found): string[] {
  const lacking: Record<string, boolean> = {
    'TES-03': found.isTestatorUnknown,
    'GRD-01': guardianship.unguarded.length > 0,
    'GRD-08': guardianship.hasBrokenGroup,
    'EXE-01': found.hasNoExecutor,
    'GFT-01': given.hasNoTaker,
    'GFT-02': given.hasNoSum,
    'GFT-03': given.hasNoItem,
    'GFT-18': given.hasTrust,
    'HOM-04': given.hasJointHome,
    'RES-01': levels.length === 0,
    'RES-12': !levels.every(isShared),
    'FUN-01': found.isFuneralUnknown,
    'REF-01': found.unresolved > 0,
  };
  return Object.keys(lacking).filter((id) => lacking[id]);
}

interface Testator extends PersonName {
  knownAs: string;
  occupation: string;
}

interface Home {
  /** In one line. */
  address: string;
  ownership: HomeOwnership | null;
  tenancy: TenancyType | null;
  coOwner: Person | null;
}

/** The facts as clauses need them: each person once, in order, with the law's own groupings. */
export interface Will extends Takers {
  /** Shown before it is complete, with a blank for each thing that is missing. */
  isDraft: boolean;
  testator: Testator;
  home: Home;
  /** How it is known that England and Wales is the permanent home; null where it is not, or may not be. */
  domicile: 'confirmed' | 'by address' | null;
  /** Nothing that lies elsewhere passes under this will. */
  isForUnitedKingdom: boolean;
  spouse: Person | null;
  /** What the testator and the spouse are to each other. */
  bond: Bond;
  isToMarry: boolean;
  children: readonly Person[];
  funeral: WillFacts['funeral_wishes'];
  primaries: readonly Person[];
  backups: readonly Person[];
  /** The ids of the rows that name them, as far as the facts have them. */
  executorIds: ReadonlyMap<Person, string | null>;
  /** Those of them who work for a fee. */
  professionals: readonly Person[];
  plans: readonly GuardianPlan[];
  /** The children under 18 who have no guardian yet. */
  unguarded: readonly Person[];
  gifts: readonly Gift[];
  /** Those that cannot be printed yet, for nobody or nothing is named. */
  unfinishedGifts: readonly Gift[];
  levels: readonly Level[];
  /** The checks, by id, that find a part of the will missing or naming nobody. */
  notReady: readonly string[];
}

interface WillOptions {
  people?: People;
  isDraft?: boolean;
}

export function willOf(
  facts: WillFacts,
  asOf: CalendarDate,
  { people = peopleIn(facts, asOf), isDraft = false }: WillOptions = {},
): Will {
  const { personal_details: details, home_details: home, spouse_details } = facts;
  const { unresolved: executorsLost, ...appointed } = executorsOf(facts, people);
  const guardianship = guardianPlansOf(facts, people);
  const given = giftsOf(facts, people);
  const residueAge = facts.will_settings.children_inheritance_age ?? inheritanceAge.default;
  const residue = facts.residuary_recipients.flatMap(({ recipient_id, recipient_type, priority, percentage }) => {
    const person = people.find(recipient_id, recipient_type);
    return person ? [{ person, priority, percentage }] : [];
  });
  const levels = levelsOf(residue, residueAge);
  const testator = {
    firstName: details.first_name,
    middleNames: details.middle_names,
    lastName: details.last_name,
    knownAs: details.known_as,
    occupation: asEnding(details.occupation),
  };
  const address = inOneLine(home);
  const bond = bondOf({ marital_status: details.marital_status, relationship: spouse_details.relationship });
  return {
    isDraft,
    testator,
    home: {
      address,
      ownership: home.home_ownership,
      tenancy: asksTenancy({ homeOwnership: home.home_ownership }) ? home.tenancy_type : null,
      coOwner: people.find(home.co_owner_id),
    },
    domicile: domicileOf(facts),
    isForUnitedKingdom: facts.will_settings.uk_property_only,
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
    unguarded: guardianship.unguarded,
    gifts: given.gifts,
    unfinishedGifts: given.unfinished,
    levels,
    ...takersOf(given.gifts, levels, residueAge),
    notReady: notReadyOf({
      isTestatorUnknown: [testator.firstName, testator.lastName, address].some((given) => given.trim() === ''),
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

// An address is evidence of a permanent home and no proof, so what the testator has said of it goes first.
function domicileOf({ personal_details, home_details, questionnaire }: WillFacts): Will['domicile'] {
  const country = countryOf(postcodeOf(home_details));
  const { is_domiciled_here } = personal_details;
  if (country === 'elsewhere' || is_domiciled_here === false) return null;
  if (is_domiciled_here) return 'confirmed';
  const livesElsewhere = questionnaire.locationEnglandWales.toLowerCase() === 'no';
  return country === 'England or Wales' && !livesElsewhere ? 'by address' : null;
}
