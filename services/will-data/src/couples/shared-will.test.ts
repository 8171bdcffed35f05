import { dayMs } from '@plainwill/contracts/shared/durations';
import { anAccount } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCouple, aCoupleWithWills, share } from '../testing/couples.ts';
import { aWillData, refusalOf, type TestatorCalls } from '../testing/will-data.ts';
import { forgetEnded } from './snapshots.ts';

const willData = await aWillData();
const { as, couples, orm, time } = willData;

beforeEach(() => {
  time.now = new Date('2026-11-20T10:00:00Z');
});

async function shareWords(one: TestatorCalls) {
  const { words, shown } = await one.couples.previewWords();
  await one.couples.publishWords({ shown });
  return words;
}

describe('the words of a will', () => {
  it('are read by the partner exactly as they were shown before, and stay so', async () => {
    const { ann, ben } = await aCoupleWithWills(willData);
    const words = await shareWords(ann);
    expect(JSON.stringify(words)).toContain('Susan Vale');
    await ann.personalDetails.save({ basedOn: 2, changes: { lastName: 'Changed' } });
    expect(await ben.couples.theirWords()).toEqual({ words, sharedOn: '2026-11-20', lastDay: '2026-12-03' });
    expect((await ben.couples.get()).theirs).toEqual([{ category: 'will', sharedOn: '2026-11-20' }]);
  });

  it('are read only by someone who has said in their own will who gets everything else', async () => {
    const { ann, ben } = await aCoupleWithWills(willData);
    await shareWords(ann);
    const { residue } = await ben.testatorRecord.get();
    await ben.residue.replace({ basedOn: residue.version, recipients: [] });
    expect(await refusalOf(ben.couples.theirWords())).toBe('AnswerYoursFirst');
  });

  it('are what was looked at, or nothing', async () => {
    const { ann, ben } = await aCoupleWithWills(willData);
    const { shown } = await ann.couples.previewWords();
    await ann.personalDetails.save({ basedOn: 2, changes: { lastName: 'Changed' } });
    expect(await refusalOf(ann.couples.publishWords({ shown }))).toBe('AnswersChanged');
    expect(await refusalOf(ben.couples.theirWords())).toBe('NotShared');
  });

  it('are shown for fourteen days, and are deleted then', async () => {
    const { ann, ben, annsAccount } = await aCoupleWithWills(willData);
    await shareWords(ann);
    time.now = new Date(time.now.getTime() + 13 * dayMs);
    expect(await ben.couples.theirWords()).toMatchObject({ lastDay: '2026-12-03' });
    time.now = new Date(time.now.getTime() + dayMs);
    expect(await refusalOf(ben.couples.theirWords())).toBe('NotShared');
    expect((await ann.couples.get()).mine).toEqual([]);
    await forgetEnded(orm.em.fork(), async (id) => couples.get(id) ?? null, '2026-12-04');
    expect(
      await orm.em.fork().execute('select 1 from couple_snapshots where account_id = ?', [annsAccount.id]),
    ).toEqual([]);
  });

  it('are gone at once when they are taken back or the two part', async () => {
    const { ann, ben, part } = await aCoupleWithWills(willData);
    await shareWords(ann);
    await ann.couples.withdraw({ category: 'will' });
    expect(await refusalOf(ben.couples.theirWords())).toBe('NotShared');
    await shareWords(ann);
    part();
    expect(await refusalOf(ben.couples.theirWords())).toBe('NotShared');
  });

  it('are shared by an act of their own, beside whatever else is', async () => {
    const { ann, ben } = await aCoupleWithWills(willData);
    await share(ann, ['home']);
    await shareWords(ann);
    await share(ann, ['executors']);
    expect((await ben.couples.get()).theirs.map(({ category }) => category)).toEqual(['executors', 'will']);
    expect(await ben.couples.differences()).toMatchObject({ offers: [] });
  });

  it('are not told apart from those of a stranger where they are not shared, and wait for a whole will', async () => {
    const { ruth, tom } = await aCouple(willData);
    const answers = [];
    for (const one of [tom, as(anAccount())])
      answers.push(await one.couples.theirWords().catch(({ message, code, cause }) => [message, code, cause.reason]));
    expect(answers[0]).toEqual(answers[1]);
    expect(await refusalOf(ruth.couples.previewWords())).toBe('WillNotReady');
  });

  it('can be read by nobody in the database', async () => {
    const { ann, annsAccount } = await aCoupleWithWills(willData);
    await shareWords(ann);
    const rows = await orm.em.fork().execute('select * from couple_snapshots where account_id = ?', [annsAccount.id]);
    expect(JSON.stringify(rows)).not.toMatch(/Susan|Lark/);
  });
});
