import { randomUUID } from 'node:crypto';
import type { CoupleId } from '@plainwill/contracts/identity/partner';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import { coupleCategories } from '@plainwill/contracts/will-data/vocabulary';
import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { aCouple as coupleIn, leaveTheRest, nameInWill, share, takeAll } from '../testing/couples.ts';
import { aChild, aContact, aPersonId, aWillData, refusalOf } from '../testing/will-data.ts';
import { forgetEnded } from './snapshots.ts';

const { as, couples, orm, time } = await aWillData();

const aCouple = () => coupleIn({ as, couples });

const nothingElse = { consents: [], removedCopies: [] };

describe('what one shares', () => {
  it('is seen by the other as it was on that day, from the other side, and nothing else of it', async () => {
    const { ruth, tom, ann } = await aCouple();
    expect(await share(ruth, coupleCategories, [ann])).toEqual({
      mine: coupleCategories.map((category) => ({ category, sharedOn: '2026-11-20' })),
      theirs: [],
      ...nothingElse,
    });
    expect((await tom.couples.get()).theirs).toHaveLength(coupleCategories.length);
    expect(await tom.couples.theirs({ category: 'home' })).toMatchObject({
      people: { partner: { firstName: 'Ruth' } },
      home: { line1: 'MARK-HOME', ownedBy: 'both' },
      children: [],
      contacts: [],
    });
    const children = await tom.couples.theirs({ category: 'children' });
    expect(children).toMatchObject({ children: [{ parentAs: { self: 'parent', partner: 'parent' } }], home: null });
    expect(JSON.stringify(await tom.couples.theirs({ category: 'people' }))).toMatch(/MARK-PEOPLE/);
  });

  it.each(coupleCategories)('of %s alone brings no other marker in any answer to the partner', async (category) => {
    const { ruth, tom, ann } = await aCouple();
    await nameInWill(ruth);
    await leaveTheRest(tom);
    await share(ruth, [category], [ann]);
    const answers = await Promise.allSettled([
      tom.couples.get(),
      tom.couples.differences(),
      ...coupleCategories.map((each) => tom.couples.theirs({ category: each })),
      tom.testatorRecord.get(),
      tom.dataExport.get(),
    ]);
    const seen = JSON.stringify(answers);
    const marks = {
      home: 'MARK-HOME',
      children: 'MARK-MIDDLE',
      people: 'MARK-PEOPLE',
      executors: 'MARK-EXECUTOR',
      residue: 'MARK-HEIR',
      guardians: 'MARK-GUARDIAN',
      gifts: 'MARK-TAKER',
    };
    for (const [each, mark] of Object.entries(marks))
      expect([each, seen.includes(mark)]).toEqual([each, each === category]);
    expect(seen).not.toMatch(/MARK-NOTE|MARK-OTHER|\d\d:\d\d:\d\d\.\d+Z.*MARK/);
  });

  it('stays as it was, whatever is changed, added and removed after', async () => {
    const { ruth, tom, ann } = await aCouple();
    await leaveTheRest(tom);
    await share(ruth, coupleCategories, [ann]);
    const seen = async () =>
      JSON.stringify([
        await tom.couples.get(),
        await tom.couples.differences(),
        await Promise.all(coupleCategories.map((category) => tom.couples.theirs({ category }))),
      ]);
    const before = await seen();
    await ruth.homeDetails.save({ basedOn: 1, changes: { line1: '2 Secret Street' } });
    await ruth.contacts.remove({ id: ann });
    await ruth.children.add({ id: aPersonId(), child: aChild({ firstName: 'Zoe' }) });
    await ruth.spouseDetails.remove({ basedOn: 1 });
    time.now = new Date(time.now.getTime() + 60_000);
    expect(await seen()).toBe(before);
  });

  it('is what was looked at, or nothing', async () => {
    const { ruth } = await aCouple();
    const ticked = { categories: ['home' as const], contactIds: [] };
    const { shown } = await ruth.couples.preview({ ...ticked, giftIds: [] });
    await ruth.homeDetails.save({ basedOn: 1, changes: { line1: '2 High Street' } });
    expect(await refusalOf(ruth.couples.publish({ ...ticked, shown }))).toBe('AnswersChanged');
    expect((await ruth.couples.get()).mine).toEqual([]);
  });

  it('is replaced by what is shared next, and what is no longer ticked is gone', async () => {
    const { ruth, tom } = await aCouple();
    await share(ruth, ['home', 'children']);
    await share(ruth, ['children']);
    expect((await tom.couples.get()).theirs.map(({ category }) => category)).toEqual(['children']);
    expect(await refusalOf(tom.couples.theirs({ category: 'home' }))).toBe('NotShared');
  });

  it('is gone once it is taken back, however often', async () => {
    const { ruth, tom } = await aCouple();
    await share(ruth, ['home']);
    await ruth.couples.withdraw({ category: 'home' });
    expect(await ruth.couples.withdraw({ category: 'home' })).toEqual({ mine: [], theirs: [], ...nothingElse });
    expect(await refusalOf(tom.couples.differences())).toBe('NotShared');
  });

  it('can be read by nobody in the database, nor under another’s name', async () => {
    const { ruth, tom, ruthsAccount, tomsAccount, ann } = await aCouple();
    await share(ruth, coupleCategories, [ann]);
    await share(tom, ['children']);
    expect(JSON.stringify(await orm.em.fork().execute('select * from couple_snapshots'))).not.toMatch(/MARK|Ruth/);
    await orm.em.fork().execute(
      `update couple_snapshots set body = (select body from couple_snapshots where account_id = ? and category = 'children')
       where account_id = ? and category = 'children'`,
      [ruthsAccount.id, tomsAccount.id],
    );
    await expect(ruth.couples.theirs({ category: 'children' })).rejects.toThrow();
  });

  it('is in the export of whoever shared it, and goes with their account', async () => {
    const { ruth, tom, ruthsAccount } = await aCouple();
    await share(ruth, ['home']);
    expect((await ruth.dataExport.get()).couple_snapshots).toMatchObject([{ body: { home: { line1: 'MARK-HOME' } } }]);
    expect((await tom.dataExport.get()).couple_snapshots).toEqual([]);
    await as(null).erasure.erase({ accountId: ruthsAccount.id });
    expect(await refusalOf(tom.couples.theirs({ category: 'home' }))).toBe('NotShared');
  });
});

