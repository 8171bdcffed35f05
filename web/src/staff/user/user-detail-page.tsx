import type { User } from '@plainwill/contracts/identity/users';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { listed } from '@plainwill/contracts/shared/phrases';
import type { WillProgress } from '@plainwill/contracts/will-data/staff';
import { useAtomValue } from 'jotai';
import { ArrowLeft, Pencil } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import type { Failure } from '../../shared/api/failure.ts';
import { paths } from '../../shared/paths/paths.ts';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { UserTimeline } from '../audit/user-timeline.tsx';
import { lastListAtom } from '../users/chosen-users.ts';
import { RoleBadges } from '../users/users-table.tsx';
import { useWillProgress, willStatusText } from '../users/will-status.tsx';
import { AccountAccess } from './account-access.tsx';
import { ChildrenPanel } from './children-panel.tsx';
import { ContactsPanel } from './contacts-panel.tsx';
import { HomePanel } from './home-panel.tsx';
import { PersonalPanel } from './personal-panel.tsx';
import { SpousePanel } from './spouse-panel.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { type SectionName, useSectionDrafts } from './use-section-drafts.ts';
import { useUser } from './use-user.ts';
import type { UserPanelProps } from './user-panel.tsx';
import { WishesPanel } from './wishes-panel.tsx';
import { WithoutWillPanel } from './without-will-panel.tsx';

const userTabs = ['personal', 'home', 'spouse', 'children', 'contacts', 'wishes', 'without-will'] as const;
type UserTab = (typeof userTabs)[number];

const tabTitles: Record<UserTab, string> = {
  personal: 'Personal',
  home: 'Home',
  spouse: 'Spouse',
  children: 'Children',
  contacts: 'Contacts',
  wishes: 'Wishes',
  'without-will': 'Without a will',
};

const panels: Record<UserTab, (props: UserPanelProps) => ReactNode> = {
  personal: PersonalPanel,
  home: HomePanel,
  spouse: SpousePanel,
  children: ChildrenPanel,
  contacts: ContactsPanel,
  wishes: WishesPanel,
  'without-will': WithoutWillPanel,
};

const sectionLabels: Record<SectionName, string> = {
  personalDetails: 'personal details',
  homeDetails: 'home details',
  spouseDetails: 'spouse details',
};

/** The testator record has a tab for each part. */
function UserPanels({ tab, onTab, ...props }: UserPanelProps & { tab: UserTab; onTab: (tab: UserTab) => void }) {
  return (
    <div>
      <Tabs
        label="What they have told us"
        current={tab}
        onChange={onTab}
        entries={userTabs.map((id) => {
          const Content = panels[id];
          return { id, title: tabTitles[id], panel: <Content {...props} /> };
        })}
      />
    </div>
  );
}

/** Everything about one user: to look at, and for administrators to edit. */
export default function UserDetailPage() {
  const { userId = '' } = useParams<{ userId: string }>();
  const lastList = useAtomValue(lastListAtom);
  return (
    <StaffOnly title="User" signInAt={paths.auth} storesDraft>
      {({ id, isAdmin }) => (
        <>
          <div>
            <ButtonLink to={staffPaths.dashboard + lastList} variant="plain" size="small">
              <ArrowLeft aria-hidden strokeWidth={2.2} className="size-4.5" />
              Back to Admin
            </ButtonLink>
          </div>
          <UserDetail key={userId} accountId={userId as AccountId} staffId={id} isAdmin={isAdmin} />
        </>
      )}
    </StaffOnly>
  );
}

interface UserDetailProps {
  accountId: AccountId;
  staffId: string;
  isAdmin: boolean;
}

