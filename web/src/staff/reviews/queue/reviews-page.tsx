import { brand } from '@plainwill/contracts/shared/brand';
import { useEffect } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { type Staff, StaffOnly } from '../../admin/staff-only.tsx';
import { ListTools } from '../../lists/list-tools.tsx';
import { Pages } from '../../lists/pages.tsx';
import { useChosenReviews } from './chosen-reviews.ts';
import { FiguresCard } from './figures-card.tsx';
import { OwnProfileCard } from './own-profile-card.tsx';
import { PauseCard } from './pause-card.tsx';
import { QueueTable } from './queue-table.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import { useClaim, useQueue } from './use-queue.ts';

const title = 'Reviews';

/** The wills that wait to be read, for reviewers and administrators; others see the figures. */
export default function ReviewsPage() {
  return (
    <StaffOnly title={title} access="reviewFigures">
      {(staff) => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          {brand.review === 'off' ? (
            <EmptyState>Wills are not checked by people here.</EmptyState>
          ) : (
            <Desk staff={staff} />
          )}
        </>
      )}
    </StaffOnly>
  );
}

const Desk = ({ staff }: { staff: Staff }) => (
  <>
    {(staff.isAdmin || isReviewer(staff)) && <Queue isReviewer={isReviewer(staff)} isAdmin={staff.isAdmin} />}
    <FiguresCard />
    {staff.isAdmin && <PauseCard />}
    {isReviewer(staff) && <OwnProfileCard />}
  </>
);

const isReviewer = ({ roles }: Staff) => roles.includes('reviewer');

const foundText = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'review' : 'reviews'}`;

function Queue({ isReviewer, isAdmin }: { isReviewer: boolean; isAdmin: boolean }) {
  const { chosen, choose } = useChosenReviews();
  const { data, isError, error, isFetching, refetch } = useQueue(chosen);
  const claim = useClaim();
  const claimNext = () => !claim.isPending && claim.mutate({ number: null });
  const keys = isReviewer ? [{ key: 'c', label: 'Claim the next in line', act: claimNext }] : [];
  // From another page of the list the reader begins at its top.
  useEffect(() => {
    if (chosen.after) document.getElementById('main')?.focus();
  }, [chosen.after]);
  return (
    <Card>
      <QueueToolbar chosen={chosen} onChoose={choose} hasOwn={isReviewer} />
      <ButtonRow isSpread>
        <p role="status" className="font-semibold">
          {isError ? '' : data ? foundText(data.count) : 'Loading...'}
        </p>
        <ListTools keys={keys} />
        {isReviewer && (
          <Button size="small" onPress={claimNext} isPending={claim.isPending} pendingLabel="Claiming…">
            Claim next
          </Button>
        )}
      </ButtonRow>
      {isError && (
        <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && !isError && (
        <div aria-busy={isFetching} className="flex flex-col gap-4">
          {data.rows.length > 0 ? (
            <QueueTable rows={data.rows} isReviewer={isReviewer} isAdmin={isAdmin} />
          ) : (
            <EmptyState>Nothing here. Wills that customers send for a check will be listed.</EmptyState>
          )}
          <Pages
            of="reviews"
            backTo="First page"
            onBack={chosen.after !== undefined && (() => choose({}))}
            onNext={data.next !== null && (() => choose({ after: data.next ?? undefined }))}
          />
        </div>
      )}
    </Card>
  );
}
