import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { cleanMobileNumber } from '@plainwill/contracts/will-data/mobile-number';
import type { PersonalDetailsField } from '@plainwill/contracts/will-data/personal-details-rules';
import { readDate } from '../../ui/dates-and-money/date-text.ts';

/** An answer as it is stored, to tell whether two of them say the same. */
export function tidyAnswer(field: PersonalDetailsField, text: string): string {
  if (field === 'mobileNumber') return cleanMobileNumber(text);
  if (field === 'dateOfBirth') return readDate(text, dayInUnitedKingdom(new Date())) ?? text.trim();
  return text.trim();
}
