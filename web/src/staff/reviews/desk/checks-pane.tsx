import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import {
  capacityQuestions,
  checklist,
  checklistItems,
  type HealthAnswer,
  healthAnswerNames,
} from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { Severity } from '@plainwill/contracts/will-data/will/will-checks';
import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { formatDateTime } from '../../../ui/dates-and-money/format-date-time.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import type { ReviewActs } from './use-desk.ts';

const severityTitles: Record<Severity, string> = {
  blocks: 'Must be fixed first',
  warns: 'Warnings: tick each once you have considered it',
  informs: 'Good to know',
};

interface PaneProps {
  file: ReviewFile;
  acts: ReviewActs;
}

/** Lists the findings, those of the clause in focus first, then the checklist and the customer's answers about themselves. */
export function ChecksPane({ clause, ...props }: PaneProps & { clause: Clause | undefined }) {
  return (
    <div className="flex flex-col gap-5">
      <Findings {...props} clause={clause} />
      <Checklist {...props} />
      <Capacity {...props} />
    </div>
  );
}

type Found = ReviewFile['findings'][number];

/** The finding is cured by an answer that the clause is made from. */
const isAbout = ({ finding: { place } }: Found, clause: Clause | undefined): boolean => {
  if (!place || !clause) return false;
  const { part, recordId } = place;
  return clause.answers.some(
    (source) => source.part === part && (source.recordId === recordId || source.recordId === null || recordId === null),
  );
};

function Findings({ file, acts, clause }: PaneProps & { clause: Clause | undefined }) {
  const { findings } = file;
  const here = findings.filter((found) => isAbout(found, clause));
  const elsewhere = findings.filter((found) => !here.includes(found));
  return (
    <Card>
      <h2 className="heading text-lead">What the checks found</h2>
      {findings.length === 0 && <p className="text-muted">Nothing.</p>}
      {here.length > 0 && <h3 className="heading text-small">About {clause?.number}</h3>}
      <FindingsBySeverity findings={here} level={4} file={file} acts={acts} />
      {here.length > 0 && elsewhere.length > 0 && <h3 className="heading text-small">Elsewhere in the will</h3>}
      <FindingsBySeverity findings={elsewhere} level={here.length > 0 ? 4 : 3} file={file} acts={acts} />
    </Card>
  );
}

interface FindingsBySeverityProps extends PaneProps {
  findings: readonly Found[];
  /** The level of its headings. */
  level: 3 | 4;
}

const FindingsBySeverity = ({ findings, level, file, acts }: FindingsBySeverityProps) =>
  (['blocks', 'warns', 'informs'] as const).map((severity) => {
    const Heading = `h${level}` as const;
    const found = findings.filter(({ finding }) => finding.severity === severity);
    if (found.length === 0) return null;
    return (
      <section key={severity} className="flex flex-col gap-3">
        <Heading className="font-semibold">{severityTitles[severity]}</Heading>
        <ul className="flex flex-col gap-3">
          {found.map(({ finding, tickKey, understoodAt }) => (
            <li key={tickKey} className="flex flex-col gap-1">
              {severity === 'warns' && file.isHeldByMe ? (
                <Checkbox
                  label={finding.message}
                  isSelected={file.ticks.includes(tickKey)}
                  onChange={(isTicked) => acts.tick.mutate({ number: file.row.number, tickKey, isTicked })}
                />
              ) : (
                <p>{finding.message}</p>
              )}
              <p className="text-muted">
                {finding.id}. {finding.source}
                {understoodAt && `. The customer ticked it on ${formatDateTime(understoodAt)}.`}
              </p>
            </li>
          ))}
        </ul>
      </section>
    );
  });

function Capacity({ file: { capacity, prompts, comments } }: PaneProps) {
  const worries = comments.filter(({ kind }) => kind === 'safety');
  return (
    <Card>
      <h2 className="heading text-lead">Capacity and instructions</h2>
      {worries.length > 0 && (
        <Notice tone="error" title="Told in confidence">
          <div className="flex flex-col gap-2">
            {worries.map(({ id, body, at }) => (
              <p key={id} className="whitespace-pre-line wrap-anywhere">
                {body} <span className="text-muted">{formatDateTime(at)}</span>
              </p>
            ))}
            <p>
              Speak to them alone. Change nothing that others could see. Hourglass (abuse of older people): 0808 808
              8141. National Domestic Abuse Helpline: 0808 2000 247. In danger: 999.
            </p>
          </div>
        </Notice>
      )}
      {prompts.length > 0 && (
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {prompts.map((prompt) => (
            <li key={prompt}>{prompt}</li>
          ))}
        </ul>
      )}
      <dl className="flex flex-col gap-3">
        {capacity.map(({ question, answer, at }) => (
          <div key={question}>
            <dt className="text-muted">
              {capacityQuestions[question].id}. {capacityQuestions[question].label}
            </dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {answer === null ? (
                <em>Left out</em>
              ) : question === 'health' ? (
                healthAnswerNames[answer as HealthAnswer]
              ) : (
                answer
              )}
              {at && <span className="text-muted"> ({formatDateTime(at)})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Checklist({ file, acts }: PaneProps) {
  const { checklistTickKeys, ticks, row } = file;
  return (
    <Card>
      <h2 className="heading text-lead">Checklist</h2>
      <div className="flex flex-col">
        {checklistItems.map((item) => {
          const tickKey = checklistTickKeys[item];
          const isTicked = ticks.includes(tickKey);
          if (!file.isHeldByMe) {
            return (
              <p key={item}>
                {checklist[item]}: {isTicked ? 'ticked' : 'not ticked'}
              </p>
            );
          }
          return (
            <Checkbox
              key={item}
              label={checklist[item]}
              isSelected={isTicked}
              onChange={(isOn) => acts.tick.mutate({ number: row.number, tickKey, isTicked: isOn })}
            />
          );
        })}
      </div>
    </Card>
  );
}
