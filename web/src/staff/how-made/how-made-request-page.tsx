import type { HowMadeRequestId } from '@plainwill/contracts/shared/ids';
import { askerLabels, howMadeStateLabels } from '@plainwill/contracts/will-data/how-made/how-made-vocabulary';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'wouter';
import { failureOf } from '../../shared/api/failure.ts';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { SummaryList } from '../../ui/lists/summary-list.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { LongText } from '../complaints/complaint-summary.tsx';
import { useStaffNames } from '../lists/use-staff-names.ts';
import { DecisionCard } from './decision-card.tsx';
import { RecordCard } from './record-card.tsx';
import { type OpenRequest, useRequest } from './use-how-made.ts';

/** One request: who asks and why, the record it is about, and the decision. */
export default function HowMadeRequestPage() {
  const { requestId = '' } = useParams<{ requestId: string }>();
  return (
    <StaffOnly title="Disputed will" access="admin">
      {() => (
        <>
          <div>
            <ButtonLink to={staffPaths.howMade} variant="plain" size="small">
              <ArrowLeft aria-hidden strokeWidth={2.2} className="size-4.5" />
              Back to all requests
            </ButtonLink>
          </div>
          <Request key={requestId} id={requestId as HowMadeRequestId} />
        </>
      )}
    </StaffOnly>
  );
}

function Request({ id }: { id: HowMadeRequestId }) {
  const { data, isError, error, isFetching, refetch } = useRequest(id);
  const title = data ? `Request ${data.number}` : 'Request';
  return (
    <>
      <PageHeading title={title}>{title}</PageHeading>
      {data ? (
        <div className="grid items-start gap-4 roomy:grid-cols-2">
          <RequestSummary request={data} />
          <div className="flex flex-col gap-4">
            <RecordCard request={data} />
            <DecisionCard request={data} />
          </div>
        </div>
      ) : isError ? (
        <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <p role="status" className="text-muted">
          Loading...
        </p>
      )}
    </>
  );
}

function RequestSummary({ request }: { request: OpenRequest }) {
  const { nameOf } = useStaffNames();
  const { state, agreedBy, agreedAt, closedBy, closedAt, diedOn, theirReference } = request;
  return (
    <Card>
      <h2 className="heading text-lead">What they ask</h2>
      <SummaryList
        entries={[
          { term: 'State', detail: howMadeStateLabels[state] },
          { term: 'Who asks', detail: askerLabels[request.asker] },
          { term: 'Name', detail: request.name },
          ...(theirReference ? [{ term: 'Their reference', detail: theirReference }] : []),
          { term: 'Received', detail: formatDay(request.receivedOn) },
          ...(diedOn ? [{ term: 'Day of the death', detail: formatDay(diedOn) }] : []),
          { term: 'Recorded by', detail: nameOf(request.enteredBy) },
          ...(agreedBy && agreedAt
            ? [{ term: 'Agreed', detail: `${nameOf(agreedBy)}, ${formatDateTime(agreedAt)}` }]
            : []),
          ...(closedBy && closedAt
            ? [{ term: 'Closed', detail: `${nameOf(closedBy)}, ${formatDateTime(closedAt)}` }]
            : []),
        ]}
      />
      <LongText heading="h3" title="How to answer them" text={request.contact} />
      <LongText heading="h3" title="Why they ask" text={request.reason} />
      <LongText heading="h3" title="The papers we have seen" text={request.proof} />
      {request.refusal && <LongText heading="h3" title="Why it was refused" text={request.refusal} />}
    </Card>
  );
}
