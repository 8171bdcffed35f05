import { Route, Switch } from 'wouter';
import { routes } from '../../shared/paths/paths.ts';
import { staffRoutes } from '../../shared/paths/staff-paths.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PageProblem } from './page-problem.tsx';

const AdminLoginPage = lazyPart(() => import('../../staff/admin/admin-login-page.tsx'), PageProblem);
const AdminDashboardPage = lazyPart(() => import('../../staff/users/admin-dashboard-page.tsx'), PageProblem);
const UserDetailPage = lazyPart(() => import('../../staff/user/user-detail-page.tsx'), PageProblem);
const IntegrationSettingsPage = lazyPart(
  () => import('../../staff/settings/integration-settings-page.tsx'),
  PageProblem,
);
const AuditPage = lazyPart(() => import('../../staff/audit/audit-page.tsx'), PageProblem);
const EnquiriesPage = lazyPart(() => import('../../staff/enquiries/enquiries-page.tsx'), PageProblem);
const ComplaintsPage = lazyPart(() => import('../../staff/complaints/complaints-page.tsx'), PageProblem);
const RolesPage = lazyPart(() => import('../../staff/roles/roles-page.tsx'), PageProblem);
const OperationsPage = lazyPart(() => import('../../staff/operations/operations-page.tsx'), PageProblem);
const QueuesPage = lazyPart(() => import('../../staff/queues/queues-page.tsx'), PageProblem);
const ReviewsPage = lazyPart(() => import('../../staff/reviews/queue/reviews-page.tsx'), PageProblem);
const WorkbenchPage = lazyPart(() => import('../../staff/reviews/desk/workbench-page.tsx'), PageProblem);
const NotFoundPage = lazyPart(() => import('../../public/not-found-page.tsx'), PageProblem);

/** The pages of staff, apart from the others so that nobody else's first visit carries their names. */
export default function StaffPages() {
  return (
    <Switch>
      <Route path={staffRoutes.dashboard} component={AdminDashboardPage} />
      <Route path={staffRoutes.audit} component={AuditPage} />
      <Route path={staffRoutes.enquiries} component={EnquiriesPage} />
      <Route path={staffRoutes.complaints} component={ComplaintsPage} />
      <Route path={staffRoutes.roles} component={RolesPage} />
      <Route path={staffRoutes.reviews} component={ReviewsPage} />
      <Route path={staffRoutes.review} component={WorkbenchPage} />
      <Route path={staffRoutes.user} component={UserDetailPage} />
      <Route path={staffRoutes.settings} component={IntegrationSettingsPage} />
      <Route path={staffRoutes.operations} component={OperationsPage} />
      <Route path={staffRoutes.queues} component={QueuesPage} />
      <Route path={routes.admin} component={AdminLoginPage} />
      <Route path={staffRoutes.login} component={AdminLoginPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
