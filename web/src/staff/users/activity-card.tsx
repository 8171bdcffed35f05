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
        <p className="text-muted">Each figure is counted separately. Accounts are those of customers.</p>
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

/** While it loads the figures have their place already, so that nothing below them moves. */
function Steps({ steps, isLoading = false }: { steps: readonly ActivityStep[]; isLoading?: boolean }) {
  return (
    <ul
      aria-busy={isLoading}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-3"
    >
      {steps.map(({ title, total, lately, days, label }) => (
        <li key={title} className="flex flex-col">
          <span className="text-muted">{title}</span>
          <span className="flex items-baseline gap-2">
            <span className="text-lead font-semibold tabular-nums">
              {isLoading ? '–' : total.toLocaleString('en-GB')}
            </span>
            <span className="text-small text-muted">
              {isLoading ? '' : `${lately.toLocaleString('en-GB')} this week`}
            </span>
          </span>
          <Sparkline values={days} label={label} />
        </li>
      ))}
    </ul>
  );
}
