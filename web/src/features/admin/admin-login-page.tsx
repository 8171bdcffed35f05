import { Redirect } from 'wouter';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { GoogleLink } from '../auth/google-link.tsx';
import { OrLine } from '../auth/or-line.tsx';
import { adminGoogleMark } from '../auth/sign-in-marks.ts';
import { AdminLoginForm } from './admin-login-form.tsx';
import { AdminPage } from './admin-page.tsx';
import { Checking } from './checking.tsx';
import { useAdminEntry } from './use-admin-entry.ts';

/** Where staff sign in. */
export default function AdminLoginPage() {
  const { isChecking, isAllowed, isSignedIn, warning } = useAdminEntry();
  if (isAllowed) return <Redirect to={paths.adminDashboard} replace />;
  return (
    <AdminPage isSignedIn={isSignedIn} width="form">
      <PageHeading title="Admin sign in">Admin sign in</PageHeading>
      {isChecking ? (
        <Checking />
      ) : (
        <Card>
          <GoogleLink purpose="admin" size="small" isWide onLeave={adminGoogleMark.set} />
          <OrLine />
          <AdminLoginForm entryWarning={warning} />
        </Card>
      )}
    </AdminPage>
  );
}
