import { Lock } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef } from 'react';
import { Loading } from '../feedback/loading.tsx';

export interface TabEntry<Id extends string> {
  id: Id;
  title: string;
  /** How far along it is, or what it waits for. */
  state?: string;
  /** Its panel says what is missing; it can still be looked at. */
  isLocked?: boolean;
  panel: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  entries: readonly TabEntry<Id>[];
  current: Id;
  onChange: (id: Id) => void;
}

const tabClasses =
  'group relative -mb-px flex min-w-0 cursor-pointer flex-col justify-center rounded-t-button border border-transparent px-3 py-3 text-left text-muted transition-colors hover:bg-sage sm:px-5 aria-selected:border-line aria-selected:border-b-card aria-selected:bg-card aria-selected:text-ink';

/** A key leads to one of so many tabs. */
const steps: Record<string, (now: number, count: number) => number> = {
  ArrowRight: (now, count) => (now + 1) % count,
  ArrowLeft: (now, count) => (now - 1 + count) % count,
  Home: () => 0,
  End: (_now, count) => count - 1,
};

export function Tabs<Id extends string>({ label, entries, current, onChange }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const goByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const index = step(
      entries.findIndex(({ id }) => id === current),
      entries.length,
    );
    const next = entries[index];
    if (!next) return;
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  const shown = entries.find(({ id }) => id === current);
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={goByKey}
        className="flex flex-wrap border-b border-line print:hidden"
      >
        {entries.map(({ id, title, state, isLocked }) => (
          <button
            key={id}
            id={`${base}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === current}
            aria-controls={id === current ? `${base}-panel` : undefined}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChange(id)}
            className={tabClasses}
          >
            <span className="flex items-center gap-1.5 font-semibold whitespace-nowrap">
              <span>
                {title.startsWith('Your ') && <span className="max-[25rem]:sr-only">Your </span>}
                {title.replace(/^Your /, '')}
              </span>
              {isLocked && <Lock aria-hidden strokeWidth={2.2} className="size-3.5 max-sm:hidden" />}
            </span>
            {state && <span className="text-small max-sm:sr-only">{state}</span>}
            <span
              aria-hidden
              className="absolute inset-x-3 -bottom-0.5 hidden h-1 rounded-full bg-clay group-aria-selected:block forced-colors:bg-[Highlight]"
            />
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={shown.id}
          id={`${base}-panel`}
          role="tabpanel"
          aria-labelledby={`${base}-${shown.id}`}
          className="rounded-card pt-6 sm:pt-8"
        >
          <h2 className="sr-only">{shown.title}</h2>
          <Suspense fallback={<Loading />}>{shown.panel}</Suspense>
        </div>
      )}
    </>
  );
}
