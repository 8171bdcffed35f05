import type { Finding, Severity } from '@plainwill/contracts/will-data/will/will-checks';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { willMakerPath } from '../../paths/will-maker-paths.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { AnswerLink } from '../answer-place/answer-link.tsx';
import { keyOf } from './finding-key.ts';
import { partTitles } from './part-titles.ts';
import { asksTick, useUnderstood } from './understood.ts';

const icons = { blocks: CircleAlert, warns: TriangleAlert, informs: Info };
const colours: Record<Severity, string> = { blocks: 'text-danger', warns: 'text-clay', informs: 'text-deep' };

/** One thing that a check found: what it is, the rule behind it, and the way to the answer that cures it. */
export function FindingRow({ finding }: { finding: Finding }) {
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
