import { formatDay } from '../../ui/dates-and-money/format-date.ts';

export const lastUsed = (at: string | null) => (at ? `last used on ${formatDay(at)}` : 'not used yet');
