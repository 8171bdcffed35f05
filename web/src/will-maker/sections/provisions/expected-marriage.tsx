import { Plus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'wouter';
import { afterFocusMoved } from '../../../ui/browser/focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../ui/loading/part-problem.tsx';
import { useSettings } from './use-settings.ts';

/** Few people plan a wedding, and only they fetch what is asked about it. */
const ExpectedMarriageFields = lazyPart(() => import('./planned-event.tsx'), PartProblem);

/** For somebody without a spouse or partner: who they expect to marry, asked of those who say that they do. */
export function ExpectedMarriage() {
  const [search] = useSearchParams();
  const { settings, save } = useSettings();
  const isAsked = ['intendedSpouseId', 'plannedEvent'].includes(search.get('field') ?? '');
  const [isOpen, setOpen] = useState(isAsked);
  // The button that was pressed goes, and the focus would go with it.
  const heading = useRef<HTMLHeadingElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    heading.current?.focus();
  };
  const stop = () => {
    setOpen(false);
    afterFocusMoved(() => addButton.current?.focus());
    if (settings.intendedSpouseId) save({ intendedSpouseId: null, plannedEvent: null });
  };
  if (!isOpen && !settings.intendedSpouseId)
    return (
      <section className="flex flex-col gap-1 border-t border-line pt-5">
        <h2 className="heading text-lead">You can also…</h2>
        <div className="flex items-center justify-between gap-x-4 py-2">
          <div className="min-w-0 grow">
            <p className="font-medium">Plan for a wedding or civil partnership</p>
            <p className="text-small text-muted">
              It would cancel your will, unless the will names the person. Add this if it is likely to happen soon.
            </p>
          </div>
          <Button
            variant="quiet"
            size="small"
            label="Add: Plan for a wedding or civil partnership"
            ref={addButton}
            onPress={open}
          >
            <Plus aria-hidden strokeWidth={2.2} className="size-4.5" />
            Add
          </Button>
        </div>
      </section>
    );
  return (
    <section className="flex flex-col gap-5 rounded-field border border-line bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="heading text-lead">
          Your wedding or civil partnership
        </h2>
        <Button variant="quiet" size="small" label="Remove: your wedding or civil partnership" onPress={stop}>
          Remove
        </Button>
      </div>
      <Suspense>
        <ExpectedMarriageFields />
      </Suspense>
    </section>
  );
}
