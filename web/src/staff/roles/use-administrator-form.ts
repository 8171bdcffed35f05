import { useState } from 'react';
import { type Call, useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { useRequired } from '../../ui/forms/use-required.ts';

interface Mutation<Input> {
  mutate: (input: Input, options: { onError: (error: unknown) => void; onSuccess: () => void }) => void;
  isPending: boolean;
  error: unknown;
}

/**
 * A form by which an administrator changes something: what is typed stays until it is done, also while they confirm who
 * they are.
 * @param missingWords what to do about a field that may not be empty
 */
export function useAdministratorForm<Draft extends Record<Field, string>, Field extends string, Input = Draft>(
  empty: Draft,
  missingWords: Readonly<Record<Field, string>>,
  mutation: Mutation<Input>,
) {
  const [draft, setDraft] = useState(empty);
  const call: Call<Input> = {
    ...mutation,
    mutate: (input, { onError }) => mutation.mutate(input, { onError, onSuccess: () => setDraft(empty) }),
  };
  const { run, isPending, error } = useProof(call);
  const { missing, isComplete } = useRequired(missingWords);
  const failure = error && !missing ? failureOf(error) : null;
  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft({ ...draft, ...changes }),
    /** Says what is missing, if anything is. */
    isComplete: () => isComplete(draft),
    /** Sends it, unless a field is empty or it is on its way. */
    send(input: Input) {
      if (isComplete(draft) && !isPending) run(input);
    },
    isPending,
    fields: missing ?? failure?.fields,
    /** The message that is about no field. */
    message: failure && Object.keys(failure.fields).length === 0 ? failure.message : null,
  };
}
