import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import {
  detailsParts,
  isComplete,
  minorsOf,
  type WillPart,
  wishesParts,
} from '@plainwill/contracts/will-data/will/readiness';
import type { WillMakerTab } from '../../paths/will-maker-paths.ts';
import type { ChecklistEntry, Progress } from '../../ui/lists/progress-checklist.tsx';
import { checklistTitles } from '../testator-record/section-titles.ts';

export type SectionsTab = Exclude<WillMakerTab, 'will'>;

/** What the rules of progress look at: the stored answers, the day, and what is typed here and not yet stored. */
export interface Standing {
  testatorRecord: TestatorRecord;
  today: CalendarDate;
  typedIn: ReadonlySet<WillPart>;
  hasMaritalStatus: boolean;
}

/** The sections of a tab; guardianship is asked about only while a child is under 18. */
export function partsOf(tab: SectionsTab, { testatorRecord, today }: Standing): readonly WillPart[] {
  if (tab === 'details') return detailsParts;
  const hasMinors = minorsOf(testatorRecord, today).length > 0;
  return wishesParts.filter((part) => part !== 'guardianship' || hasMinors);
}

export const tabOf = (part: WillPart): SectionsTab =>
  (detailsParts as readonly WillPart[]).includes(part) ? 'details' : 'wishes';

/** How far along a section is. */
export function progressOf(part: WillPart, { testatorRecord, today, typedIn, hasMaritalStatus }: Standing): Progress {
  if (isComplete(part, testatorRecord, today)) return 'done';
  if (part === 'spouseDetails' && !hasMaritalStatus) return 'blocked';
  return typedIn.has(part) || isBegun(part, testatorRecord) ? 'started' : 'waiting';
}

function isBegun(part: WillPart, { personalDetails, homeDetails, guardians, residue }: TestatorRecord): boolean {
  switch (part) {
    case 'personalDetails':
      return personalDetails !== null;
    case 'homeDetails':
      return homeDetails !== null;
    case 'guardianship':
      return guardians.some(
        ({ primaryIds, backupIds, groups }) => primaryIds.length + backupIds.length + groups.length > 0,
      );
    case 'residue':
      return residue.recipients.length > 0;
    default:
      return false;
  }
}

export const checklistOf = (tab: SectionsTab, standing: Standing): ChecklistEntry[] =>
  partsOf(tab, standing).map((part) => ({
    id: part,
    title: checklistTitles[part],
    progress: progressOf(part, standing),
  }));

/** "2 of 4 done". */
export function doneText(tab: SectionsTab, standing: Standing): string {
  const entries = checklistOf(tab, standing);
  return `${entries.filter(({ progress }) => progress === 'done').length} of ${entries.length} done`;
}

/** What a locked tab waits for, in few words. */
export function needsText(missing: readonly WillPart[]): string {
  const [first, ...others] = missing;
  if (!first) return '';
  return others.length === 0 ? `needs ${checklistTitles[first]}` : `needs ${missing.length} more sections`;
}
