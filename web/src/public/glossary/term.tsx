import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { paths } from '../../shared/paths/paths.ts';
import { glossary, type TermId } from '../content/glossary.ts';

interface TermProps {
  of: TermId;
  /** The sentence says it in these words, if not by the term's own name. */
  children?: ReactNode;
}

/**
 * A term within words that shows its meaning when pressed. The browser itself opens the note, closes it with Esc or a
 * press elsewhere, and gives the focus back, so it needs no script.
 */
export function Term({ of, children }: TermProps) {
  const id = useId();
  const { name, meaning } = glossary[of];
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="cursor-pointer whitespace-normal rounded-xs text-left underline decoration-clay decoration-dotted decoration-2 underline-offset-4 hover:decoration-solid"
      >
        {children ?? name.toLowerCase()}
      </button>
      <span id={id} popover="auto" className="term-note">
        <span className="block pr-10 font-semibold text-butter">{name}</span>
        <span className="mt-1 block">{meaning}</span>
        <Link
          to={paths.jargonBuster(of)}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Look it up in the jargon buster
        </Link>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="absolute top-1 right-1 flex size-11 cursor-pointer items-center justify-center rounded-field hover:bg-deep"
        >
          <X aria-hidden strokeWidth={2.2} className="size-5" />
          <span className="sr-only">Close</span>
        </button>
      </span>
    </>
  );
}
