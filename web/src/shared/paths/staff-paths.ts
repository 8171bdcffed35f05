import { staffEntrances, type staffFolders } from './pages.ts';

type InStaffFolder = `${(typeof staffFolders)[number]}${'' | `/${string}`}`;

/** The pages of staff, as wouter patterns. */
export const staffRoutes = {
  admin: '/admin',
  ...staffEntrances,
  review: `${staffEntrances.reviews}/:number`,
  user: '/admin/users/:userId',
  enquiries: '/admin/enquiries',
  complaints: '/admin/complaints',
  howMade: '/admin/how-made',
  howMadeRequest: '/admin/how-made/:requestId',
  releases: '/admin/releases',
  roles: '/admin/roles',
  mails: '/admin/mails',
  invitation: '/admin/invitation',
  audit: '/admin/audit',
  settings: '/settings',
  operations: '/ops',
  queues: '/ops/queues',
} as const satisfies Record<string, InStaffFolder>;

/** Every link between them is built here. */
export const staffPaths = {
  home: staffRoutes.admin,
  login: staffRoutes.login,
  dashboard: staffRoutes.dashboard,
  reviews: staffRoutes.reviews,
  /** One will under review, by its number. */
  review: (number: number) => `${staffRoutes.reviews}/${number}`,
  /** With a tab, that part of what they have told us. */
  user: (id: string, { isEdited = false, tab = 'personal' } = {}) => {
    const search = new URLSearchParams({ ...(tab !== 'personal' && { tab }), ...(isEdited && { edit: 'true' }) });
    return search.size > 0 ? `/admin/users/${id}?${search}` : `/admin/users/${id}`;
  },
  enquiries: staffRoutes.enquiries,
  complaints: staffRoutes.complaints,
  howMade: staffRoutes.howMade,
  /** One request about how a will was made. */
  howMadeRequest: (id: string) => `${staffRoutes.howMade}/${id}`,
  releases: staffRoutes.releases,
  roles: staffRoutes.roles,
  mails: staffRoutes.mails,
  /** With an account, what was done by it and to it. */
  audit: (accountId?: string) => (accountId ? `${staffRoutes.audit}?person=${accountId}` : staffRoutes.audit),
  settings: staffRoutes.settings,
  operations: staffRoutes.operations,
  /** With a choice of jobs. */
  queues: (chosen: Record<string, string> = {}) => {
    const search = new URLSearchParams(chosen);
    return search.size > 0 ? `${staffRoutes.queues}?${search}` : staffRoutes.queues;
  },
};
