import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { endTogether } from '@plainwill/kit/testing/tcp-proxy';
import { expect, onTestFinished, vi } from 'vitest';
import { answersOk } from '../../launcher/processes/node-process.ts';
import type { Environment } from '../../launcher/settings/settings.ts';
import { type ServiceFolder, serviceFolders, servicesBehindGateway, urlVariables } from '../../services.ts';
import { startLoad } from './load.ts';
import { enterSite } from './person.ts';
import type { Service } from './service.ts';
import { answers, openStage } from './stage.ts';
import type { StoreKind } from './stores.ts';

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
    /** From now on connections go to these, which are ready. */
    sendTo(...urls: string[]) {
      targets = urls.map((url) => ({ url, isReady: true }));
    },
  };
}

type Balancer = Awaited<ReturnType<typeof startBalancer>>;

/** The whole site with a balancer before each service, so that a process can be replaced by another, and people at work. */
export async function openFleet(store: StoreKind) {
  const balancers = {} as Record<ServiceFolder, Balancer>;
  for (const name of serviceFolders) balancers[name] = await startBalancer();
  const stage = await openStage({
    store,
    given: Object.fromEntries(servicesBehindGateway.map((name) => [urlVariables[name], balancers[name].url])),
  });

  async function startOne(name: ServiceFolder, settings: Environment = {}): Promise<Service> {
    const one = await stage.anotherService(name);
    await one.start({ DRAIN_SECONDS: '2', ...settings });
    return one;
  }
  const running = new Map<ServiceFolder, Service>();
  for (const name of serviceFolders) {
    const first = await startOne(name);
    running.set(name, first);
    balancers[name].sendTo(first.url);
  }

  const { gateway } = balancers;
  const enter = () => enterSite({ url: gateway.url, origin: stage.origin, mail: stage.mail });
  const person = await enter();
  const visitor = () => stage.visitor(gateway.url);
  const reading = startLoad({ perSecond: 8, act: () => person.api.willData.testatorRecord.get.query() });
  const submitting = startLoad({
    perSecond: 8,
    act: (id) => visitor().notifications.questionnaire.submit.mutate({ submissionId: SubmissionId.parse(id), answers }),
  });
  const searching = startLoad({
    perSecond: 8,
    act: () => visitor().addressLookup.addresses.search.query({ searchTerm: 'SW1A 1AA' }),
  });
  const loads = { reading, submitting, searching };

  return {
    enter,
    /** Starts a successor with these settings, turns to it, and ends the process before it. */
    async replace(name: ServiceFolder, settings: Environment = {}) {
      const old = running.get(name) as Service;
      const successor = await startOne(name, settings);
      running.set(name, successor);
      balancers[name].sendTo(old.url, successor.url);
      expect(await old.stop(), `${name} ends by itself: ${old.output()}`).toBe(0);
      balancers[name].sendTo(successor.url);
    },
    /** Waits until more calls of each kind have been answered. */
    async expectMore() {
      const counts = Object.values(loads).map(({ report }) => report.accepted.length);
      await vi.waitFor(
        () => {
          for (const [index, { report }] of Object.values(loads).entries())
            expect(report.accepted.length).toBeGreaterThan((counts[index] as number) + 8);
        },
        { timeout: 20_000, interval: 50 },
      );
    },
    /** Ends the calls: of all that were made none has failed. */
    async expectNoFailure() {
      for (const [what, load] of Object.entries(loads)) {
        const { accepted, failures } = await load.stop();
        expect(
          failures.map(({ error }) => String(error)),
          what,
        ).toEqual([]);
        expect(accepted.length).toBeGreaterThan(40);
      }
    },
  };
}
