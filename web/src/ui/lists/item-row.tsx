import type { ReactNode } from 'react';
import { WithEmails } from '../text/email-text.tsx';

/** "Librarian · married": where a line ends among them, the dot stays with what it follows. */
export const withDots = (facts: readonly (string | undefined | null | false)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');

interface ItemRowProps {
  title: string;
  /** Short facts about it. */
  about: readonly (string | undefined | null | false)[];
  /** The actions on it. */
  children?: ReactNode;
}

/** One of a list: what it is, and what can be done with it. */
export function ItemRow({ title, about, children }: ItemRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-field border border-line bg-paper px-4 py-2.5">
      <div className="min-w-0 grow basis-[12rem]">
        <p translate="no" className="font-semibold">
          {title}
        </p>
        <p className="text-small text-muted">
          <WithEmails text={withDots(about)} />
        </p>
      </div>
      {children && <div className="flex flex-wrap gap-x-3">{children}</div>}
    </li>
  );
}
