import type { OwnFinding, Severity } from '@plainwill/contracts/will-data/will/will-checks';
import { CircleAlert, type LucideIcon, TriangleAlert } from 'lucide-react';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { AnswerLink } from '../../answer-place/answer-link.tsx';
import { keyOf, linksOf, titleOfPlace } from './finding-model.ts';
import { LegalBasis } from './legal-basis.tsx';
import { asksTick, useUnderstand } from './understood.ts';

/** Findings that are good to know are shown in notes. */
export type ListedSeverity = Exclude<Severity, 'informs'>;

interface Appearance {
  icon: LucideIcon;
  colour: string;
  /** Completed by the name of the section. */
  link: string;
}

const appearances: Record<ListedSeverity, Appearance> = {
  blocks: { icon: CircleAlert, colour: 'text-danger', link: 'Fix in' },
  warns: { icon: TriangleAlert, colour: 'text-clay', link: 'Review in' },
};

interface FindingRowProps {
  finding: OwnFinding;
  /** This one and the others in its words. */
  same: readonly OwnFinding[];
  severity: ListedSeverity;
}

/** One thing that a check found: what it is, the rule behind it, and the way to the answer that fixes it. */
export function FindingRow({ finding, same, severity }: FindingRowProps) {
  const { message, source, version } = finding;
  const key = keyOf(finding);
  const understand = useUnderstand();
  const testatorRecord = useTestatorRecord();
  const { icon: Icon, colour, link } = appearances[severity];
  return (
    <li data-finding={key} className="flex scroll-mt-24 gap-3 py-4">
      <Icon aria-hidden strokeWidth={2.2} className={`mt-0.5 size-5.5 shrink-0 ${colour}`} />
      <div className="min-w-0 grow">
        <p className="max-w-words font-medium">{message}</p>
        <div className="flex flex-wrap items-center gap-x-6">
          {linksOf(same, testatorRecord).map(({ place, key: linkKey }) => (
            <p key={linkKey} className="flex min-h-11 items-center">
              <AnswerLink place={place} from={willMakerPath('will', undefined, { check: key })}>
                {link} {titleOfPlace(place, testatorRecord)}
                <span className="sr-only">: {message}</span>
              </AnswerLink>
            </p>
          ))}
          {asksTick(finding) && (
            <Checkbox
              label={
                <>
                  I understand<span className="sr-only">: {message}</span>
                </>
              }
              isSelected={finding.isUnderstood}
              onChange={(isUnderstood) => understand.mutate({ version, isUnderstood })}
            />
          )}
        </div>
        <LegalBasis sources={[source]} of={`“${message}”`} />
      </div>
    </li>
  );
}
