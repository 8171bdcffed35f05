import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';

/**
 * The rows that are chosen to do something with at once.
 * @param shown the ids of those that can be chosen: one on another page or behind a filter is not changed unseen
 */
export function useChoice<Id extends string>(shown: readonly Id[]) {
  const [marked, setMarked] = useState<ReadonlySet<Id>>(new Set());
  return {
    chosen: shown.filter((id) => marked.has(id)),
    choose: (id: Id, isChosen: boolean) =>
      setMarked((known) => new Set(isChosen ? [...known, id] : [...known].filter((one) => one !== id))),
    chooseAll: () => setMarked(new Set(shown)),
    clear: () => setMarked(new Set()),
    isAll: shown.every((id) => marked.has(id)),
  };
}

interface ChoiceBarProps {
  choice: Pick<ReturnType<typeof useChoice>, 'chosen' | 'chooseAll' | 'clear' | 'isAll'>;
  /** "enquiries" */
  what: string;
  children: ReactNode;
}

/** The bar says how many rows are chosen and offers what can be done with them; hidden while none is chosen. */
export function ChoiceBar({ choice: { chosen, chooseAll, clear, isAll }, what, children }: ChoiceBarProps) {
  if (chosen.length === 0) return null;
  return (
    <section aria-label={`Chosen ${what}`} className="flex flex-col gap-3 rounded-field bg-sage p-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <p role="status" className="font-semibold">
          {chosen.length} chosen
        </p>
        {!isAll && (
          <Button variant="quiet" size="small" onPress={chooseAll}>
            Choose all on this page
          </Button>
        )}
        <Button variant="quiet" size="small" onPress={clear}>
          Clear choice
        </Button>
      </div>
      {children}
    </section>
  );
}
