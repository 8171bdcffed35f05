import { randomUUID } from 'node:crypto';
import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openClock } from './support/clock.ts';
import { codeOf, startSaver } from './support/saver.ts';
import { openSite } from './support/site.ts';
import { answers } from './support/stage.ts';
import { onEachStore } from './support/stores.ts';

const soon = { timeout: 20_000, interval: 25 };
/** A machine has one clock, but here each process hears of the jump by itself; a call between two of them may be refused. */
const untilAllHaveHeardMs = 500;

onEachStore((store) => {
  it('F20: goes on when the clock jumps two hours ahead, and two hours back', async () => {
    const clock = openClock();
    onTestFinished(clock.close);
    const { stage, person, signUp, areRunning } = await openSite({
      store,
      given: { NODE_OPTIONS: clock.nodeOption, ...clock.environment },
    });
    const saver = startSaver(person.api);
    const sensitive = () =>
      person
        .anotherTab()
        .identity.dataExport.get.query()
        .then(() => 'OK', codeOf);

    const jumpedAt: number[] = [];
    function jump(hours: number) {
      jumpedAt.push(Date.now());
      clock.jump(hours);
    }

    async function expectAllToWork() {
      const saved = saver.saves.length;
      await vi.waitFor(() => expect(saver.saves.length).toBeGreaterThan(saved + 5), soon);
      // A job without a negative delay, and without one of hours.
      const submissionId = SubmissionId.parse(randomUUID());
      await stage.visitor().notifications.questionnaire.submit.mutate({ submissionId, answers });
      await vi.waitFor(() => expect(stage.webhooks.effects().get(submissionId)).toBe(1), soon);
      // Mail, a link out of it, and a session that begins now.
      const newcomer = await signUp();
      expect((await newcomer.api.identity.accounts.me.query())?.email).toBe(newcomer.email);
    }

    await expectAllToWork();
    expect(await sensitive()).toBe('OK');
    jump(2);
    await expectAllToWork();
    // Signed in two hours ago, by the new time: good for saving, and not for this.
    expect(await sensitive()).toBe('FORBIDDEN');
    await person.signIn();
    expect(await sensitive()).toBe('OK');
    jump(-2);
    await expectAllToWork();
    jump(0);
    await expectAllToWork();
    const { lost, failures } = await saver.stop();
    expect(lost).toEqual([]);
    const isAtJump = (at: number) => jumpedAt.some((jumped) => at >= jumped && at - jumped < untilAllHaveHeardMs);
    expect(failures.filter(({ at }) => !isAtJump(at))).toEqual([]);
    expect(areRunning()).toBe(true);
  });
});
