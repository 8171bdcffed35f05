import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

const opensRow =
  'cursor-pointer text-left font-semibold wrap-anywhere underline decoration-line decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2';

/** On a phone, where no pointer shows that the whole row can be pressed. */
const Opens = () => (
  <ChevronRight aria-hidden strokeWidth={2.2} className="absolute top-4 right-0 size-5 text-muted sm:hidden" />
);

interface RowOpenerProps {
  /** Completes "Open …", for those who hear the button alone. */
  label: string;
  onOpen: () => void;
  children: ReactNode;
}

/** Opens what a row of a table is about: a press anywhere in the row does, and the keyboard stops at its name. */
export const RowOpener = ({ label, onOpen, children }: RowOpenerProps) => (
  <button type="button" data-opens-row onClick={onOpen} className={`${opensRow} max-sm:min-h-6`}>
    <span className="sr-only">Open {label}</span>
    <span aria-hidden>{children}</span>
    <Opens />
  </button>
);

interface RowLinkProps {
  to: string;
  /** Before the words, for those who hear the link alone: "View Details for". */
  lead: string;
  children: ReactNode;
}

/** The same for a row that has a page of its own, which can be opened in another tab. */
export const RowLink = ({ to, lead, children }: RowLinkProps) => (
  <Link to={to} data-opens-row className={opensRow}>
    <span className="sr-only">{lead}</span> {children}
    <Opens />
  </Link>
);

interface RowChoiceProps {
  label: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Chooses a row for what is done with several at once; it lies above the row, which opens when pressed elsewhere. */
export const RowChoice = ({ label, isChosen, onChange }: RowChoiceProps) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={isChosen}
    onChange={({ target }) => onChange(target.checked)}
    className="relative z-1 size-5 shrink-0 cursor-pointer accent-deep max-sm:size-6"
  />
);
