import { inheritanceAge } from '@plainwill/contracts/will-data/ceilings';
import { useState } from 'react';
import { FieldRow } from '../../ui/field-row.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { usePortal } from '../portal/use-portal.ts';
import { ageOnLeaving, ageRemark } from './inheritance-age.ts';
import { useSaveInheritanceAge } from './use-inheritance-age.ts';

/** At what age the testator's children are given what they inherit. Put right and saved once it is left. */
export function InheritanceAgeField() {
  const { childrenInheritanceAge: stored } = usePortal().settings;
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, isPending, variables } = useSaveInheritanceAge();
  const current = isPending ? (variables.childrenInheritanceAge ?? stored) : stored;

  const leave = () => {
    if (typed === null) return;
    const age = ageOnLeaving(typed, current);
    setTyped(null);
    if (age !== current) mutate({ childrenInheritanceAge: age });
  };
  return (
    <FieldRow>
      <TextField
        label="Children’s inheritance age"
        name="childrenInheritanceAge"
        hint={`From ${inheritanceAge.least} to ${inheritanceAge.most}. Until then your executors look after what a child inherits.`}
        inputMode="numeric"
        value={typed ?? String(current)}
        onChange={setTyped}
        onLeave={leave}
        onEnter={leave}
        remark={ageRemark(current)}
      />
    </FieldRow>
  );
}
