import { asksIntendingToMarry } from '@plainwill/contracts/will-data/spouse-details-rules';
import type { Gender, SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ClashNotice } from '../autosave/clash-notice.tsx';
import { useAutosave } from '../autosave/use-autosave.ts';
import { genderOptions, printAnswer } from '../personal-details/personal-details-model.ts';
import { usePortal } from '../portal/use-portal.ts';
import { openSpouseDetails } from './spouse-details-autosave.ts';
import { answersOf, labels, printRelationship, relationshipOptions } from './spouse-details-model.ts';

/** Who the spouse or partner is. */
export function SpouseFields({ accountId }: { accountId: string }) {
  const { spouseDetails } = usePortal();
  const { field, choice, textIn, editAndSave, clashes, choose } = useAutosave(
    openSpouseDetails(accountId),
    answersOf(spouseDetails),
  );
  const relationship = textIn('relationship') as SpouseRelationship | '';
  return (
    <>
      <ClashNotice
        clashes={clashes}
        labels={labels}
        print={(field, text) => (field === 'gender' ? printAnswer(field, text) : printRelationship(text))}
        onChoose={choose}
      />
      <TextField
        label={labels.fullName}
        hint="As on their passport or driving licence"
        autoCapitalize="words"
        {...field('fullName')}
      />
      <RadioPills
        label={labels.relationship}
        options={relationshipOptions(spouseDetails?.relationship)}
        {...choice<SpouseRelationship>('relationship')}
      />
      <RadioPills label={labels.gender} options={genderOptions} {...choice<Gender>('gender')} />
      {relationship !== '' && asksIntendingToMarry(relationship) && (
        <Checkbox
          label={labels.intendingToMarry}
          name="intendingToMarry"
          hint="Marrying cancels a will, unless the will says that it is made with that marriage in mind."
          isSelected={textIn('intendingToMarry') === 'yes'}
          onChange={(isSelected) => editAndSave({ intendingToMarry: isSelected ? 'yes' : '' })}
        />
      )}
    </>
  );
}
