import { lazy, Suspense } from 'react';
import type { Answers, Clash } from './draft.ts';

interface ClashNoticeProps<A extends Answers> {
  clashes: readonly Clash<A>[];
  labels: Readonly<Record<keyof A, string>>;
  /** How an answer reads: the words of a choice rather than its code. */
  print: (field: keyof A, text: string) => string;
  onChoose: (clash: Clash<A>, whose: 'mine' | 'theirs') => void;
}

// Few people ever see one.
const ClashChoices = lazy(() => import('./clash-choices.tsx'));

/** Answers that were changed here and elsewhere, for the person to choose from. */
export function ClashNotice<A extends Answers>({ clashes, labels, print, onChoose }: ClashNoticeProps<A>) {
  if (clashes.length === 0) return null;
  const choices = clashes.map((clash) => ({
    field: String(clash.field),
    label: labels[clash.field],
    answers: { mine: print(clash.field, clash.mine), theirs: print(clash.field, clash.theirs) },
    onChoose: (whose: 'mine' | 'theirs') => onChoose(clash, whose),
  }));
  return (
    <Suspense>
      <ClashChoices choices={choices} />
    </Suspense>
  );
}
