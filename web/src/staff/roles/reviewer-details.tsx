import { qualificationNames } from '@plainwill/contracts/identity/reviewer-vocabulary';
import type { ReviewerProfile } from '@plainwill/contracts/identity/reviewers';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';

/** What was checked of a reviewer, by whom and when, and how long they are away. */
export function ReviewerDetails({
  qualification,
  regulator,
  registration,
  checkedAt,
  checkedBy,
  awayUntil,
}: ReviewerProfile) {
  const register = [regulator, registration].filter(Boolean).join(' ');
  return (
    <span className="block text-small text-muted">
      <span className="block">{qualificationNames[qualification]}</span>
      {register && <span className="block wrap-anywhere">{register}</span>}
      <span className="block">
        Checked on {formatDay(checkedAt)} {checkedBy ? `by ${checkedBy}` : 'by command'}
      </span>
      {awayUntil && <span className="block font-semibold text-ink">Away until {formatDay(awayUntil)}</span>}
    </span>
  );
}
