import { describe, expect, it } from 'vitest';
import { everyWarning } from '../testing/answer-all.ts';
import { aCouple, aCoupleWithWills, share, takeAll } from '../testing/couples.ts';
import { aWillData, refusalOf } from '../testing/will-data.ts';
import { forgetEnded } from './snapshots.ts';

const willData = await aWillData();
const { couples, orm } = willData;

const mirror = { consent: 'mirror-not-mutual', isGiven: true } as const;
const sameReviewer = { consent: 'same-reviewer', isGiven: true } as const;
const signable = { understood: everyWarning };

describe('that neither will binds the other', () => {
  it('is said in the will of whoever says it, and of nobody else', async () => {
    const { ann, ben } = await aCoupleWithWills(willData);
    expect(await ann.couples.consent(mirror)).toMatchObject({ consents: ['mirror-not-mutual'] });
    expect((await ann.testatorRecord.get()).settings.isMirrorWill).toBe(true);
    expect((await ben.testatorRecord.get()).settings.isMirrorWill).toBe(false);
    expect(await ben.couples.get()).toEqual({ mine: [], theirs: [], consents: [], removedCopies: [] });
    await ann.couples.consent({ ...mirror, isGiven: false });
    expect((await ann.testatorRecord.get()).settings.isMirrorWill).toBe(false);
    expect((await ann.couples.consent({ ...mirror, isGiven: false })).consents).toEqual([]);
  });

  it('is said by both, each in their own account, before a copy of a will like the other’s can be signed', async () => {
    const { ann, ben } = await aCoupleWithWills(willData);
    await ann.couples.consent(mirror);
    expect(await refusalOf(ann.signingCopies.make(signable))).toBe('MirrorConsentNeeded');
    await ben.couples.consent(mirror);
    expect(await ann.signingCopies.make(signable)).toMatchObject({ number: 1 });
    expect(JSON.stringify(await ann.willDocument.preview())).toContain('We have made no agreement about our wills');
    await ann.couples.consent({ ...mirror, isGiven: false });
    expect(await refusalOf(ben.signingCopies.make(signable))).toBe('MirrorConsentNeeded');
  });

  it('is asked of nobody whose will stands by itself, or who plans with no one', async () => {
    const { ann, ben, part } = await aCoupleWithWills(willData);
    expect(await ann.signingCopies.make(signable)).toMatchObject({ number: 1 });
    await ben.settings.save({ isMirrorWill: true });
    expect(await refusalOf(ben.signingCopies.make(signable))).toBe('MirrorConsentNeeded');
    part();
    expect(await ben.signingCopies.make(signable)).toMatchObject({ number: 1 });
  });

  it('is not said to someone else than this partner, and is deleted once they have parted', async () => {
    const { ann, part, annsAccount } = await aCoupleWithWills(willData);
    await ann.couples.consent(mirror);
    await ann.couples.consent(sameReviewer);
    part();
    expect((await ann.couples.get()).consents).toEqual([]);
    expect(await refusalOf(ann.couples.consent(mirror))).toBe('NotPlanning');
    await forgetEnded(orm.em.fork(), async (id) => couples.get(id) ?? null, '2026-11-20');
    expect(await orm.em.fork().execute('select 1 from couple_consents where account_id = ?', [annsAccount.id])).toEqual(
      [],
    );
  });
});

describe('someone who was taken over', () => {
  it('is named to the copier once they have removed them, and not after the undo of the copy', async () => {
    const { ruth, tom, ann, tomsAccount } = await aCouple(willData);
    await share(ruth, ['people'], [ann]);
    const undo = await takeAll(tom);
    expect((await tom.couples.get()).removedCopies).toEqual([]);
    const [friend] = (await tom.testatorRecord.get()).contacts;
    if (!friend) throw new Error('Nobody was taken over');
    await tom.contacts.remove({ id: friend.id });
    const name = [friend.firstName, friend.middleNames, friend.lastName].filter(Boolean).join(' ');
    expect((await tom.couples.get()).removedCopies).toEqual([name]);
    expect((await ruth.couples.get()).removedCopies).toEqual([]);
    const stored = await orm.em.fork().execute('select name from couple_copies where account_id = ?', [tomsAccount.id]);
    expect(JSON.stringify(stored)).not.toContain('MARK');
    await tom.contacts.restore({ id: friend.id });
    expect((await tom.couples.get()).removedCopies).toEqual([]);
    await tom.couples.undoCopy(undo);
    expect((await tom.couples.get()).removedCopies).toEqual([]);
  });
});
