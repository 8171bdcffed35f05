import { randomUUID } from 'node:crypto';
import { daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, ReleaseId, TrustedPersonId } from '@plainwill/contracts/shared/ids';
import { maxNotices, notTheLastWill } from '@plainwill/contracts/will-data/release/release-vocabulary';
import { AuditEntrySchema } from '@plainwill/kit/audit/audit.entity';
import { describe, expect, it } from 'vitest';
import { bare, readPages } from '../documents/files/testing/read-files.ts';
import { refusalOf } from '../testing/will-data.ts';
import { ReleaseMailSchema } from './release.entity.ts';
import { forgetReleased } from './run-releases.ts';
import { marker, proved, someReleases } from './testing/some-releases.ts';

const {
  orm,
  time,
  as,
  administrators,
  newAddresses,
  dependent,
  owner,
  aTrustedPerson,
  ask,
  second,
  statusOf,
  readFuneral,
  rowOf,
  mails,
  look,
  pass,
  days,
  countDays,
} = await someReleases();

describe('a request', () => {
  it('shows what was left once the days are over, as it was when asked, with the caveat and who reads', async () => {
    const robin = await aTrustedPerson({ funeralWishes: 'afterRelease' });
    const other = await aTrustedPerson({ funeralWishes: 'never' }, false);
    await ask(robin);
    await owner.calls.funeralWishes.save({ basedOn: 1, changes: { location: 'Elsewhere' } });
    await days(6);
    expect(await statusOf(robin)).toMatchObject({ stage: 'waiting', daysCounted: 6, things: [] });
    expect(await refusalOf(readFuneral(robin))).toBe('NothingForYou');
    await days(1);
    expect(await statusOf(robin)).toMatchObject({ stage: 'released', things: ['funeralWishes'] });
    expect(JSON.stringify(await readFuneral(robin))).toContain(marker);
    expect(await refusalOf(readFuneral(other))).toBe('NothingForYou');
    expect((await owner.calls.trusted.mine()).people.find(({ id }) => id === robin.id)?.opened).toHaveLength(1);
    expect(await mails()).toHaveLength(2 * maxNotices);
  });

  it('sets the will and the papers with the caveat, the reader and the day', async () => {
    const robin = await aTrustedPerson({ executorPack: 'afterRelease' });
    await ask(robin);
    await countDays(7);
    const { file } = await robin.calls.release.read({ id: robin.id, thing: 'executorPack' });
    expect(file?.mediaType).toBe('application/pdf');
    const { pages } = await readPages(Buffer.from(file?.base64 ?? '', 'base64'));
    for (const { furniture } of pages)
      expect(bare(furniture)).toContain(bare(`${notTheLastWill} Opened for Robin on 1 December 2026.`));
    expect(bare(pages[0]?.body ?? '')).toContain(bare(notTheLastWill));
  });

  it('ends at once by “I am here”, and shows nothing whatever follows', async () => {
    const robin = await aTrustedPerson();
    await ask(robin);
    await countDays(5);
    expect(await owner.calls.release.here()).toEqual({ askedBy: [{ id: robin.id, firstName: 'Robin' }] });
    expect(await owner.calls.release.here()).toEqual({ askedBy: [] });
    await days(3);
    expect(await statusOf(robin)).toMatchObject({ stage: 'declined', mayAskFrom: '2026-12-31', things: [] });
    expect(await refusalOf(readFuneral(robin))).toBe('NothingForYou');
    expect((await rowOf()).snapshot).toBeNull();
    const [last] = (await mails()).slice(-1);
    expect(await as(null).outgoingMail.get({ messageId: last?.messageId ?? '' })).toBeNull();
  });

  it('bars the asker for 30 days, for 180, and for good', async () => {
    const robin = await aTrustedPerson();
    for (const wait of [31, 181]) {
      await ask(robin);
      await owner.calls.release.here();
      expect(await refusalOf(ask(robin))).toBe('ReleaseBarred');
      time.now = new Date(time.now.getTime() + wait * dayMs);
    }
    await ask(robin);
    await owner.calls.release.here();
    expect(await statusOf(robin)).toMatchObject({ stage: 'declined', mayAskFrom: 'never' });
  });

  it('stops when its owner opens a page, and goes on by evidence alone', async () => {
    const robin = await aTrustedPerson();
    await ask(robin);
    await countDays(5);
    expect((await owner.calls.release.status()).mine).toMatchObject({
      stage: 'stalled',
      stalledBy: 'seen',
      askedBy: ['Robin'],
    });
    await days(8);
    expect(await statusOf(robin)).toMatchObject({ stage: 'stalled', things: [] });
  });

  it('is one, however many ask at once', async () => {
    const [robin, nia] = [await aTrustedPerson(), await aTrustedPerson()];
    const outcomes = await Promise.all([refusalOf(ask(robin)), refusalOf(ask(nia))]);
    expect(outcomes.toSorted()).toEqual(['ReleaseAskedAlready', 'not refused']);
    expect(await mails()).toHaveLength(2);
  });

  it('waits for the second where two must ask, and the whole wait follows', async () => {
    await owner.calls.trusted.setRelease({ waitDays: 7, twoMustAsk: true, awayUntil: null, basedOn: 1 });
    const [robin, nia] = [await aTrustedPerson(), await aTrustedPerson()];
    await ask(robin);
    expect(await refusalOf(second(robin))).toBe('ReleaseAskedAlready');
    await countDays(5);
    await second(nia);
    await days(6);
    expect(await statusOf(robin)).toMatchObject({ stage: 'waiting', daysCounted: 6, things: [] });
    await days(1);
    expect((await statusOf(robin))?.stage).toBe('released');
  });

  it('ends when the second does not ask within the wait', async () => {
    await owner.calls.trusted.setRelease({ waitDays: 7, twoMustAsk: true, awayUntil: null, basedOn: 1 });
    const robin = await aTrustedPerson();
    await ask(robin);
    await countDays(7);
    expect(await statusOf(robin)).toMatchObject({ stage: 'none', mayAskFrom: null });
  });

  it('waits 30 days longer after a change of address, and until the end of a long journey', async () => {
    const robin = await aTrustedPerson();
    newAddresses.add(owner.account.id);
    await ask(robin);
    expect((await rowOf()).state.waitDays).toBe(37);
    await owner.calls.release.here();
    newAddresses.clear();
    time.now = new Date(time.now.getTime() + 31 * dayMs);
    const awayUntil = daysAfter(time.now.toISOString().slice(0, 10), 20);
    await owner.calls.trusted.setRelease({ waitDays: 7, twoMustAsk: false, awayUntil, basedOn: 1 });
    await ask(robin);
    await days(2);
    expect(await statusOf(robin)).toMatchObject({ stage: 'waiting', daysCounted: 0 });
    time.now = new Date(time.now.getTime() + 20 * dayMs);
    await look();
    await countDays(7);
    expect((await statusOf(robin))?.stage).toBe('released');
  });

  it('ends when the owner removes the asker, or the asker leaves', async () => {
    const robin = await aTrustedPerson();
    await ask(robin);
    await owner.calls.trusted.remove({ id: robin.id });
    await look();
    expect((await rowOf()).state.ending).toBe('removed');
    const nia = await aTrustedPerson();
    await ask(nia);
    await nia.calls.trusted.leave({ id: nia.id });
    await look();
    expect((await rowOf()).state.ending).toBe('removed');
  });

  it('gives nothing to someone whom the owner adds, or gives more, after the asking', async () => {
    const robin = await aTrustedPerson();
    await ask(robin);
    const late = await aTrustedPerson({ funeralWishes: 'afterRelease' });
    await countDays(7);
    expect(await refusalOf(readFuneral(late))).toBe('NothingForYou');
    expect(await refusalOf(robin.calls.release.read({ id: robin.id, thing: 'executorPack' }))).toBe('NothingForYou');
  });

  it('answers alike to all who may not ask', async () => {
    const mayNot = await aTrustedPerson({ funeralWishes: 'afterRelease' }, false);
    const robin = await aTrustedPerson();
    const stranger = { id: robin.id, account: proved(), calls: as(proved()) };
    const unknown = { ...stranger, id: randomUUID() as TrustedPersonId };
    for (const caller of [mayNot, stranger, unknown]) expect(await refusalOf(ask(caller))).toBe('NothingForYou');
    expect((await stranger.calls.release.status()).others).toEqual([]);
    const oneStep = as({ ...robin.account, secondStep: 'none' });
    expect(await refusalOf(oneStep.release.ask({ id: robin.id, believesDead: true }))).toBe('SecondStepFirst');
  });

  it('is refused where nothing was left for afterwards', async () => {
    const robin = await aTrustedPerson({ funeralWishes: 'now' });
    expect(await refusalOf(ask(robin))).toBe('NothingToRelease');
  });

  it('never shows its words in any answer before the end', async () => {
    const robin = await aTrustedPerson({ funeralWishes: 'afterRelease', will: 'afterRelease' });
    const answers = [await ask(robin), await robin.calls.trusted.ofOthers(), await robin.calls.release.status()];
    await countDays(6);
    answers.push(await robin.calls.release.status());
    expect(JSON.stringify(answers)).not.toContain(marker);
    expect(await refusalOf(robin.calls.release.read({ id: robin.id, thing: 'will' }))).toBe('NothingForYou');
    expect(await refusalOf(robin.calls.trusted.see({ id: robin.id, thing: 'will' }))).toBe('NothingForYou');
  });
});

