import type { AnswerPart } from '@plainwill/contracts/will-data/will/answer-place';
import type { Finding, Severity } from '@plainwill/contracts/will-data/will/will-checks';
import { ChevronDown, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { willMakerPath } from '../../paths/will-maker-paths.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { AnswerLink } from '../answer-place/answer-link.tsx';
import { sectionTitles } from '../testator-record/section-titles.ts';
import { keyOf } from './finding-key.ts';
import { asksTick, useUnderstood } from './understood.ts';

const partTitles: Record<AnswerPart, string> = { ...sectionTitles, contacts: 'Contacts' };

const icons = { blocks: CircleAlert, warns: TriangleAlert, informs: Info };
const colours: Record<Severity, string> = { blocks: 'text-danger', warns: 'text-clay', informs: 'text-deep' };

/** One thing that a check found: what it is, the rule behind it, and the way to the answer that cures it. */
function FindingRow({ finding }: { finding: Finding }) {
  const { severity, message, source, place } = finding;
  const key = keyOf(finding);
  const { isTicked, tick } = useUnderstood();
  const Icon = icons[severity];
  return (
    <li data-finding={key} className="flex scroll-mt-24 gap-3 py-4">
      <Icon aria-hidden strokeWidth={2.2} className={`mt-0.5 size-5.5 shrink-0 ${colours[severity]}`} />
      <div className="min-w-0 grow">
        <p className="max-w-words font-medium">{message}</p>
        <p className="text-small text-muted">Source: {source}</p>
        <div className="flex flex-wrap items-center gap-x-6">
          {place && (
            <p className="flex min-h-11 items-center">
              <AnswerLink place={place} from={willMakerPath('will', undefined, { check: key })}>
                {severity === 'blocks' ? 'Put right' : 'Look at it'} in {partTitles[place.part]}
                <span className="sr-only">: {message}</span>
              </AnswerLink>
            </p>
          )}
          {asksTick(finding) && (
            <Checkbox
              label={
                <>
                  I understand<span className="sr-only">: {message}</span>
                </>
              }
              isSelected={isTicked(finding)}
              onChange={(isOn) => tick(finding, isOn)}
            />
          )}
        </div>
      </div>
    </li>
  );
}

/** More than so many at once are too many to read: they fold away, section by section. */
const mostAtOnce = 7;

interface FindingGroupProps {
  title: string;
  /** What they mean for the copy to sign. */
  about: string;
  findings: readonly Finding[];
  /** Only a count until it is asked for. */
  isFolded?: boolean;
  /** The finding that the person comes back to, which is shown whatever is folded. */
  returnedTo: string | null;
}

/** The findings of one severity. */
export function FindingGroup({ title, about, findings, isFolded, returnedTo }: FindingGroupProps) {
  if (findings.length === 0) return null;
  const holds = (some: readonly Finding[]) => some.some((finding) => keyOf(finding) === returnedTo);
  const bySection = [
    ...Map.groupBy(findings, ({ place }) => (place ? partTitles[place.part] : 'Your will as a whole')),
  ];
  const content =
    findings.length > mostAtOnce ? (
      <div className="divide-y divide-line">
        {bySection.map(([section, some]) => (
          <Fold key={section} title={section} count={some.length} level={5} isAskedFor={holds(some)}>
            <Rows findings={some} />
          </Fold>
        ))}
      </div>
    ) : (
      <Rows findings={findings} />
    );
  if (isFolded)
    return (
      <Fold title={title} count={findings.length} level={4} isAskedFor={holds(findings)}>
        <p className="text-muted">{about}</p>
        {content}
      </Fold>
    );
  return (
    <section>
      <h4 className="heading text-lead">
        {title} <Count of={findings.length} />
      </h4>
      <p className="text-muted">{about}</p>
      {content}
    </section>
  );
}

const Rows = ({ findings }: { findings: readonly Finding[] }) => (
  <ul className="divide-y divide-line">
    {findings.map((finding) => (
      <FindingRow key={`${keyOf(finding)} ${finding.message}`} finding={finding} />
    ))}
  </ul>
);

const Count = ({ of }: { of: number }) => <span className="font-text text-body font-semibold text-muted">({of})</span>;

interface FoldProps {
  title: string;
  count: number;
  level: 4 | 5;
  /** Something in it is asked for; the person may still fold it away. */
  isAskedFor: boolean;
  children: ReactNode;
}

function Fold({ title, count, level, isAskedFor, children }: FoldProps) {
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
            {title} <Count of={count} />
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
