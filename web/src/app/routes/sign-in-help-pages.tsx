import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { routes } from '../../shared/paths/paths.ts';

const ConfirmEmailPage = lazy(() => import('../../account/sign-in/confirm-email-page.tsx'));
const ForgottenPage = lazy(() => import('../../account/sign-in/forgotten-page.tsx'));
const ResetPage = lazy(() => import('../../account/sign-in/reset-page.tsx'));
const RecoverPage = lazy(() => import('../../account/recovery/recover-page.tsx'));
const SecureAccountPage = lazy(() => import('../../account/recovery/secure-account-page.tsx'));
const NewEmailPage = lazy(() => import('../../account/sign-in/new-email-page.tsx'));
const SecondStepPage = lazy(() => import('../../account/second-step/second-step-page.tsx'));
const UndoEmailPage = lazy(() => import('../../account/sign-in/undo-email-page.tsx'));

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
