import type { Ref } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

export interface ConflictChoice {
  field: string;
  label: string;
  /** How each answer reads; empty for none. */
  answers: Record<'mine' | 'theirs', string>;
  onChoose: (whose: 'mine' | 'theirs') => void;
}

interface ConflictChoicesProps {
  choices: readonly ConflictChoice[];
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Each answer that was changed here and elsewhere, side by side. */
export default function ConflictChoices({ choices, ref }: ConflictChoicesProps) {
  return (
    <Notice tone="info" title="Also changed somewhere else" ref={ref}>
      <p>The same answer was changed in another window. Which one is right?</p>
      {choices.map(({ field, label, answers, onChoose }) => (
        <fieldset key={field} className="mt-3">
          <legend className="font-semibold">{label}</legend>
          <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
            {(['mine', 'theirs'] as const).map((whose) => {
              const answer = answers[whose] || 'Nothing';
              return (
                <div
                  key={whose}
                  className="flex flex-col items-start gap-2 rounded-field border border-field bg-card p-3"
                >
                  <p className="text-small text-muted">{whose === 'mine' ? 'Typed here' : 'Saved elsewhere'}</p>
                  <p className="font-semibold break-words">{answer}</p>
                  <Button variant="secondary" size="small" onPress={() => onChoose(whose)}>
                    Use this
                    <span className="sr-only">
                      : {answer} as {label.toLowerCase()}
                    </span>
                  </Button>
                </div>
              );
            })}
          </div>
        </fieldset>
      ))}
    </Notice>
  );
}
