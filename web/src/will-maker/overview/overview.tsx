import { dayMs } from '@plainwill/contracts/shared/durations';
import { missingForWishes } from '@plainwill/contracts/will-data/will/readiness';
import { useAtomValue } from 'jotai';
import { Lock } from 'lucide-react';
import { Suspense, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { passkeyOfferAtom } from '../../account/passkeys/passkey-offer-atom.ts';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { supportChangesIn } from '../../shared/testator-record/support-label.ts';
import { onIdle } from '../../ui/browser/on-idle.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ProgressMark } from '../../ui/lists/progress-checklist.tsx';
import { lazyPart, NothingShown } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { NextStepCard, standingText } from './next-step-card.tsx';
import { Opening } from './opening.tsx';
import { needsText, partsOf, progressOf, type SectionsTab, type Standing } from './progress.ts';
import { nextStop } from './road.ts';
import { SavedLine } from './saved-line.tsx';
import { SectionList } from './section-list.tsx';

const MissingSections = lazyPart(() => import('../answer-place/missing-sections.tsx'), PartProblem);
const FamilyPicture = lazyPart(() => import('../people/family-picture/family-picture.tsx'), PartProblem);
const DraftCard = lazyPart(() => import('../will/draft-paper/draft-card.tsx'), PartProblem);
const PasskeyOfferNotice = lazyPart(() => import('../../account/passkeys/passkey-offer-notice.tsx'), NothingShown);
const SupportChanges = lazyPart(() => import('./support-changes.tsx'), NothingShown);

const TogetherCard = lazyPart(() => import('../together/together-card.tsx'), NothingShown);

const NewestCheck = lazyPart(() => import('../will/review/check-timeline.tsx'), PartProblem);

/** Somebody has the will to read, or waits for its owner. */
const isUnderWay = ({ check }: Standing) => check === 'reading' || check === 'asked' || check === 'returned';

const loadSectionPage = () => import('./section-page.tsx');

/** "Good evening, Harriet", by the clock of the device. */
function greeting(hour: number, name: string | null): string {
  const time = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  return name ? `${time}, ${name}` : time;
}

const opening = (
  <Opening>
    <Loading rows={7} />
  </Opening>
);

/** The overview, once all that would move it has come. */
export const Overview = ({ standing }: { standing: Standing }) =>
  standing.isAwaited ? (
    opening
  ) : (
    <Suspense fallback={opening}>
      <WholeOverview standing={standing} />
    </Suspense>
  );

/** Shows the one thing to do next, and both lists of sections: that which is asked for, or comes next, open. */
function WholeOverview({ standing }: { standing: Standing }) {
  const [search] = useSearchParams();
  const { testatorRecord } = standing;
  const asked = search.get('tab') ?? (nextStop(standing) === 'you' ? 'details' : nextStop(standing));
  const standsAt = standingText(standing);
  const monthAgo = new Date(Date.now() - 30 * dayMs).toISOString();
  const isChangedBySupport = supportChangesIn(testatorRecord, monthAgo).length > 0;
  const isPasskeyOffered = useAtomValue(passkeyOfferAtom);
  const name = testatorRecord.personalDetails?.knownAs || testatorRecord.personalDetails?.firstName || null;
  useEffect(() => onIdle(() => void loadSectionPage().catch(() => undefined)), []);
  return (
    <>
      <div className="mb-5 flex flex-col gap-1 sm:mb-7 print:hidden">
        <PageHeading title="Will Maker">{greeting(new Date().getHours(), name)}</PageHeading>
        {standsAt && <p className="text-muted">{standsAt}</p>}
        <SavedLine />
      </div>
      {isChangedBySupport && (
        <div className="mb-5 print:hidden">
          <SupportChanges testatorRecord={testatorRecord} since={monthAgo} />
        </div>
      )}
      {isPasskeyOffered && <PasskeyOfferNotice />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 roomy:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-5">
          <NextStepCard standing={standing} />
          {isUnderWay(standing) && <NewestCheck />}
          <Sections tab="details" title="Your Details" isAsked={asked === 'details'} standing={standing} />
          <Sections tab="wishes" title="Your Wishes" isAsked={asked === 'wishes'} standing={standing} />
          {/* Below what is there already, which it would push down. */}
          <Suspense>
            <TogetherCard />
          </Suspense>
        </div>
        <div className="flex flex-col gap-6">
          <Suspense>
            <FamilyPicture />
          </Suspense>
          <Suspense>
            <DraftCard />
          </Suspense>
        </div>
      </div>
    </>
  );
}

interface SectionsProps {
  tab: SectionsTab;
  title: string;
  isAsked: boolean;
  standing: Standing;
}

/** A list of sections; folded to one line until it is asked for, unless something in it is to be fixed. */
function Sections({ tab, title, isAsked, standing }: SectionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const progress = partsOf(tab, standing).map((part) => progressOf(part, standing));
  const waitsFor = tab === 'wishes' ? missingForWishes(standing.testatorRecord, standing.today) : [];
  const isLocked = waitsFor.length > 0;
  const isDone = progress.every((each) => each === 'done');
  const isOpen = isAsked || (progress.includes('toFix') && !isLocked);
  const wasAsked = useRef(isAsked);
  // The link that unfolded the list went with it.
  useEffect(() => {
    if (isAsked && !wasAsked.current && document.activeElement === document.body) heading.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  const named = (
    <h2 id={id} ref={heading} tabIndex={-1} className="heading rounded-paper text-title">
      {title}
    </h2>
  );
  if (isOpen)
    return (
      <section aria-labelledby={id} className="flex flex-col gap-3">
        {named}
        {isLocked ? (
          <Suspense>
            <MissingSections title="unlock Your Wishes" missing={waitsFor} />
          </Suspense>
        ) : (
          <SectionList tab={tab} standing={standing} />
        )}
      </section>
    );
  return (
    <section
      aria-labelledby={id}
      className="flex min-h-16 flex-wrap items-center gap-x-4 rounded-card border border-line bg-card px-5 py-1.5 sm:px-6"
    >
      {isDone && <ProgressMark progress="done" />}
      {isLocked && <Lock aria-hidden strokeWidth={2.2} className="size-5 text-muted" />}
      {named}
      <p className={isLocked ? 'text-small text-muted' : 'sr-only'}>
        {isLocked ? needsText(waitsFor) : isDone ? 'Completed' : 'In progress'}
      </p>
      <p className="ml-auto flex min-h-11 items-center print:hidden">
        <TextLink to={willMakerPath(tab)}>
          {isDone ? 'Edit' : 'Open'} <span className="sr-only">{title}</span>
        </TextLink>
      </p>
    </section>
  );
}
