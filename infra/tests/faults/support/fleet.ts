import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { endTogether } from '@plainwill/kit/testing/tcp-proxy';
import { expect, onTestFinished, vi } from 'vitest';
import { type ServiceFolder, serviceFolders, servicesBehindGateway, urlVariables } from '../../../services.ts';
import { answersOk } from '../../../tools/launcher/processes/node-process.ts';
import type { Environment } from '../../../tools/launcher/settings/settings.ts';
import { signUpAt } from './person.ts';
import type { Service } from './service.ts';
import { openStage, type Stage } from './stage.ts';
import type { StoreKind } from './stores.ts';
import { startVisitors } from './visitors.ts';

const everyMs = 50;

/** A door in front of several processes of one service, which sends each new connection to one that says it is ready. */
async function startBalancer() {
  let targets: { url: string; isReady: boolean }[] = [];
  let turn = 0;
  const sockets = new Set<Socket>();

  function join(client: Socket) {
    const ready = targets.filter(({ isReady }) => isReady);
    const target = ready[turn++ % ready.length];
    if (!target) return client.destroy();
    const upstream = connect(Number(new URL(target.url).port), '127.0.0.1');
    endTogether(client, upstream, sockets);
    client.pipe(upstream).pipe(client);
  }

  const server = createServer(join).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => {
    for (const target of targets) {
      void answersOk(`${target.url}/health/ready`).then((isReady) => {
        target.isReady = isReady;
      });
    }
  }, everyMs);
  onTestFinished(() => {
    clearInterval(timer);
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** Sends connections to these from now on; they are ready. */
    sendTo(...urls: string[]) {
      targets = urls.map((url) => ({ url, isReady: true }));
    },
  };
}

type Balancer = Awaited<ReturnType<typeof startBalancer>>;

interface FleetOptions {
  /** Done before the first service starts. */
  prepare?: (stage: Stage) => Promise<unknown>;
  /** The release that the first processes are of, if not this one. */
  root?: string;
  /** Settings of those first processes. */
  settings?: Environment;
}

/** The whole site with a balancer before each service, so that a process can be replaced by another, and people at work. */
export async function openFleet(store: StoreKind, { prepare, root, settings: firstSettings }: FleetOptions = {}) {
  const balancers = {} as Record<ServiceFolder, Balancer>;
  for (const name of serviceFolders) balancers[name] = await startBalancer();
  const stage = await openStage({
    store,
    given: Object.fromEntries(servicesBehindGateway.map((name) => [urlVariables[name], balancers[name].url])),
  });

  await prepare?.(stage);

  async function startOne(name: ServiceFolder, settings: Environment = {}, root?: string): Promise<Service> {
    const one = await stage.anotherService(name, root);
    await one.start({ DRAIN_SECONDS: '2', ...settings });
    return one;
  }
  const running = new Map<ServiceFolder, Service>();
  for (const name of serviceFolders) {
    const first = await startOne(name, firstSettings, root);
    running.set(name, first);
    balancers[name].sendTo(first.url);
  }

  const { gateway } = balancers;
  const signUp = () => signUpAt({ url: gateway.url, origin: stage.origin, mail: stage.mail });
  // A process that runs for the first time on this machine may need longer for its first call than the gateway waits.
  const person = await vi.waitFor(signUp, { timeout: 60_000, interval: 100 });
  const visitors = startVisitors(stage, gateway.url, person);

  return {
    ...visitors,
    stage,
    person,
    signUp,
    /** The process of a service that answers now. */
    running: (name: ServiceFolder) => running.get(name) as Service,
    /** Starts a successor with these settings, turns to it, and ends the process before it. @param root as above */
    async replace(name: ServiceFolder, settings: Environment = {}, root?: string) {
      const old = running.get(name) as Service;
      const successor = await startOne(name, settings, root);
      running.set(name, successor);
      balancers[name].sendTo(old.url, successor.url);
      expect(await old.stop(), `${name} ends by itself: ${old.output()}`).toBe(0);
      balancers[name].sendTo(successor.url);
    },
  };
}
