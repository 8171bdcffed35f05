import type { WillPart } from '@plainwill/contracts/will-data/readiness';
import type { ReactNode } from 'react';
import { ProgressChecklist } from '../../ui/progress-checklist.tsx';
import { Section } from '../../ui/section.tsx';
import type { PortalData } from './portal-data.ts';
import { checklistOf, type sectionsOf, sectionTitles } from './portal-sections.ts';
import type { OpenSections } from './use-open-sections.ts';

export interface PanelSection {
  part: WillPart;
  summary: string;
  content: ReactNode;
}

interface SectionsPanelProps {
  tab: keyof typeof sectionsOf;
  data: PortalData;
  open: OpenSections;
  sections: readonly PanelSection[];
}

/** A tab of folding sections with the list of what is done beside it. */
export function SectionsPanel({ tab, data, open, sections }: SectionsPanelProps) {
  const current = sections.find(({ part }) => open.isOpen(part))?.part ?? null;
  return (
    <div className="grid items-start gap-6 roomy:grid-cols-[17.5rem_minmax(0,1fr)]">
      <ProgressChecklist
        title="Your progress"
        entries={checklistOf(tab, data)}
        current={current}
        onChoose={(id) => open.goTo(id as WillPart)}
      />
      <div className="flex flex-col gap-4">
        {sections.map(({ part, summary, content }) => (
          <Section
            key={part}
            id={part}
            title={sectionTitles[part]}
            summary={summary}
            isOpen={open.isOpen(part)}
            onToggle={(isOpen) => open.toggle(part, isOpen)}
          >
            {content}
          </Section>
        ))}
      </div>
    </div>
  );
}
