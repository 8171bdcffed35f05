import type { AuditEntry } from '@plainwill/contracts/kit/audit';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { ActionMenu } from '../../ui/buttons/action-menu.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { formatDateTimeWithSeconds } from '../../ui/dates-and-money/format-date-time.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { WithEmails } from '../../ui/text/email-text.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { actionLabel, actorWithoutAccount, detailsText } from './audit-labels.ts';
import { AuditToolbar } from './audit-toolbar.tsx';
import { ChainCard } from './chain-card.tsx';
import { type ChosenEntries, useChosenEntries } from './chosen-entries.ts';
import { FailedLogs } from './failed-logs.tsx';
import { logNames, logs, peopleIn, useAudit, useExportLog } from './use-audit.ts';
import { usePeople } from './use-people.ts';

const columns = ['When', 'Who', 'What', 'About', 'Details'].map((title) => ({ title }));

/** Entries of the audit log, with the people they name. */
function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const nameOf = usePeople(peopleIn(entries));
  return (
    <DataTable
      isList
      caption="Audit log"
      columns={columns}
      rows={entries.map((entry) => {
        const { actorAccountId: actor, subjectAccountId: subject } = entry;
        return {
          id: entry.id,
          cells: [
            <span key="when" className="block font-normal sm:py-2 sm:whitespace-nowrap tabular-nums">
              {formatDateTimeWithSeconds(entry.at)}
            </span>,
            <span key="who" className="wrap-anywhere">
              {actor ? <WithEmails text={nameOf(actor)} /> : actorWithoutAccount(entry.action)}
            </span>,
            <span key="what">
              {actionLabel(entry.action)}
              {entry.outcome === 'refused' && <strong className="text-danger"> (refused)</strong>}
            </span>,
            <span key="about" className="wrap-anywhere">
              {subject && subject !== actor ? (
                <TextLink to={staffPaths.user(subject)}>
                  <WithEmails text={nameOf(subject)} />
                </TextLink>
              ) : (
                <span className="text-muted">{subject ? 'Themselves' : '–'}</span>
              )}
            </span>,
            <span key="details" className="text-muted wrap-anywhere">
              {detailsText(entry, nameOf) || '–'}
            </span>,
          ],
        };
      })}
    />
  );
}

const title = 'Audit';

/** The audit log of every service names the actor, the action and the account; for administrators. */
export default function AuditPage() {
  return (
    <StaffOnly title={title}>
      {({ isAdmin }) => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          {isAdmin ? <Entries /> : <Notice tone="info">The audit log is for administrators.</Notice>}
        </>
      )}
    </StaffOnly>
  );
}

function Entries() {
  const { chosen, choose } = useChosenEntries();
  const { entries, isPending, failed, retry, hasMore, readOn, isReadingOn } = useAudit(chosen);
  return (
    <>
      <ChainCard />
      <Card>
        <AuditToolbar chosen={chosen} onChoose={choose}>
          <ExportMenu chosen={chosen} />
        </AuditToolbar>
        <FailedLogs failed={failed} retry={retry} isReadingOn={isReadingOn} />
        {entries.length > 0 ? (
          <AuditTable entries={entries} />
        ) : isPending ? (
          <p role="status" className="text-muted">
            Loading...
          </p>
        ) : (
          failed.length === 0 && <Nothing chosen={chosen} onClear={() => choose(everything)} />
        )}
        {hasMore && (
          <div>
            <Button variant="secondary" size="small" onPress={readOn} isPending={isReadingOn} pendingLabel="Loading...">
              Show older entries
            </Button>
          </div>
        )}
      </Card>
    </>
  );
}

/** Each service keeps a log of its own, whose chain can be verified, so each is a table of its own. */
function ExportMenu({ chosen }: { chosen: ChosenEntries }) {
  const identity = useProof(useExportLog('identity'));
  const willData = useProof(useExportLog('willData'));
  const notifications = useProof(useExportLog('notifications'));
  const exports = { identity, willData, notifications };
  const isExporting = Object.values(exports).some(({ isPending }) => isPending);
  return (
    <div className="flex grow-0! flex-wrap items-center gap-x-3 self-end">
      <ActionMenu
        text="Export CSV"
        label="Export CSV of a log"
        actions={logNames.map((name) => ({ label: logs[name], run: () => exports[name].run(chosen) }))}
      />
      <p role="status" className="text-muted">
        {isExporting && 'Exporting…'}
      </p>
    </div>
  );
}

const everything: ChosenEntries = {
  accountId: undefined,
  part: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
};

function Nothing({ chosen, onClear }: { chosen: ChosenEntries; onClear: () => void }) {
  if (!Object.values(chosen).some(Boolean)) {
    return <EmptyState>Nothing yet. Everything done with accounts and their data will be listed here.</EmptyState>;
  }
  return (
    <EmptyState
      action={
        <Button variant="secondary" size="small" onPress={onClear}>
          Show everything
        </Button>
      }
    >
      No entries match.
    </EmptyState>
  );
}
