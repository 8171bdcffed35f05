import { type Ref, Suspense } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import type { Conflict, FieldTexts } from './draft.ts';

interface ConflictNoticeProps<A extends FieldTexts> {
  conflicts: readonly Conflict<A>[];
  labels: Readonly<Record<keyof A, string>>;
  /** How an answer reads: the words of a choice rather than its code. */
  print: (field: keyof A, text: string) => string;
  onChoose: (conflict: Conflict<A>, whose: 'mine' | 'theirs') => void;
  /** For a form that has it take the focus. */
  ref?: Ref<HTMLDivElement>;
}

// Few people ever see one.
const ConflictChoices = lazyPart(() => import('./conflict-choices.tsx'), PartProblem);

/** Answers that were changed here and elsewhere, for the person to choose from. */
export function ConflictNotice<A extends FieldTexts>({
  conflicts,
  labels,
  print,
  onChoose,
  ref,
}: ConflictNoticeProps<A>) {
  if (conflicts.length === 0) return null;
  const choices = conflicts.map((conflict) => ({
    field: String(conflict.field),
    label: labels[conflict.field],
    answers: { mine: print(conflict.field, conflict.mine), theirs: print(conflict.field, conflict.theirs) },
    onChoose: (whose: 'mine' | 'theirs') => onChoose(conflict, whose),
  }));
  return (
    <Suspense>
      <ConflictChoices choices={choices} ref={ref} />
    </Suspense>
  );
}
