import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { print } from '../../launcher/console.ts';
import { startTemporaryPostgres } from '../../launcher/postgres/temporary-postgres.ts';

interface TestServer {
  url: string;
  /** Names the server in the report of a test run. */
  description: string;
  stop(): Promise<void>;
}

const password = 'test';

const hasContainerEngine = () =>
  getContainerRuntimeClient().then(
    () => true,
    () => false,
  );

/** Starts a real PostgreSQL for tests: a container, else the one that `TEST_DATABASE_URL` names, else the embedded one. */
export async function startTestPostgres(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, description: 'PostgreSQL at TEST_DATABASE_URL', stop: async () => {} };
  if (!(await hasContainerEngine())) return { ...(await startTemporaryPostgres()), description: 'embedded PostgreSQL' };
  const container = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: password })
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  const url = `postgres://postgres:${password}@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
  return { url, description: 'PostgreSQL 18 in a container', stop: async () => void (await container.stop()) };
}

/** Starts a real Redis for tests: the one that `TEST_REDIS_URL` names, else a container, else none. */
export async function startTestRedis(): Promise<TestServer | null> {
  const given = process.env.TEST_REDIS_URL;
  if (given) return { url: given, description: 'Redis at TEST_REDIS_URL', stop: async () => {} };
  if (!(await hasContainerEngine())) return null;
  const container = await new GenericContainer('redis:7-alpine').withExposedPorts(6379).start();
  const url = `redis://${container.getHost()}:${container.getMappedPort(6379)}`;
  return { url, description: 'Redis 7 in a container', stop: async () => void (await container.stop()) };
}

/** Starts the stores that every part of a test run shares. @returns the settings that name them */
export async function startTestStores() {
  const [postgres, redis] = await Promise.all([startTestPostgres(), startTestRedis()]);
  print(`Tests use ${postgres.description}${redis ? ` and ${redis.description}` : ''}.`);
  if (!redis) print('NOT RUN: tests on Redis; no container engine answers and TEST_REDIS_URL is not set.');
  return {
    environment: { TEST_DATABASE_URL: postgres.url, ...(redis && { TEST_REDIS_URL: redis.url }) },
    stop: async () => void (await Promise.all([postgres.stop(), redis?.stop()])),
  };
}
