import type { PersonId } from '@plainwill/contracts/shared/ids';
import { asksSpouse } from '@plainwill/contracts/will-data/people';
import { willMakerPath } from '../../paths/will-maker-paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Explanation } from '../../ui/feedback/explanation.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { Select } from '../../ui/fields/select.tsx';
import { usePeople } from '../people/named-people.ts';
import { useMaritalStatus } from '../personal-details/personal-details-autosave.ts';
import { useAccountId, useTestatorRecord } from '../testator-record/use-testator-record.ts';

interface CoOwnerSelectProps {
  label: string;
  name: string;
  value: string;
  error?: string;
  onChange: (id: string) => void;
}

const unnamedSpouse = 'unnamed-spouse';

/** The spouse or partner, or anyone else already named. */
export function CoOwnerSelect({ onChange, ...field }: CoOwnerSelectProps) {
  const { spouseDetails } = useTestatorRecord();
  const maritalStatus = useMaritalStatus(useAccountId());
  const others = usePeople().filter(({ kind }) => kind !== 'child');
  const isSpouseUnnamed = asksSpouse(maritalStatus) && !spouseDetails;
  const options = [
    ...(isSpouseUnnamed ? [{ value: unnamedSpouse, label: 'Your spouse or partner' }] : []),
    ...others.map(({ id, fullName }) => ({ value: id as string, label: fullName })),
  ];
  const choose = (id: string) => {
    if (id === unnamedSpouse) notify({ title: 'Error', text: 'Please complete spouse details first', tone: 'error' });
    else onChange(id as PersonId);
  };
  return (
    <>
      {options.length > 0 && <Select {...field} options={options} onChange={choose} />}
      {others.length === 0 && (
        <Explanation>
          {isSpouseUnnamed ? (
            <>
              First give us their name in{' '}
              <TextLink to={willMakerPath('details', 'spouseDetails')}>Spouse/Partner Details</TextLink>.
            </>
          ) : (
            'Nobody else is named yet. Once you have added the other owner as a contact, choose them here.'
          )}
        </Explanation>
      )}
    </>
  );
}
