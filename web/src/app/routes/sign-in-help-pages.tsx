import { type ComponentType, lazy } from 'react';
import { signInHelpRoutes } from '../../shared/paths/pages.ts';
import { PageSwitch, routesOf } from './page-switch.tsx';

const pages: Record<keyof typeof signInHelpRoutes, ComponentType> = {
  confirmEmail: lazy(() => import('../../account/sign-in/confirm-email-page.tsx')),
  forgottenPassword: lazy(() => import('../../account/sign-in/forgotten-page.tsx')),
  resetPassword: lazy(() => import('../../account/sign-in/reset-page.tsx')),
  recover: lazy(() => import('../../account/recovery/recover-page.tsx')),
  secureAccount: lazy(() => import('../../account/recovery/secure-account-page.tsx')),
  newEmail: lazy(() => import('../../account/sign-in/new-email-page.tsx')),
  undoEmail: lazy(() => import('../../account/sign-in/undo-email-page.tsx')),
  partner: lazy(() => import('../../account/partner/partner-invitation-page.tsx')),
  trusted: lazy(() => import('../../account/trusted/trusted-invitation-page.tsx')),
  stopReminders: lazy(() => import('../../account/sign-in/stop-reminders-page.tsx')),
  secondStep: lazy(() => import('../../account/second-step/second-step-page.tsx')),
};

const helpRoutes = routesOf(signInHelpRoutes, pages);

/** A forgotten password, and the pages that links in mail open: seldom needed, so apart from the others. */
export default function SignInHelpPages() {
  return <PageSwitch routes={helpRoutes} />;
}
