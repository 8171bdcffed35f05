import type { OwnFinding } from '@plainwill/contracts/will-data/will/will-checks';
import { byMessage, keyOf } from './finding-model.ts';
import { FindingRow, type ListedSeverity } from './finding-row.tsx';
import { Count, Fold } from './fold.tsx';

interface FindingGroupProps {
  severity: ListedSeverity;
  title: string;
  /** The findings have this meaning for the copy to sign. */
  about: string;
  findings: readonly OwnFinding[];
  /** So many stand open; the others fold away. */
  maxOpen: number;
  /** Completes "3 more to …". */
  verb: string;
  /** The finding that the person comes back to, which is shown whatever is folded. */
  returnedTo: string | null;
}

/** The findings of one severity, one by one. */
export function FindingGroup({ severity, title, about, findings, maxOpen, verb, returnedTo }: FindingGroupProps) {
  if (findings.length === 0) return null;
  const all = byMessage(findings);
  const open = all.slice(0, maxOpen);
  const folded = all.slice(maxOpen);
  return (
    <section>
      <h4 className="heading text-lead">
        {title} <Count of={all.length} />
      </h4>
      <p className="text-muted">{about}</p>
      <FindingRows all={open} severity={severity} />
      {folded.length > 0 && (
        <Fold
          title={`${folded.length} ${open.length > 0 ? 'more ' : ''}to ${verb}`}
          level={5}
          isAskedFor={folded.flat().some((finding) => keyOf(finding) === returnedTo)}
        >
          <FindingRows all={folded} severity={severity} />
        </Fold>
      )}
    </section>
  );
}

export const FindingRows = ({ all, severity }: { all: readonly OwnFinding[][]; severity: ListedSeverity }) => (
  <ul className="divide-y divide-line">
    {all.flatMap((same) =>
      same
        .slice(0, 1)
        .map((first) => (
          <FindingRow key={`${keyOf(first)} ${first.message}`} finding={first} same={same} severity={severity} />
        )),
    )}
  </ul>
);
