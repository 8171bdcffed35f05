import type { AuditEntry } from '@plainwill/contracts/kit/audit';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { WithEmails } from '../../ui/text/email-text.tsx';
import { actionLabel, detailsText } from './audit-labels.ts';
import { FailedLogs } from './failed-logs.tsx';
import { peopleIn, useAudit } from './use-audit.ts';
import { usePeople } from './use-people.ts';

const shown = 10;

/** The timeline shows the latest actions of this account and on it; for administrators. */
export function UserTimeline({ accountId }: { accountId: AccountId }) {
  const { entries, isPending, failed, retry, isReadingOn } = useAudit({ accountId });
  const last = inRuns(entries).slice(0, shown);
  const nameOf = usePeople(peopleIn(last.map(({ newest }) => newest)));
  return (
    <section aria-labelledby="timeline" className="flex flex-col gap-3">
      <h2 id="timeline" className="heading text-lead">
        Timeline
      </h2>
      <FailedLogs failed={failed} retry={retry} isReadingOn={isReadingOn} />
      {isPending && last.length === 0 ? (
        <p role="status" className="text-muted">
          Loading...
        </p>
      ) : (
        last.length === 0 && failed.length === 0 && <p className="text-muted">Nothing has been recorded yet.</p>
      )}
      <ol className="flex flex-col gap-3 border-l-2 border-line pl-4">
        {last.map(({ newest: entry, count }) => (
          <li key={entry.id}>
            <span className="block">
              {actionLabel(entry.action)}
              {entry.outcome === 'refused' && ' (refused)'}
              {entry.actorAccountId && entry.actorAccountId !== accountId && (
                <>
                  , by <WithEmails text={nameOf(entry.actorAccountId)} />
                </>
              )}
              {count > 1 && `, ${count} times`}
            </span>
            <span className="block text-muted wrap-anywhere">
              {[`${count > 1 ? 'Last on ' : ''}${formatDateTime(entry.at)}`, detailsText(entry, nameOf)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <TextLink to={staffPaths.audit(accountId)}>See everything in the audit log</TextLink>
      </p>
    </section>
  );
}

interface Run {
  newest: AuditEntry;
  /** How many entries that say the same follow one another. */
  count: number;
}

const describedBy = (entry: AuditEntry) =>
  [entry.action, entry.outcome, entry.actorAccountId, detailsText(entry, (id) => id)].join('\n');

/** Entries, newest first, with those that say the same one after another put together. */
export function inRuns(entries: readonly AuditEntry[]): Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && describedBy(last.newest) === describedBy(entry)) last.count++;
    else runs.push({ newest: entry, count: 1 });
  }
  return runs;
}
