import type { DeskRelease } from '@plainwill/contracts/will-data/release/release';
import { evidenceWaitDays, type ReleaseStage } from '@plainwill/contracts/will-data/release/release-vocabulary';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { useStaffNames } from '../lists/use-staff-names.ts';
import { EvidenceDialog, ShutDialog } from './release-dialogs.tsx';
import { useReleases } from './use-releases.ts';

const title = 'Releases';

/** Requests to open what customers have left: where they stand, and what two of the staff record together. */
export default function ReleasesPage() {
  return (
    <StaffOnly title={title} access="admin">
      {() => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          <p className="max-w-prose text-muted">
            A trusted person has asked us to open what a customer left after their death. The customer can always say “I
            am here”, which ends the request. If two of us have seen evidence of the death, {evidenceWaitDays} days are
            enough. Every administrator is told of each step.
          </p>
          <ReleaseList />
        </>
      )}
    </StaffOnly>
  );
}

function ReleaseList() {
  const { data, isError, error, isFetching, refetch } = useReleases();
  if (isError)
    return <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <p role="status">Loading...</p>;
  if (data.length === 0) return <EmptyState>No one has asked.</EmptyState>;
  return (
    <Card>
      <ReleaseTable releases={data} />
    </Card>
  );
}

const stageLabels: Record<ReleaseStage, string> = {
  asked: 'Waiting for a second person',
  waiting: 'Days are counting',
  stalled: 'On hold',
  released: 'Released',
  refused: 'Ended',
};

/** The stage in words, with the cause of a hold. */
function stageLabel({ stage, stalledBy, isProved }: DeskRelease): string {
  if (stage === 'stalled')
    return stalledBy === 'mail' ? 'On hold: emails not accepted' : 'On hold: the owner signed in';
  return stage === 'waiting' && isProved ? 'Days are counting, death proved' : stageLabels[stage];
}

const columns = ['Customer', 'Asked by', 'Asked', 'State', 'Days', 'Action'].map((title) => ({ title }));

function ReleaseTable({ releases }: { releases: readonly DeskRelease[] }) {
  const { nameOf } = useStaffNames();
  const [open, setOpen] = useState<DeskRelease | null>(null);
  return (
    <>
      <DataTable
        isList
        caption="Requests for a release"
        columns={columns}
        rows={releases.map((release) => ({
          id: release.id,
          cells: [
            <TextLink key="customer" to={staffPaths.user(release.accountId)}>
              Open customer
            </TextLink>,
            <span key="askers" className="flex flex-col">
              {release.askerIds.map((id, at) => (
                <TextLink key={id} to={staffPaths.user(id)}>{`Open person ${at + 1}`}</TextLink>
              ))}
            </span>,
            formatDay(release.askedOn),
            stageLabel(release),
            `${release.daysCounted} of ${release.daysNeeded}`,
            <ReleaseAction key="action" release={release} nameOf={nameOf} onPress={() => setOpen(release)} />,
          ],
        }))}
      />
      {open &&
        (open.stage === 'released' ? (
          <ShutDialog release={open} onClose={() => setOpen(null)} />
        ) : (
          <EvidenceDialog release={open} onClose={() => setOpen(null)} />
        ))}
    </>
  );
}

interface ReleaseActionProps {
  release: DeskRelease;
  nameOf: ReturnType<typeof useStaffNames>['nameOf'];
  onPress: () => void;
}

function ReleaseAction({
  release: { stage, isProved, evidenceBy, shutBy, askedOn },
  nameOf,
  onPress,
}: ReleaseActionProps) {
  const first = stage === 'released' ? shutBy : evidenceBy;
  if (stage !== 'released' && isProved) return 'None';
  const action = stage === 'released' ? 'The owner is back' : 'Record evidence';
  return (
    <span className="flex flex-col items-start gap-1">
      {first && <span className="wrap-anywhere">{`Recorded by ${nameOf(first)}. A colleague must do the same.`}</span>}
      <Button
        size="small"
        variant="secondary"
        aria-label={`${action}: asked on ${formatDay(askedOn)}`}
        onPress={onPress}
      >
        {action}
      </Button>
    </span>
  );
}
