import type { WillPart } from '@plainwill/contracts/will-data/readiness';
import { Suspense } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { ProgressChecklist } from '../../ui/progress-checklist.tsx';
import { Section } from '../../ui/section.tsx';
import { ContactsCard } from '../contacts/contacts-card.tsx';
import { checklistOf, partsOf, type SectionsTab } from './progress.ts';
import { sectionContents, sectionSummaries } from './section-contents.ts';
import { sectionTitles } from './section-titles.ts';
import { useOpenSections } from './use-open-sections.ts';
import { useStanding } from './use-standing.ts';

/** A tab of folding sections with the list of what is done beside it. */
export function SectionsPanel({ tab }: { tab: SectionsTab }) {
  const standing = useStanding();
  const open = useOpenSections(tab, standing);
  return (
    <div className="grid items-start gap-6 roomy:grid-cols-[17.5rem_minmax(0,1fr)]">
      <ProgressChecklist
        title="Your progress"
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
              summary={sectionSummaries[part](standing.portal, standing.today)}
              isOpen={open.isOpen(part)}
              onToggle={(isOpen) => open.toggle(part, isOpen)}
            >
              <Suspense fallback={<Loading />}>
                <Content />
              </Suspense>
            </Section>
          );
        })}
        {tab === 'details' && <ContactsCard />}
      </div>
    </div>
  );
}
