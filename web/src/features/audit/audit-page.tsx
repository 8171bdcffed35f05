import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { AuditTable } from './audit-table.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import { ChainCard } from './chain-card.tsx';
import { type ChosenEntries, useChosenEntries } from './chosen-entries.ts';
import { FailedLogs } from './failed-logs.tsx';
import { useAudit } from './use-audit.ts';

const title = 'Audit';

/** Who did what to whose data, in every service; for administrators. */
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
        <AuditToolbar chosen={chosen} onChoose={choose} />
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
            <Button look="secondary" size="small" onPress={readOn} isPending={isReadingOn} pendingLabel="Loading...">
              Show older entries
            </Button>
          </div>
        )}
      </Card>
    </>
  );
}

const everything: ChosenEntries = { accountId: undefined, action: undefined, from: undefined, to: undefined };

function Nothing({ chosen, onClear }: { chosen: ChosenEntries; onClear: () => void }) {
  if (!Object.values(chosen).some(Boolean)) {
    return <EmptyState>Nothing yet. Everything that is done with accounts and their data will stand here.</EmptyState>;
  }
  return (
    <EmptyState
      action={
        <Button look="secondary" size="small" onPress={onClear}>
          Show everything
        </Button>
      }
    >
      No entries match.
    </EmptyState>
  );
}
