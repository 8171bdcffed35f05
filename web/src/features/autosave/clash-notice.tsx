import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Answers, Clash } from './draft.ts';

interface ClashNoticeProps<A extends Answers> {
  clashes: readonly Clash<A>[];
  labels: Readonly<Record<keyof A, string>>;
  /** How an answer reads: the words of a choice rather than its code. */
  print: (field: keyof A, text: string) => string;
  onChoose: (clash: Clash<A>, whose: 'mine' | 'theirs') => void;
}

/** Answers that were changed here and elsewhere, side by side, for the person to choose from. */
export function ClashNotice<A extends Answers>({ clashes, labels, print, onChoose }: ClashNoticeProps<A>) {
  if (clashes.length === 0) return null;
  return (
    <Notice tone="info" title="Also changed somewhere else">
      <p>You, or our staff, changed the same answer in another window. Which one is right?</p>
      {clashes.map((clash) => (
        <fieldset key={clash.field} className="mt-3">
          <legend className="font-semibold">{labels[clash.field]}</legend>
          <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
            {(['mine', 'theirs'] as const).map((whose) => {
              const answer = print(clash.field, clash[whose]) || 'Nothing';
              return (
                <div
                  key={whose}
                  className="flex flex-col items-start gap-2 rounded-field border border-field bg-card p-3"
                >
                  <p className="text-small text-muted">{whose === 'mine' ? 'Typed here' : 'Saved elsewhere'}</p>
                  <p className="font-semibold break-words">{answer}</p>
                  <Button look="secondary" size="small" onPress={() => onChoose(clash, whose)}>
                    Use this
                    <span className="sr-only">
                      : {answer} as {labels[clash.field].toLowerCase()}
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
