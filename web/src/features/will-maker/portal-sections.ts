import { isPersonalDetailsComplete, type WillPart } from '@plainwill/contracts/will-data/readiness';
import type { WillMakerTab } from '../../paths.ts';
import type { ChecklistEntry, Progress } from '../../ui/progress-checklist.tsx';
import type { PortalData } from './portal-data.ts';

export const sectionTitles: Record<WillPart, string> = {
  personalDetails: 'Personal Information',
  funeralWishes: 'Funeral Wishes',
  executors: 'Will Executors',
  residue: 'Residuary Estate',
};

export const tabOf: Record<WillPart, WillMakerTab> = {
  personalDetails: 'details',
  funeralWishes: 'wishes',
  executors: 'wishes',
  residue: 'wishes',
};

export const sectionsOf = {
  details: ['personalDetails'],
  wishes: ['funeralWishes', 'executors', 'residue'],
} as const satisfies Partial<Record<WillMakerTab, readonly WillPart[]>>;

/** How far along a section is. */
export function progressOf(part: WillPart, data: PortalData): Progress {
  if (part === 'personalDetails') {
    if (isPersonalDetailsComplete(data.personalDetails)) return 'done';
    return data.personalDetails || data.isPersonalDraft ? 'started' : 'waiting';
  }
  const hasAny = part === 'funeralWishes' ? data.funeralWishes !== null : data[part].length > 0;
  return hasAny ? 'done' : 'waiting';
}

export const checklistOf = (tab: keyof typeof sectionsOf, data: PortalData): ChecklistEntry[] =>
  sectionsOf[tab].map((part) => ({ id: part, title: sectionTitles[part], progress: progressOf(part, data) }));

/** "2 of 3 done". */
export function doneInWords(tab: keyof typeof sectionsOf, data: PortalData): string {
  const entries = checklistOf(tab, data);
  return `${entries.filter(({ progress }) => progress === 'done').length} of ${entries.length} done`;
}

/** What a locked tab waits for, in few words. */
export function needsInWords(missing: readonly WillPart[]): string {
  const [first, ...others] = missing;
  if (!first) return '';
  return others.length === 0 ? `needs ${sectionTitles[first]}` : `needs ${missing.length} more sections`;
}
