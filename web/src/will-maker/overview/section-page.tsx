import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { isComplete } from '@plainwill/contracts/will-data/will/readiness';
import { Suspense, useEffect } from 'react';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { checklistTitles } from '../../shared/testator-record/section-titles.ts';
import { savedBySupportLabel } from '../../shared/testator-record/support-label.ts';
import { onIdle } from '../../ui/browser/on-idle.ts';
import { useIsRoomy } from '../../ui/browser/use-screen-width.ts';
import { Loading, RuledSheet } from '../../ui/feedback/loading.tsx';
import { StepBar } from '../../ui/feedback/step-bar.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ProgressChecklist } from '../../ui/lists/progress-checklist.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { useAskedField } from '../answer-place/use-asked-place.ts';
import { FurtherSteps } from './further-steps.tsx';
import { partAfter, partsOf, progressOf, type Standing } from './progress.ts';
import { SavedLine } from './saved-line.tsx';
import { loadAhead, sectionContents } from './section-contents.ts';
import { type Step, sectionSteps } from './section-steps.ts';
import { StepActions } from './step-actions.tsx';
import { stepAsked } from './step-asked.ts';
import type { StepOfSection } from './step-paths.ts';
import type { SectionAsked } from './use-section-asked.ts';

const DraftPaper = lazyPart(() => import('../will/draft-paper/draft-paper.tsx'), PartProblem);
const PaperEdge = lazyPart(() => import('../will/draft-paper/paper-edge.tsx'), PartProblem);

/** The record that a section shows, where our staff may change it. */
const savedIn = (testatorRecord: TestatorRecord, part: SectionPart) =>
  part === 'personalDetails' || part === 'homeDetails' || part === 'spouseDetails' ? testatorRecord[part] : null;

/** One group of questions of a section, between the list of sections and the words that the answers write. */
export default function SectionPage({ asked, standing }: { asked: SectionAsked; standing: Standing }) {
  const { tab, part } = asked;
  const step = stepAsked(part, asked);
  const isRoomy = useIsRoomy();
  const Content = sectionContents[part];
  const support = savedBySupportLabel(savedIn(standing.testatorRecord, part));
  useAskedField();
  const after = partAfter(part, standing);
  useEffect(() => onIdle(() => loadAhead(after ? [after] : [])), [after]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 roomy:min-h-[calc(100dvh-10rem)] roomy:content-start print:block print:min-h-0 roomy:grid-cols-[13rem_minmax(0,1fr)_22rem] wide:grid-cols-[14rem_minmax(0,32rem)_30rem] wide:justify-between">
      {isRoomy && (
        <div className="sticky top-6 print:hidden">
          <ProgressChecklist
            title={tab === 'details' ? 'Your Details' : 'Your Wishes'}
            entries={partsOf(tab, standing).map((each) => ({
              id: each,
              title: checklistTitles[each],
              progress: progressOf(each, standing),
              to: willMakerPath(tab, each),
            }))}
            current={part}
          />
        </div>
      )}
      <div data-section={part} className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-col gap-2">
          <Position part={part} step={step} />
          <PageHeading title={step.question} at={`${part} ${step.id}`}>
            {step.question}
          </PageHeading>
          <p className="text-muted">{step.why}</p>
          <SavedLine isSteady />
          {support && <p className="text-small text-muted">{support}.</p>}
        </div>
        <Suspense fallback={<Loading />}>
          <Content step={step.id} />
          {!step.isFurther && part !== 'contacts' && isComplete(part, standing.testatorRecord, standing.today) && (
            <FurtherSteps tab={tab} part={part} testatorRecord={standing.testatorRecord} />
          )}
        </Suspense>
        <StepActions key={step.id} asked={{ tab, part, step }} standing={standing}>
          {!isRoomy && (
            <Suspense>
              <PaperEdge part={part} />
            </Suspense>
          )}
        </StepActions>
      </div>
      {isRoomy && (
        <Suspense fallback={<RuledSheet />}>
          <DraftPaper part={part} />
        </Suspense>
      )}
    </div>
  );
}

/** "Personal Information, 1 of 3". */
function Position({ part, step }: Pick<StepOfSection, 'part' | 'step'>) {
  const steps: readonly Step[] = sectionSteps[part];
  const counted = steps.filter(({ isFurther }) => !isFurther);
  const title = part === 'contacts' ? 'Contacts' : checklistTitles[part];
  const at = counted.indexOf(step) + 1;
  if (counted.length === 1 || step.isFurther) return <p className="text-small font-medium text-muted">{title}</p>;
  return (
    <div className="@container pb-2">
      <div className="@min-[22rem]:whitespace-nowrap">
        <StepBar label={`${title}, ${at} of ${counted.length}`} step={at} of={counted.length} />
      </div>
    </div>
  );
}
