import { brand } from '@plainwill/contracts/shared/brand';
import type { ReviewState } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { missingForWill, type WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { useAtomValue } from 'jotai';
import { trpc } from '../../shared/api/trpc.ts';
import { saveStatesAtom } from '../../shared/autosave/open-section.ts';
import type { SaveState } from '../../shared/autosave/save-state.ts';
import { useAccountId, useTestatorRecord, useToday } from '../../shared/testator-record/use-testator-record.ts';
import { useMaritalStatus } from '../sections/personal-details/personal-details-autosave.ts';
import { thingsToFix } from '../will/checks/things-to-fix.ts';
import type { Standing } from './progress.ts';

const partsOf = (states: object) => Object.keys(states) as WillPart[];

const isUnsaved = (state: SaveState | undefined) =>
  state !== undefined && state.kind !== 'idle' && state.kind !== 'saved';

const openReviews: Record<ReviewState, Standing['openReview']> = {
  requested: 'reading',
  held: 'reading',
  asked: 'asked',
  awaitingSecond: 'reading',
  returned: null,
  approved: null,
  withdrawn: null,
};

/** The testator's standing. Inside the loaded Will Maker only; the findings of the checks come a moment later. */
export function useStanding(): Standing {
  const states = useAtomValue(saveStatesAtom);
  const { data: preview } = trpc.willData.willDocument.preview.useQuery();
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const isWhole = missingForWill(testatorRecord, today).length === 0;
  const { data: status } = trpc.willData.review.status.useQuery(undefined, {
    enabled: isWhole && brand.review !== 'off',
  });
  return {
    testatorRecord,
    today,
    openReview: isWhole && status?.review ? openReviews[status.review.state] : null,
    toFix: preview ? thingsToFix(preview.checks, testatorRecord) : {},
    typedIn: new Set(partsOf(states).filter((part) => isUnsaved(states[part]))),
    hasMaritalStatus: useMaritalStatus(useAccountId()) !== null,
  };
}
