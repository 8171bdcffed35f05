import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { routes } from './paths.ts';

const AdminLoginPage = lazy(() => import('./features/admin/admin-login-page.tsx'));
const AdminDashboardPage = lazy(() => import('./features/admin/admin-dashboard-page.tsx'));
const IntegrationSettingsPage = lazy(() => import('./features/integration-settings/integration-settings-page.tsx'));
const OperationsPage = lazy(() => import('./features/operations/operations-page.tsx'));

/** The pages of staff, apart from the others so that nobody else's first visit carries their names. */
export default function StaffPages() {
  return (
    <Switch>
      <Route path={routes.adminDashboard} component={AdminDashboardPage} />
      <Route path={routes.settings} component={IntegrationSettingsPage} />
      <Route path={routes.operations} component={OperationsPage} />
      <Route component={AdminLoginPage} />
    </Switch>
  );
}