describe('what is released', () => {
  async function released() {
    const robin = await aTrustedPerson();
    await ask(robin);
    await countDays(7);
    return robin;
  }

  it('freezes the account: no edits, no one new, and the owner reads why', async () => {
    await released();
    const refusals = [
      refusalOf(owner.calls.funeralWishes.save({ basedOn: 1, changes: { location: 'Elsewhere' } })),
      refusalOf(
        owner.calls.trusted.invite({ id: randomUUID() as TrustedPersonId, email: 'n@example.com', firstName: 'Nia' }),
      ),
      refusalOf(owner.calls.release.here()),
    ];
    expect(await Promise.all(refusals)).toEqual(['AccountReleased', 'AccountReleased', 'AccountReleased']);
    expect((await owner.calls.release.status()).mine?.stage).toBe('released');
  });

  it('is for those who were trusted by then: an invitation that was still open is gone', async () => {
    const id = randomUUID() as TrustedPersonId;
    await owner.calls.trusted.invite({ id, email: 'n@example.com', firstName: 'Nia' });
    const nia = as(proved());
    await released();
    expect(await refusalOf(nia.trusted.accept({ token: id }))).toBe('TrustedInvitationGone');
  });

  it('can be read for a year', async () => {
    const robin = await released();
    time.now = new Date(time.now.getTime() + 364 * dayMs);
    await readFuneral(robin);
    time.now = new Date(time.now.getTime() + 2 * dayMs);
    expect(await refusalOf(readFuneral(robin))).toBe('NothingForYou');
    await forgetReleased(orm.em.fork(), time.now);
    expect((await rowOf()).snapshot).toBeNull();
  });

  it('is shut once two of the staff say that the owner has come back', async () => {
    const robin = await released();
    const [ann, ben] = [as({ ...proved(), roles: ['admin'] }), as({ ...proved(), roles: ['admin'] })];
    const shut = { id: (await rowOf()).id, reason: 'Seen with passport' };
    await ann.release.shut(shut);
    expect(await refusalOf(ann.release.shut(shut))).toBe('ReleaseNeedsColleague');
    await readFuneral(robin);
    await ben.release.shut(shut);
    expect(await refusalOf(readFuneral(robin))).toBe('NothingForYou');
    await owner.calls.funeralWishes.save({ basedOn: 1, changes: { location: 'Elsewhere' } });
  });
});

