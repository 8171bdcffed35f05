import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServiceName, serviceNames } from '@plainwill/contracts';
import { type Contract, mapContract } from '@plainwill/contracts/kit/contract';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { FailureData } from '@plainwill/contracts/kit/reasons';
import { originMark, pagesFolder } from '@plainwill/contracts/shared/built-pages';
import { freePort } from '@plainwill/kit/free-port';
import { createServiceServer } from '@plainwill/kit/server';
import { quietLog } from '@plainwill/kit/testing/call';
import { aKeyPair } from '@plainwill/kit/testing/keys';
import { createVerifier } from '@plainwill/kit/tokens/service-token';
import type { AnyTRPCRouter } from '@trpc/server';
import { audiences } from '../audiences.ts';
import type { Config } from '../config.ts';
import type { TimeoutsMs } from '../remotes/circuit-breaker.ts';
import { createServer } from '../server.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: { result?: { data?: unknown }; error: { message: string; data: FailureData } };
}

interface CallOptions {
  input?: unknown;
  headers?: Record<string, string>;
}

/** So that a test of them ends soon. */
const shortTimeoutsMs = { query: 400, mutation: 400 };

/** Tests in which no service is away have long timeouts, so that a busy machine does not look like an outage. */
export const patientTimeoutsMs = { query: 30_000, mutation: 30_000 };

/** Handlers that answer nothing, for procedures a test does not call. */
export const stubHandlers = <C extends Contract>(contract: C) =>
  mapContract(contract, () => () => undefined) as HandlersOf<C, object>;

/** A real gateway before real services, each made from its contract, on ports of loopback. */
export async function startSite(
  routers: Partial<Record<ServiceName, AnyTRPCRouter>>,
  {
    trustedProxies = [],
    settings = {},
    timeoutsMs = shortTimeoutsMs,
  }: { trustedProxies?: string[]; settings?: Partial<Config>; timeoutsMs?: TimeoutsMs } = {},
) {
  const keys = await aKeyPair();
  const services = await Promise.all(
    (Object.entries(routers) as [ServiceName, AnyTRPCRouter][]).map(async ([name, router]) => {
      const verify = await createVerifier(audiences[name], { gateway: keys.publicKey });
      const http = createServiceServer({ router, verify, log: quietLog, ready: async () => {} });
      await http.listen({ port: 0, host: '127.0.0.1' });
      return { name, http, url: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}` };
    }),
  );
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const urlOf = (name: ServiceName) => services.find((service) => service.name === name)?.url ?? nobody;
  const serviceUrls = Object.fromEntries(serviceNames.map((name) => [`${name}Url`, urlOf(name)])) as Record<
    `${ServiceName}Url`,
    string
  >;
  const webRoot = await builtWeb();

  async function startGateway(privateKey: object) {
    const port = await freePort();
    const metricsPort = await freePort();
    const publicUrl = `http://localhost:${port}`;
    const gateway = await createServer(
      {
        logLevel: 'error',
        otlpEndpoint: undefined,
        drainSeconds: undefined,
        tlsCertificate: undefined,
        tlsKey: undefined,
        tlsCa: undefined,
        isPublicTls: false,
        metricsPort,
        metricsHost: '127.0.0.1',
        port,
        host: '127.0.0.1',
        publicUrl,
        trustedProxies,
        signingKey: privateKey as never,
        // Nothing answers there: every limit is counted in the process.
        queueUrl: 'redis://127.0.0.1:1',
        ...serviceUrls,
        mailboxUrl: undefined,
        bookingUrl: 'https://booking.example/opening-meeting',
        webRoot,
        ...settings,
      },
      { log: quietLog, timeoutsMs },
    );
    const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
    return { gateway, origin: `http://127.0.0.1:${port}`, publicUrl, metricsUrl };
  }

  const right = await startGateway(keys.privateKey);
  const wrong = await startGateway((await aKeyPair()).privateKey);
  return {
    ...clientOf(right),
    metricsUrl: right.metricsUrl,
    /** The same site, through a gateway whose tokens no service believes. */
    withWrongKeys: () => clientOf(wrong),
    async close() {
      await Promise.all([right.gateway.close(), wrong.gateway.close(), ...services.map(({ http }) => http.close())]);
    },
  };
}

function clientOf({ origin, publicUrl }: { origin: string; publicUrl: string }) {
  const send = (path: string, init: RequestInit) => fetch(`${origin}${path}`, { redirect: 'manual', ...init });

  async function post(paths: string[], inputs: unknown[], headers: Record<string, string>) {
    const response = await send(`/trpc/${paths.join(',')}?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: publicUrl, ...headers },
      body: JSON.stringify({ ...inputs }),
    });
    return { response, bodies: [(await response.json()) as Answer['body'] | Answer['body'][]].flat() };
  }

  /** One call, as the web app makes it. */
  async function call(path: string, { input, headers = {} }: CallOptions = {}): Promise<Answer> {
    const { response, bodies } = await post([path], [input], headers);
    return { status: response.status, headers: response.headers, body: bodies[0] as Answer['body'] };
  }

  /** Calls without input that travel together. */
  const batch = (paths: string[], headers: Record<string, string> = {}) => post(paths, [], headers);

  return { origin, publicUrl, send, call, batch };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

async function builtWeb() {
  const folder = await mkdtemp(join(tmpdir(), 'plainwill-web-'));
  const pages = join(folder, pagesFolder);
  await mkdir(pages);
  const page = (title: string) =>
    `<!doctype html><html lang="en-GB"><title>${title}</title><style>p{color:red}</style><script>let a</script><link rel="canonical" href="${originMark}/">`;
  // Each page's title tells in the tests which one it is.
  for (const name of ['index', 'executors', 'shell', '404']) await writeFile(join(pages, `${name}.html`), page(name));
  await writeFile(join(pages, 'robots.txt'), `Sitemap: ${originMark}/sitemap.xml\n`);
  await writeFile(join(folder, 'routes.json'), JSON.stringify(['/', '/auth', '/executors', '/admin/users/:userId']));
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
}
