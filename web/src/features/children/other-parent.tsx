import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { asksSpouse } from '@plainwill/contracts/will-data/spouse-details-rules';
import { tellError } from '../../ui/feedback/tell.ts';
import { Select } from '../../ui/fields/select.tsx';
import { relationshipWords } from '../people/relationships.ts';
import { usePortal } from '../portal/use-portal.ts';
import { type ChildDraft, noOtherParent } from './child-draft.ts';

const unsavedSpouse = 'spouse';

interface OtherParentProps {
  value: ChildDraft['otherParent'];
  onChange: (otherParent: PersonId | typeof noOtherParent) => void;
}

/** Who the child's other parent is: the spouse or partner, somebody named before, or nobody. */
export function OtherParent({ value, onChange }: OtherParentProps) {
  const { personalDetails, spouseDetails, contacts } = usePortal();
  const spouse = spouseDetails
    ? [{ value: spouseDetails.id as string, label: `${spouseDetails.fullName} (spouse or partner)` }]
    : asksSpouse(personalDetails?.maritalStatus ?? null)
      ? [{ value: unsavedSpouse, label: 'My spouse or partner' }]
      : [];
  const options = [
    { value: noOtherParent as string, label: 'None' },
    ...spouse,
    ...contacts.map((contact) => ({
      value: contact.id as string,
      label: `${nameOf(contact)} (${relationshipWords[contact.role].toLowerCase()})`,
    })),
  ];
  const choose = (chosen: string) =>
    chosen === unsavedSpouse
      ? tellError('Please complete spouse details first')
      : onChange(chosen as PersonId | typeof noOtherParent);
  return (
    <Select
      label="Other parent"
      name="otherParentId"
      isOptional
      hint="Someone you have not named yet can be added under Contacts first."
      options={options}
      value={value}
      onChange={choose}
    />
  );
}
