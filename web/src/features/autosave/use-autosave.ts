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
  const clashes = openClashes(kept, stored, autosave.tidy);
  const isClashing = (field: keyof A) => clashes.some((clash) => clash.field === field);
  const common = (field: keyof A & string) => ({
    name: field,
    value: textIn(field),
    error:
      refused[field] ??
      (isClashing(field) ? 'Also changed somewhere else: choose above which one is right' : undefined),
  });
  return {
    textIn,
    clashes,
    choose: autosave.choose.bind(autosave),
    errors: refused,
    edit: autosave.edit.bind(autosave),
    save: () => void autosave.save(),
    /** For a field that is typed in. */
    field: (field: keyof A & string) => ({ ...common(field), ...typing(autosave, field) }),
    /** For a choice, which is saved at once. */
    choice: <Value extends string>(field: keyof A & string) => ({
      ...common(field),
      value: textIn(field) as Value | '',
      ...choosing<A, Value>(autosave, field),
    }),
  };
}

type AnyAutosave<A extends Answers> = OpenSection<A>['autosave'];

function editAndSave<A extends Answers>(autosave: AnyAutosave<A>, answers: Partial<A>) {
  autosave.edit(answers);
  void autosave.save();
}

// The same functions at every drawing: a field whose answer has not changed is not drawn again.
const known = new WeakMap<object, Map<string, unknown>>();

function once<T>(autosave: object, key: string, make: () => T): T {
  const made = known.get(autosave) ?? new Map<string, unknown>();
  known.set(autosave, made);
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}

const typing = <A extends Answers>(autosave: AnyAutosave<A>, field: string) =>
  once(autosave, `typing ${field}`, () => ({
    onChange: (text: string) => autosave.edit({ [field]: text } as Partial<A>),
    onLeave: () => void autosave.save(),
  }));

const choosing = <A extends Answers, Value extends string>(autosave: AnyAutosave<A>, field: string) =>
  once(autosave, `choosing ${field}`, () => ({
    onChange: (value: Value) => editAndSave(autosave, { [field]: value } as unknown as Partial<A>),
  }));
