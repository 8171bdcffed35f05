import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import { useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { updateTestatorRecord, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { notify } from '../../../ui/toasts/toasts.ts';

const { label, hint } = willSettingsQuestions.childrenInheritanceAge;

/** At what age the testator's children are given what they inherit. Put right and saved once it is left. */
export function InheritanceAgeField() {
  const { childrenInheritanceAge: stored } = useTestatorRecord().settings;
  const [typed, setTyped] = useState<string | null>(null);
  const [changed, setChanged] = useState<string | null>(null);
  const { mutate, isPending, variables } = useSaveInheritanceAge();
  const current = isPending ? (variables.childrenInheritanceAge ?? stored) : stored;

  const leave = () => {
    if (typed === null) return;
    const age = ageOnLeaving(typed, current);
    setTyped(null);
    setChanged(changeRemark(typed, age));
    if (age !== current) mutate({ childrenInheritanceAge: age });
  };
  return (
    <FieldRow>
      <TextField
        label={label}
        name="childrenInheritanceAge"
        hint={hint}
        inputMode="numeric"
        value={typed ?? String(current)}
        onChange={setTyped}
        onLeave={leave}
        onEnter={leave}
        remark={[changed, ageRemark(current)].filter(Boolean).join(' ') || null}
      />
    </FieldRow>
  );
}

/** The age once its field is left: a whole number within the bounds, or what it was if no number was typed. */
export function ageOnLeaving(text: string, current: number): number {
  const typed = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(typed)) return current;
  return Math.min(Math.max(Math.round(typed), inheritanceAge.min), inheritanceAge.max);
}

/** Says that what was typed is not what stands there now. */
export const changeRemark = (typed: string, age: number): string | null =>
  typed.trim() === '' || Number(typed) === age
    ? null
    : `You typed “${typed.trim()}”. It has to be a whole number from ${inheritanceAge.min} to ${inheritanceAge.max}, so it is ${age} now.`;

/** An age may come with a remark. */
export function ageRemark(age: number): string | null {
  // Law of Property Act 1925 s.1(6): nobody under 18 holds land.
  if (age < inheritanceAge.default) return 'Under 18 a child cannot own land, and many banks will not pay them.';
  // Inheritance Tax Act 1984 ss.58-69 and 71D-71F.
  if (age > 25) return 'Above 25 there can be tax charges while the money is kept. 25 or less avoids most of them.';
  return null;
}

const useSaveInheritanceAge = () =>
  trpc.willData.settings.save.useMutation({
    onSuccess: (settings) => updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, settings })),
    onError: () => notify({ title: 'Save Error', text: 'Failed to save inheritance age setting', tone: 'error' }),
  });
