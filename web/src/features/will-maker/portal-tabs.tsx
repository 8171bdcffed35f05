import { missingForWill, missingForWishes } from '@plainwill/contracts/will-data/readiness';
import { useLocation, useSearchParams } from 'wouter';
import { paths, type WillMakerTab, willMakerTabs } from '../../paths.ts';
import { type TabEntry, Tabs } from '../../ui/tabs.tsx';
import { ExecutorsSection } from '../executors/executors-section.tsx';
import { funeralSummary } from '../funeral-wishes/funeral-summary.ts';
import { FuneralWishesSection } from '../funeral-wishes/funeral-wishes-section.tsx';
import { namesSummary } from '../people/names-summary.ts';
import { PersonalInformation } from '../personal-details/personal-information.tsx';
import { personalSummary } from '../personal-details/personal-summary.ts';
import { ResidueSection } from '../residue/residue-section.tsx';
import { YourWill } from '../will-document/your-will.tsx';
import { LockedPanel } from './locked-panel.tsx';
import type { PortalData } from './portal-data.ts';
import { doneInWords, needsInWords } from './portal-sections.ts';
import { SectionsPanel } from './sections-panel.tsx';
import { useOpenSections } from './use-open-sections.ts';

interface PortalTabsProps {
  accountId: string;
  data: PortalData;
}

export function PortalTabs({ accountId, data }: PortalTabsProps) {
  const [search] = useSearchParams();
  const [, goTo] = useLocation();
  const open = useOpenSections();
  const current = willMakerTabs.find((tab) => tab === search.get('tab')) ?? 'details';
  const forWishes = missingForWishes(data);
  const forWill = missingForWill(data);

  const entries: TabEntry<WillMakerTab>[] = [
    {
      id: 'details',
      title: 'Your Details',
      state: doneInWords('details', data),
      isLocked: false,
      panel: <Details accountId={accountId} data={data} open={open} />,
    },
    {
      id: 'wishes',
      title: 'Your Wishes',
      state: forWishes.length > 0 ? needsInWords(forWishes) : doneInWords('wishes', data),
      isLocked: forWishes.length > 0,
      panel:
        forWishes.length > 0 ? (
          <LockedPanel title="Your Wishes" missing={forWishes} />
        ) : (
          <Wishes accountId={accountId} data={data} open={open} />
        ),
    },
    {
      id: 'will',
      title: 'Your Will',
      state: forWill.length > 0 ? needsInWords(forWill) : 'ready to read',
      isLocked: forWill.length > 0,
      panel: forWill.length > 0 ? <LockedPanel title="Your Will" missing={forWill} /> : <YourWill />,
    },
  ];
  return <Tabs label="Will Maker" entries={entries} current={current} onChange={(tab) => goTo(paths.willMaker(tab))} />;
}

type PanelProps = PortalTabsProps & { open: ReturnType<typeof useOpenSections> };

function Details({ accountId, data, open }: PanelProps) {
  const { personalDetails } = data;
  return (
    <SectionsPanel
      tab="details"
      data={data}
      open={open}
      sections={[
        {
          part: 'personalDetails',
          summary: personalSummary(personalDetails),
          content: <PersonalInformation accountId={accountId} details={personalDetails} />,
        },
      ]}
    />
  );
}

function Wishes({ accountId, data, open }: PanelProps) {
  const { funeralWishes, executors, residue } = data;
  return (
    <SectionsPanel
      tab="wishes"
      data={data}
      open={open}
      sections={[
        {
          part: 'funeralWishes',
          summary: funeralSummary(funeralWishes),
          content: <FuneralWishesSection accountId={accountId} wishes={funeralWishes} />,
        },
        {
          part: 'executors',
          summary: namesSummary(executors),
          content: <ExecutorsSection executors={executors} />,
        },
        {
          part: 'residue',
          summary: namesSummary(residue),
          content: <ResidueSection recipients={residue} />,
        },
      ]}
    />
  );
}
