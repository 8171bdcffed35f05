import { formatDay } from '../../ui/dates-and-money/format-date.ts';

interface Saved {
  savedAt: string;
  savedBySupport: boolean;
}

/** Says of a record that our staff saved it last; null if the person did. */
export const savedBySupportLabel = (saved: Saved | null): string | null =>
  saved?.savedBySupport ? `Changed by support on ${formatDay(saved.savedAt)}` : null;
