import { randomUUID } from 'node:crypto';
import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import {
  nothingTrusted,
  type TrustedSettings,
  type TrustedThing,
  trustedThings,
} from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { AuditEntrySchema } from '@plainwill/kit/audit/audit.entity';
import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { readPages } from '../documents/files/testing/read-files.ts';
import { aHolding, aHoldingId } from '../holdings/testing/holdings.ts';
import { aSigning } from '../signing/testing/plans.ts';
import { everyWarning } from '../testing/answer-all.ts';
import {
  aContact,
  answerEverything,
  aPersonId,
  aWillData,
  refusalOf,
  type TestatorCalls,
} from '../testing/will-data.ts';
import { aGift, aGiftId } from '../testing/wishes.ts';
import { purgeOpenings } from './trusted.ts';

const { as, invitations, orm, time } = await aWillData();

const proved = () => anAccount({ secondStep: 'proved' });
const anId = () => randomUUID() as TrustedPersonId;

const invite = (owner: TestatorCalls, id: TrustedPersonId, firstName = 'Ann') =>
  owner.trusted.invite({ id, email: 'ann@example.com', firstName });

/** An owner with answers, and Ann, whom they have invited and who has accepted. */
async function anOwnerAndAnn() {
  const [ownersAccount, annsAccount] = [proved(), proved()];
  const [owner, ann] = [as(ownersAccount), as(annsAccount)];
  await answerEverything(owner);
  const id = anId();
  await invite(owner, id);
  await ann.trusted.accept({ token: id });
  /** Sets what Ann may read, and whether she may ask. */
  const set = async (things: Partial<TrustedSettings>, mayAsk = false) => {
    const person = (await owner.trusted.mine()).people.find((one) => one.id === id);
    return owner.trusted.set({
      id,
      basedOn: person?.version ?? 0,
      mayAsk,
      things: { ...nothingTrusted, ...things },
      confirmed: [...trustedThings],
    });
  };
  const see = (thing: TrustedThing) => ann.trusted.see({ id, thing });
  return { owner, ownersAccount, ann, annsAccount, id, set, see };
}

/** Everything by which one failed call can be told from another, but for the number of the request. */
async function failureOf(call: Promise<unknown>) {
  const failure = await call.then(
    () => null,
    (error: { code: string; message: string; cause: object }) => error,
  );
  return JSON.stringify([failure?.code, failure?.message, failure?.cause]);
}

describe('people whom an owner trusts', () => {
  it('are invited, accept, and may read nothing until it is set', async () => {
    const { owner, ann, id } = await anOwnerAndAnn();
    expect(await owner.trusted.mine()).toEqual({
      people: [
        {
          id,
          firstName: 'Ann',
          state: 'active',
          mayAsk: false,
          things: nothingTrusted,
          invitedOn: '2026-11-20',
          acceptedOn: '2026-11-20',
          opened: [],
          version: 1,
        },
      ],
      release: { waitDays: 21, twoMustAsk: false, awayUntil: null, version: 0 },
    });
    expect(await refusalOf(ann.trusted.ofOthers())).toBe('NothingForYou');
  });

  it('are invited once by the same call, and not while identity refuses or is away', async () => {
    const owner = as(proved());
    const id = anId();
    await invite(owner, id);
    expect((await invite(owner, id)).people).toHaveLength(1);
    invitations.state.refuses = 'AlreadyTrusted';
    expect(await refusalOf(invite(owner, anId()))).toBe('AlreadyTrusted');
    invitations.state.refuses = null;
    invitations.state.isAway = true;
    await expect(invite(owner, anId())).rejects.toThrow();
    invitations.state.isAway = false;
    expect((await owner.trusted.mine()).people).toHaveLength(1);
  });

  it('are ten at most', async () => {
    const owner = as(proved());
    for (let count = 0; count < 10; count++) await invite(owner, anId());
    expect(await refusalOf(invite(owner, anId()))).toBe('TooManyTrustedPeople');
  });

  it('accept once, and another account cannot use the invitation after them', async () => {
    const { ann, id, owner } = await anOwnerAndAnn();
    await ann.trusted.accept({ token: id });
    expect(await refusalOf(as(proved()).trusted.accept({ token: id }))).toBe('TrustedInvitationGone');
    const second = anId();
    await invite(owner, second);
    expect(await refusalOf(ann.trusted.accept({ token: second }))).toBe('TrustedInvitationGone');
  });

  it('may trust each other', async () => {
    const { owner, ann, set, see } = await anOwnerAndAnn();
    const back = anId();
    await invite(ann, back, 'Nell');
    await owner.trusted.accept({ token: back });
    await set({ whereItIs: 'now' });
    await see('whereItIs');
    expect(await refusalOf(owner.trusted.see({ id: back, thing: 'whereItIs' }))).toBe('NothingForYou');
  });
});

