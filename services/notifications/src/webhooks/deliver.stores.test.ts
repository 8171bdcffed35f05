import { randomUUID } from 'node:crypto';
import { leadConsentWording } from '@plainwill/contracts/notifications/lead-terms';
import { DeliveryId, LeadId, ReceiverId } from '@plainwill/contracts/shared/ids';
import { createProducer } from '@plainwill/kit/queues/producer';
import { queueStore } from '@plainwill/kit/queues/queue-store';
import { quietLog } from '@plainwill/kit/testing/call';
import { onEachQueueStore, type TestStore } from '@plainwill/kit/testing/queue-stores';
import { createTcpProxy } from '@plainwill/kit/testing/tcp-proxy';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { DeadLetterSchema } from '../queues/dead-letter.entity.ts';
import { deliveriesIn, soon, submitTo } from '../testing/deliveries.ts';
import { aDatabase, startService, vault } from '../testing/service.ts';
import { startReceiver } from '../testing/stand-ins.ts';
import { answerOf, DeliverySchema } from './delivery.entity.ts';
import { encryptUrl, ReceiverSchema } from './receiver.entity.ts';

const { orm, url: databaseUrl } = await aDatabase();
const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const { of, recorded, attemptsOf } = deliveriesIn(orm);

async function aReceiver(...answers: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...answers);
  onTestFinished(() => receiver.close());
  return receiver;
}

// Jobs that an earlier test has left would come to the receiver of the next.
beforeEach(async () => {
  const em = orm.em.fork();
  await em.nativeDelete(ReceiverSchema, {});
  await em.nativeDelete(DeliverySchema, {});
});

