import type { OwnInvitation } from '@plainwill/contracts/identity/invitations';
import { brand } from '@plainwill/contracts/shared/brand';
import { failureOf } from '../../shared/api/failure.ts';
import { useMe } from '../../shared/api/session.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { AdminPage } from '../admin/admin-page.tsx';
import { roleBadge } from '../admin/role-badge.ts';

const title = 'Your invitation';

/** The mail of an invitation links to this page: its owner signs in with the invited address, and accepts. */
export default function InvitationPage() {
  const me = useMe();
  return (
    <AdminPage isSignedIn={Boolean(me.data)} width="form">
      <PageHeading title={title}>{title}</PageHeading>
      {me.data ? <Own email={me.data.email} /> : me.isPending ? <Loading /> : <Visitor />}
    </AdminPage>
  );
}

const Visitor = () => (
  <Card>
    <p>
      Sign in with the email address that we invited, or create an account with it. Then open the link in the invitation
      again.
    </p>
    <div>
      <ButtonLink to={paths.auth}>Sign in or create an account</ButtonLink>
    </div>
  </Card>
);

function Own({ email }: { email: string }) {
  const { data, error, isFetching, refetch } = trpc.identity.invitations.mine.useQuery();
  const accept = trpc.identity.invitations.accept.useMutation();
  if (accept.isSuccess) return <Accepted />;
  if (error)
    return <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Loading />;
  if (data.length === 0)
    return (
      <Card>
        <p>
          No invitation is open for <EmailText email={email} />. It may have expired, or it was sent to another address.
          Ask whoever invited you.
        </p>
      </Card>
    );
  return (
    <>
      {accept.error && <Notice tone="error">{failureOf(accept.error).message}</Notice>}
      {data.map((invitation) => (
        <Offer
          key={invitation.id}
          invitation={invitation}
          isPending={accept.isPending}
          onAccept={() => !accept.isPending && accept.mutate({ id: invitation.id })}
        />
      ))}
    </>
  );
}

interface OfferProps {
  invitation: OwnInvitation;
  isPending: boolean;
  onAccept: () => void;
}

const Offer = ({ invitation: { role, invitedBy, expiresAt }, isPending, onAccept }: OfferProps) => (
  <Card>
    <p>
      {invitedBy ?? 'An administrator'} invites you to work on the staff pages of {brand.name}. Your role would be{' '}
      <strong>{roleBadge([role])}</strong>. You can accept until {formatDay(expiresAt)}.
    </p>
    <p className="text-muted">You are signed out when you accept. Sign in again to use the role.</p>
    <div>
      <Button isPending={isPending} pendingLabel="Accepting…" onPress={onAccept}>
        Accept invitation
      </Button>
    </div>
  </Card>
);

const Accepted = () => (
  <Card>
    <Notice tone="ok" title="Welcome to the team">
      Sign in again. If a second step is needed, the staff pages show you how to set it up.
    </Notice>
    <div>
      <ButtonLink to={staffPaths.login}>Sign in</ButtonLink>
    </div>
  </Card>
);