describe('changes of whom one trusts', () => {
  it.each(['invite', 'set', 'setRelease'] as const)('ask for a recent proof and a second step: %s', async (name) => {
    const { ownersAccount, id } = await anOwnerAndAnn();
    const inputs = {
      invite: { id: anId(), email: 'ben@example.com', firstName: 'Ben' },
      set: { id, basedOn: 1, mayAsk: true, things: nothingTrusted, confirmed: [] },
      setRelease: { basedOn: 0, waitDays: 7, twoMustAsk: false, awayUntil: null },
    };
    const call = (changes: Partial<typeof ownersAccount>) =>
      (as({ ...ownersAccount, ...changes }).trusted[name] as (input: unknown) => Promise<unknown>)(inputs[name]);
    expect(await refusalOf(call({ authenticatedAt: '2020-01-01T00:00:00Z' }))).toBe('ReauthenticationNeeded');
    expect(await refusalOf(call({ secondStep: 'missing' }))).toBe('SecondStepNeeded');
    const frozenUntil = new Date(Date.parse(ownersAccount.authenticatedAt) + 86_400_000).toISOString();
    expect(await refusalOf(call({ frozenUntil }))).toBe('TooSoonAfterRecovery');
    await call({});
  });

  it('ask twice before what tells much is read now, and never open the words of a will before their release', async () => {
    const { owner, id } = await anOwnerAndAnn();
    const set = (things: object, confirmed: TrustedThing[] = []) =>
      owner.trusted.set({ id, basedOn: 1, mayAsk: false, things: { ...nothingTrusted, ...things }, confirmed });
    for (const thing of ['executorPack', 'whatAndWhere', 'letters'] as const)
      expect(await refusalOf(set({ [thing]: 'now' }))).toBe('ConfirmReadingNow');
    expect(await refusalOf(set({ will: 'now' }, ['will']))).toBe('BAD_REQUEST');
    await set({ executorPack: 'now' }, ['executorPack']);
    expect(await refusalOf(set({}))).toBe('TrustedPersonChanged');
  });

  it('keep the wait from 7 to 60 days, and a journey to a year', async () => {
    const { owner } = await anOwnerAndAnn();
    const save = (changes: object) =>
      owner.trusted.setRelease({ basedOn: 0, waitDays: 21, twoMustAsk: false, awayUntil: null, ...changes });
    for (const waitDays of [6, 61, 7.5]) expect(await refusalOf(save({ waitDays }))).toBe('BAD_REQUEST');
    for (const awayUntil of ['2026-11-20', '2028-01-01'])
      expect(await refusalOf(save({ awayUntil }))).toBe('AwayTooLong');
    const { release } = await save({ waitDays: 60, twoMustAsk: true, awayUntil: '2027-03-01' });
    expect(release).toEqual({ waitDays: 60, twoMustAsk: true, awayUntil: '2027-03-01', version: 1 });
    expect(await refusalOf(save({}))).toBe('TrustedPersonChanged');
  });

  it('are no affair of another account, nor of the trusted person', async () => {
    const { ann, id, owner } = await anOwnerAndAnn();
    for (const other of [ann, as(proved())]) {
      const change = { id, basedOn: 1, mayAsk: true, things: nothingTrusted, confirmed: [] };
      expect(await refusalOf(other.trusted.set(change))).toBe('TrustedPersonNotFound');
      expect((await other.trusted.remove({ id })).people).toEqual([]);
    }
    expect((await owner.trusted.mine()).people).toMatchObject([{ state: 'active', mayAsk: false }]);
  });
});

