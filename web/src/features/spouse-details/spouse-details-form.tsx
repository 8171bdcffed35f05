import { asksIntendingToMarry } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { Gender, SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import type { Option } from '../../ui/fields/field-parts.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { RecordFormState } from '../record-form/record-form-state.ts';
import { genderOptions, type SpouseDetailsText } from './spouse-details-model.ts';

interface SpouseDetailsFormProps {
  form: RecordFormState<SpouseDetailsText>;
  labels: Record<keyof SpouseDetailsText, string>;
  relationshipOptions: readonly Option<SpouseRelationship>[];
  /** Filled in by the testator: advice goes with the fields. */
  isOwn?: boolean;
}

/** Who the spouse or partner is; for the testator and for staff. */
export function SpouseDetailsForm({ form, labels, relationshipOptions, isOwn }: SpouseDetailsFormProps) {
  const { field, choice, textIn, edit, save } = form;
  const relationship = textIn('relationship') as SpouseRelationship | '';
  const own = (hint: string) => (isOwn ? hint : undefined);
  return (
    <>
      <TextField
        label={labels.fullName}
        hint={own('As on their passport or driving licence')}
        autoCapitalize="words"
        {...field('fullName')}
      />
      <RadioPills
        label={labels.relationship}
        options={relationshipOptions}
        {...choice<SpouseRelationship>('relationship')}
      />
      <RadioPills label={labels.gender} options={genderOptions} {...choice<Gender>('gender')} />
      {relationship !== '' && asksIntendingToMarry(relationship) && (
        <Checkbox
          label={labels.intendingToMarry}
          name="intendingToMarry"
          hint={own('Marrying cancels a will, unless the will says that it is made with that marriage in mind.')}
          isSelected={textIn('intendingToMarry') === 'yes'}
          onChange={(isSelected) => {
            edit({ intendingToMarry: isSelected ? 'yes' : '' });
            save?.();
          }}
        />
      )}
    </>
  );
}
