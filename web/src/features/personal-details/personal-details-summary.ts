import type { Portal } from '@plainwill/contracts/will-data/portal';
import { printDate } from '../../ui/dates-and-money/date-text.ts';
import { withDots } from '../../ui/lists/with-dots.ts';
import { printAnswer } from './options.ts';

/** The section's answer in one line. */
export function personalDetailsSummary({ personalDetails: details }: Portal): string | null {
  if (!details) return null;
  const name = [details.firstName, details.middleNames, details.lastName].filter(Boolean).join(' ');
  const marital = details.maritalStatus && printAnswer('maritalStatus', details.maritalStatus).toLowerCase();
  return withDots([name, `born\u00a0${printDate(details.dateOfBirth)}`, marital]);
}
