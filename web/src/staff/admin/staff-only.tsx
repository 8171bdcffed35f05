import { mayAccess, type Role, type RoleAccess } from '@plainwill/contracts/shared/roles';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { pendingProofAtom } from '../../account/reauthentication/reauthentication.ts';
import SignInRedirect, { useLastSignedIn } from '../../account/sign-in/sign-in-redirect.tsx';
import { useMe } from '../../shared/api/session.ts';
import { paths } from '../../shared/paths/paths.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { DialogProblem } from '../../ui/loading/part-problem.tsx';
import { AdminPage } from './admin-page.tsx';
import { Checking, warn, warnings } from './sign-in-status.tsx';
import { StaffSetUpPage } from './staff-set-up-page.tsx';
import { StaffStepBanner } from './staff-step-banner.tsx';

const StaffReauthentication = lazyPart(() => import('./staff-reauthentication.tsx'), DialogProblem);

export interface Staff {
  id: string;
  email: string;
  roles: readonly Role[];
  isAdmin: boolean;
}

interface StaffOnlyProps {
  title: string;
  children: (staff: Staff) => ReactNode;
  /** The access that opens the page; admin or readonly if left out. */
  access?: RoleAccess;
  /** Visitors go to this sign-in. */
  signInAt?: string;
  /** The page stores on the device what is typed in it. */
  storesDraft?: boolean;
}

/**
 * A page for staff. Visitors go to sign in; whose role needs a second step first is shown how; who has no role goes home
 * and is told why.
 */
export function StaffOnly({
  title,
  children,
  access = 'staff',
  signInAt = paths.adminLogin,
  storesDraft = false,
}: StaffOnlyProps) {
  const me = useMe();
  const [here] = useLocation();
  const last = useLastSignedIn(me.data);
  const isAsked = useAtomValue(pendingProofAtom) !== null;
  if (me.data && mayAccess(access, me.data.roles)) {
    const { id, email, roles, staffStep, staffStepFrom } = me.data;
    return (
      <AdminPage isSignedIn roles={roles}>
        <StaffStepBanner step={staffStep} from={staffStepFrom} isFirstPage={here === paths.staffHome(roles)} />
        {children({ id, email, roles, isAdmin: roles.includes('admin') })}
        {isAsked && (
          <Suspense>
            <StaffReauthentication />
          </Suspense>
        )}
      </AdminPage>
    );
  }
  if (me.data?.staffStep === 'needed') return <StaffSetUpPage />;
  if (me.data) return <NoPermission />;
  if (me.data === null) return <SignInRedirect last={last} at={signInAt} storesDraft={storesDraft} />;
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
