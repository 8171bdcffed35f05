import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type Answers, textOf } from './draft.ts';
import type { OpenSection } from './open-section.ts';

/** A section's answers as the person sees them, and the props that tie its fields to the autosave. */
export function useAutosave<A extends Answers>({ autosave, keptAtom }: OpenSection<A>, stored: A) {
  const { draft, clashes, refused, asTyped } = useAtomValue(keptAtom);

  useEffect(() => {
    const save = () => void autosave.save();
    // What an earlier visit could not send goes now; what this one leaves unsent goes when the screen is left.
    save();
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('online', save);
      save();
    };
  }, [autosave]);

  const textIn = (field: keyof A) => textOf(field, draft, asTyped, stored);
  const common = (field: keyof A & string) => ({ name: field, value: textIn(field), error: refused[field] });
  return {
    textIn,
    clashes,
    takeTheirs: autosave.takeTheirs.bind(autosave),
    /** For a field that is typed in. */
    field: (field: keyof A & string) => ({
      ...common(field),
      onChange: (text: string) => autosave.edit(field, text),
      onLeave: () => void autosave.save(),
    }),
    /** For a choice, which is saved at once. */
    choice: <Value extends string>(field: keyof A & string) => ({
      ...common(field),
      value: textIn(field) as Value | '',
      onChange: (value: Value) => {
        autosave.edit(field, value);
        void autosave.save();
      },
    }),
  };
}