onEachQueueStore((openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.remove());

  type Deps = Parameters<typeof startService>[1];
  const start = (webhookUrl: string | undefined, deps: Deps = {}, queueUrl = store.url) =>
    startService({ databaseUrl, queueUrl, webhookUrl, webhookSecret }, deps);

  const submit = async (...given: Parameters<typeof start>) => submitTo(await start(...given));

  async function addJob(deliveryId: string) {
    const producer = createProducer(store.url, quietLog);
    const id = randomUUID();
    await producer.add('webhooks', [{ id, data: { deliveryId } }]);
    await producer.close();
    return id;
  }

  async function jobEnds(id: string, state: 'completed' | 'failed') {
    const queue = queueStore(store.url).queue('webhooks');
    await vi.waitFor(async () => expect(await queue.getJobState(id)).toBe(state), soon);
    await queue.close();
  }

  it('posts a submission once, whole and signed', async () => {
    const receiver = await aReceiver();
    const submissionId = await submit(receiver.url);
    await recorded(submissionId, { outcome: 'delivered', attempts: 1, lastStatus: 200 });
    expect(receiver.received).toHaveLength(1);
    const { body = '', headers = {} } = receiver.received[0] ?? {};
    expect(headers['webhook-id']).toBe((await of(submissionId))?.id);
    const payload = new Webhook(webhookSecret).verify(body, headers as Record<string, string>);
    expect(payload).toEqual({
      type: 'questionnaire.submitted',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      source: 'plainwill-questionnaire',
      submissionId,
      whoFor: 'Me and my Partner',
      children: 'Yes',
      homeOwned: 'Yes',
      address: '10 Downing Street, London, SW1A 2AA',
      address_line_1: '10 Downing Street',
      address_line_2: '',
      address_town_or_city: 'London',
      address_county: '',
      address_postcode: 'SW1A 2AA',
      locationEnglandWales: null,
      business: 'No',
    });
  });

  it('posts a lead, with what they agreed to', async () => {
    const receiver = await aReceiver();
    const { client } = await start(receiver.url);
    const leadId = LeadId.parse(randomUUID());
    const lead = { name: 'Harriet Bell', email: 'harriet@example.com', question: '', consent: true as const };
    await client.leads.submit.mutate({ leadId, ...lead });
    await receiver.has(1);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'lead.submitted',
      leadId,
      email: 'harriet@example.com',
      hasQuestion: 'No',
      consentWording: leadConsentWording,
    });
  });

  it('tries again under the same id when the receiver fails, or points to the cloud’s own address', async () => {
    const toMetadata = { location: 'http://169.254.169.254/latest/meta-data/' };
    const receiver = await aReceiver(500, (response) => response.writeHead(302, toMetadata).end());
    const submissionId = await submit(receiver.url);
    await recorded(submissionId, { outcome: 'delivered', attempts: 3 });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    const delivery = await of(submissionId);
    const attempts = delivery ? await attemptsOf(delivery.id) : [];
    expect(attempts.map((attempt) => [attempt.status, answerOf(vault, attempt)])).toEqual([
      [500, ''],
      [302, ''],
      [200, ''],
    ]);
  });

  it('keeps nothing in plain text of what a receiver sends back', async () => {
    const receiver = await aReceiver((response, body) => response.writeHead(422).end(body));
    const submissionId = await submit(receiver.url);
    await recorded(submissionId, { outcome: 'delivered', attempts: 2 });
    const delivery = await of(submissionId);
    const [attempt] = delivery ? await attemptsOf(delivery.id) : [];
    expect(attempt && answerOf(vault, attempt)).toBe(receiver.received[0]?.body.slice(0, 1000));
    const em = orm.em.fork();
    const tables = await em.execute<{ name: string }[]>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables) {
      expect(JSON.stringify(await em.execute(`select * from "${name}"`)), name).not.toContain('Downing');
    }
  });

  it('sends nobody anything while a receiver that has too much to do asks for a pause', async () => {
    const receiver = await aReceiver((response) => response.writeHead(429, { 'retry-after': '2' }).end());
    const service = await start(receiver.url);
    const first = await submitTo(service);
    await recorded(first, { lastStatus: 429 });
    const second = await submitTo(service);
    await recorded(first, { outcome: 'delivered', attempts: 2 });
    await recorded(second, { outcome: 'delivered', attempts: 1 });
    const [refused, ...taken] = receiver.received;
    for (const { at } of taken) expect(at - (refused?.at ?? 0)).toBeGreaterThanOrEqual(1900);
  });

  it('gives up after the last attempt, and writes down what it gave up', async () => {
    const receiver = await aReceiver(...Array<number>(8).fill(500));
    const submissionId = await submit(receiver.url, { delays: [20] });
    await recorded(submissionId, { outcome: 'failed', attempts: 8, lastStatus: 500 });
    const delivery = await of(submissionId);
    const letters = () => orm.em.fork().findAll(DeadLetterSchema);
    await vi.waitFor(async () => {
      const letter = (await letters()).find(({ payload }) => payload.deliveryId === delivery?.id);
      expect(letter).toMatchObject({ queue: 'webhooks', attempts: 8, error: 'TryLater 500', replayedAt: null });
    }, soon);
  });

  it('sends nothing more to a receiver that is gone for good', async () => {
    const receiver = await aReceiver(410);
    const service = await start(receiver.url);
    const submissionId = await submitTo(service);
    await recorded(submissionId, { outcome: 'failed', attempts: 1, lastStatus: 410 });
    await vi.waitFor(async () => {
      const [settings] = await orm.em.fork().findAll(ReceiverSchema);
      expect(settings?.disabledAt).toBeInstanceOf(Date);
    }, soon);
    await recorded(await submitTo(service), { outcome: 'not_sent', attempts: 0 });
    expect(receiver.received).toHaveLength(1);
  });

  it('goes to each receiver of its event under an id of its own, and a failure of one holds up no other', async () => {
    const [first, second, third] = [await aReceiver(429, 200), await aReceiver(), await aReceiver()];
    const service = await start(undefined, { delays: [200] });
    for (const [{ url }, id, event] of [
      [first, 2, 'questionnaire.submitted'],
      [second, 3, 'questionnaire.submitted'],
      [third, 4, 'lead.submitted'],
    ] as const) {
      const receiver = ReceiverId.parse(id);
      const stored = { id: receiver, url: encryptUrl(vault, receiver, url), events: [event], savedAt: new Date() };
      await orm.em.fork().insert(ReceiverSchema, { ...stored, name: `Receiver ${id}` });
    }
    const submission = await submitTo(service);
    await first.has(2);
    await second.has(1);
    const ids = [first, second].map(({ received }) => received.at(-1)?.headers['webhook-id']);
    expect(new Set(ids).size).toBe(2);
    await vi.waitFor(async () => {
      const rows = await orm.em.fork().find(DeliverySchema, { submission }, { orderBy: { receiver: 'asc' } });
      expect(rows.map(({ receiver, outcome }) => [receiver?.id, outcome])).toEqual([
        [2, 'delivered'],
        [3, 'delivered'],
      ]);
    }, soon);
    expect((second.received[0]?.at ?? 0) - (first.received[0]?.at ?? 0)).toBeLessThan(900);
    expect(third.received).toEqual([]);
  });

  it('goes nowhere when the receiver’s name leads to the cloud’s own address by the time of the delivery', async () => {
    const resolve = async () => [{ address: '169.254.169.254', family: 4 }];
    const submissionId = await submit('https://hooks.zapier.com/hooks/catch/1/a/', { resolve, delays: [20] });
    await recorded(submissionId, { outcome: 'failed', attempts: 8, lastStatus: null, lastError: 'private_address' });
  });

  it('posts a test once, whatever the receiver says', async () => {
    const receiver = await aReceiver(500);
    await start(receiver.url);
    const id = DeliveryId.parse(randomUUID());
    const test = { id, event: 'test', outcome: 'waiting', acceptedAt: new Date(), attempts: 0 } as const;
    await orm.em.fork().insert(DeliverySchema, test);
    await jobEnds(await addJob(id), 'completed');
    expect(receiver.received).toEqual([expect.objectContaining({ body: expect.stringContaining('plainwill-test') })]);
    const posted = await orm.em.fork().findOneOrFail(DeliverySchema, { id });
    expect(posted).toMatchObject({ outcome: 'failed', attempts: 1, lastStatus: 500 });
  });

  it('does nothing for a job that comes after the delivery', async () => {
    const receiver = await aReceiver();
    const submissionId = await submit(receiver.url);
    await recorded(submissionId, { outcome: 'delivered' });
    const delivery = await of(submissionId);
    await jobEnds(await addJob(delivery?.id ?? ''), 'completed');
    expect(receiver.received).toHaveLength(1);
    await recorded(submissionId, { attempts: 1 });
  });

  it('has nothing to do for what was erased meanwhile', async () => {
    const receiver = await aReceiver();
    await start(receiver.url);
    await jobEnds(await addJob(randomUUID()), 'completed');
    expect(receiver.received).toEqual([]);
  });

  it('delivers the good ones among which there is one that can never be', async () => {
    const receiver = await aReceiver();
    const service = await start(receiver.url);
    const poison = await addJob('not an id');
    const submissions = await Promise.all(Array.from({ length: 20 }, () => submitTo(service)));
    for (const submissionId of submissions) await recorded(submissionId, { outcome: 'delivered', attempts: 1 });
    await jobEnds(poison, 'failed');
    const letter = await orm.em.fork().findOne(DeadLetterSchema, { jobId: poison });
    expect(letter).toMatchObject({ queue: 'webhooks', error: 'the job is not of the agreed shape' });
  });

  it('records that no receiver is configured, and is done', async () => {
    await recorded(await submit(undefined), { outcome: 'not_sent', attempts: 0 });
  });

  it('accepts a submission while the store is away, and delivers it when it is back', async () => {
    const receiver = await aReceiver();
    const proxy = await createTcpProxy(store.url);
    onTestFinished(() => proxy.shut());
    await proxy.shut();
    const whileAway = await submit(receiver.url, {}, proxy.url);
    await recorded(whileAway, { outcome: 'waiting' });
    await proxy.open();
    await recorded(whileAway, { outcome: 'delivered', attempts: 1 });
    expect(receiver.received).toHaveLength(1);
  });

  it('is ready, accepts and recovers when the store goes away under it', async () => {
    const receiver = await aReceiver();
    const proxy = await createTcpProxy(store.url);
    onTestFinished(() => proxy.shut());
    const service = await start(receiver.url, {}, proxy.url);
    await recorded(await submitTo(service), { outcome: 'delivered' });
    await proxy.shut();
    const whileAway = await submitTo(service);
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
    await proxy.open();
    await recorded(whileAway, { outcome: 'delivered', attempts: 1 });
    expect(receiver.received).toHaveLength(2);
  });

  it('finishes a delivery that was under way when the store went away, and repeats it at most once', async () => {
    const mayAnswer = Promise.withResolvers<void>();
    const receiver = await aReceiver((response) => void mayAnswer.promise.then(() => response.writeHead(200).end()));
    const proxy = await createTcpProxy(store.url);
    onTestFinished(() => proxy.shut());
    const service = await start(receiver.url, {}, proxy.url);
    const submissionId = await submitTo(service);
    await receiver.has(1);
    await proxy.shut();
    mayAnswer.resolve();
    await recorded(submissionId, { outcome: 'delivered', attempts: 1 });
    await proxy.open();
    await recorded(await submitTo(service), { outcome: 'delivered', attempts: 1 });
    expect(receiver.received).toHaveLength(2);
  });

  it('goes on after every connection to its database was cut', async () => {
    const receiver = await aReceiver();
    const service = await start(receiver.url);
    await recorded(await submitTo(service), { outcome: 'delivered' });
    await orm.em
      .fork()
      .execute(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    const submissionId = await vi.waitFor(() => submitTo(service), soon);
    await recorded(submissionId, { outcome: 'delivered' });
  });
});
