import { missingForWill, missingForWishes } from '@plainwill/contracts/will-data/will/readiness';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { type WillMakerTab, willMakerPath, willMakerTabs } from '../../paths/will-maker-paths.ts';
import { type TabEntry, Tabs } from '../../ui/layout/tabs.tsx';
import { cameFromWillAtom } from '../answer-place/came-from-will.ts';
import { useAccountId } from '../testator-record/use-testator-record.ts';
import { asMissing } from './missing-section.ts';
import { doneInWords, needsInWords } from './progress.ts';
import { SectionsPanel } from './sections-panel.tsx';
import { useStanding } from './use-standing.ts';
import { useUnsent } from './use-unsent.ts';

const LockedPanel = lazy(() => import('./locked-panel.tsx'));
const YourWill = lazy(() => import('../will-document/your-will.tsx'));
const ReturnBar = lazy(() => import('../answer-place/return-bar.tsx'));

/** The three tabs; which is open, and whether it may be, follows from the address and the answers. */
export function PortalTabs() {
  const [search] = useSearchParams();
  const [, goTo] = useLocation();
  useUnsent(useAccountId());
  const standing = useStanding();
  const cameFromWill = useAtomValue(cameFromWillAtom);
  const current = willMakerTabs.find((tab) => tab === search.get('tab')) ?? 'details';
  const forWishes = missingForWishes(standing.testatorRecord, standing.today);
  const forWill = missingForWill(standing.testatorRecord, standing.today);

  const entries: TabEntry<WillMakerTab>[] = [
    {
      id: 'details',
      title: 'Your Details',
      state: doneInWords('details', standing),
      isLocked: false,
      panel: <SectionsPanel tab="details" missing={forWishes.map(asMissing)} />,
    },
    {
      id: 'wishes',
      title: 'Your Wishes',
      state: forWishes.length > 0 ? needsInWords(forWishes) : doneInWords('wishes', standing),
      isLocked: forWishes.length > 0,
      panel:
        forWishes.length > 0 ? (
          <LockedPanel title="Your Wishes" missing={forWishes.map(asMissing)} />
        ) : (
          <SectionsPanel tab="wishes" missing={forWill.map(asMissing)} />
        ),
    },
    {
      id: 'will',
      title: 'Your Will',
      state: forWill.length > 0 ? needsInWords(forWill) : 'ready to read',
      isLocked: forWill.length > 0,
      panel: forWill.length > 0 ? <LockedPanel title="Your Will" missing={forWill.map(asMissing)} /> : <YourWill />,
    },
  ];
  return (
    <>
      {cameFromWill && current !== 'will' && (
        <Suspense>
          <ReturnBar to={cameFromWill.path} />
        </Suspense>
      )}
      <Tabs label="Will Maker" entries={entries} current={current} onChange={(tab) => goTo(willMakerPath(tab))} />
    </>
  );
}