describe('what a trusted person reads', () => {
  it('is shown to an account with a second step alone, whatever there is', async () => {
    const { annsAccount, id, set } = await anOwnerAndAnn();
    await set({ whereItIs: 'now' });
    for (const [secondStep, reason] of [
      ['none', 'SecondStepFirst'],
      ['missing', 'SecondStepNeeded'],
    ] as const)
      for (const account of [{ ...annsAccount, secondStep }, anAccount({ secondStep })]) {
        expect(await refusalOf(as(account).trusted.ofOthers())).toBe(reason);
        expect(await refusalOf(as(account).trusted.see({ id, thing: 'whereItIs' }))).toBe(reason);
      }
  });

  it('is refused alike for never, not yet, removed, left and unknown', async () => {
    const { owner, ann, id, set, see } = await anOwnerAndAnn();
    const failures = [await failureOf(see('whereItIs')), await failureOf(ann.trusted.ofOthers())];
    await set({ whereItIs: 'afterRelease', will: 'afterRelease' });
    failures.push(
      await failureOf(see('whereItIs')),
      await failureOf(see('will')),
      await failureOf(ann.trusted.ofOthers()),
    );
    failures.push(await failureOf(ann.trusted.see({ id: anId(), thing: 'whereItIs' })));
    failures.push(await failureOf(as(proved()).trusted.see({ id, thing: 'whereItIs' })));
    failures.push(await failureOf(as(proved()).trusted.ofOthers()));
    await set({ whereItIs: 'now' });
    await see('whereItIs');
    await owner.trusted.remove({ id });
    failures.push(await failureOf(see('whereItIs')), await failureOf(ann.trusted.ofOthers()));
    expect(new Set(failures).size).toBe(1);
    expect(failures[0]).toContain('NothingForYou');
  });

  it('lists who has left something, and what may be read now', async () => {
    const { ann, id, set } = await anOwnerAndAnn();
    await set({ whereItIs: 'now', funeralWishes: 'now', will: 'afterRelease' });
    expect(await ann.trusted.ofOthers()).toEqual([
      { id, owner: 'Eleanor May Hart', mayAsk: false, things: ['whereItIs', 'funeralWishes'] },
    ]);
    await set({ will: 'afterRelease' }, true);
    expect(await ann.trusted.ofOthers()).toMatchObject([{ mayAsk: true, things: [] }]);
  });

  it('is what the owner was shown before, and is gone in the call that takes it away', async () => {
    const { owner, id, set, see } = await anOwnerAndAnn();
    await owner.signedWills.record(aSigning({ signedOn: '2026-11-20' }));
    await owner.holdings.save({ id: aHoldingId(), basedOn: 0, holding: aHolding({ who: 'Nationwide' }) });
    await set({ whereItIs: 'now', funeralWishes: 'now', executorPack: 'now', whatAndWhere: 'now', letters: 'now' });
    for (const thing of ['whereItIs', 'funeralWishes', 'executorPack', 'whatAndWhere', 'letters'] as const)
      expect(await see(thing)).toEqual(await owner.trusted.preview({ id, thing }));
    expect((await see('whereItIs')).entries).toEqual([
      { title: 'The signed will', lines: ['It was signed on 20 November 2026.', 'At home: the grey box'] },
    ]);
    expect((await see('funeralWishes')).entries).toContainEqual({ title: 'Where', lines: ['St Mary’s, Ludlow'] });
    expect((await see('whatAndWhere')).entries[0]?.title).toBe('Savings account, Nationwide');
    await set({});
    expect(await refusalOf(see('whereItIs'))).toBe('NothingForYou');
  });

  it('has none of the words of the will, of its witnesses and of who takes, before a release', async () => {
    const { owner, set, see } = await anOwnerAndAnn();
    const taker = aPersonId();
    await owner.contacts.add({ id: taker, contact: aContact({ firstName: 'MARK-TAKER' }) });
    await owner.gifts.save({ id: aGiftId(), basedOn: 0, gift: aGift([taker], { itemDescription: 'MARK-ITEM clock' }) });
    await owner.settings.save({ hasNoSpecificGifts: false });
    const copy = await owner.signingCopies.make({ understood: everyWarning });
    const witnesses = [
      { name: 'MARK-WITNESS One', address: 'MARK-ADDRESS', occupation: '' },
      { name: 'MARK-WITNESS Two', address: 'MARK-ADDRESS', occupation: '' },
    ];
    await owner.signedWills.record(aSigning({ copyId: copy.id, signedOn: '2026-11-20', witnesses }));
    await set({
      whereItIs: 'now',
      funeralWishes: 'now',
      executorPack: 'now',
      whatAndWhere: 'now',
      will: 'afterRelease',
    });
    for (const thing of trustedThings) {
      const seen = await see(thing).catch((failure: object) => failure);
      const file = 'file' in seen ? seen.file : null;
      const pages = file ? (await readPages(Buffer.from(file.base64, 'base64'))).pages : [];
      expect(`${JSON.stringify(seen)} ${JSON.stringify(pages)}`).not.toMatch(/MARK-/);
    }
  });

  it('is noted by numbers and a time, and its owner is told', async () => {
    const { owner, id, set, see } = await anOwnerAndAnn();
    await set({ whereItIs: 'now', funeralWishes: 'now' });
    await see('whereItIs');
    await see('whereItIs');
    await refusalOf(see('will'));
    expect((await owner.trusted.mine()).people[0]?.opened).toEqual([
      { thing: 'whereItIs', times: 2, lastOn: '2026-11-20' },
    ]);
    const rows = await orm.em.fork().execute('select * from trusted_openings where person_id = ?', [id]);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['account_id', 'at', 'id', 'person_id', 'thing']);
    await purgeOpenings(orm.em.fork(), new Date(time.now.getTime() + 6 * 366 * 86_400_000));
    expect((await owner.trusted.mine()).people[0]?.opened).toEqual([]);
  });
});

