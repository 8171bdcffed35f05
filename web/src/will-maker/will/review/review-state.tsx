import type { WordingChanges as Changed, OwnReview, ReviewStatus } from '@plainwill/contracts/will-data/review/review';
import { type ChangeCause, isOpen } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths/paths.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { ClauseChangeList } from '../../../shared/will-sheets/clause-change-list.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { dayText } from '../../../ui/dates-and-money/format-date.ts';
import SupportChanges from '../../overview/support-changes.tsx';
import { ApprovalDetails } from './approval-details.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { expectedTimeText, reviewStateCopy } from './review-copy.ts';
import { mayAsk } from './use-review.ts';
import { WithdrawRequest } from './withdraw-request.tsx';

/** Since when, and how long it usually takes. */
const Since = ({ own, usualDays }: { own: OwnReview; usualDays: number }) => (
  <p className="max-w-words">
    With our reviewer since {dayText(own.requestedAt, new Date())}, {expectedTimeText(usualDays)}.
    {own.isLate && <strong> This is taking longer than usual.</strong>}
  </p>
);

const Reasons = ({ reasons }: { reasons: readonly string[] }) => (
  <ul className="flex max-w-words list-disc flex-col gap-2 pl-5" aria-label="What our reviewer wrote">
    {reasons.map((reason) => (
      <li key={reason} className="whitespace-pre-line wrap-anywhere">
        {reason}
      </li>
    ))}
  </ul>
);

interface ReviewStateProps {
  status: ReviewStatus;
  own: OwnReview;
  /** Shown after what is known: the ways on from here that belong to the page. */
  children?: ReactNode;
}

/** How far the check is: since when, what was said, what happens next, and what can be done about it. */
export function ReviewState({ status: { usualDays, pause }, own, children }: ReviewStateProps) {
  const testatorRecord = useTestatorRecord();
  const { state, reasons, approvals, changed, isApprovedAsItStands } = own;
  return (
    <>
      {isOpen(state) && <Since own={own} usualDays={usualDays} />}
      {state === 'returned' && <Reasons reasons={reasons} />}
      {state === 'approved' && approvals.length > 0 && <ApprovalDetails own={own} />}
      {state === 'approved' && !isApprovedAsItStands && (
        <>
          <SupportChanges testatorRecord={testatorRecord} since={approvals.at(-1)?.at ?? own.requestedAt} />
          <ChangesByCause changed={changed} />
        </>
      )}
      <p className="max-w-words text-muted">{reviewStateCopy(own).next}</p>
      {mayAsk(own) && pause && <PauseNotice pause={pause} />}
      <ButtonRow>
        {children}
        {mayAsk(own) && !pause && (
          <ButtonLink to={paths.reviewStep(1)} variant={state === 'withdrawn' ? 'secondary' : 'primary'}>
            Ask again
          </ButtonLink>
        )}
        {isOpen(state) && <WithdrawRequest />}
      </ButtonRow>
    </>
  );
}

const causes: Record<ChangeCause, string> = {
  answers: 'What changed in your answers',
  birthday: 'What a birthday changed',
  wording: 'What we worded differently',
};

/** How the will differs from what was approved, by what changed it. */
const ChangesByCause = ({ changed }: { changed: Changed }) =>
  changed.map(({ cause, changes }) => (
    <section key={cause} className="flex flex-col gap-2">
      <h4 className="font-semibold">{causes[cause]}</h4>
      <ClauseChangeList changes={changes} then="As approved" level={5} />
    </section>
  ));
