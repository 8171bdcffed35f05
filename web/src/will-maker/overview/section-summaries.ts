import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { asksSpouse, peopleOf } from '@plainwill/contracts/will-data/people';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { listOfNames, nameAmong } from '../../shared/people/named-people.ts';
import { withDots } from '../../ui/lists/item-row.tsx';
import { funeralWishesSummary } from '../sections/funeral-wishes/funeral-wishes-model.ts';
import { guardiansSummary } from '../sections/guardians/guardian-model.ts';
import { homeDetailsSummary } from '../sections/home-details/home-details-summary.ts';
import { personalDetailsSummary } from '../sections/personal-details/personal-details-model.ts';
import { provisionsInShort } from '../sections/provisions/provision-text.ts';

const residueSummary = (testatorRecord: TestatorRecord) =>
  listOfNames(testatorRecord.residue.recipients.map(({ personId }) => nameAmong(peopleOf(testatorRecord), personId)));

function giftsSummary({ gifts, settings, provisions }: TestatorRecord): string | null {
  if (gifts.length === 1) return '1 gift';
  if (gifts.length > 1) return `${gifts.length} gifts`;
  // Other gifts follow in the line.
  if (provisionsInShort({ provisions }, 'gifts').length > 0) return null;
  return settings.hasNoSpecificGifts ? 'No specific gifts' : 'Not yet started';
}

/** The summary, and after it what else was chosen in the section. */
const withProvisions =
  (section: WillPart, summary: (testatorRecord: TestatorRecord, today: CalendarDate) => string | null) =>
  (testatorRecord: TestatorRecord, today: CalendarDate) =>
    withDots([summary(testatorRecord, today), ...provisionsInShort(testatorRecord, section)]) || null;

const executorsSummary = (testatorRecord: TestatorRecord) =>
  listOfNames(testatorRecord.executors.map(({ personId }) => nameAmong(peopleOf(testatorRecord), personId)));

function childrenSummary({ children }: TestatorRecord): string {
  if (children.length === 0) return 'No children named';
  return children.length === 1 ? '1 child' : `${children.length} children`;
}

function spouseDetailsSummary({ personalDetails, spouseDetails, settings }: TestatorRecord): string | null {
  const maritalStatus = personalDetails?.maritalStatus ?? null;
  if (maritalStatus === null) return null;
  if (!asksSpouse(maritalStatus)) return 'Not needed';
  if (maritalStatus === 'partner' && settings.includePartner === false) return 'Not included in your will';
  return spouseDetails?.fullName ?? null;
}

/** A section's answer in one line, shown while it is closed; null where nothing is answered. */
export const sectionSummaries: Record<
  WillPart,
  (testatorRecord: TestatorRecord, today: CalendarDate) => string | null
> = {
  personalDetails: personalDetailsSummary,
  homeDetails: withProvisions('homeDetails', homeDetailsSummary),
  spouseDetails: spouseDetailsSummary,
  children: childrenSummary,
  funeralWishes: funeralWishesSummary,
  guardianship: withProvisions('guardianship', guardiansSummary),
  executors: executorsSummary,
  gifts: withProvisions('gifts', giftsSummary),
  residue: withProvisions('residue', residueSummary),
};
