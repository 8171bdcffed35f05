import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { asksSpouse } from '@plainwill/contracts/will-data/people';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import {
  detailsParts,
  hasGuardians,
  isComplete,
  partsAsked,
  type WillPart,
  wishesParts,
} from '@plainwill/contracts/will-data/will/readiness';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { type WillMakerTab, willMakerTabs } from '../../shared/paths/will-maker-paths.ts';
import { checklistTitles } from '../../shared/testator-record/section-titles.ts';
import type { Progress } from '../../ui/lists/progress-checklist.tsx';

export type SectionsTab = Exclude<WillMakerTab, 'will'>;

/**
 * The rules of progress look at the stored answers, the day, the findings of the checks, and what is not stored yet.
 */
export interface Standing {
  testatorRecord: TestatorRecord;
  today: CalendarDate;
  /** These findings withhold the copy to sign, by the section that fixes them. */
  toFix: Partial<Record<SectionPart, readonly Finding[]>>;
  typedIn: ReadonlySet<WillPart>;
  hasMaritalStatus: boolean;
  /** So many different things withhold the copy to sign. */
  fixes: number;
  /** So many warnings wait for an "I understand". */
  toRead: number;
  /** The testator has looked at the will, and nothing in it is left to fix or to read. */
  isRead: boolean;
  /** How far the check of the will is; null where none was asked for. */
  check: 'reading' | 'asked' | 'approved' | 'changed' | 'returned' | null;
  /** The day from which on that is so, as an ISO time; null where no check was asked for. */
  checkSince: string | null;
  /** The newest copy to sign, and if the will says something else by now; null before there is one. */
  copy: { number: number; isOutdated: boolean } | null;
  /** The day on which the current will was signed, and whether its copy is the newest; null before one is recorded. */
  signed: { on: CalendarDate; isNewestCopy: boolean } | null;
  /** Some of this is being read for the first time, and has not failed. */
  isAwaited: boolean;
}

type Answered = Pick<Standing, 'testatorRecord' | 'today'>;

/** Every section that a tab can have. */
const sectionsOf: Record<SectionsTab, readonly SectionPart[]> = {
  details: [...detailsParts, 'contacts'],
  wishes: wishesParts,
};

/** The Will Maker has such a tab and section, for whoever it is; one may still be locked, or not be asked about. */
export function isPlace(search: URLSearchParams): boolean {
  const tab = willMakerTabs.find((each) => each === (search.get('tab') ?? 'details'));
  const section = search.get('section');
  if (!tab || !section) return tab !== undefined;
  return tab !== 'will' && sectionsOf[tab].some((part) => part === section);
}

/** The sections of a tab; guardianship is asked about only while a child is under 18. */
export function partsOf(tab: SectionsTab, { testatorRecord, today }: Answered): readonly WillPart[] {
  const asked = allParts({ testatorRecord, today });
  return sectionsOf[tab].filter((part) => asked.some((each) => each === part)) as WillPart[];
}

export const allParts = ({ testatorRecord, today }: Answered) => partsAsked(testatorRecord, today);

/** How far along a section is. One that still asks for something is not called wrong. */
export function progressOf(part: WillPart, standing: Standing): Progress {
  const { testatorRecord, today, typedIn, hasMaritalStatus, toFix } = standing;
  if (isComplete(part, testatorRecord, today)) return toFix[part] ? 'toFix' : 'done';
  if (part === 'spouseDetails' && !hasMaritalStatus) return 'blocked';
  return typedIn.has(part) || isBegun(part, testatorRecord) ? 'started' : 'waiting';
}

/** Something of a section is stored. */
export function isBegun(
  part: WillPart,
  { drafts, personalDetails, homeDetails, guardians, residue }: TestatorRecord,
): boolean {
  switch (part) {
    case 'personalDetails':
      return personalDetails !== null || drafts.personalDetails !== null;
    case 'spouseDetails':
      return drafts.spouseDetails !== null;
    case 'homeDetails':
      return homeDetails !== null;
    case 'guardianship':
      return guardians.some(hasGuardians);
    case 'residue':
      return residue.recipients.length > 0;
    default:
      return false;
  }
}

/** How many of these sections are done. */
export function countDone(parts: readonly WillPart[], standing: Standing) {
  return { done: parts.filter((part) => progressOf(part, standing) === 'done').length, of: parts.length };
}

/** A locked tab names in short the parts that it waits for. */
export function needsText(missing: readonly WillPart[]): string {
  const [first, ...others] = missing;
  if (!first) return '';
  return others.length === 0 ? `needs ${checklistTitles[first]}` : `needs ${missing.length} more sections`;
}

const minutes: Record<WillPart, number> = {
  personalDetails: 4,
  homeDetails: 3,
  spouseDetails: 2,
  children: 3,
  funeralWishes: 2,
  guardianship: 4,
  executors: 3,
  gifts: 5,
  residue: 4,
};

/** Reading the whole will, and signing it with two witnesses, take about so many minutes. */
export const minutesOf = { read: 5, sign: 10 };

/** "about 25 minutes": beyond ten in steps of five, for nobody knows it better. */
export const aboutMinutes = (count: number): string =>
  `about ${count > 10 ? Math.round(count / 5) * 5 : count} minutes`;

/** How long the sections take somebody with the details to hand, in words. */
export const minutesText = (parts: readonly WillPart[]): string =>
  aboutMinutes(parts.reduce((total, part) => total + minutes[part], 0));

/** The sections that still need something, in the order of the checklists. */
export const unfinishedParts = (standing: Standing) =>
  allParts(standing).filter((part) => progressOf(part, standing) !== 'done');

/** The section that follows in the order in which they are asked, past those that have nothing to ask. */
export function partAfter(part: SectionPart, standing: Answered): WillPart | null {
  const asked = allParts(standing).filter((each) => each !== 'spouseDetails' || isSpouseAsked(standing));
  const at = asked.indexOf(part as WillPart);
  return at < 0 ? null : (asked[at + 1] ?? null);
}

const isSpouseAsked = ({ testatorRecord: { personalDetails, spouseDetails } }: Answered) =>
  spouseDetails !== null || asksSpouse(personalDetails?.maritalStatus ?? null);
