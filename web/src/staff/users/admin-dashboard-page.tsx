import { keepPreviousData } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { needsProof, useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { saveBlob } from '../../ui/browser/links.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { notifyError, notifySuccess } from '../../ui/toasts/toasts.ts';
import { StaffOnly } from '../admin/staff-only.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pages } from '../lists/pages.tsx';
import { ActivityCard } from './activity-card.tsx';
import { type ChosenUsers, useChosenUsers } from './chosen-users.ts';
import { UsersTable } from './users-table.tsx';
import { UsersToolbar } from './users-toolbar.tsx';

/** The users chosen; those chosen before stay until they are there, and an earlier question is given up. */
function useUsers(chosen: ChosenUsers) {
  return trpc.identity.users.list.useQuery(
    { ...chosen, search: chosen.search ?? '' },
    {
      placeholderData: keepPreviousData,
      trpc: { abortOnUnmount: true },
    },
  );
}

/** "1 user", "2,000 users". */
const userCountText = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'user' : 'users'}`;

const fileName = 'Users.csv';

/** Gives the chosen users to keep, as a table for a spreadsheet. */
function useExportUsers() {
  return trpc.identity.users.export.useMutation({
    onSuccess: ({ csv, exported, count }) => {
      saveBlob(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      notifySuccess(
        exported === count
          ? `${fileName} holds ${userCountText(count)}`
          : `${fileName} holds the first ${exported.toLocaleString('en-GB')} of ${userCountText(count)}. Narrow your search to export the rest.`,
      );
    },
    onError: (error) => {
      if (!needsProof(error)) notifyError('Failed to export users');
    },
  });
}

/** Everyone who has joined: found, sorted, a page at a time. */
function UsersList({ isAdmin }: { isAdmin: boolean }) {
  const { chosen, choose, clear } = useChosenUsers();
  const { data, isError, error, isFetching, refetch } = useUsers(chosen);
  const { previous = null, next = null } = data ?? {};
  return (
    <Card>
      <UsersToolbar chosen={chosen} isSortable={data?.isSortable ?? true} onChoose={choose} />
      <ButtonRow isSpread>
        <p role="status" className="font-semibold">
          {data && !isError ? foundText(data) : isError ? '' : 'Loading...'}
        </p>
        <ListTools />
        {isAdmin && <ExportButton chosen={chosen} />}
      </ButtonRow>
      {isError && (
        <Notice tone="error" title="Failed to load users">
          <p>{failureOf(error).message}</p>
          <Button variant="quiet" size="small" onPress={() => void refetch()} isPending={isFetching}>
            Try again
          </Button>
        </Notice>
      )}
      {data && !isError && (
        <div aria-busy={isFetching} className="flex flex-col gap-4">
          {data.users.length > 0 ? (
            <UsersTable users={data.users} isAdmin={isAdmin} />
          ) : (
            <Nobody chosen={chosen} onClear={clear} />
          )}
          <Pages
            of="users"
            onBack={previous !== null && (() => choose({ before: previous }))}
            onNext={next !== null && (() => choose({ after: next }))}
          />
        </div>
      )}
    </Card>
  );
}

const foundText = ({ count, isMore }: { count: number; isMore: boolean }) =>
  `${isMore ? 'More than ' : ''}${userCountText(count)} found`;

function Nobody({ chosen: { search, role }, onClear }: { chosen: ChosenUsers; onClear: () => void }) {
  if (!search && role === 'all')
    return <EmptyState>No one has joined yet. Everyone who does is listed here.</EmptyState>;
  return (
    <EmptyState
      action={
        <Button variant="secondary" size="small" onPress={onClear}>
          Show everyone
        </Button>
      }
    >
      {search ? `No users match “${search}”${role === 'all' ? '' : ' with this role'}.` : 'No users with this role.'}
    </EmptyState>
  );
}

function ExportButton({ chosen }: { chosen: ChosenUsers }) {
  const { run, isPending } = useProof(useExportUsers());
  const { pageSize: _pageSize, after: _after, before: _before, ...who } = chosen;
  return (
    <Button
      variant="secondary"
      size="small"
      onPress={() => run({ ...who, search: who.search ?? '' })}
      isPending={isPending}
      pendingLabel="Exporting…"
    >
      <Download aria-hidden strokeWidth={2.2} className="size-4.5" />
      Export CSV
    </Button>
  );
}

const title = 'Admin Dashboard';

/** Staff start from here: everyone who has joined. */
export default function AdminDashboardPage() {
  return (
    <StaffOnly title={title}>
      {({ isAdmin }) => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          <ActivityCard />
          <UsersList isAdmin={isAdmin} />
        </>
      )}
    </StaffOnly>
  );
}
