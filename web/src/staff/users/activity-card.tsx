import { countedDays } from '@plainwill/contracts/kit/operations-rules';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Sparkline } from '../../ui/figures/sparkline.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { type ActivityStep, activitySteps } from './activity.ts';

/** The way to a will over the last days, from questionnaires to signing copies, each with its days. */
export function ActivityCard() {
  const enquiries = trpc.notifications.enquiries.daily.useQuery();
  const joined = trpc.identity.users.daily.useQuery();
  const wills = trpc.willData.staff.daily.useQuery();
  const asked = [enquiries, joined, wills];
  const failed = asked.find(({ isError }) => isError);
  return (
    <Card>
      <div>
        <h2 className="heading text-lead">The last {countedDays} days</h2>
        <p className="text-muted">These are counts: the people in one row need not be the people in the next.</p>
      </div>
      {failed ? (
        <RetryNotice
          message={failureOf(failed.error).message}
          onRetry={() => void Promise.all(asked.map(({ refetch }) => refetch()))}
          isRetrying={asked.some(({ isFetching }) => isFetching)}
        />
      ) : enquiries.data && joined.data && wills.data ? (
        <Steps steps={activitySteps({ ...enquiries.data, joined: joined.data, ...wills.data })} />
      ) : (
        <Steps steps={activitySteps(unknown)} isLoading />
      )}
    </Card>
  );
}

const noDays: readonly number[] = [];
const unknown = { questionnaires: noDays, leads: noDays, joined: noDays, begun: noDays, copied: noDays };

/** While it loads the rows are there already, so that nothing below them moves. */
function Steps({ steps, isLoading = false }: { steps: readonly ActivityStep[]; isLoading?: boolean }) {
  return (
    <ul aria-busy={isLoading} className="flex flex-col gap-4 sm:gap-2">
      {steps.map(({ title, total, share, days, label }) => (
        <li
          key={title}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_4rem_minmax(0,1fr)_auto]"
        >
          <span>{title}</span>
          <span className="text-right font-semibold tabular-nums">
            {isLoading ? '–' : total.toLocaleString('en-GB')}
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 1000 10"
            preserveAspectRatio="none"
            className="h-3 w-full overflow-hidden rounded-full bg-sage text-deep forced-colors:forced-color-adjust-none"
          >
            <rect width={share * 1000} height="10" fill="currentColor" />
          </svg>
          <Sparkline values={days} label={label} />
        </li>
      ))}
    </ul>
  );
}
