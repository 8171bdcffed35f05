import type { WordsChanged as Changed } from '@plainwill/contracts/will-data/review/review';
import type { ChangeCause } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { ClauseChangeList } from '../signing/clause-change-list.tsx';

const causes: Record<ChangeCause, string> = {
  answers: 'What you changed',
  birthday: 'What a birthday changed',
  wording: 'What we worded differently',
};

/** How the will differs from what was approved, by what changed it. */
export const WordsChanged = ({ changed }: { changed: Changed }) =>
  changed.map(({ cause, changes }) => (
    <section key={cause} className="flex flex-col gap-2">
      <h4 className="font-semibold">{causes[cause]}</h4>
      <ClauseChangeList changes={changes} then="As approved" />
    </section>
  ));
