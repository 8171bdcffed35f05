import type { ClauseChange } from '@plainwill/contracts/will-data/will/signing-copies';
import { diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import { Highlight } from '../../ui/figures/highlight.tsx';

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
          {before && <Wording when={then}>{after ? markRemoved(before, after) : before}</Wording>}
          {after && <Wording when="Now">{before ? markAdded(before, after) : after}</Wording>}
        </div>
      </li>
    ))}
  </ul>
);

function Heading({ level, children }: { level: Level; children: ReactNode }) {
  const Tag = `h${level}` as const;
  return <Tag className="font-semibold wrap-anywhere">{children}</Tag>;
}

/** The older text, with the words that are gone struck through. */
const markRemoved = (before: string, after: string) =>
  diffWordsWithSpace(before, after)
    .filter(({ added }) => !added)
    .map(({ value, removed }, at) => (removed ? <del key={at}>{value}</del> : value));

/** The newer text, with the words that are new marked. */
const markAdded = (before: string, after: string) =>
  diffWordsWithSpace(before, after)
    .filter(({ removed }) => !removed)
    .map(({ value, added }, at) =>
      added ? (
        <ins key={at} className="no-underline">
          <Highlight>{value}</Highlight>
        </ins>
      ) : (
        value
      ),
    );

const Wording = ({ when, children }: { when: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p className="text-small text-muted">{when}</p>
    <p translate="no" className="will-text whitespace-pre-line wrap-anywhere">
      {children}
    </p>
  </div>
);
