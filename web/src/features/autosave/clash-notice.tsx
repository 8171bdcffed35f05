import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Answers, Clash } from './draft.ts';

interface ClashNoticeProps<A extends Answers> {
  clashes: readonly Clash<A>[];
  labels: Readonly<Record<keyof A, string>>;
  /** How an answer reads: the words of a choice rather than its code. */
  print: (field: keyof A, text: string) => string;
  onTake: (clash: Clash<A>) => void;
}

/** Tells of answers that another window changed too, and offers them. */
export function ClashNotice<A extends Answers>({ clashes, labels, print, onTake }: ClashNoticeProps<A>) {
  if (clashes.length === 0) return null;
  return (
    <Notice tone="info" title="Your details also changed in another window">
      <p>We kept what you typed here.</p>
      {clashes.map((clash) => (
        <div key={clash.field} className="mt-2 flex flex-col gap-2">
          <p>
            {labels[clash.field]}: “{print(clash.field, clash.mine)}” here, “{print(clash.field, clash.theirs)}” there.
          </p>
          <ButtonRow>
            <Button look="secondary" size="small" onPress={() => onTake(clash)}>
              Use “{print(clash.field, clash.theirs)}”
            </Button>
          </ButtonRow>
        </div>
      ))}
    </Notice>
  );
}
