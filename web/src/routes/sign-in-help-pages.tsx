import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { routes } from '../paths/paths.ts';

const ConfirmEmailPage = lazy(() => import('../features/auth/confirm-email-page.tsx'));
const ForgottenPage = lazy(() => import('../features/auth/forgotten-page.tsx'));
const ResetPage = lazy(() => import('../features/auth/reset-page.tsx'));
const RecoverPage = lazy(() => import('../features/recovery/recover-page.tsx'));
const SecureAccountPage = lazy(() => import('../features/recovery/secure-account-page.tsx'));
const NewEmailPage = lazy(() => import('../features/auth/new-email-page.tsx'));
const SecondStepPage = lazy(() => import('../features/second-step/second-step-page.tsx'));
const UndoEmailPage = lazy(() => import('../features/auth/undo-email-page.tsx'));

/** A forgotten password, and the pages that links in mail open: seldom needed, so apart from the others. */
export default function SignInHelpPages() {
  return (
    <Switch>
      <Route path={routes.forgottenPassword} component={ForgottenPage} />
      <Route path={routes.resetPassword} component={ResetPage} />
      <Route path={routes.recover} component={RecoverPage} />
      <Route path={routes.secureAccount} component={SecureAccountPage} />
      <Route path={routes.newEmail} component={NewEmailPage} />
      <Route path={routes.undoEmail} component={UndoEmailPage} />
      <Route path={routes.secondStep} component={SecondStepPage} />
      <Route component={ConfirmEmailPage} />
    </Switch>
  );
}