function UserDetail({ accountId, staffId, isAdmin }: UserDetailProps) {
  const [search] = useSearchParams();
  const [, goTo] = useLocation();
  const drafts = useSectionDrafts(staffId, accountId);
  const { user, testatorRecord, isMissing, failure, isLoading, readAgain } = useUser(accountId);
  const progress = useWillProgress([accountId]).get(accountId);
  const tab = userTabs.find((known) => known === search.get('tab')) ?? 'personal';
  const isEdited = isAdmin && search.get('edit') === 'true';
  const hasDraftAt = useCallback(
    ({ pathname, searchParams }: URL) => pathname === staffPaths.user(accountId) && searchParams.get('edit') === 'true',
    [accountId],
  );

  if (isMissing) return <PageHeading title="User not found">User not found</PageHeading>;
  if (failure) return <UserFailed failure={failure} onRetry={readAgain} isRetrying={isLoading} />;
  if (!user || !testatorRecord)
    return (
      <>
        <PageHeading title="User">User</PageHeading>
        <Loading />
      </>
    );
  return (
    <>
      <UserHeader user={user} progress={progress}>
        {isAdmin && (
          <ButtonLink
            to={staffPaths.user(accountId, { isEdited: !isEdited, tab })}
            variant={isEdited ? 'primary' : 'secondary'}
            size="small"
          >
            {!isEdited && <Pencil aria-hidden strokeWidth={2.2} className="size-4.5" />}
            {isEdited ? 'View Mode' : 'Edit User'}
          </ButtonLink>
        )}
      </UserHeader>
      {isEdited && <EditNotice progress={progress} />}
      {isEdited && drafts.fromBefore.length > 0 && (
        <Notice tone="info" title="You typed this before and did not save it">
          <p>
            What you typed in {listed(drafts.fromBefore.map((section) => sectionLabels[section]))} is filled in again.
            Nothing of it is stored yet.
          </p>
          <Button variant="quiet" size="small" onPress={drafts.discard}>
            Discard what I typed
          </Button>
        </Notice>
      )}
      <UserPanels
        accountId={accountId}
        testatorRecord={testatorRecord}
        tab={tab}
        onTab={(next) => goTo(staffPaths.user(accountId, { isEdited, tab: next }))}
        isEdited={isEdited}
        drafts={drafts}
        onConflict={readAgain}
      />
      {isAdmin && accountId !== staffId && <AccountAccess user={user} />}
      {isAdmin && (
        <Card>
          <UserTimeline accountId={accountId} />
        </Card>
      )}
      <UnsavedGuard isDirty={isEdited && drafts.isDirty} hasDraftAt={hasDraftAt} onDiscard={drafts.discard} />
    </>
  );
}

/** Says before anything is saved whom it concerns, and what it ends. */
function EditNotice({ progress }: { progress: WillProgress | undefined }) {
  return (
    <div className="flex flex-col gap-1 rounded-field border-2 border-deeper bg-butter px-4 py-3 font-semibold text-deeper">
      <p>
        You are editing this person’s details. Each part is saved by its own button, and we email them that support
        changed it.
      </p>
      {progress?.approvedAt && (
        <p>
          Their will was approved on {formatDay(progress.approvedAt)}. If you change its words, the approval ends, and
          they have to ask for a check again.
        </p>
      )}
      {progress?.signedOn && (
        <p>They signed their will on {formatDay(progress.signedOn)}. Nothing that you save changes the paper.</p>
      )}
      {progress?.copiedAt && (
        <p>They made a copy to sign on {formatDay(progress.copiedAt)}. What you save will not be in it.</p>
      )}
    </div>
  );
}

interface UserHeaderProps {
  user: User;
  progress: WillProgress | undefined;
  children: ReactNode;
}

/** The header names the user, with the actions beside the name. */
function UserHeader({ user, progress, children }: UserHeaderProps) {
  const name = user.name ?? 'No name';
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 wrap-anywhere">
        <PageHeading title={name}>{name}</PageHeading>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <EmailText email={user.email} />
          <span>Joined {formatDay(user.joinedAt)}</span>
          {progress && <span>Will: {willStatusText(progress)}</span>}
          {user.roles.length > 0 && <RoleBadges user={user} />}
          {user.disabledAt && <Badge>Disabled</Badge>}
        </p>
      </div>
      {children}
    </div>
  );
}

interface UserFailedProps {
  failure: Failure;
  onRetry: () => void;
  isRetrying: boolean;
}

function UserFailed({ failure, onRetry, isRetrying }: UserFailedProps) {
  return (
    <>
      <PageHeading title="User">User</PageHeading>
      <Notice tone="error" title="Failed to load user details">
        <p>{failure.message}</p>
        <Button variant="quiet" size="small" onPress={onRetry} isPending={isRetrying}>
          Try again
        </Button>
      </Notice>
    </>
  );
}
