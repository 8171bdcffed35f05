import { randomUUID } from 'node:crypto';
import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { createProducer, queueStore } from '@plainwill/kit/queues';
import { quietLog } from '@plainwill/kit/testing/call';
import { onEachQueueStore, type TestStore } from '@plainwill/kit/testing/queue-stores';
import { createTcpProxy } from '@plainwill/kit/testing/tcp-proxy';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { answersOfAnOwner } from '../testing/answers.ts';
import { startReceiver } from '../testing/receiver.ts';
import { aDatabase, startService } from '../testing/service.ts';
import { WebhookDeliverySchema } from './webhook-delivery.entity.ts';

const { orm, url: databaseUrl } = await aDatabase();
const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const soon = { timeout: 12_000 };

const deliveryOf = (submission: SubmissionId) => orm.em.fork().findOne(WebhookDeliverySchema, { submission });

const recorded = (submission: SubmissionId, expected: object) =>
  vi.waitFor(async () => expect(await deliveryOf(submission)).toMatchObject(expected), soon);

async function aReceiver(...answers: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...answers);
  onTestFinished(() => receiver.close());
  return receiver;
}

onEachQueueStore((openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.remove());

  async function submitTo(webhookUrl: string | undefined, queueUrl = store.url) {
    const { client } = await startService({ databaseUrl, queueUrl, webhookUrl, webhookSecret });
    const submissionId = SubmissionId.parse(randomUUID());
    await client.questionnaire.submit.mutate({ submissionId, answers: answersOfAnOwner() });
    return submissionId;
  }

  async function addJob(submissionId: SubmissionId) {
    const producer = createProducer(store.url, quietLog);
    const id = randomUUID();
    await producer.add('webhooks', [{ id, data: { submissionId } }]);
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
    const submissionId = await submitTo(receiver.url);
    await recorded(submissionId, { outcome: 'delivered', attempts: 1, lastStatus: 200 });
    expect(receiver.received).toHaveLength(1);
    const { body = '', headers = {} } = receiver.received[0] ?? {};
    const delivery = await deliveryOf(submissionId);
    expect(headers['webhook-id']).toBe(delivery?.id);
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

  it('tries again under the same id when the receiver fails, or points elsewhere', async () => {
    const elsewhere = await aReceiver();
    const receiver = await aReceiver(500, (response) => response.writeHead(302, { location: elsewhere.url }).end());
    const submissionId = await submitTo(receiver.url);
    await receiver.has(3);
    await recorded(submissionId, { outcome: 'delivered', attempts: 3 });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    expect(elsewhere.received).toEqual([]);
  });

  it('does not try again when the receiver is gone for good', async () => {
    const receiver = await aReceiver(410);
    const submissionId = await submitTo(receiver.url);
    await recorded(submissionId, { outcome: 'gone', attempts: 1, lastStatus: 410, deliveredAt: null });
    await vi.waitFor(async () => {
      const queue = queueStore(store.url).queue('webhooks');
      const failed = await queue.getFailed();
      await queue.close();
      expect(failed.map((job) => job.data)).toContainEqual({ submissionId });
    }, soon);
    expect(receiver.received).toHaveLength(1);
  });

  it('does nothing for a job that comes after the delivery', async () => {
    const receiver = await aReceiver();
    const submissionId = await submitTo(receiver.url);
    await recorded(submissionId, { outcome: 'delivered' });
    await jobEnds(await addJob(submissionId), 'completed');
    expect(receiver.received).toHaveLength(1);
    await recorded(submissionId, { attempts: 1 });
  });

  it('gives up on a submission that there is not', async () => {
    const receiver = await aReceiver();
    await submitTo(receiver.url);
    await jobEnds(await addJob(SubmissionId.parse(randomUUID())), 'failed');
  });

  it('records that no receiver is configured, and is done', async () => {
    const submissionId = await submitTo(undefined);
    await recorded(submissionId, { outcome: 'not_configured', attempts: 0 });
  });

  it('accepts a submission while the store is away, and delivers it when it is back', async () => {
    const receiver = await aReceiver();
    const proxy = await createTcpProxy(store.url);
    onTestFinished(() => proxy.shut());
    await proxy.shut();
    const whileAway = await submitTo(receiver.url, proxy.url);
    expect(await deliveryOf(whileAway)).toBeNull();
    await proxy.open();
    await recorded(whileAway, { outcome: 'delivered', attempts: 1 });
    expect(receiver.received).toHaveLength(1);
  });

  it('is ready, accepts and recovers when the store goes away under it', async () => {
    const receiver = await aReceiver();
    const proxy = await createTcpProxy(store.url);
    onTestFinished(() => proxy.shut());
    const service = await startService({ databaseUrl, queueUrl: proxy.url, webhookUrl: receiver.url });
    const submit = async () => {
      const submissionId = SubmissionId.parse(randomUUID());
      await service.client.questionnaire.submit.mutate({ submissionId, answers: answersOfAnOwner() });
      return submissionId;
    };
    await recorded(await submit(), { outcome: 'delivered' });
    await proxy.shut();
    const whileAway = await submit();
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
    await proxy.open();
    await recorded(whileAway, { outcome: 'delivered', attempts: 1 });
    expect(receiver.received).toHaveLength(2);
  });
});
