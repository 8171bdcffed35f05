import type { Reason } from '@plainwill/contracts/reasons';
import { brand } from '@plainwill/contracts/shared/brand';
import { TRPCClientError } from '@trpc/client';
import { useMemo } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Why signing in or up failed, unless the words already stand beside a field. */
export function AuthAlert({ error }: { error: unknown }) {
  if (!error) return null;
  const { message, code, fields } = failureOf(error);
  if (Object.keys(fields).length > 0) return null;
  const text = code === null ? '' : message;
  return <Notice tone="error">{text || (isUnanswered(error) ? notReached : unknown)}</Notice>;
}

/** `fetch` throws a TypeError where no answer came at all. */
function isUnanswered(error: unknown) {
  const cause = error instanceof TRPCClientError ? error.cause : error;
  return cause instanceof TypeError;
}

const unknown = 'An error occurred during authentication';
const notReached = `We can't reach ${brand.name} right now. Try again in a moment.`;

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
