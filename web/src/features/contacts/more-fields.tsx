import { DateField } from '../../ui/dates-and-money/date-field.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { MoreDraft } from './more-draft.ts';

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
