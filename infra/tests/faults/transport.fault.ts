import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  databaseName,
  databaseVariables,
  isOneOf,
  type ServiceFolder,
  servicesBehindGateway,
  servicesWithDatabase,
  servicesWithQueue,
  urlVariables,
} from '../../services.ts';
import { databaseDirOf } from '../../tools/launcher/postgres/initialise-postgres.ts';
import { portOf } from '../../tools/launcher/processes.ts';
import { type CertificateFiles, someCertificates } from './support/certificates.ts';
import { ask, type PostgresServer, secrets, startPostgres } from './support/servers/postgres-server.ts';
import { hasRedis } from './support/servers/redis-server.ts';
import { startSharedRedis } from './support/servers/shared-redis.ts';
import { openStage } from './support/stage.ts';

const soon = { timeout: 60_000, interval: 1000 };

/** Lets nobody in without TLS, but on the connections that are open. */
async function requireTls(postgres: PostgresServer, { cert, key }: CertificateFiles) {
  // The server insists on its key being its own.
  const { uid, gid } = statSync(databaseDirOf(postgres.dataDir));
  for (const file of [dirname(cert), key]) chownSync(file, uid, gid);
  const admin = postgres.urlOf('postgres');
  await ask(admin, `alter system set ssl_cert_file = '${cert}'`);
  await ask(admin, `alter system set ssl_key_file = '${key}'`);
  await ask(admin, `alter system set ssl = on`);
  await ask(admin, 'select pg_reload_conf()');
}

it('believes no PostgreSQL with a certificate of another authority or another name', async () => {
  const [certificates, others] = [await someCertificates(), await someCertificates()];
  const postgres = await startPostgres();
  await requireTls(postgres, await certificates.of(['postgres', 'localhost']));
  const asked = (ca: string) => {
    const url = postgres.urlOf('postgres').replace('@127.0.0.1', '@localhost');
    return ask(`${url}?sslmode=verify-full&sslrootcert=${ca}`, 'select 1 as one');
  };
  await vi.waitFor(async () => expect(await asked(certificates.ca)).toEqual([{ one: 1 }]), soon);
  await expect(asked(others.ca)).rejects.toMatchObject({ code: 'CERT_SIGNATURE_FAILURE' });
  await requireTls(postgres, await certificates.of(['postgres']));
  const refused = { code: 'ERR_TLS_CERT_ALTNAME_INVALID' };
  await vi.waitFor(() => expect(asked(certificates.ca)).rejects.toMatchObject(refused), soon);
});

describe.skipIf(!hasRedis)('with certificates everywhere', () => {
  it('signs people up, mails them and asks between services, and no connection of theirs is without TLS', async () => {
    const certificates = await someCertificates();
    const postgres = await startPostgres();
    await requireTls(postgres, await certificates.of(['postgres', 'localhost']));
    const redis = await startSharedRedis(await certificates.of(['redis', 'localhost']));
    const stage = await openStage({
      store: { ...postgres, url: redis.urlOf('default'), empty: async () => {} },
      given: (ports) => ({
        ...Object.fromEntries(
          servicesWithDatabase.map((service) => {
            const database = databaseName(service);
            const login = `${database}:${secrets.passwords[database]}`;
            const url = `postgres://${login}@localhost:${postgres.port}/${database}`;
            return [databaseVariables[service], `${url}?sslmode=verify-full&sslrootcert=${certificates.ca}`];
          }),
        ),
        ...Object.fromEntries(
          servicesBehindGateway.map((service) => [
            urlVariables[service],
            `https://localhost:${portOf(service, ports)}`,
          ]),
        ),
      }),
    });
    const names: ServiceFolder[] = ['identity', 'will-data', 'notifications', 'gateway'];
    const running = await Promise.all(
      names.map(async (name) => {
        const { ca, cert, key } = await certificates.of([name, 'localhost']);
        const service = stage.service(name);
        service.begin({
          SERVICE_TLS_CA_FILE: ca,
          SERVICE_TLS_CERT_FILE: cert,
          SERVICE_TLS_KEY_FILE: key,
          ...(isOneOf(servicesWithQueue, name) && { QUEUE_URL: redis.urlOf(name) }),
        });
        return service;
      }),
    );
    const visitor = stage.visitor();
    const email = 'harriet@bell.example';
    await vi.waitFor(() => visitor.identity.accounts.signUp.mutate({ email, password: 'Harbour-Lamp-41' }), soon);
    await vi.waitFor(() => expect(stage.mail.to(email)).toHaveLength(1), soon);
    // identity took the password, notifications asked it what the mail says, and the job was in Redis meanwhile.
    const open = await ask<{ role: string; ssl: boolean }>(
      postgres.urlOf('postgres'),
      `select usename as role, ssl, version from pg_stat_ssl join pg_stat_activity using (pid)
       where usename = any ($1)`,
      [servicesWithDatabase.map(databaseName)],
    );
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ ssl }) => !ssl)).toEqual([]);
    expect(running.map(({ isRunning }) => isRunning())).toEqual(names.map(() => true));
  });
});
