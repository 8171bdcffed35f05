import { complaintKindLabels } from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { ComplaintStep, OpenComplaint } from '@plainwill/contracts/notifications/complaints';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { SmallDisclosure } from '../../ui/layout/small-disclosure.tsx';
import { SummaryList } from '../../ui/lists/summary-list.tsx';
import { useStaffNames } from '../lists/use-staff-names.ts';
import {
  complaintChannelLabels,
  complaintOutcomeLabels,
  complaintStateLabels,
  complaintStepLabels,
  timeLeftText,
} from './complaint-labels.ts';

/** The complaint stands here as the person wrote it. */
export function ComplaintSummary({ complaint }: { complaint: OpenComplaint }) {
  const { forWhom, otherName, authority, happenedOn, answer, erasedAt, daysLeft } = complaint;
  const { nameOf } = useStaffNames();
  const isSettled = daysLeft === null;
  return (
    <section aria-labelledby="told" className="flex flex-col gap-3">
      <h3 id="told" className="heading text-lead">
        What they told us
      </h3>
      <SummaryList
        entries={[
          { term: 'Kind', detail: complaintKindLabels[complaint.kind] },
          { term: 'State', detail: complaintStateLabels[complaint.state] },
          { term: 'Owner', detail: nameOf(complaint.ownerId) },
          { term: 'Received', detail: formatDay(complaint.receivedAt) },
          { term: 'How it reached us', detail: complaintChannelLabels[complaint.channel] },
          ...(isSettled
            ? []
            : [{ term: 'Clock', detail: `${timeLeftText(complaint)}, until ${formatDay(complaint.dueOn)}` }]),
          { term: 'Name', detail: complaint.name },
          { term: 'Email', detail: complaint.email || 'None' },
          ...(complaint.phone ? [{ term: 'Phone', detail: complaint.phone }] : []),
          ...(complaint.postalAddress ? [{ term: 'Postal address', detail: complaint.postalAddress }] : []),
          ...(forWhom === 'other'
            ? [
                { term: 'For', detail: otherName },
                { term: 'What lets them act', detail: authority },
              ]
            : []),
        ]}
      />
      <LongText title="What happened, or what they are asking for" text={complaint.happened} />
      {complaint.wanted && <LongText title="What they would like us to do" text={complaint.wanted} />}
      {happenedOn && <p className="text-muted">It happened on {formatDay(happenedOn)}.</p>}
      {answer && <LongText title={`Our answer: ${complaintOutcomeLabels[answer.outcome]}`} text={answer.words} />}
      {answer?.change && <LongText title="What we change" text={answer.change} />}
      {erasedAt && <p className="text-muted">This is erased automatically on {formatDay(erasedAt)}.</p>}
    </section>
  );
}

/** Words of more than one line, as they were typed. */
export const LongText = ({
  title,
  text,
  heading: Heading = 'h4',
}: {
  title: string;
  text: string;
  heading?: 'h3' | 'h4';
}) => (
  <div>
    <Heading className="text-small text-muted">{title}</Heading>
    <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
  </div>
);

interface TrailProps {
  steps: readonly ComplaintStep[];
  /** Says that a letter has been posted; left out for those who may only look. */
  onPosted?: (stepId: string) => void;
  isPending: boolean;
}

/** The steps taken come oldest first. */
export function ComplaintTrail({ steps, onPosted, isPending }: TrailProps) {
  const { nameOf } = useStaffNames();
  return (
    <section aria-labelledby="trail" className="flex flex-col gap-3">
      <h3 id="trail" className="heading text-lead">
        What has happened
      </h3>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {steps.map((step) => (
          <li key={step.id} className="flex flex-col gap-1 py-3">
            <p className="font-semibold">{complaintStepLabels[step.kind]}</p>
            <p className="text-small text-muted">
              {formatDateTime(step.at)}
              {step.by && `, ${nameOf(step.by)}`}
              {step.goesBy && `. ${dispatchText(step)}`}
            </p>
            {step.letter && (
              <SmallDisclosure summary="Read" of={`the letter: ${complaintStepLabels[step.kind]}`}>
                <p className="wrap-anywhere whitespace-pre-wrap">{step.letter}</p>
              </SmallDisclosure>
            )}
            {step.goesBy === 'post' && !step.sentAt && onPosted && (
              <div>
                <Button
                  variant="secondary"
                  size="small"
                  onPress={() => onPosted(step.id)}
                  isPending={isPending}
                  pendingLabel="Saving…"
                >
                  I have posted this letter
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function dispatchText({ goesBy, sentAt }: ComplaintStep): string {
  if (goesBy === 'email') return sentAt ? `Emailed ${formatDateTime(sentAt)}` : 'Waiting to be emailed';
  return sentAt ? `Posted ${formatDateTime(sentAt)}` : 'Waiting to be posted';
}
