import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { residentBytes } from '../bench/support/process-memory.ts';
import { expectBalance } from './support/expect-balance.ts';
import { openStage, type Stage } from './support/stage.ts';
import { onEachStore, withFault } from './support/stores.ts';

const soon = { timeout: 30_000, interval: 20 };
const postLimitMs = 10_000;
/** A slow receiver answers after this, still within its time. */
const slowMs = 3000;
const rebindingNames = fileURLToPath(new URL('./support/rebinding-names.preload.mjs', import.meta.url));

interface Attempt {
  status: number | null;
  error: string | null;
  duration_ms: number;
}

const attemptsAt = (stage: Stage) =>
  stage.postgres.rows<Attempt>('notifications', 'select status, error, duration_ms from webhook_attempts order by at');

/** An answer that never ends, as fast as it is read. */
function pour(response: ServerResponse) {
  const chunk = Buffer.alloc(64 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    response.once('drain', more);
  };
  response.writeHead(200);
  more();
}

onEachStore((store) => {
  it('F22: a receiver that never answers holds up neither the mail nor a place beyond its time', async () => {
    const stage = await openStage({ store });
    await stage.start('gateway', 'identity', 'notifications');
    stage.webhooks.answerWith(() => {});
    // More than are posted at once.
    const events = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const event = randomUUID();
        await stage.submitAsVisitor(event);
        return event;
      }),
    );
    await vi.waitFor(() => expect(stage.webhooks.posts.length).toBeGreaterThanOrEqual(50), soon);
    const signedUpAt = Date.now();
    await stage.signUp('anna@example.com');
    await vi.waitFor(() => expect(stage.mail.to('anna@example.com')).toHaveLength(1), soon);
    expect((stage.mail.to('anna@example.com')[0]?.at ?? 0) - signedUpAt).toBeLessThan(2000);
    await vi.waitFor(async () => expect(await attemptsAt(stage)).not.toEqual([]), soon);
    stage.webhooks.answerWith();
    await expectBalance(events, stage.webhooks, 2 * postLimitMs);
    const [timedOut] = await attemptsAt(stage);
    expect(timedOut).toMatchObject({ status: null, error: 'timeout' });
    expect(timedOut?.duration_ms).toBeLessThan(postLimitMs + 1000);
  });

  it('F22: a receiver that takes its time is waited for, posted to once, and holds up no mail', async () => {
    const stage = await openStage({ store });
    await stage.start('identity', 'notifications');
    stage.webhooks.answerWith((_post, response) => void setTimeout(() => response.writeHead(200).end(), slowMs));
    const events = await stage.submitMany(20);
    await vi.waitFor(() => expect(stage.webhooks.posts.length).toBeGreaterThan(0), soon);
    const signedUpAt = Date.now();
    await stage.signUp('bea@example.com');
    await vi.waitFor(() => expect(stage.mail.to('bea@example.com')).toHaveLength(1), soon);
    expect((stage.mail.to('bea@example.com')[0]?.at ?? 0) - signedUpAt).toBeLessThan(2000);
    await vi.waitFor(async () => expect(await attemptsAt(stage)).toHaveLength(events.length), soon);
    for (const { status, duration_ms } of await attemptsAt(stage)) {
      expect(status).toBe(200);
      expect(duration_ms).toBeGreaterThanOrEqual(slowMs - 100);
    }
    expect(stage.webhooks.posts).toHaveLength(events.length);
  });

  it('F22: a receiver that fails is tried again as planned, each time under the same id', async () => {
    const stage = await openStage({ store });
    const planned = [300, 600, 1200];
    await stage.service('notifications').start(withFault({ retryDelaysMs: planned }));
    stage.webhooks.answerWith((_post, response) => void response.writeHead(500).end());
    const [event = ''] = await stage.submitMany(1);
    await vi.waitFor(() => expect(stage.webhooks.posts).toHaveLength(4), soon);
    stage.webhooks.answerWith();
    const { posts } = stage.webhooks;
    for (const [index, delay] of planned.entries()) {
      const waited = (posts[index + 1]?.at ?? 0) - (posts[index]?.at ?? 0);
      // Up to a fifth sooner, so that what failed together does not come back together.
      expect(waited).toBeGreaterThanOrEqual(0.8 * delay);
      expect(waited).toBeLessThan(delay + 1500);
    }
    await expectBalance([event], stage.webhooks, soon.timeout);
  });

  it('F22: a receiver that asks for a pause gets it', async () => {
    const stage = await openStage({ store });
    await stage.service('notifications').start(withFault({ retryDelaysMs: [100] }));
    let refusedAt = 0;
    stage.webhooks.answerWith((_post, response) => {
      refusedAt ||= Date.now();
      response.writeHead(429, { 'retry-after': '3' }).end();
    });
    const [event = ''] = await stage.submitMany(1);
    await vi.waitFor(() => expect(refusedAt).toBeGreaterThan(0), soon);
    stage.webhooks.answerWith();
    await expectBalance([event], stage.webhooks, soon.timeout);
    await vi.waitFor(() => expect(stage.webhooks.posts).toHaveLength(2), soon);
    expect((stage.webhooks.posts[1]?.at ?? 0) - refusedAt).toBeGreaterThanOrEqual(2900);
  });

  it('F22: a receiver that is gone for good is sent nothing more', async () => {
    const stage = await openStage({ store });
    await stage.start('notifications');
    stage.webhooks.answerWith((_post, response) => void response.writeHead(410).end());
    await stage.submitMany(1);
    const disabled = () =>
      stage.postgres.rows('notifications', 'select 1 from webhook_settings where disabled_at is not null');
    await vi.waitFor(async () => expect(await disabled()).toHaveLength(1), soon);
    await stage.submitMany(3);
    const notSent = () =>
      stage.postgres.rows('notifications', `select 1 from webhook_deliveries where outcome = 'not_sent'`);
    await vi.waitFor(async () => expect(await notSent()).toHaveLength(3), soon);
    expect(stage.webhooks.posts).toHaveLength(1);
  });

  it('F22: a receiver whose answer does not end is hung up on, and memory stays flat', async () => {
    const stage = await openStage({ store });
    const { notifications } = await stage.start('notifications');
    await stage.submitMany(50);
    await vi.waitFor(() => expect(stage.webhooks.posts).toHaveLength(50), soon);
    const before = residentBytes(notifications.pid());
    stage.webhooks.answerWith((_post, response) => pour(response));
    await stage.submitMany(200);
    await vi.waitFor(async () => expect(await attemptsAt(stage)).toHaveLength(250), soon);
    expect(residentBytes(notifications.pid()) - before).toBeLessThan(60 * 1024 * 1024);
  });

  it('goes nowhere by a redirect to the cloud’s own address', async () => {
    const stage = await openStage({ store });
    await stage.service('notifications').start(withFault({ retryDelaysMs: [100] }));
    const location = 'http://169.254.169.254/latest/meta-data/';
    stage.webhooks.answerWith((_post, response) => void response.writeHead(302, { location }).end());
    const [event = ''] = await stage.submitMany(1);
    await vi.waitFor(async () => expect((await attemptsAt(stage)).length).toBeGreaterThanOrEqual(2), soon);
    stage.webhooks.answerWith();
    await expectBalance([event], stage.webhooks, soon.timeout);
    expect((await attemptsAt(stage))[0]).toMatchObject({ status: 302, error: null });
  });

  it('goes nowhere for a name that leads to this machine on a second look', async () => {
    const stage = await openStage({
      store,
      given: {
        WEBHOOK_URL: 'https://hooks.zapier.com/hooks/catch/1/abc/',
        WEBHOOK_MAY_BE_LOCAL: '',
        NODE_OPTIONS: `--import=${rebindingNames}`,
      },
    });
    await stage.service('notifications').start(withFault({ retryDelaysMs: [100] }));
    await stage.submitMany(1);
    await vi.waitFor(async () => expect((await attemptsAt(stage)).length).toBeGreaterThanOrEqual(2), soon);
    const [first, second] = await attemptsAt(stage);
    // Public at the first look, but nobody there answers us.
    expect(first?.error).not.toBe('private_address');
    expect(second).toMatchObject({ status: null, error: 'private_address' });
  });
});
