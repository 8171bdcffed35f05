import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { detailsParts, type WillPart, wishesParts } from '@plainwill/contracts/will-data/will/readiness';
import { lazy, Suspense, useEffect } from 'react';
import { willMakerPath } from '../../paths/will-maker-paths.ts';
import { onIdle } from '../../ui/browser/on-idle.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ProgressChecklist, progressWords } from '../../ui/lists/progress-checklist.tsx';
import { useAskedField } from '../answer-place/use-asked-place.ts';
import { sectionTitles } from '../testator-record/section-titles.ts';
import { savedBySupportLabel } from '../testator-record/support-words.ts';
import type { MissingSection } from './missing-section.ts';
import { checklistOf, doneText, partsOf, progressOf, type SectionsTab } from './progress.ts';
import { loadAhead, sectionContents, sectionSummaries } from './section-contents.ts';
import { useOpenSections } from './use-open-sections.ts';
import { useStanding } from './use-standing.ts';

/** The record that a section shows, where our staff may change it. */
const savedIn = (testatorRecord: TestatorRecord, part: WillPart) =>
  part === 'personalDetails' || part === 'homeDetails' || part === 'spouseDetails' ? testatorRecord[part] : null;

const SupportMark = ({ words }: { words: string | null }) => words && <p className="text-small text-muted">{words}.</p>;

const ContactsCard = lazy(() => import('../contacts/contacts-card.tsx'));
const NextStep = lazy(() => import('./next-step.tsx'));

/** A tab of folding sections with the list of what is done beside it; `missing` is what the next tab waits for. */
export function SectionsPanel({ tab, missing }: { tab: SectionsTab; missing: readonly MissingSection[] }) {
  const standing = useStanding();
  const open = useOpenSections(tab, standing);
  useAskedField();
  useEffect(() => onIdle(() => loadAhead(tab === 'details' ? detailsParts : wishesParts)), [tab]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 roomy:grid-cols-[17.5rem_minmax(0,1fr)]">
      <ProgressChecklist
        title="Your progress"
        inShort={doneText(tab, standing)}
        entries={checklistOf(tab, standing)}
        current={open.current}
        onChoose={(id) => open.goTo(id as WillPart)}
      />
      <div className="flex flex-col gap-4">
        {partsOf(tab, standing).map((part) => {
          const Content = sectionContents[part];
          return (
            <Section
              key={part}
              id={part}
              title={sectionTitles[part]}
              summary={
                sectionSummaries[part](standing.testatorRecord, standing.today) ??
                progressWords[progressOf(part, standing)]
              }
              isOpen={open.isOpen(part)}
              onToggle={(isOpen) => open.toggle(part, isOpen)}
            >
              <SupportMark words={savedBySupportLabel(savedIn(standing.testatorRecord, part))} />
              <Suspense fallback={<Loading />}>
                <Content />
              </Suspense>
            </Section>
          );
        })}
        <Suspense fallback={<Loading />}>
          {tab === 'details' && <ContactsCard />}
          <NextStep tab={tab} missing={missing} to={willMakerPath(tab === 'details' ? 'wishes' : 'will')} />
        </Suspense>
      </div>
    </div>
  );
}
