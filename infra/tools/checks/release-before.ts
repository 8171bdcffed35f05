import type { ServiceWithDatabase } from '../../services.ts';

/** The release before the version in package.json. Each new release changes it. */
export const releaseBefore = {
  version: '0.1.0',
  commit: 'b26a7d4c461fedb3eb016c1cb14cd3e774a9cce7',
  newestMigrations: {
    identity: 'Migration20261201_TellSessionChanges',
    'will-data': 'Migration20261206_AddProvisionsAndClasses',
    'address-lookup': 'Migration20261124_AddCharities',
    notifications: 'Migration20261129_SealAuditLog',
  } satisfies Record<ServiceWithDatabase, string>,
};