describe('who gets everything else', () => {
  it('is shown only to someone who has said so in their own will', async () => {
    const { ruth, tom } = await aCouple();
    await nameInWill(ruth);
    await share(ruth, ['residue']);
    expect(await refusalOf(tom.couples.theirs({ category: 'residue' }))).toBe('AnswerYoursFirst');
    expect(await tom.couples.differences()).toMatchObject({ differences: [], offers: [] });
    await leaveTheRest(tom);
    expect(await tom.couples.theirs({ category: 'residue' })).toMatchObject({
      wishes: { self: null, partner: { executors: null, residue: [{ who: { firstName: 'MARK-HEIR' } }] } },
    });
    const { differences, offers, views } = await tom.couples.differences();
    expect(views?.theirs.wishes.partner?.rest?.first).toMatchObject([{ name: 'MARK-HEIR Vale', isSpouse: false }]);
    expect(differences.map(({ sentence }) => sentence)).toContain(
      'You leave the rest to your children. Ruth leaves it to MARK-HEIR Vale.',
    );
    expect(offers.map(({ kind }) => kind)).toEqual(['spouse']);
  });
});

describe('whom the other has named', () => {
  const named = async () => {
    const couple = await aCouple();
    const { ruth, tom } = couple;
    await nameInWill(ruth);
    await share(ruth, ['children', 'executors', 'guardians']);
    const [executor, guardian] = [aPersonId(), aPersonId()];
    await tom.contacts.add({ id: executor, contact: aContact({ firstName: 'MARK-EXECUTOR' }) });
    await tom.contacts.add({ id: guardian, contact: aContact({ firstName: 'MARK-GUARDIAN' }) });
    await takeAll(tom);
    return { ...couple, executor, guardian };
  };

  it('can be named by whoever knows them, and a child’s guardians once the child is on both lists', async () => {
    const { tom, executor, guardian } = await named();
    await takeAll(tom);
    expect(await tom.testatorRecord.get()).toMatchObject({
      executors: [{ personId: executor, role: 'primary' }],
      guardians: [{ primaryIds: [guardian], backupIds: [], groups: [] }],
    });
    expect((await tom.couples.differences()).offers).toEqual([]);
  });

  it('is taken back by one undo, and left where it was changed since', async () => {
    const { tom, guardian } = await named();
    const undo = await takeAll(tom);
    await tom.couples.undoCopy(undo);
    const [plan] = (await tom.testatorRecord.get()).guardians;
    expect(plan).toMatchObject({ primaryIds: [] });
    const later = await takeAll(tom);
    const [chosen] = (await tom.testatorRecord.get()).guardians;
    if (!chosen) throw new Error('Nothing to change');
    await tom.guardians.replace({
      children: [{ childId: chosen.childId, basedOn: chosen.version }],
      selection: { primaryIds: [], backupIds: [guardian], groups: [] },
    });
    await tom.couples.undoCopy(later);
    expect((await tom.testatorRecord.get()).guardians).toMatchObject([{ primaryIds: [], backupIds: [guardian] }]);
  });
});

