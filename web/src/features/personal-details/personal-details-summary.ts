import type { Portal } from '@plainwill/contracts/will-data/portal';
import { printDate } from '../../ui/date-text.ts';
import { printAnswer } from './options.ts';

/** The section's answer in one line. */
export function personalDetailsSummary({ personalDetails: details }: Portal): string | null {
  if (!details) return null;
  const name = [details.firstName, details.middleNames, details.lastName].filter(Boolean).join(' ');
  const marital = details.maritalStatus && printAnswer('maritalStatus', details.maritalStatus).toLowerCase();
  return [name, `born ${printDate(details.dateOfBirth)}`, marital].filter(Boolean).join(' · ');
}
