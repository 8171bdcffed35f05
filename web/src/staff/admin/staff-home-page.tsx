import { brand } from '@plainwill/contracts/shared/brand';
import { mayAccess } from '@plainwill/contracts/shared/roles';
import { ChevronRight, CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { failureOf } from '../../shared/api/failure.ts';
import { useMe } from '../../shared/api/session.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { classes } from '../../ui/styles/classes.ts';
import { notifySuccess } from '../../ui/toasts/toasts.ts';
import AdminLoginPage from './admin-login-page.tsx';
import { type Need, needsOf } from './needs.ts';
import { type Staff, StaffOnly } from './staff-only.tsx';

const title = 'Home';

/**
 * Staff who are signed in find here what needs them; everybody else finds the staff sign-in, from where they go on to
 * their first page.
 */
export default function HomePage() {
  const me = useMe();
  const wasVisitor = useRef(false);
  if (me.data === null) wasVisitor.current = true;
  if (wasVisitor.current || !me.data || !mayAccess('staff', me.data.roles)) return <AdminLoginPage />;
  return (
    <StaffOnly title={title}>
      {(staff) => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          <Needs staff={staff} />
          {staff.isAdmin && <DigestSwitch />}
        </>
      )}
    </StaffOnly>
  );
}

/** The switch for the daily mail. */
function DigestSwitch() {
  const { identity } = trpc.useUtils();
  const { data } = trpc.identity.digest.get.useQuery();
  const save = trpc.identity.digest.save.useMutation({
    onSuccess: (saved) => {
      identity.digest.get.setData(undefined, saved);
      notifySuccess(saved.isOn ? 'You will get an email while something waits.' : 'You will get no email about this.');
    },
  });
  if (!data) return null;
  return (
    <Card>
      {save.error && <Notice tone="error">{failureOf(save.error).message}</Notice>}
      <Checkbox
        label="Email me while something is overdue or has failed"
        hint="Once a day at most."
        isSelected={data.isOn}
        onChange={(isOn) => !save.isPending && save.mutate({ isOn })}
      />
    </Card>
  );
}

/** Looked at again every minute, while the page is open. */
const everyMinute = { refetchInterval: 60_000 } as const;

function useWaiting({ isAdmin }: Staff) {
  const { notifications, willData, identity } = trpc;
  const overdue = notifications.enquiries.list.useQuery({ isOverdue: true, order: 'follow_up' }, everyMinute);
  const fresh = notifications.enquiries.list.useQuery({ status: 'new', order: 'oldest' }, everyMinute);
  const complaints = notifications.complaintDesk.list.useQuery({ hasAlarm: true, order: 'due', page: 1 }, everyMinute);
  const deliveries = notifications.deliveries.list.useQuery(undefined, everyMinute);
  const integrations = notifications.integrations.get.useQuery(undefined, everyMinute);
  const emails = notifications.unsentEmails.list.useQuery(undefined, everyMinute);
  const reviews = willData.reviewDesk.figures.useQuery(undefined, {
    ...everyMinute,
    enabled: brand.review !== 'off',
  });
  const colleagues = identity.roles.withoutSecondStep.useQuery(undefined, everyMinute);
  const removals = identity.stepRemovals.list.useQuery(undefined, { ...everyMinute, enabled: isAdmin });
  const asked = [overdue, fresh, complaints, deliveries, integrations, emails, reviews, colleagues, removals];
  return {
    failed: asked.filter(({ isError }) => isError),
    isLoading: asked.some(({ isLoading }) => isLoading),
    waiting: {
      overdue: overdue.data,
      fresh: fresh.data,
      complaints: complaints.data,
      failedDeliveries: deliveries.data?.failed,
      stoppedReceivers: integrations.data?.receivers.filter(({ disabledAt }) => disabledAt !== null).length,
      unsentEmails: emails.data?.length,
      reviews: reviews.data,
      withoutSecondStep: colleagues.data?.length,
      toAgree: removals.data?.filter(({ isOwn, agreeFrom }) => !isOwn && agreeFrom === null).length,
    },
  };
}

function Needs({ staff }: { staff: Staff }) {
  const { failed, isLoading, waiting } = useWaiting(staff);
  const needs = needsOf(waiting);
  return (
    <Card>
      <h2 className="heading text-lead">What needs you</h2>
      {failed.length > 0 && (
        <RetryNotice
          message="Part of this list couldn’t be loaded."
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {needs.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {needs.map((need) => (
            <NeedRow key={need.text} {...need} />
          ))}
        </ul>
      )}
      {isLoading && <Loading />}
      {!isLoading && failed.length === 0 && needs.length === 0 && (
        <EmptyState>Nothing waits. New work appears here.</EmptyState>
      )}
    </Card>
  );
}

const NeedRow = ({ count, text, to, isUrgent }: Need) => (
  <li>
    <Link
      href={to}
      className="grid min-h-11 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-2 py-1.5 hover:bg-sage"
    >
      <span className={classes('text-right text-lead font-semibold tabular-nums', isUrgent && 'text-danger')}>
        {count.toLocaleString('en-GB')}
      </span>
      <span className="flex items-center gap-2">
        {isUrgent && <CircleAlert aria-label="Urgent:" strokeWidth={2.2} className="size-4.5 shrink-0 text-danger" />}
        {text}
      </span>
      <ChevronRight aria-hidden strokeWidth={2.2} className="size-5 text-muted" />
    </Link>
  </li>
);
