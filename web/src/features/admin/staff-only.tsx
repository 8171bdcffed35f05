import { mayEnter, type Role, type RoleAccess } from '@plainwill/contracts/shared/roles';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useMe } from '../../api/session.ts';
import { paths } from '../../paths/paths.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { DialogProblem, PartProblem } from '../../ui/loading/part-problem.tsx';
import SignInRedirect, { useLastSignedIn } from '../auth/sign-in-redirect.tsx';
import { askedAtom } from '../reauthentication/reauthentication.ts';
import { AdminPage } from './admin-page.tsx';
import { Checking, warn, warnings } from './sign-in-status.tsx';
import { StaffStepBanner } from './staff-step-banner.tsx';

const StaffReauthentication = lazyPart(() => import('./staff-reauthentication.tsx'), DialogProblem);

const StaffSetUp = lazyPart(() => import('./staff-set-up.tsx'), PartProblem);

export interface Staff {
  id: string;
  email: string;
  roles: readonly Role[];
  isAdmin: boolean;
}

interface StaffOnlyProps {
  title: string;
  children: (staff: Staff) => ReactNode;
  /** What opens the page; admin or readonly if left out. */
  access?: RoleAccess;
  /** Where visitors go. */
  signInAt?: string;
  /** How wide it is. */
  width?: 'page' | 'desk';
  /** What is typed on the page is kept on the device. */
  keepsTyped?: boolean;
}

/** A page for staff. Visitors go to sign in; who has no role goes home and is told why. */
export function StaffOnly({
  title,
  children,
  access = 'staff',
  signInAt = paths.adminLogin,
  width,
  keepsTyped = false,
}: StaffOnlyProps) {
  const me = useMe();
  const last = useLastSignedIn(me.data);
  const isAsked = useAtomValue(askedAtom) !== null;
  // What their roles are is known once they count.
  const hasSetUp = useRef(false);
  if (me.data && mayEnter(access, me.data.roles)) {
    const { id, email, roles } = me.data;
    return (
      <AdminPage isSignedIn roles={roles} {...(width && { width })}>
        <StaffStepBanner step={me.data.staffStep} from={me.data.staffStepFrom} />
        {children({ id, email, roles, isAdmin: roles.includes('admin') })}
        {isAsked && (
          <Suspense>
            <StaffReauthentication />
          </Suspense>
        )}
      </AdminPage>
    );
  }
  if (me.data?.staffStep === 'needed') {
    hasSetUp.current = true;
    return (
      <AdminPage isSignedIn width="form">
        <Suspense fallback={<Checking />}>
          <StaffSetUp />
        </Suspense>
      </AdminPage>
    );
  }
  if (me.data) return hasSetUp.current ? <Redirect to={paths.staffHome(me.data.roles)} replace /> : <NoPermission />;
  if (me.data === null) return <SignInRedirect last={last} at={signInAt} keepsTyped={keepsTyped} />;
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
