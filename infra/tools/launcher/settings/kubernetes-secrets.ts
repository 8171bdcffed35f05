import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  auditKeyVariables,
  databaseVariables,
  encryptionKeyVariables,
  migrationVariables,
  queueFiles,
  redisPasswordVariables,
  type ServiceFolder,
  serviceFolders,
  servicesBehindGateway,
  servicesWithQueue,
  signingKeyVariables,
} from '../../../services.ts';
import { badSettingExitCode, StartError } from '../console.ts';
import type { NamedSecrets } from './named-secrets.ts';
import { root } from './paths.ts';
import { filesOf, inFile, type StoreAddresses } from './secret-files.ts';
import { newPassword } from './secrets.ts';
import type { Environment } from './settings.ts';

export interface Secret {
  apiVersion: 'v1';
  kind: 'Secret';
  metadata: { name: string };
  type: string;
  stringData: Record<string, string>;
}

/** As infra/deploy/kubernetes names them: the operator's Service of the primary, and the pods of the chart's Sentinels. */
const postgresHost = 'postgres-rw:5432';
const sentinels = [0, 1, 2].map((n) => `valkey-sentinel-${n}.valkey-sentinel-hl:26379`).join(',');
const primaryName = 'plainwill';

const inKubernetes = (sentinelPassword: string): StoreAddresses => ({
  postgres: (role, password, database) =>
    `postgres://${role}:${password}@${postgresHost}/${database}?sslmode=verify-full&sslrootcert=/run/postgres/ca.crt`,
  queue: (service, password) =>
    `redis-sentinel://${service}:${password}@${sentinels}/${primaryName}?sentinelpassword=${sentinelPassword}`,
});

/** Secrets that others give, if there are any. */
const ofOthers: Partial<Record<ServiceFolder, string[]>> = {
  identity: ['GOOGLE_CLIENT_SECRET'],
  'address-lookup': ['IDEAL_POSTCODES_KEY', 'OS_PLACES_KEY', 'LOQATE_KEY', 'GETADDRESS_KEY', 'CHARITY_COMMISSION_KEY'],
  notifications: ['WEBHOOK_SECRET'],
};

/** The secrets of one service by the names of its settings, each with the name under which it is kept. */
function secretsOf(service: ServiceFolder): Record<string, string> {
  const own = [databaseVariables, encryptionKeyVariables, auditKeyVariables, signingKeyVariables]
    .flatMap((variables) => (variables as Partial<Record<ServiceFolder, string>>)[service] ?? [])
    .concat(servicesBehindGateway.includes(service as never) ? ['SERVICE_PUBLIC_KEYS'] : [])
    .concat(service === 'identity' ? ['IDENTITY_LINK_KEY'] : [])
    .concat(service === 'notifications' ? ['SMTP_URL'] : [])
    .concat(ofOthers[service] ?? []);
  const queue = (queueFiles as Partial<Record<ServiceFolder, string>>)[service];
  return { ...Object.fromEntries(own.map((name) => [name, name])), ...(queue && { QUEUE_URL: queue }) };
}

const secretOf = (name: string, stringData: Record<string, string>, type = 'Opaque'): Secret => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name },
  type,
  stringData,
});

/** @returns a setting that is set already, in .env or in the file that stands for it there */
function setting(given: Environment, name: string): string | undefined {
  if (given[name] !== inFile) return given[name];
  return readFileSync(resolve(root, given.SECRETS_DIR ?? 'secrets', name), 'utf8').trim();
}

/**
 * The Secrets that the manifests in infra/deploy/kubernetes name: of what is set already, and for the rest of what was just made.
 * @throws {StartError} without a mail server, which nobody can make
 */
export function kubernetesSecrets({ secrets, publicKeys }: NamedSecrets, given: Environment): Secret[] {
  const made: Record<string, string> = { ...secrets, ...publicKeys };
  if (!given.SMTP_URL) throw new StartError('SMTP_URL: It is not set', badSettingExitCode);
  const fromOthers = ['SMTP_URL', ...Object.values(ofOthers).flat()];
  const values = Object.fromEntries(
    [...Object.keys(made), ...fromOthers].flatMap((name) => {
      const value = setting(given, name) ?? made[name];
      return value ? [[name, value]] : [];
    }),
  );
  const sentinelPassword = newPassword();
  const all = filesOf(values, inKubernetes(sentinelPassword));
  const pick = (names: Record<string, string>) =>
    Object.fromEntries(Object.entries(names).flatMap(([name, from]) => (all[from] ? [[name, all[from]]] : [])));
  const databases = [...Object.values(databaseVariables), ...Object.values(migrationVariables), 'DATABASE_ADMIN_URL'];
  const users = servicesWithQueue.map((service) => [service, redisPasswordVariables[service]]);
  return [
    ...serviceFolders.map((service) => secretOf(`${service}-secrets`, pick(secretsOf(service)))),
    secretOf('database-secrets', pick(Object.fromEntries(databases.map((name) => [name, name])))),
    secretOf('valkey-users', {
      ...pick({ default: 'REDIS_PASSWORD', ...Object.fromEntries(users) }),
      replicator: newPassword(),
      sentinel: sentinelPassword,
    }),
    secretOf(
      'postgres-admin',
      { username: 'postgres', ...pick({ password: 'POSTGRES_PASSWORD' }) },
      'kubernetes.io/basic-auth',
    ),
  ];
}
