import { onEachQueueStore } from '@plainwill/kit/testing/queue-stores';
import { createTcpProxy } from '@plainwill/kit/testing/tcp-proxy';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { submitQuestionnaire } from './support/api.ts';
import { type OwnSite, startSite } from './support/own-site.ts';
import { eventually } from './support/patience.ts';
import { untilEnded } from './support/site.ts';
import { type Receiver, startReceiver } from './support/webhook-receiver.ts';

const until = (isEnough: () => boolean) => eventually(() => expect(isEnough()).toBe(true));

onEachQueueStore((openStore) => {
  let store: Awaited<ReturnType<typeof openStore>>;
  let storeProxy: Awaited<ReturnType<typeof createTcpProxy>>;
  let receiver: Receiver;
  let site: OwnSite;

  beforeAll(async () => {
    [store, receiver] = await Promise.all([openStore(), startReceiver()]);
    storeProxy = await createTcpProxy(store.url);
    const settings = { QUEUE_URL: storeProxy.url, WEBHOOK_URL: receiver.url, WEBHOOK_MAY_BE_LOCAL: 'true' };
    site = await startSite(settings, inject('preparedData'));
  });
  afterAll(async () => {
    await site?.stop();
    await storeProxy?.shut();
    await Promise.all([store?.remove(), receiver?.close()]);
  });

  it('delivers an accepted questionnaire exactly once when all is quiet', async () => {
    const first = await submitQuestionnaire(site.url);
    await until(() => receiver.of(first).length > 0);
    // A second one has gone the whole way by the time any repeat of the first would have.
    const second = await submitQuestionnaire(site.url);
    await until(() => receiver.of(second).length > 0);
    expect(receiver.of(first)).toHaveLength(1);
  });

  it('delivers again, under the same id, when the worker is killed in the middle of a delivery', async () => {
    receiver.keepWaiting();
    const submissionId = await submitQuestionnaire(site.url);
    await until(() => receiver.of(submissionId).length === 1);
    await untilEnded(await site.signal('notifications', 'SIGKILL'));
    receiver.answerAgain();
    await until(() => receiver.of(submissionId).length === 2);
    const [before, after] = receiver.of(submissionId);
    expect(after).toEqual(before);
  });

  it('finishes the delivery in hand when the worker is told to stop', async () => {
    receiver.keepWaiting();
    const submissionId = await submitQuestionnaire(site.url);
    await until(() => receiver.of(submissionId).length === 1);
    const worker = await site.signal('notifications', 'SIGTERM');
    receiver.answerAgain();
    await untilEnded(worker);
    // The worker that comes after has nothing of it left to do.
    const next = await submitQuestionnaire(site.url);
    await until(() => receiver.of(next).length === 1);
    expect(receiver.of(submissionId)).toHaveLength(1);
  });

  it('accepts a questionnaire while the queue’s store is down, and delivers it when the store is back', async () => {
    await storeProxy.shut();
    const submissionId = await submitQuestionnaire(site.url);
    expect(receiver.of(submissionId)).toEqual([]);
    await storeProxy.open();
    await until(() => receiver.of(submissionId).length === 1);
  });
});
