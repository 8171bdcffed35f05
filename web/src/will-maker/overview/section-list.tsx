import type { WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { sectionTitles } from '../../shared/testator-record/section-titles.ts';
import { ProgressMark, progressLabels } from '../../ui/lists/progress-checklist.tsx';
import { tabOf } from '../answer-place/path-to-answer.ts';
import { thingsToFixText } from '../will/checks/things-to-fix.ts';
import { minutesText, partsOf, progressOf, type SectionsTab, type Standing } from './progress.ts';
import { sectionSummaries } from './section-summaries.ts';

/** The sections of a tab: each with its answer in one line and how far along it is. */
export function SectionList({ tab, standing }: { tab: SectionsTab; standing: Standing }) {
  const { contacts } = standing.testatorRecord;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 sm:px-6">
      {partsOf(tab, standing).map((part) => (
        <SectionRow key={part} part={part} standing={standing} />
      ))}
      {tab === 'details' && (
        <Row
          to={willMakerPath('details', 'contacts')}
          title="Contacts"
          summary={contacts.length === 0 ? 'People you may choose later' : `${contacts.length} named`}
        />
      )}
    </ul>
  );
}

function SectionRow({ part, standing }: { part: WillPart; standing: Standing }) {
  const progress = progressOf(part, standing);
  const findings = standing.toFix[part] ?? [];
  const summary = sectionSummaries[part](standing.testatorRecord, standing.today);
  return (
    <Row
      to={willMakerPath(tabOf(part), part)}
      title={sectionTitles[part]}
      summary={
        progress === 'waiting'
          ? `${summary ?? progressLabels.waiting} · ${minutesText([part])}`
          : (summary ?? progressLabels[progress])
      }
      problem={progress === 'toFix' ? `${thingsToFixText(findings.length)}: ${findings[0]?.message}` : undefined}
      status={
        <>
          <span className={progress === 'done' ? 'sr-only' : 'text-small text-muted max-sm:sr-only'}>
            {progressLabels[progress]}
          </span>
          <ProgressMark progress={progress} />
        </>
      }
    />
  );
}

interface RowProps {
  to: string;
  title: string;
  /** The answer, or how long it takes. */
  summary: string;
  problem?: string | undefined;
  status?: React.ReactNode;
}

export const Row = ({ to, title, summary, problem, status }: RowProps) => (
  <li>
    <Link to={to} className="group flex min-h-16 items-center gap-4 rounded-field py-3.5">
      <span className="flex min-w-0 grow flex-col">
        <span className="font-semibold group-hover:underline">{title}</span>
        <span className="text-small text-muted wrap-anywhere">{summary}</span>
        {problem && <span className="line-clamp-3 text-small font-semibold text-amber">{problem}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-2.5">
        {status}
        <ChevronRight aria-hidden strokeWidth={2.2} className="size-5 text-muted" />
      </span>
    </Link>
  </li>
);
