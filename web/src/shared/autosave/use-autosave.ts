import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { openConflicts } from './autosave.ts';
import { displayTextOf, type FieldTexts } from './draft.ts';
import type { OpenSection } from './open-section.ts';

/** A section's answers as the person sees them, and the props that tie its fields to the autosave. */
export function useAutosave<A extends FieldTexts>({ autosave, stateAtom }: OpenSection<A>, stored: A) {
  const state = useAtomValue(stateAtom);
  const { draft, refused, displayTexts } = state;

  // What is left unsent goes when the screen is left.
  useEffect(() => () => void autosave.save(), [autosave]);

  const textIn = (field: keyof A) => displayTextOf(field, draft, displayTexts, stored);
  const conflicts = openConflicts(state, stored, autosave.normalise);
  const hasConflict = (field: keyof A) => conflicts.some((conflict) => conflict.field === field);
  const common = (field: keyof A & string) => ({
    name: field,
    value: textIn(field),
    error:
      refused[field] ??
      (hasConflict(field) ? 'Also changed somewhere else: choose above which one is right' : undefined),
  });
  return {
    textIn,
    conflicts,
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

type AnyAutosave<A extends FieldTexts> = OpenSection<A>['autosave'];

function editAndSave<A extends FieldTexts>(autosave: AnyAutosave<A>, answers: Partial<A>) {
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

const typing = <A extends FieldTexts>(autosave: AnyAutosave<A>, field: string) =>
  once(autosave, `typing ${field}`, () => ({
    onChange: (text: string) => autosave.edit({ [field]: text } as Partial<A>),
    onLeave: () => void autosave.save(),
  }));

const choosing = <A extends FieldTexts, Value extends string>(autosave: AnyAutosave<A>, field: string) =>
  once(autosave, `choosing ${field}`, () => ({
    onChange: (value: Value) => editAndSave(autosave, { [field]: value } as unknown as Partial<A>),
  }));
