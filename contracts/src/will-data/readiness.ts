import type { CalendarDate } from '../shared/calendar-date.ts';
import type { HomeDetailsFields } from './home-details.ts';
import { asksSpouse, isMinor } from './people.ts';
import { missingForComplete } from './personal-details-questions.ts';
import type { Portal } from './portal.ts';
import { areSharesWhole } from './share-rules.ts';
import type { SpouseDetails } from './spouse-details.ts';
import type { MaritalStatus } from './vocabulary.ts';

/** The sections of the checklists, in their order. */
export const detailsParts = ['personalDetails', 'homeDetails', 'spouseDetails', 'children'] as const;
export const wishesParts = ['funeralWishes', 'guardianship', 'executors', 'gifts', 'residue'] as const;

export type WillPart = (typeof detailsParts)[number] | (typeof wishesParts)[number];

/** The children who need a guardian: those under 18 on `asOf`. */
export const minorsOf = ({ children }: Pick<Portal, 'children'>, asOf: CalendarDate) =>
  children.filter((child) => isMinor(child, asOf));

/** Whether every child under 18 has a primary, backup or group guardian. */
function isGuardianshipComplete(portal: Pick<Portal, 'children' | 'guardians'>, asOf: CalendarDate): boolean {
  const guarded = new Set(
    portal.guardians
      .filter(({ primaryIds, backupIds, groups }) => primaryIds.length + backupIds.length + groups.length > 0)
      .map(({ childId }) => childId),
  );
  return minorsOf(portal, asOf).every(({ id }) => guarded.has(id));
}

type Where = Pick<HomeDetailsFields, 'address' | 'line1' | 'townOrCity' | 'postcode' | 'homeOwnership'>;

/** The lines of the address or the whole of it, and how the home is held. */
export const isHomeComplete = (home: Where | null) =>
  home !== null &&
  home.homeOwnership !== null &&
  (home.address !== '' || (home.line1 !== '' && home.townOrCity !== '' && home.postcode !== ''));

/**
 * Whether nothing more is needed about a spouse or partner. Someone in a partnership may leave the partner out of the
 * will (`includePartner` false); a husband, wife or civil partner is always named.
 */
function isSpouseComplete(
  maritalStatus: MaritalStatus | null,
  spouse: SpouseDetails | null,
  includePartner: boolean | null,
): boolean {
  if (maritalStatus === null) return false;
  if (!asksSpouse(maritalStatus)) return true;
  return spouse !== null || (maritalStatus === 'partner' && includePartner === false);
}

/** Whether a section of the checklists needs nothing more. */
export function isComplete(part: WillPart, portal: Portal, asOf: CalendarDate): boolean {
  const { personalDetails, settings } = portal;
  const isPersonalComplete = personalDetails !== null && missingForComplete(personalDetails).length === 0;
  switch (part) {
    case 'personalDetails':
      return isPersonalComplete;
    case 'homeDetails':
      return isHomeComplete(portal.homeDetails);
    case 'spouseDetails':
      return isSpouseComplete(personalDetails?.maritalStatus ?? null, portal.spouseDetails, settings.includePartner);
    case 'children':
      return portal.children.length > 0 || isPersonalComplete;
    case 'funeralWishes':
      return portal.funeralWishes !== null;
    case 'guardianship':
      return isGuardianshipComplete(portal, asOf);
    case 'executors':
      return portal.executors.length > 0;
    case 'gifts':
      return portal.gifts.length > 0 || settings.hasNoSpecificGifts;
    case 'residue':
      return portal.residue.recipients.length > 0 && areSharesWhole(portal.residue.recipients);
  }
}

const missingAmong = (parts: readonly WillPart[], portal: Portal, asOf: CalendarDate) =>
  parts.filter((part) => !isComplete(part, portal, asOf));

/** What must be finished before Your Wishes opens; empty when it is open. */
export const missingForWishes = (portal: Portal, asOf: CalendarDate): WillPart[] =>
  missingAmong(['personalDetails', 'homeDetails', 'spouseDetails'], portal, asOf);

/** What must be finished before Your Will opens, in the order of the checklists; empty when it is open. */
export const missingForWill = (portal: Portal, asOf: CalendarDate): WillPart[] => [
  ...missingForWishes(portal, asOf),
  ...missingAmong(wishesParts, portal, asOf),
];
