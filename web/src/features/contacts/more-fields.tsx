import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { Contact, ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import { DateField } from '../../ui/dates-and-money/date-field.tsx';
import { printDate, usableDate } from '../../ui/dates-and-money/date-text.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';

/** What a contact’s own form asks, and no other. */
interface MoreDraft {
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

/** A charity’s number, or a person’s age; and notes. */
export function MoreFields({ draft, onChange }: { draft: MoreDraft; onChange: (draft: MoreDraft) => void }) {
  const set = (change: Partial<MoreDraft>) => onChange({ ...draft, ...change });
  return (
    <Stack>
      <Checkbox
        label="This is a charity"
        name="isCharity"
        isSelected={draft.isCharity}
        onChange={(isCharity) => set({ isCharity })}
      />
      {draft.isCharity ? (
        <TextField
          label="Registered charity number"
          name="charityNumber"
          isOptional
          maxLength={20}
          hint="Many charities have similar names."
          value={draft.charityNumber}
          onChange={(charityNumber) => set({ charityNumber })}
        />
      ) : (
        <DateField
          label="Date of birth"
          name="dateOfBirth"
          isOptional
          value={draft.dateOfBirth}
          onChange={(dateOfBirth) => set({ dateOfBirth })}
        />
      )}
      <TextAreaField label="Notes" name="notes" isOptional value={draft.notes} onChange={(notes) => set({ notes })} />
    </Stack>
  );
}
