import { randomUUID } from 'node:crypto';
import { TRPCClientError } from '@trpc/client';
import { expect, it, vi } from 'vitest';
import { expectBalance } from './support/expect-balance.ts';
import { startLoad } from './support/load.ts';
import { openStage, type Stage } from './support/stage.ts';
import { onEachStore } from './support/stores.ts';

const limitMs = 30_000;
const soon = { timeout: limitMs, interval: 20 };

onEachStore((store) => {
  it('F6: recreates all that its store has forgotten', async () => {
    const stage = await openStage({ store });
    const notifications = stage.service('notifications');
    await notifications.start();
    // So that there is something to forget.
    stage.webhooks.answerWith((_post, response) => setTimeout(() => response.writeHead(200).end(), 500));
    const load = startLoad({ perSecond: 100, act: stage.submit });
    await vi.waitFor(() => expect(load.report.accepted.length).toBeGreaterThan(150), soon);
    await stage.store.empty();
    const { accepted, failures } = await load.stop();
    expect(failures).toEqual([]);
    stage.webhooks.answerWith();
    await expectBalance(accepted, stage.webhooks, limitMs);
    expect(notifications.isRunning()).toBe(true);
  });

  it('F6: goes on refusing too many when the counts are forgotten, and starts from zero where nobody has kept them', async () => {
    const stage = await openStage({ store });
    const { gateway } = await stage.start('notifications', 'gateway');
    const visitor = stage.visitor();
    const allowed = await callsUntilRefused(stage, visitor);
    await stage.store.empty();
    expect(await callsUntilRefused(stage, visitor)).toBe(0);
    await gateway.stop();
    await stage.store.empty();
    await gateway.start();
    expect(await callsUntilRefused(stage, visitor)).toBe(allowed);
  });
});

async function callsUntilRefused(stage: Stage, visitor: ReturnType<Stage['visitor']>): Promise<number> {
  for (let made = 0; made < 100; made++) {
    try {
      await stage.submitAsVisitor(randomUUID(), visitor);
    } catch (error) {
      if (error instanceof TRPCClientError && error.data?.code === 'TOO_MANY_REQUESTS') return made;
      throw error;
    }
  }
  throw new Error('a hundred calls were allowed');
}