describe('the end of a trust', () => {
  it('counts while identity is away, and its invitation opens nothing', async () => {
    const owner = as(proved());
    const id = anId();
    await invite(owner, id);
    invitations.state.isAway = true;
    expect((await owner.trusted.remove({ id })).people).toEqual([]);
    invitations.state.isAway = false;
    expect(await refusalOf(as(proved()).trusted.accept({ token: id }))).toBe('TrustedInvitationGone');
    expect((await owner.trusted.remove({ id })).people).toEqual([]);
  });

  it('needs no recent proof, so that a coerced owner can do it at once', async () => {
    const { ownersAccount, id, set, see } = await anOwnerAndAnn();
    await set({ whereItIs: 'now' });
    await as({ ...ownersAccount, authenticatedAt: '2020-01-01T00:00:00Z' }).trusted.remove({ id });
    expect(await refusalOf(see('whereItIs'))).toBe('NothingForYou');
  });

  it('comes by the trusted person themselves, and with their account', async () => {
    const { owner, ann, id, set, see } = await anOwnerAndAnn();
    await set({ whereItIs: 'now' });
    await as(proved()).trusted.leave({ id });
    await see('whereItIs');
    await ann.trusted.leave({ id });
    await ann.trusted.leave({ id });
    expect((await owner.trusted.mine()).people).toMatchObject([{ state: 'left' }]);
    expect(await refusalOf(see('whereItIs'))).toBe('NothingForYou');

    const other = await anOwnerAndAnn();
    await other.set({ whereItIs: 'now' });
    await as(null).erasure.erase({ accountId: other.annsAccount.id });
    expect((await other.owner.trusted.mine()).people).toMatchObject([{ state: 'left' }]);
    expect(await refusalOf(other.see('whereItIs'))).toBe('NothingForYou');
  });

  it('comes with the account of the owner, of whom nothing stays', async () => {
    const { ownersAccount, set, see } = await anOwnerAndAnn();
    await set({ whereItIs: 'now' });
    await see('whereItIs');
    await as(null).erasure.erase({ accountId: ownersAccount.id });
    expect(await refusalOf(see('whereItIs'))).toBe('NothingForYou');
    for (const table of ['trusted_people', 'trusted_openings', 'release_settings'])
      expect(await orm.em.fork().execute(`select 1 from ${table} where account_id = ?`, [ownersAccount.id])).toEqual(
        [],
      );
  });
});

it('writes to the audit log what was done, and no name', async () => {
  const { owner, ownersAccount, id, set, annsAccount } = await anOwnerAndAnn();
  await set({ whereItIs: 'now' }, true);
  await owner.trusted.remove({ id });
  const entries = await orm.em.fork().find(AuditEntrySchema, { objectId: id }, { orderBy: { at: 'asc', id: 'asc' } });
  const of = (action: string) => entries.find((entry) => entry.action === action);
  expect(of('trusted.invite')?.subjectAccountId).toBe(ownersAccount.id);
  expect(of('trusted.accept')?.subjectAccountId).toBe(annsAccount.id);
  expect(of('trusted.change')?.fields).toEqual(['whereItIs', 'mayAsk']);
  expect(of('trusted.remove')?.actorAccountId).toBe(ownersAccount.id);
});

it('is in the export of its owner, and in no version of answers', async () => {
  const { owner, id } = await anOwnerAndAnn();
  const exported = await owner.dataExport.get();
  expect(exported.trusted_people).toMatchObject([{ id, first_name: 'Ann', state: 'active' }]);
  await owner.personalDetails.save({ basedOn: 1, changes: { occupation: 'baker' } });
  const versions = await orm.em.fork().execute('select 1 from will_versions');
  expect(versions.length).toBeGreaterThan(0);
  expect((await owner.trusted.mine()).people).toHaveLength(1);
});
