import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

/** How many there are under a heading. */
export const Count = ({ of }: { of: number }) => (
  <span className="font-text text-body font-semibold text-muted">({of})</span>
);

interface FoldProps {
  title: string;
  count?: number;
  level: 4 | 5;
  /** Something in it is asked for; the person may still fold it away. */
  isAskedFor: boolean;
  children: ReactNode;
}

/** A heading, with a count where it has one, which unfolds what is under it. */
export function Fold({ title, count, level, isAskedFor, children }: FoldProps) {
  const [chosen, setChosen] = useState({ isOpen: isAskedFor, isAskedFor });
  const isOpen = chosen.isAskedFor === isAskedFor ? chosen.isOpen : isAskedFor || chosen.isOpen;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading className={level === 4 ? 'heading text-lead' : 'font-semibold'}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setChosen({ isOpen: !isOpen, isAskedFor })}
          className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 rounded-field text-left"
        >
          <span>
            {title} {count !== undefined && <Count of={count} />}
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={2.2}
            className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </Heading>
      {isOpen && <div id={id}>{children}</div>}
    </section>
  );
}