describe('evidence that staff have seen', () => {
  const evidence = (id: ReleaseId, number = '123') =>
    ({ id, kind: 'deathEntry', number, on: '2026-11-30', reason: 'Register’s copy seen' }) as const;
  const anAdmin = () => as({ ...proved(), roles: ['admin'] });

  it('shortens the wait to three days once two have typed the same, and every administrator is mailed', async () => {
    administrators.push(randomUUID() as AccountId, randomUUID() as AccountId);
    const robin = await aTrustedPerson();
    await ask(robin);
    const { id } = await rowOf();
    const [ann, ben] = [anAdmin(), anAdmin()];
    await ann.release.evidence(evidence(id));
    expect(await refusalOf(ann.release.evidence(evidence(id)))).toBe('ReleaseNeedsColleague');
    await ben.release.evidence(evidence(id, '124'));
    expect((await ben.release.desk()).find((row) => row.id === id)).toMatchObject({ isProved: false });
    await ann.release.evidence(evidence(id, '124'));
    expect((await ben.release.desk()).find((row) => row.id === id)).toMatchObject({ isProved: true, daysNeeded: 3 });
    expect(await orm.em.fork().count(ReleaseMailSchema, { administratorId: { $in: administrators } })).toBe(6);
    await pass(71);
    expect((await statusOf(robin))?.stage).toBe('waiting');
    await pass(1);
    expect((await statusOf(robin))?.stage).toBe('released');
    const entries = await orm.em.fork().find(AuditEntrySchema, { objectId: id, action: 'release.evidence' });
    expect(entries.map(({ reason }) => reason)).toContain(
      'Entry in the register of deaths 124, 2026-11-30. Register’s copy seen',
    );
  });

  it('does not take away the veto', async () => {
    const robin = await aTrustedPerson();
    await ask(robin);
    const { id } = await rowOf();
    await anAdmin().release.evidence(evidence(id));
    await anAdmin().release.evidence(evidence(id));
    await days(2);
    await owner.calls.release.here();
    await days(2);
    expect((await statusOf(robin))?.stage).toBe('declined');
  });

  it('is refused to staff who have asked themselves, who are not two people, and without the role', async () => {
    const robin = await aTrustedPerson();
    await ask(robin);
    const { id } = await rowOf();
    const asStaff = as({ ...robin.account, roles: ['admin'] });
    expect(await refusalOf(asStaff.release.evidence(evidence(id)))).toBe('ReleaseNeedsColleague');
    expect(await refusalOf(as({ ...proved(), roles: ['readonly'] }).release.evidence(evidence(id)))).toBe('FORBIDDEN');
    const [ann, ben] = [proved(), proved()];
    await as({ ...ann, roles: ['admin'] }).release.evidence(evidence(id));
    dependent.push({ askedBy: ann.id, agreeing: ben.id });
    expect(await refusalOf(as({ ...ben, roles: ['admin'] }).release.evidence(evidence(id)))).toBe('RoleFromAsker');
  });
});

it('answers the owner while the will is hidden after a recovery', async () => {
  const robin = await aTrustedPerson();
  await ask(robin);
  const hidden = as({ ...owner.account, willHiddenUntil: new Date(Date.now() + dayMs).toISOString() });
  expect(await refusalOf(hidden.testatorRecord.get())).toBe('WillHidden');
  expect((await hidden.release.status()).mine?.stage).toBe('stalled');
  await hidden.release.here();
  expect((await statusOf(robin))?.stage).toBe('declined');
});
