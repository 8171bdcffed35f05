import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { expectBalance } from './support/expect-balance.ts';
import { startLoad } from './support/load.ts';
import type { Post } from './support/servers/webhook-receiver.ts';
import { openStage } from './support/stage.ts';
import { onEachStore } from './support/stores.ts';

const kills = 20;
const soon = { timeout: 30_000, interval: 5 };
const recoveryLimitMs = 6000;
const restartLimitMs = 15_000;
const answerMs = 100;

/** Between a post and its repetition, in milliseconds. */
function maxWaitMs(posts: readonly Post[]) {
  const waits = [...Map.groupBy(posts, ({ id }) => id).values()].flatMap((of) =>
    of.slice(1).map(({ at }, index) => at - (of[index]?.at ?? at)),
  );
  return Math.max(0, ...waits);
}

onEachStore((store) => {
  it('F1: loses nothing and does nothing twice when its worker is killed twenty times at work', async () => {
    const stage = await openStage({ store });
    await stage.start('notifications', 'identity');
    const worker = await stage.anotherService('notifications');
    const { webhooks, mail } = stage;
    webhooks.answerWith((_post, response) => setTimeout(() => response.writeHead(200).end(), answerMs));
    const questionnaires = startLoad({ perSecond: 10, act: stage.submit });
    const signUps = startLoad({ perSecond: 1, act: (event) => stage.signUp(`${event}@example.com`) });
    for (let kill = 0; kill < kills; kill++) {
      await worker.start();
      // Each kill comes in the middle of some work, at another moment each time.
      const enough = webhooks.posts.length + 1 + Math.floor(Math.random() * 10);
      await vi.waitFor(() => expect(webhooks.posts.length).toBeGreaterThanOrEqual(enough), soon);
      await worker.kill();
    }
    const [submitted, signedUp] = await Promise.all([questionnaires.stop(), signUps.stop()]);
    expect(signedUp.failures).toEqual([]);
    await expectBalance(submitted.accepted, webhooks, restartLimitMs);
    expect(maxWaitMs(webhooks.posts)).toBeLessThan(restartLimitMs);
    const mailsOf = (event: string) => mail.to(`${event}@example.com`);
    await vi.waitFor(() => expect(signedUp.accepted.filter((event) => mailsOf(event).length === 0)).toEqual([]), soon);
    // A kill between the mail server's answer and the line that records it: the same message again, known by its id.
    const repeated = mail.mails.length - new Set(mail.mails.map(({ messageId }) => messageId)).size;
    expect(repeated).toBeLessThanOrEqual(kills);
    for (const event of signedUp.accepted) {
      expect(new Set(mailsOf(event).map(({ messageId }) => messageId)).size).toBe(1);
    }
  });

  it('recovers within six seconds, by another worker, what a killed worker had in hand', async () => {
    const stage = await openStage({ store });
    const { notifications } = await stage.start('notifications');
    const arrived = Promise.withResolvers<void>();
    stage.webhooks.answerWith(() => arrived.resolve());
    const other = await stage.anotherService('notifications');
    const event = randomUUID();
    await stage.submit(event);
    await arrived.promise;
    await other.start();
    stage.webhooks.answerWith();
    await notifications.kill();
    const killedAt = Date.now();
    await vi.waitFor(() => expect(stage.webhooks.posts).toHaveLength(2), soon);
    expect((stage.webhooks.posts[1]?.at ?? 0) - killedAt).toBeLessThan(recoveryLimitMs);
  });
});
