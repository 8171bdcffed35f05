import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { openClashes } from './autosave.ts';
import { type Answers, textOf } from './draft.ts';
import type { OpenSection } from './open-section.ts';

/** A section's answers as the person sees them, and the props that tie its fields to the autosave. */
export function useAutosave<A extends Answers>({ autosave, keptAtom }: OpenSection<A>, stored: A) {
  const kept = useAtomValue(keptAtom);
  const { draft, refused, asTyped } = kept;

  // What is left unsent goes when the screen is left.
  useEffect(() => () => void autosave.save(), [autosave]);

  const textIn = (field: keyof A) => textOf(field, draft, asTyped, stored);
  const common = (field: keyof A & string) => ({ name: field, value: textIn(field), error: refused[field] });
  const editAndSave = (answers: Partial<A>) => {
    autosave.edit(answers);
    void autosave.save();
  };
  return {
    textIn,
    clashes: openClashes(kept, stored, autosave.tidy),
    choose: autosave.choose.bind(autosave),
    editAndSave,
    /** For a field that is typed in. */
    field: (field: keyof A & string) => ({
      ...common(field),
      onChange: (text: string) => autosave.edit({ [field]: text } as Partial<A>),
      onLeave: () => void autosave.save(),
    }),
    /** For a choice, which is saved at once. */
    choice: <Value extends string>(field: keyof A & string) => ({
      ...common(field),
      value: textIn(field) as Value | '',
      onChange: (value: Value) => editAndSave({ [field]: value } as unknown as Partial<A>),
    }),
  };
}
