import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { expect, it, vi } from 'vitest';
import { type ServiceFolder, serviceFolders } from '../launcher/paths.ts';
import { type Balancer, startBalancer } from './support/balancer.ts';
import { startLoad } from './support/load.ts';
import { enterSite } from './support/person.ts';
import type { Service } from './support/service.ts';
import { answers, openStage } from './support/stage.ts';

it('F15: replaces each service in turn under load, and fails no request', async () => {
  const balancers = {} as Record<ServiceFolder, Balancer>;
  for (const name of serviceFolders) balancers[name] = await startBalancer();
  const stage = await openStage({
    store: 'PostgreSQL',
    given: {
      IDENTITY_URL: balancers.identity.url,
      WILL_DATA_URL: balancers['will-data'].url,
      ADDRESS_LOOKUP_URL: balancers['address-lookup'].url,
      NOTIFICATIONS_URL: balancers.notifications.url,
    },
  });

  async function startOne(name: ServiceFolder): Promise<Service> {
    const one = await stage.anotherService(name);
    await one.start({ DRAIN_SECONDS: '2' });
    return one;
  }
  const running = new Map<ServiceFolder, Service>();
  for (const name of serviceFolders) {
    const first = await startOne(name);
    running.set(name, first);
    balancers[name].sendTo(first.url);
  }

  const { gateway } = balancers;
  const person = await enterSite({ url: gateway.url, origin: stage.origin, mail: stage.mail });
  const visitor = () => stage.visitor(gateway.url);
  const reading = startLoad({ perSecond: 8, act: () => person.api.willData.portal.get.query() });
  const submitting = startLoad({
    perSecond: 8,
    act: (id) => visitor().notifications.questionnaire.submit.mutate({ submissionId: SubmissionId.parse(id), answers }),
  });
  const searching = startLoad({
    perSecond: 8,
    act: () => visitor().addressLookup.addresses.search.query({ searchTerm: 'SW1A 1AA' }),
  });
  const loads = { reading, submitting, searching };
  const expectMore = async () => {
    const counts = Object.values(loads).map(({ report }) => report.accepted.length);
    await vi.waitFor(
      () => {
        for (const [index, { report }] of Object.values(loads).entries())
          expect(report.accepted.length).toBeGreaterThan((counts[index] as number) + 8);
      },
      { timeout: 20_000, interval: 50 },
    );
  };

  await expectMore();
  for (const name of serviceFolders) {
    const old = running.get(name) as Service;
    const successor = await startOne(name);
    balancers[name].sendTo(old.url, successor.url);
    expect(await old.stop(), `${name} ends by itself: ${old.output()}`).toBe(0);
    balancers[name].sendTo(successor.url);
    await expectMore();
  }
  for (const [what, load] of Object.entries(loads)) {
    const { accepted, failures } = await load.stop();
    expect(
      failures.map(({ error }) => String(error)),
      what,
    ).toEqual([]);
    expect(accepted.length).toBeGreaterThan(40);
  }
});
