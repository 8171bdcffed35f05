import { addressLines } from '@plainwill/contracts/shared/address';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { isForcesAddress } from '@plainwill/contracts/shared/forces-address';
import { adultAge } from '@plainwill/contracts/will-data/people';
import { writtenWishes } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { isPassedOn } from '@plainwill/contracts/will-data/questions/gift-questions';
import { asksIntendingToMarry } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { inheritanceAge, survivorshipDays } from '@plainwill/contracts/will-data/record-limits';
import type { HomeOwnership, PlannedEvent, TenancyType } from '@plainwill/contracts/will-data/vocabulary';
import type { WillFacts } from '../../facts/will-facts.ts';
import { harmlessEnding } from '../../wording/harmless.ts';
import { saysSecret } from '../items/secrets.ts';
import { countryOf, inOneLine, postcodeOf } from '../people/addresses.ts';
import type { PersonName } from '../people/names.ts';
import { type People, peopleIn } from '../people/people.ts';
import { isIndividual, type Person } from '../people/person.ts';
import { type Bond, bondOf } from '../people/relationships.ts';
import { executorsOf } from './executors-of.ts';
import { printedWishes } from './funeral-wishes.ts';
import { type Gift, giftsOf, isSeveranceMeant, isSum, tenancyOf } from './gifts-of.ts';
import { type GuardianPlan, guardianPlansOf } from './guardian-plans.ts';
import { type Beneficiary, choicesIn, isShared, type Level, levelsOf } from './level.ts';
import { levelsOfProvisions, lostChoices, type Provisions, provisionsOf } from './provisions-of.ts';

interface Beneficiaries {
  /** Everyone who may take a gift or a share, as often as they may. */
  beneficiaries: readonly Beneficiary[];
  /** The different ages above 18 that somebody has to reach before taking. */
  specifiedAges: readonly number[];
  /** Says whether somebody can take in the place of a child who does not. */
  hasStandIns: boolean;
}

interface Given {
  gifts: readonly Gift[];
  levels: readonly Level[];
  provisions: Provisions;
  residue: Substitution;
}

function beneficiariesOf({ gifts, levels, provisions, residue }: Given): Beneficiaries {
  const ofGifts = gifts.flatMap((gift) => gift.levels.flat());
  const ofProvisions = levelsOfProvisions(provisions).flat();
  const beneficiaries = [...ofGifts, ...levels.flat(), ...ofProvisions, ...alone(provisions)];
  const ages = beneficiaries.flatMap(({ age }) => (age !== null && age > inheritanceAge.default ? [age] : []));
  const areReplaced = (some: readonly Beneficiary[], by: Substitution) =>
    some.some(({ person }) => isReplaced(person, by));
  return {
    beneficiaries,
    specifiedAges: [...new Set(ages)],
    hasStandIns:
      ofProvisions.some(({ person }) => person.isChild) ||
      areReplaced(levels.flat(), residue) ||
      gifts.some((gift) => areReplaced(gift.levels.flat(), gift)),
  };
}

/** Those who take without a level: who may live in the home, and whoever has a pet. */
const alone = ({ homeTrust, pets }: Provisions): Beneficiary[] =>
  [
    ...(homeTrust ? [homeTrust.occupier] : []),
    ...pets.flatMap(({ beneficiary, substitute }) => (substitute ? [beneficiary, substitute] : [beneficiary])),
  ].map((person) => ({ person, age: null, percentage: null }));

type Substitution = Pick<Gift, 'grandchildrenTake'> & Partial<Pick<Gift, 'type'>>;

/**
 * Says whether the children of a child stand in for a gift or a share of the residue: asked only of those stored as
 * children, and else as the law has it.
 */
export const isReplaced = (person: Person, { type, grandchildrenTake }: Substitution) =>
  (type === undefined || isPassedOn(type)) && person.isChild && (grandchildrenTake || person.kind === 'contact');

/** Says whether the will has a section on guardians. */
export const hasGuardianship = ({ plans, unguarded, isDraft }: Pick<Will, 'plans' | 'unguarded' | 'isDraft'>) =>
  plans.length > 0 || (isDraft && unguarded.length > 0);

