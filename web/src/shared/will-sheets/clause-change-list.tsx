import type { ClauseChange } from '@plainwill/contracts/will-data/will/signing-copies';

import type { ReactNode } from 'react';

const changeKindLabels: Record<ClauseChange['kind'], string> = { added: 'New', removed: 'Removed', changed: 'Changed' };

type Level = 2 | 3 | 4 | 5;

interface ClauseChangeListProps {
  changes: readonly ClauseChange[];
  /** The older text belongs to this: "In this copy". */
  then: string;
  /** The level of the heading above each change. */
  level: Level;
}

/** How a will reads differently from what it was, clause by clause. */
export const ClauseChangeList = ({ changes, then, level }: ClauseChangeListProps) => (
  <ul className="flex flex-col gap-3">
    {changes.map(({ kind, number, heading, before, after }) => (
      <li key={`${kind} ${number} ${before}`} className="rounded-field border border-line bg-card p-4">
        <Heading level={level}>
          {changeKindLabels[kind]}: {number} {heading}
        </Heading>
        <div className="mt-1 grid gap-x-6 gap-y-2 sm:grid-flow-col sm:auto-cols-fr">
          {before && <Wording when={then} text={before} />}
          {after && <Wording when="Now" text={after} />}
        </div>
      </li>
    ))}
  </ul>
);

function Heading({ level, children }: { level: Level; children: ReactNode }) {
  const Tag = `h${level}` as const;
  return <Tag className="font-semibold wrap-anywhere">{children}</Tag>;
}

const Wording = ({ when, text }: { when: string; text: string }) => (
  <div className="min-w-0">
    <p className="text-small text-muted">{when}</p>
    <p translate="no" className="will-text whitespace-pre-line wrap-anywhere">
      {text}
    </p>
  </div>
);
