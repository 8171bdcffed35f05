import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { WillProgress } from '@plainwill/contracts/will-data/staff';
import { trpc } from '../../shared/api/trpc.ts';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';

/** How far these people are with their wills, by account; empty until it is known. */
export function useWillProgress(accountIds: readonly AccountId[]): ReadonlyMap<AccountId, WillProgress> {
  const { data = [] } = trpc.willData.staff.progress.useQuery(
    { accountIds: [...accountIds] },
    { enabled: accountIds.length > 0 },
  );
  return new Map(data.map((progress) => [progress.accountId, progress]));
}

/** "3 of 8 sections", "Copy made 21 November 2026", "Signed 5 December 2026". */
export function willStatusText({ completed, sections, copiedAt, signedOn }: WillProgress): string {
  if (signedOn) return `Signed ${formatDay(signedOn)}`;
  if (copiedAt) return `Copy made ${formatDay(copiedAt)}`;
  return completed === 0 ? 'Not started' : `${completed} of ${sections} sections`;
}

/** The same, with a bar that is filled as far once there is anything to fill. */
export function WillStatus({ progress }: { progress: WillProgress | undefined }) {
  if (!progress) return <span className="text-muted">–</span>;
  const { completed, sections, copiedAt, signedOn } = progress;
  if (completed === 0 || copiedAt || signedOn) return <span className="text-muted">{willStatusText(progress)}</span>;
  return (
    <span className="inline-flex min-w-28 flex-wrap items-center gap-x-3 gap-y-1">
      {willStatusText(progress)}
      <span aria-hidden className="h-1.5 w-20 overflow-hidden rounded-full bg-sage">
        <span className="block h-full bg-deep" style={{ width: `${(completed / sections) * 100}%` }} />
      </span>
    </span>
  );
}
