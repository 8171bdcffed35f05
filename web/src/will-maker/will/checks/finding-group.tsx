import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { keyOf, titleOfPlace } from './finding-model.ts';
import { FindingRow, type ListedSeverity } from './finding-row.tsx';
import { Count, Fold } from './fold.tsx';

/** More than so many at once are too many to read: they fold away, section by section. */
const maxAtOnce = 7;

interface FindingGroupProps {
  severity: ListedSeverity;
  title: string;
  /** The findings have this meaning for the copy to sign. */
  about: string;
  findings: readonly Finding[];
  /** The finding that the person comes back to, which is shown whatever is folded. */
  returnedTo: string | null;
}

/** The findings of one severity, one by one. */
export function FindingGroup({ severity, title, about, findings, returnedTo }: FindingGroupProps) {
  const testatorRecord = useTestatorRecord();
  if (findings.length === 0) return null;
  const bySection = Map.groupBy(findings, ({ place }) =>
    place ? titleOfPlace(place, testatorRecord) : 'Your will as a whole',
  );
  return (
    <section>
      <h4 className="heading text-lead">
        {title} <Count of={findings.length} />
      </h4>
      <p className="text-muted">{about}</p>
      {findings.length > maxAtOnce ? (
        <div className="divide-y divide-line">
          {[...bySection].map(([section, some]) => (
            <Fold
              key={section}
              title={section}
              count={some.length}
              level={5}
              isAskedFor={some.some((finding) => keyOf(finding) === returnedTo)}
            >
              <Rows findings={some} severity={severity} />
            </Fold>
          ))}
        </div>
      ) : (
        <Rows findings={findings} severity={severity} />
      )}
    </section>
  );
}

const Rows = ({ findings, severity }: Pick<FindingGroupProps, 'findings' | 'severity'>) => (
  <ul className="divide-y divide-line">
    {findings.map((finding) => (
      <FindingRow key={`${keyOf(finding)} ${finding.message}`} finding={finding} severity={severity} />
    ))}
  </ul>
);
