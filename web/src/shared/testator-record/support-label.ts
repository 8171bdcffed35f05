import { nameOf } from '@plainwill/contracts/will-data/people';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';

interface Saved {
  savedAt: string;
  savedBySupport: boolean;
}

/** Says of a record that our staff saved it last; null if the person did. */
export const savedBySupportLabel = (saved: Saved | null): string | null =>
  saved?.savedBySupport ? `Changed by support on ${formatDay(saved.savedAt)}` : null;

/** The parts that our staff saved last, after a time, as the customer would call them: newest first. */
export function supportChangesIn(testatorRecord: TestatorRecord, since: string): { what: string; savedAt: string }[] {
  const { personalDetails, homeDetails, spouseDetails, children, contacts } = testatorRecord;
  const parts: [what: string, saved: Saved | null][] = [
    ['your details', personalDetails],
    ['your home', homeDetails],
    ['your spouse or partner', spouseDetails],
    ...[...children, ...contacts].map((person): [string, Saved] => [nameOf(person), person]),
  ];
  return parts
    .flatMap(([what, saved]) =>
      saved?.savedBySupport && saved.savedAt > since ? [{ what, savedAt: saved.savedAt }] : [],
    )
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}
