import { type AddressLine, addressLines } from '../../shared/address.ts';
import type { CalendarDate } from '../../shared/calendar-date.ts';
import { isForcesAddress } from '../../shared/forces-address.ts';
import { asksSpouse, isMinor } from '../people.ts';
import { asksCoOwner } from '../questions/home-details-questions.ts';
import { missingForComplete } from '../questions/personal-details-questions.ts';
import type { ProvisionKind } from '../questions/provision-questions.ts';
import { areSharesWhole } from '../questions/share-rules.ts';
import type { HomeDetailsFields } from '../records/home-details.ts';
import type { SpouseDetails } from '../records/spouse-details.ts';
import type { TestatorRecord } from '../testator-record.ts';
import type { MaritalStatus } from '../vocabulary.ts';

/** The sections of the checklists, in their order. */
export const detailsParts = ['personalDetails', 'homeDetails', 'spouseDetails', 'children'] as const;
export const wishesParts = ['funeralWishes', 'guardianship', 'executors', 'gifts', 'residue'] as const;

export type WillPart = (typeof detailsParts)[number] | (typeof wishesParts)[number];

/** The children who need a guardian: those living and under 18 on `asOf`. */
export const minorsOf = ({ children }: Pick<TestatorRecord, 'children'>, asOf: CalendarDate) =>
  children.filter((child) => !child.hasDied && isMinor(child, asOf));

/** Says whether anyone is chosen as a guardian. */
export const hasGuardians = ({
  primaryIds,
  backupIds,
  groups,
}: Record<'primaryIds' | 'backupIds' | 'groups', readonly unknown[]>) =>
  primaryIds.length + backupIds.length + groups.length > 0;

/** Says whether every child under 18 has a primary, backup or group guardian. */
function isGuardianshipComplete(
  testatorRecord: Pick<TestatorRecord, 'children' | 'guardians'>,
  asOf: CalendarDate,
): boolean {
  const guarded = new Set(testatorRecord.guardians.filter(hasGuardians).map(({ childId }) => childId));
  return minorsOf(testatorRecord, asOf).every(({ id }) => guarded.has(id));
}

/** The sections that somebody is asked about: guardianship only while a child is under 18. */
export const partsAsked = (testatorRecord: Pick<TestatorRecord, 'children'>, asOf: CalendarDate): WillPart[] =>
  [...detailsParts, ...wishesParts].filter(
    (part) => part !== 'guardianship' || minorsOf(testatorRecord, asOf).length > 0,
  );

type Home = Pick<HomeDetailsFields, AddressLine | 'address' | 'homeOwnership' | 'tenancyType' | 'coOwnerId'>;

/**
 * The lines of the address or the whole of it, how the home is held, and with whom. British Forces Post has fewer
 * lines.
 */
export const isHomeComplete = (home: Home | null) =>
  home !== null &&
  home.homeOwnership !== null &&
  (home.coOwnerId !== null || !asksCoOwner(home)) &&
  (home.address !== '' ||
    (home.line1 !== '' && home.townOrCity !== '' && home.postcode !== '') ||
    isForcesAddress(addressLines.map((line) => home[line])));

/**
 * Says if nothing more is needed about a spouse or partner. Someone in a partnership may leave the partner out of the
 * will (`includePartner` false); a husband, wife or civil partner is always named.
 */
function isSpouseComplete(
  maritalStatus: MaritalStatus | null,
  spouse: SpouseDetails | null,
  includePartner: boolean | null,
): boolean {
  if (maritalStatus === null) return false;
  if (!asksSpouse(maritalStatus)) return true;
  const isKnown = spouse !== null && spouse.relationship !== null && spouse.gender !== null;
  return isKnown || (maritalStatus === 'partner' && includePartner === false);
}

const kindsBesideGifts: ReadonlySet<string> = new Set<ProvisionKind>(['belongings', 'pet', 'digitalAssets']);

/** Something is given that is no gift of the list: a pet, belongings, what is digital. */
export const givesOtherwise = ({ provisions }: Pick<TestatorRecord, 'provisions'>) =>
  provisions.some(({ kind }) => kindsBesideGifts.has(kind));

/** Says whether a section of the checklists needs nothing more. */
export function isComplete(part: WillPart, testatorRecord: TestatorRecord, asOf: CalendarDate): boolean {
  const { personalDetails, settings } = testatorRecord;
  const isPersonalComplete = personalDetails !== null && missingForComplete(personalDetails).length === 0;
  switch (part) {
    case 'personalDetails':
      return isPersonalComplete;
    case 'homeDetails':
      return isHomeComplete(testatorRecord.homeDetails);
    case 'spouseDetails':
      return isSpouseComplete(
        personalDetails?.maritalStatus ?? null,
        testatorRecord.spouseDetails,
        settings.includePartner,
      );
    case 'children':
      return testatorRecord.children.length > 0 || isPersonalComplete;
    case 'funeralWishes':
      return testatorRecord.funeralWishes !== null;
    case 'guardianship':
      return isGuardianshipComplete(testatorRecord, asOf);
    case 'executors':
      return testatorRecord.executors.length > 0;
    case 'gifts':
      return testatorRecord.gifts.length > 0 || settings.hasNoSpecificGifts || givesOtherwise(testatorRecord);
    case 'residue':
      return testatorRecord.residue.recipients.length > 0 && areSharesWhole(testatorRecord.residue.recipients);
  }
}

const missingAmong = (parts: readonly WillPart[], testatorRecord: TestatorRecord, asOf: CalendarDate) =>
  parts.filter((part) => !isComplete(part, testatorRecord, asOf));

/** Lists what must be finished before Your Wishes opens; empty when it is open. */
export const missingForWishes = (testatorRecord: TestatorRecord, asOf: CalendarDate): WillPart[] =>
  missingAmong(['personalDetails', 'homeDetails', 'spouseDetails'], testatorRecord, asOf);

/** Lists what must be finished before Your Will opens, in the order of the checklists; empty when it is open. */
export const missingForWill = (testatorRecord: TestatorRecord, asOf: CalendarDate): WillPart[] => [
  ...missingForWishes(testatorRecord, asOf),
  ...missingAmong(wishesParts, testatorRecord, asOf),
];
