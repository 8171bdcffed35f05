import { isStaff, type Role } from '@plainwill/contracts/identity/vocabulary';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useMe } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AdminPage } from './admin-page.tsx';
import { Checking } from './checking.tsx';
import { badgeOf, powersOf } from './role-words.ts';
import { warn, warnings } from './warnings.ts';

/** Where staff start from. */
export default function AdminDashboardPage() {
  const me = useMe();
  if (me.data && isStaff(me.data.roles)) return <Dashboard email={me.data.email} roles={me.data.roles} />;
  if (me.data) return <NoPermission />;
  if (me.data === null) return <Redirect to={paths.adminLogin} replace />;
  if (me.isError) return <Redirect to={paths.home} replace />;
  return (
    <AdminPage isSignedIn={false}>
      <PageHeading title="Admin Dashboard">Admin Dashboard</PageHeading>
      <Checking />
    </AdminPage>
  );
}

function NoPermission() {
  const [, goTo] = useLocation();
  useEffect(() => {
    warn(warnings.noPermission);
    goTo(paths.home, { replace: true });
  }, [goTo]);
  return null;
}

function Dashboard({ email, roles }: { email: string; roles: readonly Role[] }) {
  return (
    <AdminPage isSignedIn>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading title="Admin Dashboard">Admin Dashboard</PageHeading>
        <Badge>{badgeOf(roles)}</Badge>
      </div>
      <div className="grid items-start gap-4 roomy:grid-cols-2">
        <Card>
          <h2 className="heading text-lead">What you may do</h2>
          <p className="text-muted">You are signed in as {email}.</p>
          <ul className="list-disc pl-5">
            {powersOf(roles).map((power) => (
              <li key={power} className="py-0.5">
                {power}
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <h2 className="heading text-lead">Queues</h2>
          <p className="text-muted">Messages and questionnaires on their way, and those that did not arrive.</p>
          <div>
            <a href={paths.queues} className={buttonLook('secondary', 'small')}>
              Open the queue dashboard
              <ArrowRight aria-hidden strokeWidth={2.2} className="size-4.5" />
            </a>
          </div>
        </Card>
      </div>
    </AdminPage>
  );
}
