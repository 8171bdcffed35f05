import { missingForWill, missingForWishes } from '@plainwill/contracts/will-data/will/readiness';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { type WillMakerTab, willMakerPath, willMakerTabs } from '../../paths/will-maker-paths.ts';
import { type TabEntry, Tabs } from '../../ui/layout/tabs.tsx';
import { cameFromWillAtom } from '../answer-place/came-from-will.ts';
import { saveAll } from '../autosave/open-section.ts';
import { openFuneralWishes } from '../funeral-wishes/funeral-wishes-model.ts';
import { openPersonalDetails } from '../personal-details/personal-details-autosave.ts';
import { useAccountId } from '../testator-record/use-testator-record.ts';
import { asMissing } from './missing-section.ts';
import { doneText, needsText } from './progress.ts';
import { SectionsPanel } from './sections-panel.tsx';
import { useStanding } from './use-standing.ts';

// The page has little room for script, so these come once it stands.
const loadOthers = () =>
  Promise.all([
    import('../home-details/home-details-autosave.ts'),
    import('../spouse-details/spouse-details-autosave.ts'),
  ]);

/** Sends what an earlier visit could not, and tries again whenever the connection returns or the page is left. */
function useUnsent(accountId: string): void {
  useEffect(() => {
    let isCurrent = true;
    openPersonalDetails(accountId);
    openFuneralWishes(accountId);
    const saveOthers = async () => {
      const [{ openHomeDetails }, { openSpouseDetails }] = await loadOthers();
      // Somebody else may have signed in meanwhile.
      if (!isCurrent) return;
      openHomeDetails(accountId);
      openSpouseDetails(accountId);
      await saveAll();
    };
    const save = () => {
      void saveAll();
      // What could not be loaded is tried again with the next save.
      void saveOthers().catch(() => undefined);
    };
    save();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [accountId]);
}

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
      state: doneText('details', standing),
      isLocked: false,
      panel: <SectionsPanel tab="details" missing={forWishes.map(asMissing)} />,
    },
    {
      id: 'wishes',
      title: 'Your Wishes',
      state: forWishes.length > 0 ? needsText(forWishes) : doneText('wishes', standing),
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
      state: forWill.length > 0 ? needsText(forWill) : 'ready to read',
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