/** How long somebody must live on after the testator to take. */
export interface Survivorship {
  days: number;
  /** A spouse or partner takes who is living just after the death. */
  isSpouseExempt: boolean;
}

/**
 * Says whether the will takes off a sum what a like gift in the spouse's will pays: where both may be given, because each
 * of two who die close together has to survive the other for some days.
 */
export const isPaidOnce = (gift: Gift, { days, isSpouseExempt }: Survivorship) =>
  gift.onlyIfSpouseFails && isSum(gift) && days > 0 && !isSpouseExempt;

interface Found {
  isTestatorUnknown: boolean;
  isFuneralUnknown: boolean;
  /** A password, a code or a key was typed where the will would print it. */
  hasSecret: boolean;
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
    'GFT-01': given.hasNoBeneficiary,
    'GFT-02': given.hasNoSum,
    'GFT-03': given.hasNoItem,
    'GFT-04': given.faults.has('estate'),
    'GFT-18': given.faults.has('condition') || given.faults.has('payments'),
    'GFT-26': given.faults.has('others'),
    'GFT-28': given.faults.has('ownDebt'),
    'GFT-29': given.faults.has('release'),
    'HOM-04': given.hasJointHome,
    'RES-01': levels.length === 0,
    'RES-12': !levels.every(isShared),
    'FUN-01': found.isFuneralUnknown,
    'DIG-01': found.hasSecret,
    'REF-01': found.unresolved > 0,
  };
  return Object.keys(lacking).filter((id) => lacking[id]);
}

interface Testator extends PersonName {
  hasOneName: boolean;
  knownAs: string;
  occupation: string;
}

interface Home {
  /** In one line. */
  address: string;
  ownership: HomeOwnership | null;
  tenancy: TenancyType | null;
  coOwner: Person | null;
  /** The joint tenancy is to be severed: a gift speaks of whatever share there is at the death. */
  isSeveranceMeant: boolean;
}

