import type { Reason } from '@plainwill/contracts/reasons';
import { useMemo } from 'react';
import { failureOf } from '../../api/failure.ts';

export type FieldOfReason = Partial<Record<Reason, string>>;

/** A refusal beside the field it is about, where its reason or the service names one; any other is given back. */
function fieldFailures(error: unknown, fieldOf: FieldOfReason) {
  if (!error) return { fields: undefined, other: null };
  const { fields, reason, message } = failureOf(error);
  const field = reason && fieldOf[reason];
  if (field) return { fields: { [field]: message }, other: null };
  return Object.keys(fields).length > 0 ? { fields, other: null } : { fields: undefined, other: error };
}

/** The same object as long as the error is the same: the form moves the focus whenever it gets a new one. */
export const useFieldFailures = (error: unknown, fieldOf: FieldOfReason) =>
  useMemo(() => fieldFailures(error, fieldOf), [error, fieldOf]);
