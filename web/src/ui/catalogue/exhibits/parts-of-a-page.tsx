import { useState } from 'react';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { SheetOfPaper } from '../../figures/sheet-of-paper.tsx';
import { Card, Stack } from '../../layout/page-layout.tsx';
import { Section } from '../../layout/section.tsx';
import { Tabs } from '../../layout/tabs.tsx';
import { ProgressChecklist } from '../../lists/progress-checklist.tsx';
import { type Exhibit, State } from '../exhibit.tsx';

type TabId = 'details' | 'wishes' | 'will';

function States() {
  const [isOpen, setOpen] = useState(true);
  const [tab, setTab] = useState<TabId>('details');
  return (
    <>
      <State name="How far along">
        <ProgressBar label="Question 2 of 5" percent={40} />
      </State>
      <State name="What there is to do">
        <ProgressChecklist
          title="Your progress"
          current="home"
          entries={[
            { id: 'personal', title: 'Personal Information', progress: 'done', to: '#' },
            { id: 'home', title: 'Home Details', progress: 'started', to: '#' },
            { id: 'children', title: 'Children Details', progress: 'waiting', to: '#' },
          ]}
        />
      </State>
      <State name="Tabs">
        <Tabs
          label="Will Maker"
          current={tab}
          onChange={setTab}
          entries={[
            { id: 'details', title: 'Your Details', state: '2 of 4 done', isLocked: false, panel: 'Details' },
            { id: 'wishes', title: 'Your Wishes', state: 'not yet started', isLocked: false, panel: 'Wishes' },
            { id: 'will', title: 'Your Will', state: 'opens later', isLocked: true, panel: 'Will' },
          ]}
        />
      </State>
      <State name="Sections that fold away">
        <Stack gap="tight">
          <Section
            id="open"
            title="Personal Information"
            isOpen={isOpen}
            onToggle={setOpen}
            summary="Harriet Joan Bell"
          >
            What stands in it.
          </Section>
          <Section
            id="closed"
            title="Home Details"
            isOpen={false}
            onToggle={() => {}}
            summary="7 Quarry Street · rented"
          >
            What stands in it.
          </Section>
        </Stack>
      </State>
      <State name="A card, and sheets of paper">
        <Stack>
          <Card>Fields and lists stand on cards.</Card>
          <SheetOfPaper>
            <p className="will-text p-8">This is the last will of HARRIET JOAN BELL.</p>
          </SheetOfPaper>
          <SheetOfPaper isTilted watermark="Draft">
            <p className="will-text p-8">With a watermark, and laid down a little askew.</p>
          </SheetOfPaper>
        </Stack>
      </State>
    </>
  );
}

export default {
  title: 'Parts of a page',
  shows: ['progress-bar', 'progress-checklist', 'tabs', 'section', 'page-layout', 'sheet-of-paper', 'page-heading'],
  States,
} satisfies Exhibit;