/** The facts as clauses need them: each person once, in order, with the law's own groupings. */
export interface Will extends Beneficiaries, Provisions {
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
  /** Whom the testator expects to marry or to form a civil partnership with; null for nobody. */
  expected: Person | null;
  /** The ceremony expected; null where it may be either. */
  plannedEvent: PlannedEvent | null;
  isMirrorWill: boolean;
  /** A British national who chooses the law of England and Wales for what lies abroad. */
  choosesEnglishLaw: boolean;
  survivorship: Survivorship;
  /** Those who are living. */
  children: readonly Person[];
  /** The children who have died. */
  deceased: readonly Person[];
  funeral: WillFacts['funeralWishes'];
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
  /** How a share of the residue passes that a child does not take; as the law would have it, where never asked. */
  residue: Substitution;
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
  const { personalDetails: details, homeDetails: home, spouseDetails } = facts;
  const { unresolved: executorsLost, ...appointed } = executorsOf(facts, people);
  const guardianship = guardianPlansOf(facts, people);
  const given = giftsOf(facts, people);
  const residueAge = facts.willSettings.childrenInheritanceAge ?? inheritanceAge.default;
  const residue = choicesIn(
    facts.residuaryRecipients.map(({ recipientId, recipientType, ...row }) => ({
      ...row,
      id: recipientId,
      type: recipientType,
    })),
    people,
  );
  const levels = levelsOf(residue, residueAge);
  const provisions = provisionsOf(facts, people, levels);
  const substitution = { grandchildrenTake: facts.residue.grandchildrenInherit ?? true };
  const testator = {
    firstName: details.firstName,
    middleNames: details.middleNames,
    lastName: details.lastName,
    hasOneName: details.hasOneName,
    knownAs: details.knownAs,
    occupation: harmlessEnding(details.occupation),
  };
  const address = inOneLine(home);
  const bond = bondOf({ maritalStatus: details.maritalStatus, relationship: spouseDetails.relationship });
  return {
    isDraft,
    testator,
    home: {
      address,
      ownership: home.homeOwnership,
      tenancy: tenancyOf(facts),
      coOwner: people.find(home.coOwnerId),
      isSeveranceMeant: isSeveranceMeant(facts),
    },
    domicile: domicileOf(facts),
    isForUnitedKingdom: isForUnitedKingdom(facts),
    spouse: people.spouse,
    bond,
    expected: expectedSpouse(facts, people, bond),
    plannedEvent: facts.willSettings.plannedEvent,
    isMirrorWill: facts.willSettings.isMirrorWill && people.spouse !== null,
    choosesEnglishLaw: facts.willSettings.choosesEnglishLaw === true && details.isBritish === true,
    survivorship: {
      days: facts.willSettings.survivorshipDays ?? survivorshipDays.default,
      isSpouseExempt: facts.willSettings.spouseSurvivorship === 'none' && people.spouse !== null,
    },
    children: people.children,
    deceased: people.deceased,
    funeral: printedWishes(facts.funeralWishes),
    ...appointed,
    plans: guardianship.plans,
    unguarded: guardianship.unguarded,
    gifts: given.gifts,
    unfinishedGifts: given.unfinished,
    levels,
    residue: substitution,
    ...provisions,
    ...beneficiariesOf({ gifts: given.gifts, levels, provisions, residue: substitution }),
    notReady: notReadyOf({
      isTestatorUnknown: [
        testator.firstName,
        testator.lastName || (testator.hasOneName && testator.firstName),
        address,
      ].some((given) => !given || given.trim() === ''),
      isFuneralUnknown: facts.funeralWishes.funeralType === null,
      hasSecret: given.faults.has('secret') || hasSecretOutsideGifts(facts),
      hasNoExecutor: appointed.primaries.length === 0,
      guardianship,
      given,
      levels,
      unresolved:
        executorsLost +
        guardianship.unresolved +
        given.unresolved +
        facts.residuaryRecipients.length -
        residue.length +
        lostChoices(facts, people).length,
    }),
  };
}

const hasSecretOutsideGifts = ({ funeralWishes, pets }: WillFacts) =>
  [...writtenWishes.map((field) => funeralWishes[field]), ...pets.map(({ description }) => description)].some(
    saysSecret,
  );

export const isForUnitedKingdom = ({ willSettings: { ukPropertyOnly, foreignScope } }: WillFacts) =>
  ukPropertyOnly || foreignScope === 'uk_only';

/** A partner with whom a marriage is intended, or a contact chosen by someone who has no spouse or partner. */
function expectedSpouse(facts: WillFacts, people: People, bond: Bond): Person | null {
  const { spouseDetails, willSettings, personalDetails } = facts;
  if (personalDetails.maritalStatus === 'married') return null;
  const isIntending =
    bond === 'partnership' && asksIntendingToMarry(spouseDetails.relationship) && spouseDetails.intendingToMarry;
  if (people.spouse) return isIntending ? people.spouse : null;
  const chosen = people.find(willSettings.intendedSpouseId, 'contact');
  return chosen && isIndividual(chosen) && (chosen.age ?? adultAge) >= adultAge ? chosen : null;
}

// An address is evidence of a permanent home and no proof, so what the testator has said of it goes first; and a home
// that cannot be read as one of England or Wales is never said to be there.
function domicileOf({ personalDetails, homeDetails, questionnaire }: WillFacts): Will['domicile'] {
  const country = countryOf(postcodeOf(homeDetails));
  const { isDomiciledHere } = personalDetails;
  // British Forces Post can be anywhere, so it is the testator who says where home is.
  const isAnywhere = country === 'border' || isForcesAddress(addressLines.map((line) => homeDetails[line]));
  const isHere = country === 'England or Wales' || (isAnywhere && isDomiciledHere === true);
  if (!isHere || isDomiciledHere === false) return null;
  const livesElsewhere = questionnaire.locationEnglandWales.toLowerCase() === 'no';
  if (livesElsewhere) return null;
  return isDomiciledHere ? 'confirmed' : 'by address';
}