describe('nothing is said apart', () => {
  it('of what was never shared, is taken back, has ended, or is a stranger’s', async () => {
    const never = await aCouple();
    const withdrawn = await aCouple();
    await share(withdrawn.ruth, ['home']);
    await withdrawn.ruth.couples.withdraw({ category: 'home' });
    const ended = await aCouple();
    await share(ended.ruth, ['home']);
    ended.part();
    const stranger = as(anAccount());
    const answers = [];
    for (const one of [never.tom, withdrawn.tom, ended.tom, stranger])
      for (const call of [
        () => one.couples.theirs({ category: 'home' }),
        () => one.couples.differences(),
        () => one.couples.copy({ picks: [{ id: 'home.address' }], basedOn: 'x' }),
      ])
        answers.push(await call().catch(({ message, code, cause }) => ({ message, code, reason: cause.reason })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'NOT_FOUND', reason: 'NotShared' });
  });

  it('after an end, and a new couple shows nothing of the old one', async () => {
    const { ruth, tom, ruthsAccount, tomsAccount, part } = await aCouple();
    await share(ruth, ['home']);
    const coupleId = randomUUID() as CoupleId;
    part();
    expect(await ruth.couples.get()).toEqual({ mine: [], theirs: [], ...nothingElse });
    expect(await refusalOf(ruth.couples.preview({ categories: ['home'], contactIds: [], giftIds: [] }))).toBe(
      'NotPlanning',
    );
    couples.set(ruthsAccount.id, { coupleId, partnerAccountId: tomsAccount.id, partnerFirstName: 'Tom' });
    couples.set(tomsAccount.id, { coupleId, partnerAccountId: ruthsAccount.id, partnerFirstName: 'Ruth' });
    expect(await tom.couples.get()).toEqual({ mine: [], theirs: [], ...nothingElse });
    expect(await refusalOf(tom.couples.theirs({ category: 'home' }))).toBe('NotShared');
  });

  it('and what was shared in a couple that has ended is deleted', async () => {
    const [ended, lasting] = [await aCouple(), await aCouple()];
    await share(ended.ruth, ['home']);
    await share(lasting.ruth, ['home']);
    ended.part();
    await forgetEnded(orm.em.fork(), async (id) => couples.get(id) ?? null, '2026-11-20');
    expect((await ended.ruth.dataExport.get()).couple_snapshots).toEqual([]);
    expect((await lasting.tom.couples.get()).theirs).toHaveLength(1);
  });
});

