import type { PersonKind } from '@plainwill/contracts/will-data/people';
import { asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { type ProvisionKind, tenth } from '@plainwill/contracts/will-data/questions/provision-questions';
import type {
  FallbackKind,
  HomeMortgageChoice,
  OccupationKind,
  OutgoingsChoice,
  PrivateFilesChoice,
} from '@plainwill/contracts/will-data/vocabulary';
import type { WillFacts } from '../../facts/will-facts.ts';
import { harmlessEnding } from '../../wording/harmless.ts';
import { asEnding } from '../../wording/phrases.ts';
import { saysSecret } from '../items/secrets.ts';
import type { People, StoredRecipient } from '../people/people.ts';
import { isIndividual, isOrganisation, type Person } from '../people/person.ts';
import { isHomeJoint, isSeveranceMeant } from './gifts-of.ts';
import { type Choice, choicesIn, type Level, levelsOf } from './level.ts';

/** A right to live in the home for a time, and who takes the home then. */
export interface HomeTrust {
  /** Of the row, or the kind where a file has none. */
  id: string;
  occupier: Person;
  kind: OccupationKind;
  /** Null for life. */
  years: number | null;
  endsOnRemarriage: boolean;
  endsOnCohabitation: boolean;
  endsOnLeaving: boolean;
  mayMove: boolean;
  outgoings: OutgoingsChoice;
  mortgage: HomeMortgageChoice;
  /** Says whether a home that the testator has moved to takes the place of the one there is now. */
  coversLaterHome: boolean;
  /** Vested when the right ends: nobody has an age to reach. */
  thenTo: readonly Level[];
}

export interface Fallback {
  /** Of the row, or the kind where a file has none. */
  id: string;
  kind: FallbackKind;
  /** Of a fallback to charity alone. */
  charities: Level;
}

interface CharityTenth {
  /** Of the row, or the kind where a file has none. */
  id: string;
  percent: number;
  /** In pounds. */
  least: number | null;
  most: number | null;
  charities: Level;
}

interface Belongings {
  /** Of the row, or the kind where a file has none. */
  id: string;
  levels: readonly Level[];
  withoutVehicles: boolean;
  hasLetter: boolean;
}

export interface Pet {
  /** Of the row, or its place in the list. */
  id: string;
  description: string;
  beneficiary: Person;
  substitute: Person | null;
  /** In pounds; 0 for none. */
  cash: number;
  rehoming: Person | null;
}

interface DigitalAssets {
  /** Of the row, or the kind where a file has none. */
  id: string;
  hasPowers: boolean;
  privateFiles: PrivateFilesChoice | null;
  levels: readonly Level[];
}

interface GuardianSupport {
  /** Of the row, or the kind where a file has none. */
  id: string;
  paysCosts: boolean;
  adaptsHome: boolean;
  /** In pounds; 0 for none. */
  cash: number;
}

/** An advance: a sum that somebody had in the testator's lifetime, brought into account against a share of the residue. */
export interface Advance {
  id: string;
  person: Person;
  /** In pounds. */
  amount: number;
  /** Its purpose, to stand in a clause; empty where none is given. */
  purpose: string;
  year: number | null;
}

export interface Exclusion {
  id: string;
  person: Person;
  reasons: string;
  isSigned: boolean;
}

/** What was chosen beyond gifts and the residue, as far as it can be printed; null where it was not. */
export interface Provisions {
  homeTrust: HomeTrust | null;
  fallback: Fallback | null;
  charityTenth: CharityTenth | null;
  belongings: Belongings | null;
  pets: readonly Pet[];
  digitalAssets: DigitalAssets | null;
  guardianSupport: GuardianSupport | null;
  /** The advances of those who share the residue with others. */
  advances: readonly Advance[];
  exclusions: readonly Exclusion[];
}

/** Says whether the home, or a share of it, is the testator's to put in trust. */
export const isHomeForTrust = (facts: WillFacts) =>
  asksTenancy({ homeOwnership: facts.homeDetails.homeOwnership }) && (!isHomeJoint(facts) || isSeveranceMeant(facts));

export const occupierOf = ({ homeTrust }: WillFacts, people: People) =>
  homeTrust && people.find(homeTrust.occupierId, homeTrust.occupierType);

function homeTrustOf(facts: WillFacts, people: People): HomeTrust | null {
  const { homeTrust: stored } = facts;
  const occupier = occupierOf(facts, people);
  if (!stored || !occupier || !isIndividual(occupier) || !isHomeForTrust(facts)) return null;
  const choices = choicesIn(stored.thenTo, people).filter(({ person }) => person !== occupier);
  const kind = stored.kind ?? 'occupy';
  if (choices.length === 0) return null;
  return {
    id: stored.id ?? 'homeTrust',
    occupier,
    kind,
    years: stored.years,
    endsOnRemarriage: stored.endsOnRemarriage,
    endsOnCohabitation: stored.endsOnCohabitation,
    endsOnLeaving: stored.endsOnLeaving ?? kind === 'occupy',
    mayMove: stored.mayMove,
    outgoings: stored.outgoings ?? 'occupier',
    mortgage: stored.mortgage ?? 'with_home',
    coversLaterHome: !stored.onlyThisHome,
    thenTo: levelsOf(choices, null),
  };
}

/** The bodies of a stored list of charities, at one level. */
function charitiesIn(stored: readonly { id: string; percentage: number | null }[], people: People): Level {
  const choices = stored.flatMap(({ id, percentage }): Choice[] => {
    const person = people.find(id, 'contact');
    return person && isOrganisation(person) ? [{ person, priority: 1, percentage }] : [];
  });
  return levelsOf(choices, null)[0] ?? [];
}

function fallbackOf({ residueFallback }: WillFacts, people: People): Fallback | null {
  const kind = residueFallback?.kind;
  if (!residueFallback || !kind) return null;
  const id = residueFallback.id ?? 'residueFallback';
  // Without a spouse in the will there is only one family.
  if (kind === 'both_families' && people.spouse === null) return { id, kind: 'relatives', charities: [] };
  const charities = kind === 'charity' ? charitiesIn(residueFallback.charities, people) : [];
  return kind === 'charity' && charities.length === 0 ? null : { id, kind, charities };
}

function charityTenthOf({ charityTenth }: WillFacts, people: People): CharityTenth | null {
  const charities = charitiesIn(charityTenth?.recipients ?? [], people).filter(({ person }) => person.charity);
  if (!charityTenth || charities.length === 0) return null;
  const { percent, leastAmount, mostAmount } = charityTenth;
  return {
    id: charityTenth.id ?? 'charityTenth',
    percent: percent ?? tenth.default,
    least: leastAmount || null,
    most: mostAmount || null,
    charities,
  };
}

function belongingsOf({ personalChattels }: WillFacts, people: People): Belongings | null {
  const levels = levelsOf(choicesIn(personalChattels?.recipients ?? [], people), null);
  if (!personalChattels || levels.length === 0) return null;
  const id = personalChattels.id ?? 'belongings';
  return { id, levels, withoutVehicles: personalChattels.withoutVehicles, hasLetter: personalChattels.hasLetter };
}

const petsOf = ({ pets }: WillFacts, people: People): Pet[] =>
  pets.flatMap((pet, at) => {
    const beneficiary = people.find(pet.takerId, pet.takerType);
    if (!beneficiary || beneficiary.organisation || saysSecret(pet.description)) return [];
    const substitute = people.find(pet.substituteId, pet.substituteType);
    return [
      {
        id: pet.id ?? `${at + 1}`,
        description: asEnding(pet.description),
        beneficiary,
        substitute: substitute === beneficiary ? null : substitute,
        cash: pet.cashAmount ?? 0,
        rehoming: people.find(pet.rehomingCharityId, 'contact'),
      },
    ];
  });

function digitalAssetsOf({ digitalAssets }: WillFacts, people: People): DigitalAssets | null {
  if (!digitalAssets) return null;
  const { hasPowers, privateFiles, recipients } = digitalAssets;
  const levels = privateFiles === 'hand_over' ? levelsOf(choicesIn(recipients, people), null) : [];
  return { id: digitalAssets.id ?? 'digitalAssets', hasPowers, privateFiles, levels };
}

const exclusionsOf = ({ exclusions }: WillFacts, people: People): Exclusion[] =>
  exclusions.flatMap(({ id, personType, personId, reasons, madeOn, isSigned }, at) => {
    const person = people.find(personId, personType);
    return person ? [{ id: id ?? `${at + 1}`, person, reasons, isSigned: isSigned && madeOn !== null }] : [];
  });

/** A row of what was given, with whom it names: also a child who has died, whose children may bring it into account. */
export const storedAdvancesIn = ({ advances }: WillFacts, people: People) =>
  advances.map((row, at) => ({
    row,
    id: row.id ?? `${at + 1}`,
    person:
      row.personId === null && row.personType !== 'spouse'
        ? null
        : people.findBeneficiary({ id: row.personId, type: row.personType, classOf: null, exceptIds: [] }),
  }));

/** Says whether words about what was given would make it count only sometimes. */
export const isConditional = (purpose: string) =>
  /(?<!\p{L})(?:if|unless|until|provided|on\s+condition|subject\s+to)(?!\p{L})/iu.test(purpose);

/** Everyone who shares a level with others, by name or in a class; those of a class one by one. */
const sharersOf = (levels: readonly Level[]): ReadonlySet<Person> =>
  new Set(
    levels
      .filter((level) => level.length > 1 || level.some(({ person }) => person.class))
      .flatMap((level) =>
        level.flatMap(({ person }) =>
          person.class ? [...person.class.members, ...person.class.deceased] : isIndividual(person) ? [person] : [],
        ),
      ),
  );

function advancesOf(facts: WillFacts, people: People, levels: readonly Level[]): Advance[] {
  const sharers = sharersOf(levels);
  return storedAdvancesIn(facts, people).flatMap(({ id, person, row: { amount, purpose, year } }) =>
    person && sharers.has(person)
      ? [{ id, person, amount, purpose: isConditional(purpose) ? '' : harmlessEnding(purpose), year }]
      : [],
  );
}

/** @param levels those of the residue */
export function provisionsOf(facts: WillFacts, people: People, levels: readonly Level[]): Provisions {
  const { guardianSupport: support } = facts;
  return {
    homeTrust: homeTrustOf(facts, people),
    fallback: fallbackOf(facts, people),
    charityTenth: charityTenthOf(facts, people),
    belongings: belongingsOf(facts, people),
    pets: petsOf(facts, people),
    digitalAssets: digitalAssetsOf(facts, people),
    guardianSupport: support && {
      id: support.id ?? 'guardianSupport',
      paysCosts: support.paysCosts,
      adaptsHome: support.adaptsHome,
      cash: support.cashAmount ?? 0,
    },
    advances: advancesOf(facts, people, levels),
    exclusions: exclusionsOf(facts, people),
  };
}

/** A choice of a provision that names nobody. */
export interface LostChoice {
  kind: Exclude<ProvisionKind, 'guardianSupport' | 'advance' | 'exclusion'>;
  field: 'recipients' | 'guardianId' | 'substituteId' | 'rehomingCharityId';
  row: { id: string | null } | null;
}

/** Says whether a choice is of a class that is not chosen yet: a check of its own says so. */
export const isUnclearClass = ({ type, classOf }: Pick<StoredRecipient, 'type' | 'classOf'>) =>
  type === 'class' && classOf === null;

/** The choices of what will be printed that name nobody; whoever lives in the home or has a pet has checks of their own. */
export function lostChoices(facts: WillFacts, people: People): LostChoice[] {
  const { homeTrust, personalChattels, digitalAssets, residueFallback, charityTenth, pets, laterGuardians } = facts;
  const isLostBeneficiary = (beneficiary: StoredRecipient) =>
    !isUnclearClass(beneficiary) && people.findBeneficiary(beneficiary) === null;
  const isLost = (id: string | null, kind: PersonKind | null) => (id ?? kind) !== null && !people.find(id, kind);
  const isLostCharity = ({ id }: { id: string }) => isLost(id, 'contact');
  const lists: readonly [LostChoice['kind'], LostChoice['row'], boolean][] = [
    ['homeTrust', homeTrust, homeTrust?.thenTo.some(isLostBeneficiary) ?? false],
    ['belongings', personalChattels, personalChattels?.recipients.some(isLostBeneficiary) ?? false],
    [
      'digitalAssets',
      digitalAssets,
      digitalAssets?.privateFiles === 'hand_over' && digitalAssets.recipients.some(isLostBeneficiary),
    ],
    [
      'residueFallback',
      residueFallback,
      residueFallback?.kind === 'charity' && residueFallback.charities.some(isLostCharity),
    ],
    ['charityTenth', charityTenth, charityTenth?.recipients.some(isLostCharity) ?? false],
  ];
  return [
    ...lists.flatMap(([kind, row, isOfNobody]): LostChoice[] =>
      isOfNobody ? [{ kind, field: 'recipients', row }] : [],
    ),
    ...(laterGuardians && !people.find(laterGuardians.guardianId, laterGuardians.guardianType)
      ? [{ kind: 'laterGuardians' as const, field: 'guardianId' as const, row: laterGuardians }]
      : []),
    ...pets.flatMap((row): LostChoice[] => [
      ...(isLost(row.substituteId, row.substituteType)
        ? [{ kind: 'pet' as const, field: 'substituteId' as const, row }]
        : []),
      ...(isLost(row.rehomingCharityId, null)
        ? [{ kind: 'pet' as const, field: 'rehomingCharityId' as const, row }]
        : []),
    ]),
  ];
}

/** Everyone who may take under a provision, level by level, each as often as they may. */
export const levelsOfProvisions = ({
  homeTrust,
  belongings,
  digitalAssets,
  charityTenth,
  fallback,
}: Provisions): readonly Level[] => [
  ...(homeTrust?.thenTo ?? []),
  ...(belongings?.levels ?? []),
  ...(digitalAssets?.levels ?? []),
  charityTenth?.charities ?? [],
  fallback?.charities ?? [],
];
