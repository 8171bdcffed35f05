import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { openConflicts } from './autosave.ts';
import { displayTextOf, type FieldTexts, fieldsIn } from './draft.ts';
import type { OpenSection } from './open-section.ts';

/** A section's answers as the person sees them, and the props that tie its fields to the autosave. */
export function useAutosave<A extends FieldTexts>({ autosave, stateAtom }: OpenSection<A>, stored: A) {
  const state = useAtomValue(stateAtom);
  const { draft, refused, displayTexts } = state;

  // Autosave sends the rest when the screen is left.
  useEffect(() => () => void autosave.save(), [autosave]);

  // Whatever is stored, a section has the same fields.
  const [fields] = useState(() => fieldsIn<A>(stored));
  // The same functions at every render: a field whose answer has not changed is not rendered again.
  const handlers = useMemo(() => handlersOf(autosave, fields), [autosave, fields]);

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
    field: (field: keyof A & string) => ({ ...common(field), ...handlers[field].typing }),
    /** For a choice, which is saved at once. */
    choice: <Value extends string>(field: keyof A & string) => ({
      ...common(field),
      value: textIn(field) as Value | '',
      ...handlers[field].choosing,
    }),
  };
}

function handlersOf<A extends FieldTexts>(autosave: OpenSection<A>['autosave'], fields: readonly (keyof A & string)[]) {
  const save = () => void autosave.save();
  const handlers = fields.map((field) => {
    const edit = (text: string) => autosave.edit({ [field]: text } as Partial<A>);
    const editAndSave = (text: string) => {
      edit(text);
      save();
    };
    return [field, { typing: { onChange: edit, onLeave: save }, choosing: { onChange: editAndSave } }] as const;
  });
  return Object.fromEntries(handlers) as Record<keyof A & string, (typeof handlers)[number][1]>;
}
