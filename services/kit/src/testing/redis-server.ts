import { GenericContainer } from 'testcontainers';
import { hasContainerEngine, type TestServer } from './postgres-server.ts';

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
