import type { ComponentType } from 'react';
import { staffRoutes } from '../../shared/paths/staff-paths.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PageProblem } from './page-problem.tsx';
import { PageSwitch, routesOf } from './page-switch.tsx';

const page = (load: () => Promise<{ default: ComponentType }>) => lazyPart(load, PageProblem);

const AdminLoginPage = page(() => import('../../staff/admin/admin-login-page.tsx'));
const NotFoundPage = page(() => import('../../public/not-found-page.tsx'));

const pages: Record<keyof typeof staffRoutes, ComponentType> = {
  admin: page(() => import('../../staff/admin/staff-home-page.tsx')),
  login: AdminLoginPage,
  dashboard: page(() => import('../../staff/users/admin-dashboard-page.tsx')),
  user: page(() => import('../../staff/user/user-detail-page.tsx')),
  audit: page(() => import('../../staff/audit/audit-page.tsx')),
  enquiries: page(() => import('../../staff/enquiries/enquiries-page.tsx')),
  complaints: page(() => import('../../staff/complaints/complaints-page.tsx')),
  howMade: page(() => import('../../staff/how-made/how-made-page.tsx')),
  howMadeRequest: page(() => import('../../staff/how-made/how-made-request-page.tsx')),
  releases: page(() => import('../../staff/releases/releases-page.tsx')),
  roles: page(() => import('../../staff/roles/roles-page.tsx')),
  mails: page(() => import('../../staff/admin/mails-page.tsx')),
  invitation: page(() => import('../../staff/roles/invitation-page.tsx')),
  reviews: page(() => import('../../staff/reviews/queue/reviews-page.tsx')),
  review: page(() => import('../../staff/reviews/desk/workbench-page.tsx')),
  settings: page(() => import('../../staff/settings/integration-settings-page.tsx')),
  operations: page(() => import('../../staff/operations/operations-page.tsx')),
  queues: page(() => import('../../staff/queues/queues-page.tsx')),
};

const routes = routesOf(staffRoutes, pages);

/** The pages of staff, apart from the others so that nobody else's first visit carries their names. */
export default function StaffPages() {
  return <PageSwitch routes={routes} fallback={NotFoundPage} />;
}
