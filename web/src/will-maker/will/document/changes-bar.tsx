import { ArrowDown, Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { useMarkSeen } from './use-seen.ts';

interface ChangesBarProps {
  /** The clauses that changed, in the order of the will. */
  changed: readonly string[];
  removed: number;
  version: string;
  onGoTo: (clauseId: string) => void;
}

/** The bar shows what is new since the last visit, and leads from one change to the next. */
export function ChangesBar({ changed, removed, version, onGoTo }: ChangesBarProps) {
  const [at, setAt] = useState(-1);
  const markSeen = useMarkSeen(version);
  if (changed.length + removed === 0) return null;
  const goOn = () => {
    const next = (at + 1) % changed.length;
    setAt(next);
    const id = changed[next];
    if (id) onGoTo(id);
  };
  return (
    <div className="sticky top-15 z-10 shallow:static -mx-4 flex flex-wrap items-center justify-between gap-x-4 border-y border-line bg-sage px-4 py-1.5 sm:mx-0 sm:rounded-field sm:border-x sm:px-5 print:hidden">
      <p className={classes('grow py-1', at < 0 && 'basis-[16rem]')}>
        <span className={classes('font-semibold', at >= 0 && 'max-sm:sr-only')}>
          {changesText(changed.length, removed)}
        </span>
        <span role="status" className="text-muted">
          {at >= 0 && ` Change ${at + 1} of ${changed.length}`}
        </span>
      </p>
      <div className="flex flex-wrap gap-x-5">
        {changed.length > 0 && (
          <Button variant="quiet" size="small" label="Next change" onPress={goOn}>
            <ArrowDown aria-hidden strokeWidth={2.2} className="size-4.5" />
            <span>
              Next<span className="max-sm:sr-only"> change</span>
            </span>
          </Button>
        )}
        <Button variant="quiet" size="small" onPress={() => markSeen.mutate()} isPending={markSeen.isPending}>
          <Check aria-hidden strokeWidth={2.2} className="size-4.5" />
          Mark as seen
        </Button>
      </div>
    </div>
  );
}

/** "2 clauses have changed since you last looked, 1 removed." */
function changesText(changed: number, removed: number): string {
  const since = 'since you last looked';
  const count = (clauses: number) => (clauses === 1 ? '1 clause has' : `${clauses} clauses have`);
  if (changed === 0) return `${count(removed)} been removed ${since}.`;
  return `${count(changed)} changed ${since}${removed === 0 ? '' : `, ${removed} removed`}.`;
}
