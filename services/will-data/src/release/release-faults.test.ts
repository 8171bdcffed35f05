import { dayMs, hourMs } from '@plainwill/contracts/shared/durations';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/will-data.ts';
import { ReleaseSchema } from './release.entity.ts';
import { someReleases } from './testing/some-releases.ts';

const { orm, time, owner, aTrustedPerson, ask, statusOf, readFuneral, rowOf, mails, look, handOver, pass, days } =
  await someReleases();

describe('faults', () => {
  it('lets the veto win over a release of the same second', async () => {
    for (let round = 0; round < 10; round++) {
      const robin = await aTrustedPerson();
      time.now = new Date(time.now.getTime() + dayMs);
      await ask(robin);
      await orm.em.fork().nativeUpdate(
        ReleaseSchema,
        { accountId: owner.account.id, endedAt: null },
        {
          lookedAt: new Date(time.now.getTime() - hourMs),
          state: { ...(await rowOf()).state, hours: 7 * 24 - 1, notices: 5, isLastHandedOver: true },
        },
      );
      const [veto] = await Promise.all([refusalOf(owner.calls.release.here()), look()]);
      const { stage } = await rowOf();
      // The veto came before the release or was told that it did not: it is never lost in silence.
      expect([veto, stage]).toEqual(
        veto === 'not refused' ? ['not refused', 'refused'] : ['AccountReleased', 'released'],
      );
      if (stage === 'released') return;
      expect(await refusalOf(readFuneral(robin))).toBe('NothingForYou');
    }
  });

  it('counts nothing while mail is away for a week, and releases nothing when no email was ever handed over', async () => {
    const robin = await aTrustedPerson();
    await ask(robin);
    await days(6, false);
    expect(await statusOf(robin)).toMatchObject({ stage: 'waiting', daysCounted: 0 });
    await days(2, false);
    expect(await statusOf(robin)).toMatchObject({ stage: 'stalled', things: [] });
  });

  it('counts nothing for a clock set forward, and goes on after one set back', async () => {
    const robin = await aTrustedPerson();
    await ask(robin);
    await handOver();
    time.now = new Date(time.now.getTime() + 400 * dayMs);
    await look();
    expect(await statusOf(robin)).toMatchObject({ stage: 'waiting', daysCounted: 0 });
    time.now = new Date(time.now.getTime() - 400 * dayMs);
    await look();
    await days(2);
    expect(await statusOf(robin)).toMatchObject({ stage: 'waiting', daysCounted: 2 });
  });

  it('promises every email once, however often a killed worker begins again', async () => {
    const robin = await aTrustedPerson();
    await ask(robin);
    for (let hour = 0; hour < 30; hour++) {
      await handOver();
      time.now = new Date(time.now.getTime() + hourMs);
      await Promise.all([look(), look(), look()]);
    }
    const promised = await mails();
    expect(promised.map(({ number }) => number)).toEqual([1, 1, 2, 2]);
    expect((await rowOf()).state.hours).toBe(30);
    const ids = promised.map(({ messageId }) => messageId);
    expect(await orm.em.fork().count(OutboxSchema, { id: { $in: ids } })).toBe(4);
  });

  it('goes back whole where the worker dies within a step', async () => {
    const robin = await aTrustedPerson();
    await ask(robin);
    await pass(23);
    const before = await rowOf();
    // The promise of the second email fails in the middle of the step.
    await orm.em.fork().execute('alter table release_mails add constraint no_more check (number < 2) not valid');
    await pass(2);
    expect((await rowOf()).state).toEqual(before.state);
    await orm.em.fork().execute('alter table release_mails drop constraint no_more');
    await pass(2);
    expect((await rowOf()).state).toMatchObject({ notices: 2 });
  });
});
