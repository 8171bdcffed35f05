/** A part that a service may have; its variables, its secrets or a database with its role follow. */
type Part = 'database' | 'encryptedColumns' | 'auditLog' | 'signingKey' | 'queue';

/**
 * Every service, once, under the name of its folder. Ports, secrets, environments, databases, backups, stages of the
 * fault and attack tests and the benchmark read this list; `services.test.ts` holds to it what cannot.
 */
const parts = {
  gateway: ['signingKey', 'queue'],
  identity: ['database', 'encryptedColumns', 'auditLog', 'signingKey', 'queue'],
  'will-data': ['database', 'encryptedColumns', 'auditLog', 'signingKey', 'queue'],
  'address-lookup': ['database'],
  notifications: ['database', 'encryptedColumns', 'auditLog', 'signingKey', 'queue'],
} as const satisfies Record<string, readonly Part[]>;

export type ServiceFolder = keyof typeof parts;
export const serviceFolders = Object.keys(parts) as ServiceFolder[];

type With<P extends Part> = {
  [S in ServiceFolder]: P extends (typeof parts)[S][number] ? S : never;
}[ServiceFolder];
const having = <P extends Part>(part: P) =>
  serviceFolders.filter((service) => (parts[service] as readonly Part[]).includes(part)) as With<P>[];

export type ServiceWithDatabase = With<'database'>;
export type ServiceWithEncryption = With<'encryptedColumns'>;
export type ServiceWithAudit = With<'auditLog'>;
export type ServiceWithKey = With<'signingKey'>;
/** These services have jobs or throttles in the store that QUEUE_URL names. */
export type ServiceWithQueue = With<'queue'>;
export const servicesWithDatabase = having('database');
export const servicesWithEncryption = having('encryptedColumns');
export const servicesWithAudit = having('auditLog');
export const servicesWithKey = having('signingKey');
export const servicesWithQueue = having('queue');

/** The services that only the gateway calls for people. */
export type ServiceBehindGateway = Exclude<ServiceFolder, 'gateway'>;
export const servicesBehindGateway = serviceFolders.filter((service) => service !== 'gateway');

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;
type Snake<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}_${Snake<Tail>}` : S;

/** Tells whether a service is on one of the lists above. */
export const isOneOf = <S extends ServiceFolder>(services: readonly S[], service: ServiceFolder): service is S =>
  (services as readonly ServiceFolder[]).includes(service);

/** `will-data` as `willData`: its name in the API, among the ports and among the secrets. */
export const camelName = <S extends ServiceFolder>(service: S) =>
  service.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<S>;
export type CamelName<S extends ServiceFolder> = Camel<S>;

/** `will-data` as `will_data`: its database, and the role it connects by. */
export const databaseName = <S extends ServiceWithDatabase>(service: S) => service.replaceAll('-', '_') as Snake<S>;
export type ServiceDatabaseName = Snake<ServiceWithDatabase>;

/** `will-data` as `WILL_DATA`: how its variables begin. */
const prefixOf = (service: ServiceFolder) => service.replaceAll('-', '_').toUpperCase();

const variables = <S extends ServiceFolder>(services: readonly S[], suffix: string) =>
  Object.fromEntries(services.map((service) => [service, `${prefixOf(service)}_${suffix}`])) as Record<S, string>;

/** The addresses by which services, and migrations as the owner of the tables, reach each database. */
export const databaseVariables = variables(servicesWithDatabase, 'DATABASE_URL');
export const migrationVariables = variables(servicesWithDatabase, 'MIGRATION_DATABASE_URL');
/** The password of each service's role, where docker-compose puts the address together. */
export const passwordVariables = variables(servicesWithDatabase, 'DATABASE_PASSWORD');
/** The password of each service's user in Redis, for docker-compose as well. */
export const redisPasswordVariables = variables(servicesWithQueue, 'REDIS_PASSWORD');
/** The file with the QUEUE_URL of each service, where its password stands in it. */
export const queueFiles = variables(servicesWithQueue, 'QUEUE_URL');
export const encryptionKeyVariables = variables(servicesWithEncryption, 'ENCRYPTION_KEYS');
/** The keys of the checkpoints of each audit log. */
export const auditKeyVariables = variables(servicesWithAudit, 'AUDIT_KEYS');
export const signingKeyVariables = variables(servicesWithKey, 'SIGNING_KEY');
export const urlVariables = variables(servicesBehindGateway, 'URL');
export const portVariables = { ...variables(servicesBehindGateway, 'PORT'), gateway: 'PORT' } satisfies Record<
  ServiceFolder,
  string
>;
