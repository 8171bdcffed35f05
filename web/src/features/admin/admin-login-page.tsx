import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { endedWords } from '../auth/ended-words.ts';
import { GoogleLink } from '../auth/google-link.tsx';
import { OrLine } from '../auth/or-line.tsx';
import { takePlace } from '../auth/place.ts';
import { adminGoogleMark } from '../auth/sign-in-marks.ts';
import { AdminLoginForm } from './admin-login-form.tsx';
import { AdminPage } from './admin-page.tsx';
import { Checking } from './checking.tsx';
import { useAdminEntry } from './use-admin-entry.ts';

/** Where staff sign in. */
export default function AdminLoginPage() {
  const { isChecking, allowedId, isSignedIn, warning } = useAdminEntry();
  const [search] = useSearchParams();
  if (allowedId) return <Entered accountId={allowedId} />;
  const ended = endedWords(search);
  return (
    <AdminPage isSignedIn={isSignedIn} width="form">
      <PageHeading title="Admin sign in">Admin sign in</PageHeading>
      {isChecking ? (
        <Checking />
      ) : (
        <Card>
          {ended && <Notice tone="info">{ended}</Notice>}
          <GoogleLink purpose="admin" size="small" isWide onLeave={adminGoogleMark.set} />
          <OrLine />
          <AdminLoginForm entryWarning={warning} />
        </Card>
      )}
    </AdminPage>
  );
}

/** To the dashboard, or back to where an earlier sign-in ended. */
function Entered({ accountId }: { accountId: string }) {
  const [place] = useState(() => takePlace(accountId));
  return <Redirect to={place ?? paths.adminDashboard} replace />;
}
