import type { PersonId } from '@plainwill/contracts/shared/ids';
import { namesSpouse } from '@plainwill/contracts/will-data/people';
import { Suspense, useState } from 'react';
import { usePeople } from '../../../shared/people/named-people.ts';
import { useAccountId, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { fieldLabel } from '../../../ui/fields/field-parts.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../ui/loading/part-problem.tsx';
import { AddSomeoneNew } from '../../people/recipients/add-someone-new.tsx';
import { useMaritalStatus } from '../personal-details/personal-details-autosave.ts';

const SpouseInPlace = lazyPart(() => import('../spouse-details/spouse-in-place.tsx'), PartProblem);

interface CoOwnerFieldProps {
  label: string;
  name: string;
  value: string;
  error?: string;
  onChange: (id: string) => void;
}

const unnamedSpouse = 'unnamed-spouse';

/** The spouse or partner, or anyone else named already; whoever is not named yet is named here. */
export function CoOwnerField({ value, onChange, ...field }: CoOwnerFieldProps) {
  const { spouseDetails, settings } = useTestatorRecord();
  const maritalStatus = useMaritalStatus(useAccountId());
  const [isNamingSpouse, setNamingSpouse] = useState(false);
  const isSpouseUnnamed = namesSpouse(maritalStatus, settings.includePartner) && !spouseDetails;
  const options = [
    ...(isSpouseUnnamed ? [{ value: unnamedSpouse, label: 'Your spouse or partner' }] : []),
    ...usePeople()
      .filter(({ kind }) => kind !== 'child')
      .map(({ id, fullName }) => ({ value: id as string, label: fullName })),
  ];
  const choose = (id: string) => {
    setNamingSpouse(id === unnamedSpouse);
    if (id !== unnamedSpouse) onChange(id);
  };
  const nameSpouse = (id: PersonId) => {
    if (id !== value) onChange(id);
  };
  const shown = isNamingSpouse && isSpouseUnnamed ? unnamedSpouse : value;
  return (
    // The name of the field is found even where there is only someone new to add.
    <div data-field={field.name} className="contents">
      {options.length > 0 ? (
        <Select {...field} value={shown} options={options} onChange={choose} />
      ) : (
        <p className={fieldLabel}>{field.label}</p>
      )}
      {isNamingSpouse && (
        <Suspense>
          <SpouseInPlace onNamed={nameSpouse} />
        </Suspense>
      )}
      <AddSomeoneNew part="the other owner" title="Other owner" onAdded={choose} />
    </div>
  );
}
