import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const inRoot = (...parts: string[]) => join(root, ...parts);

export const serviceFolders = ['gateway', 'identity', 'will-data', 'address-lookup', 'notifications'] as const;
export type ServiceFolder = (typeof serviceFolders)[number];

export const serviceMain = (name: ServiceFolder) => inRoot('services', name, 'src', 'main.ts');

/** The services with a database, and the variable that holds its address. */
export const databaseVariables = {
  identity: 'IDENTITY_DATABASE_URL',
  'will-data': 'WILL_DATA_DATABASE_URL',
  'address-lookup': 'ADDRESS_LOOKUP_DATABASE_URL',
  notifications: 'NOTIFICATIONS_DATABASE_URL',
} as const satisfies Partial<Record<ServiceFolder, string>>;
/** The same databases for the role that owns their tables. */
export const migrationVariables = {
  identity: 'IDENTITY_MIGRATION_DATABASE_URL',
  'will-data': 'WILL_DATA_MIGRATION_DATABASE_URL',
  'address-lookup': 'ADDRESS_LOOKUP_MIGRATION_DATABASE_URL',
  notifications: 'NOTIFICATIONS_MIGRATION_DATABASE_URL',
} as const satisfies Record<keyof typeof databaseVariables, string>;
export type ServiceWithDatabase = keyof typeof databaseVariables;
export const servicesWithDatabase = Object.keys(databaseVariables) as ServiceWithDatabase[];

/** The services with an audit log, and the variable that holds the keys of its checkpoints. */
export const auditKeyVariables = {
  identity: 'IDENTITY_AUDIT_KEYS',
  'will-data': 'WILL_DATA_AUDIT_KEYS',
  notifications: 'NOTIFICATIONS_AUDIT_KEYS',
} as const satisfies Partial<Record<ServiceWithDatabase, string>>;
export type ServiceWithAudit = keyof typeof auditKeyVariables;
export const servicesWithAudit = Object.keys(auditKeyVariables) as ServiceWithAudit[];
