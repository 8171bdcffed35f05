import type { PersonId } from '@plainwill/contracts/shared/ids';
import { useEffect, useEffectEvent } from 'react';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { SpouseFields } from './spouse-details-form.tsx';
import { spouseRelationshipOptions } from './spouse-details-model.ts';
import { SpouseConflicts, useSpouseForm } from './use-spouse-form.tsx';

interface SpouseInPlaceProps {
  /** Once they are stored. */
  onNamed?: (id: PersonId) => void;
}

/** Asks who the spouse or partner is where they are chosen. The answers are those of Spouse/Partner Details. */
export default function SpouseInPlace({ onNamed }: SpouseInPlaceProps) {
  const form = useSpouseForm();
  const { spouseDetails } = useTestatorRecord();
  const id = spouseDetails?.id;
  const named = useEffectEvent((id: PersonId) => onNamed?.(id));
  useEffect(() => {
    if (id) named(id);
  }, [id]);
  return (
    <>
      <SpouseConflicts form={form} />
      <SpouseFields form={form} relationshipOptions={spouseRelationshipOptions(spouseDetails?.relationship)} isOwn />
    </>
  );
}
