import { qualificationNames } from '@plainwill/contracts/identity/reviewer-vocabulary';
import type { Approval, OwnReview } from '@plainwill/contracts/will-data/review/review';
import { formatDay } from '../../../ui/dates-and-money/format-date.ts';

/** "Ada Holt, Solicitor" */
const reviewerText = ({ name, qualification }: Approval) => `${name}, ${qualificationNames[qualification]}`;

const regulatorText = ({ regulator, registration }: Approval) =>
  regulator ? `Regulated by ${regulator}${registration ? `, number ${registration}` : ''}` : 'Not regulated';

/** The approval names the reviewers, what they approved, and how long it is in force. */
export const ApprovalDetails = ({ own: { approvals, holdsUntil, isApprovedAsItStands } }: { own: OwnReview }) => (
  <>
    <ul className="flex flex-col gap-4">
      {approvals.map((approval) => (
        <li key={approval.id} className="flex max-w-words flex-col gap-1">
          <p>
            Approved by <strong className="wrap-anywhere">{reviewerText(approval)}</strong> on {formatDay(approval.at)}
          </p>
          <p className="text-small text-muted wrap-anywhere">{regulatorText(approval)}</p>
          {isApprovedAsItStands && (
            <blockquote className="border-l-4 border-line pl-4 wrap-anywhere">“{approval.statement}”</blockquote>
          )}
        </li>
      ))}
    </ul>
    {isApprovedAsItStands && (
      <p className="max-w-words">
        {holdsUntil
          ? `This approval holds until ${formatDay(holdsUntil.day)}, ${holdsUntil.because}.`
          : 'This approval holds for as long as your answers stay the same.'}
      </p>
    )}
  </>
);
