import { isStaff, type Role } from '@plainwill/contracts/identity/vocabulary';
import { type ReactNode, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useMe } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AdminPage } from './admin-page.tsx';
import { Checking } from './checking.tsx';
import { warn, warnings } from './warnings.ts';

interface Staff {
  email: string;
  roles: readonly Role[];
  isAdmin: boolean;
}

/** A page for staff. Visitors go to the staff sign-in; who has no role goes home and is told why. */
export function StaffOnly({ title, children }: { title: string; children: (staff: Staff) => ReactNode }) {
  const me = useMe();
  if (me.data && isStaff(me.data.roles)) {
    const { email, roles } = me.data;
    return <AdminPage isSignedIn>{children({ email, roles, isAdmin: roles.includes('admin') })}</AdminPage>;
  }
  if (me.data) return <NoPermission />;
  if (me.data === null) return <Redirect to={paths.adminLogin} replace />;
  if (me.isError) return <Redirect to={paths.home} replace />;
  return (
    <AdminPage isSignedIn={false}>
      <PageHeading title={title}>{title}</PageHeading>
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
