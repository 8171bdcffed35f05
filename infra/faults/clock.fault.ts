import { randomUUID } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { expect, it, onTestFinished, vi } from 'vitest';
import { codeOf, startSaver } from './support/saver.ts';
import { openSite } from './support/site.ts';
import { answers } from './support/stage.ts';
import { onEachStore } from './support/stores.ts';

/** A clock that services go by, and that a test can set while they run. */
function openClock() {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-fault-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'offset');
  const jump = (hours: number) => {
    writeFileSync(`${file}.new`, String(hours * 3_600_000));
    renameSync(`${file}.new`, file);
  };
  jump(0);
  return {
    /** From the true time. */
    jump,
    environment: {
      NODE_OPTIONS: `--import=${import.meta.resolve('./support/shifted-clock.ts')}`,
      CLOCK_OFFSET_FILE: file,
    },
  };
}

const soon = { timeout: 20_000, interval: 25 };
/** A machine has one clock, but here each process hears of the jump by itself; a call between two of them may be refused. */
const untilAllHaveHeardMs = 500;

onEachStore((store) => {
  it('F20: goes on when the clock jumps two hours ahead, and two hours back', async () => {
    const clock = openClock();
    const { stage, person, enter, areRunning } = await openSite({ store, given: clock.environment });
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
      const newcomer = await enter();
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
