import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { Contact, ContactFields } from '@plainwill/contracts/will-data/contacts';
import { printDate, usableDate } from '../../ui/dates-and-money/date-text.ts';

/** What a contact’s own form asks, and no other. */
export interface MoreDraft {
  isCharity: boolean;
  charityNumber: string;
  /** As typed. */
  dateOfBirth: string;
  notes: string;
}

export const moreOf = (contact: Contact | null): MoreDraft => ({
  isCharity: contact?.isCharity ?? false,
  charityNumber: contact?.charityNumber ?? '',
  dateOfBirth: contact?.dateOfBirth ? printDate(contact.dateOfBirth) : '',
  notes: contact?.notes ?? '',
});

/** Whether the date, if there is one, can be stored; its field says why not. */
export const isDateUsable = ({ isCharity, dateOfBirth }: MoreDraft, today: CalendarDate) =>
  isCharity || dateOfBirth.trim() === '' || usableDate(dateOfBirth, today) !== null;

/** A charity was never born, and nobody else has a number. */
export function moreIn({ isCharity, charityNumber, dateOfBirth, notes }: MoreDraft, today: CalendarDate) {
  return {
    notes,
    isCharity,
    charityNumber: isCharity ? charityNumber : '',
    dateOfBirth: isCharity ? null : usableDate(dateOfBirth, today),
  } satisfies Partial<ContactFields>;
}

export const isSameMore = (a: MoreDraft, b: MoreDraft) =>
  (Object.keys(a) as (keyof MoreDraft)[]).every((key) => a[key] === b[key]);
