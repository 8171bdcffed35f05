import { dayMs } from '@plainwill/contracts/shared/durations';
import { missingForWill, missingForWishes } from '@plainwill/contracts/will-data/will/readiness';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { passkeyOfferAtom } from '../../account/passkeys/passkey-offer-atom.ts';
import { type WillMakerTab, willMakerPath, willMakerTabs } from '../../shared/paths/will-maker-paths.ts';
import { supportChangesIn } from '../../shared/testator-record/support-label.ts';
import { useSteadyValue } from '../../ui/browser/press.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { type TabEntry, Tabs } from '../../ui/layout/tabs.tsx';
import { lazyPart, NothingShown } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { thingsToFixText } from '../will/checks/things-to-fix.ts';
import { standingText } from './next-step-card.tsx';
import { countToFix, doneText, needsText, type Standing } from './progress.ts';
import { SavedLine } from './saved-line.tsx';
import { SectionsPanel } from './sections-panel.tsx';

const MissingSections = lazyPart(() => import('../answer-place/missing-sections.tsx'), PartProblem);
const DraftSoFar = lazyPart(() => import('../will/draft-paper/draft-so-far.tsx'), PartProblem);
const PasskeyOfferNotice = lazyPart(() => import('../../account/passkeys/passkey-offer-notice.tsx'), NothingShown);
const SupportChanges = lazyPart(() => import('./support-changes.tsx'), NothingShown);
const YourWill = lazyPart(() => import('../will/document/your-will.tsx'), PartProblem);

/** "Good evening, Harriet", by the clock of the device. */
function greeting(hour: number, name: string | null): string {
  const time = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  return name ? `${time}, ${name}` : time;
}

/** The overview shows the three tabs, each with what is in it and how far along it is. */
export function Overview({ standing }: { standing: Standing }) {
  const [search] = useSearchParams();
  const [, goTo] = useLocation();
  const { testatorRecord, today } = standing;
  const current = willMakerTabs.find((tab) => tab === search.get('tab')) ?? 'details';
  const forWishes = missingForWishes(testatorRecord, today);
  const forWill = missingForWill(testatorRecord, today);
  const fixes = countToFix(standing);

  const entries: TabEntry<WillMakerTab>[] = [
    {
      id: 'details',
      title: 'Your Details',
      state: doneText('details', standing),
      panel: <SectionsPanel tab="details" standing={standing} />,
    },
    {
      id: 'wishes',
      title: 'Your Wishes',
      state: forWishes.length > 0 ? needsText(forWishes) : doneText('wishes', standing),
      isLocked: forWishes.length > 0,
      panel:
        forWishes.length > 0 ? (
          <MissingSections title="unlock Your Wishes" missing={forWishes} />
        ) : (
          <SectionsPanel tab="wishes" standing={standing} />
        ),
    },
    {
      id: 'will',
      title: 'Your Will',
      state:
        forWill.length > 0
          ? 'draft so far'
          : fixes > 0
            ? thingsToFixText(fixes)
            : standing.openReview
              ? 'being checked'
              : 'ready to read',
      panel:
        forWill.length > 0 ? (
          <DraftSoFar missing={<MissingSections title="complete your will" missing={forWill} />} />
        ) : (
          <YourWill />
        ),
    },
  ];
  useFocusOnTab(current);
  const monthAgo = new Date(Date.now() - 30 * dayMs).toISOString();
  const isChangedBySupport = supportChangesIn(testatorRecord, monthAgo).length > 0;
  const isPasskeyOffered = useSteadyValue(useAtomValue(passkeyOfferAtom));
  const name = testatorRecord.personalDetails?.knownAs || testatorRecord.personalDetails?.firstName || null;
  return (
    <>
      <div className="mb-5 flex flex-col gap-x-8 gap-y-1 sm:mb-7 roomy:flex-row roomy:items-end roomy:justify-between print:hidden">
        <div className="flex flex-col gap-1">
          <PageHeading title="Will Maker">{greeting(new Date().getHours(), name)}</PageHeading>
          <p className="text-muted">{standingText(standing)}</p>
        </div>
        <SavedLine />
      </div>
      {isChangedBySupport && (
        <Suspense>
          <div className="mb-5 print:hidden">
            <SupportChanges testatorRecord={testatorRecord} since={monthAgo} />
          </div>
        </Suspense>
      )}
      {isPasskeyOffered && (
        <Suspense>
          <PasskeyOfferNotice />
        </Suspense>
      )}
      <Tabs label="Will Maker" entries={entries} current={current} onChange={(tab) => goTo(willMakerPath(tab))} />
    </>
  );
}

/** Whoever followed a link that went with the tab before has lost their place: the tab that is open now has it. */
function useFocusOnTab(current: WillMakerTab): void {
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [current]);
}