describe('what is taken over', () => {
  it('becomes the copier’s own answers, with ids of their own, and leaves nothing more to offer', async () => {
    const { ruth, tom, ann } = await aCouple();
    await share(ruth, coupleCategories, [ann]);
    await takeAll(tom);
    const record = await tom.testatorRecord.get();
    const spouseId = record.spouseDetails?.id;
    expect(record).toMatchObject({
      spouseDetails: { fullName: 'Ruth May Hart', relationship: 'wife' },
      homeDetails: { line1: 'MARK-HOME', homeOwnership: 'own-mortgage', coOwnerId: spouseId },
      children: [{ firstName: 'MARK-CHILD', relationship: 'Father', otherParentId: spouseId }],
      contacts: [{ firstName: 'MARK-PEOPLE', role: 'Friend', notes: '' }],
    });
    const theirs = JSON.stringify(await ruth.testatorRecord.get());
    for (const { id } of [...record.children, ...record.contacts]) expect(theirs).not.toContain(id);
    expect((await tom.couples.differences()).offers).toEqual([]);
  });

  it('stays when the two part, and nothing was written for the other', async () => {
    const { ruth, tom, part } = await aCouple();
    const before = await ruth.testatorRecord.get();
    await share(ruth, ['children']);
    await takeAll(tom);
    part();
    expect((await tom.testatorRecord.get()).children).toHaveLength(1);
    expect(await ruth.testatorRecord.get()).toEqual(before);
  });

  it('is what was looked at, or nothing, once the other shares again', async () => {
    const { ruth, tom } = await aCouple();
    await share(ruth, ['home']);
    const { shown } = await tom.couples.differences();
    await ruth.homeDetails.save({ basedOn: 1, changes: { line1: '2 High Street' } });
    await share(ruth, ['home']);
    expect(await refusalOf(tom.couples.copy({ picks: [{ id: 'home.address' }], basedOn: shown }))).toBe(
      'AnswersChanged',
    );
    expect((await tom.testatorRecord.get()).homeDetails).toBeNull();
  });

  it('needs what only the copier can say, and is nothing without it', async () => {
    const { ruth, tom, ann } = await aCouple();
    await share(ruth, ['children', 'people'], [ann]);
    const { offers, shown } = await tom.couples.differences();
    const picks = offers.map(({ id }) => ({ id }));
    expect(['CopyUnanswered', 'ParentalResponsibilityMissing']).toContain(
      await refusalOf(tom.couples.copy({ picks, basedOn: shown })),
    );
    const { spouseDetails, children, contacts } = await tom.testatorRecord.get();
    expect([spouseDetails, children, contacts]).toEqual([null, [], []]);
  });

  it('is nothing at all where it would be one person too many', async () => {
    const { ruth, tom, ann } = await aCouple();
    for (let count = 0; count < recordLimits.contacts; count++)
      await tom.contacts.add({ id: aPersonId(), contact: aContact({ firstName: `No ${count}` }), isSomeoneElse: true });
    await share(ruth, coupleCategories, [ann]);
    expect(await refusalOf(takeAll(tom))).toBe('TooManyContacts');
    const record = await tom.testatorRecord.get();
    expect([record.spouseDetails, record.homeDetails, record.children]).toEqual([null, null, []]);
  });

  it('is taken back by one undo', async () => {
    const { ruth, tom, ann } = await aCouple();
    await tom.homeDetails.save({
      basedOn: 0,
      changes: { line1: '9 Old Road', homeOwnership: 'rent', hasBusiness: true },
    });
    await share(ruth, coupleCategories, [ann]);
    const undo = await takeAll(tom);
    await tom.couples.undoCopy(undo);
    expect(await tom.testatorRecord.get()).toMatchObject({
      spouseDetails: null,
      homeDetails: {
        line1: '9 Old Road',
        homeOwnership: 'rent',
        tenancyType: null,
        coOwnerId: null,
        hasBusiness: true,
      },
      children: [],
      contacts: [],
    });
    await expect(tom.couples.undoCopy(undo)).resolves.toBeUndefined();
  });

  it('is written to the audit log as an act, without what it was', async () => {
    const { ruth, tom, tomsAccount } = await aCouple();
    await share(ruth, ['home']);
    await takeAll(tom);
    const rows = await orm.em
      .fork()
      .execute('select action, fields from audit_log where subject_account_id = ?', [tomsAccount.id]);
    expect(rows).toEqual([{ action: 'couple.copy', fields: [] }]);
  });

  it('by one who knows the other’s ids is theirs alone', async () => {
    const { ruth, tom, ann } = await aCouple();
    const { view } = await tom.couples.preview({ categories: ['people'], contactIds: [ann], giftIds: [] });
    expect(view.contacts).toEqual([]);
    const [child] = (await ruth.testatorRecord.get()).children;
    if (!child) throw new Error('Nothing to try');
    await tom.couples.undoCopy({
      details: null,
      childIds: [child.id],
      contactIds: [ann],
      spouseVersion: null,
      home: null,
      executorIds: [],
      guardians: [],
      giftIds: [],
      hadNoGifts: false,
    });
    const { children, contacts } = await ruth.testatorRecord.get();
    expect([children.length, contacts.length]).toEqual([1, 2]);
  });
});
