import { brand } from '@plainwill/contracts/shared/brand';
import type { OwnReview } from '@plainwill/contracts/will-data/review/review';
import type { ReviewState } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { missingForWill, type WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext } from 'react';
import { trpc } from '../../shared/api/trpc.ts';
import { saveStatesAtom } from '../../shared/autosave/open-section.ts';
import type { SaveState } from '../../shared/autosave/save-state.ts';
import { useAccountId, useTestatorRecord, useToday } from '../../shared/testator-record/use-testator-record.ts';
import { useMaritalStatus } from '../sections/personal-details/personal-details-autosave.ts';
import { byMessage } from '../will/checks/finding-model.ts';
import { blockingFindings, thingsToFix } from '../will/checks/things-to-fix.ts';
import { outdatedCopy, warningsToRead } from '../will/checks/understood.ts';
import type { Standing } from './progress.ts';

const partsOf = (states: object) => Object.keys(states) as WillPart[];

const isUnsaved = (state: SaveState | undefined) =>
  state !== undefined && state.kind !== 'idle' && state.kind !== 'saved';

const checks: Record<Exclude<ReviewState, 'approved'>, Standing['check']> = {
  requested: 'reading',
  held: 'reading',
  asked: 'asked',
  awaitingSecond: 'reading',
  returned: 'returned',
  withdrawn: null,
};

function checkOf({ state, questions, isApprovedAsItStands }: OwnReview): Standing['check'] {
  if (state === 'approved') return isApprovedAsItStands ? 'approved' : 'changed';
  // Once all is answered, the next to do something is the reviewer.
  return state === 'asked' && questions === 0 ? 'reading' : checks[state];
}

/** A read that keeps failing is not waited for. */
const isAwaited = ({ isLoading, failureCount }: { isLoading: boolean; failureCount: number }) =>
  isLoading && failureCount === 0;

const StandingContext = createContext<Standing | null>(null);

/** Works out the standing once for all that stands in it. */
export const StandingProvider = ({ children }: { children: ReactNode }) => (
  <StandingContext value={useStandingNow()}>{children}</StandingContext>
);

/** The testator's standing. Inside the loaded Will Maker only; the findings of the checks come a moment later. */
export function useStanding(): Standing {
  const standing = useContext(StandingContext);
  if (!standing) throw new Error('The standing is used outside the loaded Will Maker');
  return standing;
}

function useStandingNow(): Standing {
  const states = useAtomValue(saveStatesAtom);
  const draft = trpc.willData.willDocument.preview.useQuery();
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const isWhole = missingForWill(testatorRecord, today).length === 0;
  const review = trpc.willData.review.status.useQuery(undefined, { enabled: isWhole && brand.review !== 'off' });
  const copies = trpc.willData.signingCopies.list.useQuery(undefined, { enabled: isWhole });
  const signed = trpc.willData.signedWills.list.useQuery(undefined, { enabled: isWhole });
  const preview = draft.data;
  const found = preview?.checks ?? [];
  const fixes = byMessage(blockingFindings(found)).length;
  const toRead = warningsToRead(found).length;
  const [newest] = (isWhole && copies.data) || [];
  const current = signed.data?.find(({ ending }) => ending === null);
  const status = isWhole ? review.data?.review : null;
  return {
    testatorRecord,
    today,
    fixes,
    toRead,
    isRead: preview !== undefined && !preview.isFirstLook && fixes + toRead === 0,
    check: status ? checkOf(status) : null,
    checkSince: status?.since ?? null,
    copy: newest ? { number: newest.number, isOutdated: found.some(({ id }) => id === outdatedCopy) } : null,
    signed: current
      ? { on: current.signedOn, isNewestCopy: newest === undefined || newest.number === current.copyNumber }
      : null,
    toFix: preview ? thingsToFix(preview.checks, testatorRecord) : {},
    typedIn: new Set(partsOf(states).filter((part) => isUnsaved(states[part]))),
    hasMaritalStatus: useMaritalStatus(useAccountId()) !== null,
    isAwaited: [draft, review, copies, signed].some(isAwaited),
  };
}
