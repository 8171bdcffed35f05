import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { routes } from '../paths/paths.ts';
import { staffRoutes } from '../paths/staff-paths.ts';

const AdminLoginPage = lazy(() => import('../features/admin/admin-login-page.tsx'));
const AdminDashboardPage = lazy(() => import('../features/users/admin-dashboard-page.tsx'));
const UserDetailPage = lazy(() => import('../features/user/user-detail-page.tsx'));
const IntegrationSettingsPage = lazy(() => import('../features/integration-settings/integration-settings-page.tsx'));
const AuditPage = lazy(() => import('../features/audit/audit-page.tsx'));
const EnquiriesPage = lazy(() => import('../features/enquiries/enquiries-page.tsx'));
const RolesPage = lazy(() => import('../features/roles/roles-page.tsx'));
const OperationsPage = lazy(() => import('../features/operations/operations-page.tsx'));
const NotFoundPage = lazy(() => import('../features/not-found/not-found-page.tsx'));

/** The pages of staff, apart from the others so that nobody else's first visit carries their names. */
export default function StaffPages() {
  return (
    <Switch>
      <Route path={staffRoutes.dashboard} component={AdminDashboardPage} />
      <Route path={staffRoutes.audit} component={AuditPage} />
      <Route path={staffRoutes.enquiries} component={EnquiriesPage} />
      <Route path={staffRoutes.roles} component={RolesPage} />
      <Route path={staffRoutes.user} component={UserDetailPage} />
      <Route path={staffRoutes.settings} component={IntegrationSettingsPage} />
      <Route path={staffRoutes.operations} component={OperationsPage} />
      <Route path={routes.admin} component={AdminLoginPage} />
      <Route path={staffRoutes.login} component={AdminLoginPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
