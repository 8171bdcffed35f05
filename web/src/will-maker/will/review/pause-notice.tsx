import type { ReviewStatus } from '@plainwill/contracts/will-data/review/review';
import { formatDay } from '../../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Why nothing can be asked for at the moment. */
export const PauseNotice = ({ pause }: { pause: NonNullable<ReviewStatus['pause']> }) => (
  <Notice tone="info" title="We are not taking new requests">
    <p className="max-w-words wrap-anywhere">{pause.words}</p>
    {pause.until && <p>You can ask again after {formatDay(pause.until)}.</p>}
  </Notice>
);
