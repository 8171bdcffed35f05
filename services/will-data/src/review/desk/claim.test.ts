import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { createVault } from '@plainwill/kit/encryption/vault';
import { anAccount } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCoupleWithWills } from '../../testing/couples.ts';
import {
  aContact,
  answerEverything,
  aPersonId,
  aWillData,
  refusalOf,
  type TestatorCalls,
} from '../../testing/will-data.ts';
import { addComment } from '../comments.ts';
import { addPersonKeys, encryptedWithKeys } from '../person-keys.ts';
import { aCustomer, aReviewer, ask } from '../testing/reviews.ts';

const willData = await aWillData();
const { orm, encryption, as, time, reviewers } = willData;

/** Nothing waits that another test has asked for. */
beforeEach(async () => {
  reviewers.length = 0;
  time.now = new Date('2026-11-20T10:00:00Z');
  await orm.em.fork().execute(`update reviews set state = 'withdrawn', held_by = null`);
});

type Customer = Awaited<ReturnType<typeof aCustomer>>;
type Desk = ReturnType<typeof aReviewer>;

const numberOf = async (customer: Customer) => (await customer.review.status()).review?.number ?? 0;

it('gives ten reviews to fifty claims of five reviewers, and none twice', async () => {
  const desks = Array.from({ length: 5 }, (_, at) => aReviewer(willData, { name: `Reviewer ${at}x` }));
  const customers: Customer[] = [];
  for (let at = 0; at < 10; at++) customers.push(await aCustomer(willData));
  const next = async (desk: Desk): Promise<number | string> => {
    for (;;) {
      const outcome = await desk.reviewDesk.claim({ number: null }).then(
        ({ number }) => number,
        (error) => error.cause?.reason,
      );
      // Who is told to come again does.
      if (outcome !== 'TooManyAtOnce' && outcome !== 'BusyJustNow') return outcome;
      await setImmediate();
    }
  };
  const claims = await Promise.all(Array.from({ length: 50 }, (_, at) => next(desks[at % 5] as Desk)));
  const won = claims.filter((outcome) => typeof outcome === 'number');
  expect(won.toSorted()).toEqual((await Promise.all(customers.map(numberOf))).toSorted());
  expect(claims.filter((outcome) => outcome === 'NothingToClaim')).toHaveLength(40);
  const holds = await orm.em
    .fork()
    .execute<{ count: number }[]>('select review_id, count(*)::int from review_holds where until is null group by 1');
  expect(holds).toHaveLength(10);
  expect(holds.every(({ count }) => count === 1)).toBe(true);
}, 60_000);

describe('a claim by number', () => {
  it('is harmless to repeat, and tells another reviewer that it is taken', async () => {
    const [first, second] = [aReviewer(willData), aReviewer(willData, { name: 'Sam Other' })];
    const number = await numberOf(await aCustomer(willData));
    expect(await first.reviewDesk.claim({ number })).toEqual({ number });
    expect(await first.reviewDesk.claim({ number })).toEqual({ number });
    expect(await refusalOf(second.reviewDesk.claim({ number }))).toBe('TakenAlready');
  });

  it('says that the customer has withdrawn, and that there is no such review', async () => {
    const desk = aReviewer(willData);
    const customer = await aCustomer(willData);
    const number = await numberOf(customer);
    await customer.review.withdraw();
    expect(await refusalOf(desk.reviewDesk.claim({ number }))).toBe('WithdrawnMeanwhile');
    expect(await refusalOf(desk.reviewDesk.claim({ number: 999_999 }))).toBe('ReviewNotFound');
  });

  it('ends for its holder once the customer withdraws', async () => {
    const desk = aReviewer(willData);
    const customer = await aCustomer(willData);
    const number = await numberOf(customer);
    await desk.reviewDesk.claim({ number });
    await desk.reviewDesk.keepDraft({ number, clauseId: null, kind: 'internal', body: 'half a thought' });
    await customer.review.withdraw();
    expect(await refusalOf(desk.reviewDesk.takeNewest({ number }))).toBe('NotHeldByYou');
    const open = await orm.em
      .fork()
      .execute('select 1 from review_holds where until is null and account_id = ?', [customer.account.id]);
    expect(open).toEqual([]);
    expect((await desk.reviewDesk.get({ number })).comments).toMatchObject([
      { kind: 'internal', body: 'half a thought' },
    ]);
  });
});

/** Whoever claims must not be told which rule closes the will to them: all that they are answered, in one. */
async function refused(desk: Desk, number: number) {
  const error = await desk.reviewDesk.claim({ number }).then(
    () => expect.fail('it was claimed'),
    (error) => error,
  );
  return JSON.stringify([error.cause?.reason, error.code, error.message, Object.keys(error.cause ?? {})]);
}

const staffChild = {
  fullName: 'Ivy Hart',
  dateOfBirth: '2015-06-01',
  relationship: 'Daughter' as const,
  otherParentId: null,
};

/** By rule: a reviewer whom it keeps from the will of the customer. */
const conflicts: Record<string, (customer: Customer) => Promise<Desk>> = {
  'their own will': async ({ account }) => aReviewer(willData, { accountId: account.id }) && deskOf(account.id),
  'a namesake of the customer': async () => aReviewer(willData, { name: 'eleanor  HART' }),
  'a namesake of somebody in it': async () => aReviewer(willData, { name: 'Susan Vale' }),
  'the e-mail of somebody in it': async () => aReviewer(willData, { email: 'NELL@example.com' }),
  'family that takes': async () => aReviewer(willData, { family: ['Susan Vale'] }),
  'answers edited as support': async ({ account }) => {
    const desk = aReviewer(willData);
    const support = as({ ...desk.account, roles: ['reviewer', 'admin'] });
    await support.staff.addChild({ accountId: account.id, id: aPersonId(), child: staffChild });
    return desk;
  },
  'a namesake who was put in after it was asked for': async (customer) => {
    await customer.contacts.add({ id: aPersonId(), contact: aContact({ firstName: 'Zed', lastName: 'Later' }) });
    return aReviewer(willData, { name: 'Zed Later' });
  },
};

const deskOf = (id: AccountId): Desk => {
  const account = anAccount({ id, roles: ['reviewer'] });
  const known = reviewers.find(({ accountId }) => accountId === id) ?? expect.fail('not a reviewer');
  return { ...as(account), account, known };
};

describe('a conflict', () => {
  it.each(Object.entries(conflicts))(
    'of %s closes the will, in the words of every other rule',
    async (_rule, prepare) => {
      const customer = await aCustomer(willData);
      const number = await numberOf(customer);
      const desk = await prepare(customer);
      const other = await aCustomer(willData);
      const own = deskOf(aReviewer(willData, { accountId: other.account.id, name: 'Own Will' }).known.accountId);
      expect(await refused(desk, number)).toBe(await refused(own, await numberOf(other)));
      expect(await refusalOf(desk.reviewDesk.claim({ number }))).toBe('Conflict');
    },
  );

  it('keeps a will from whoever it names by now, also where a colleague or an administrator hands it over', async () => {
    const customer = await aCustomer(willData);
    const number = await numberOf(customer);
    const [desk, named] = [aReviewer(willData), aReviewer(willData, { name: 'Zed Later' })];
    await desk.reviewDesk.claim({ number });
    await customer.contacts.add({ id: aPersonId(), contact: aContact({ firstName: 'Zed', lastName: 'Later' }) });
    const { reviewDesk: office } = as(anAccount({ roles: ['admin'] }));
    const to = named.account.id;
    expect(await refusalOf(desk.reviewDesk.handOver({ number, to }))).toBe('Conflict');
    expect(await refusalOf(office.assign({ number, to, reason: 'Priya is away' }))).toBe('Conflict');
    expect((await desk.reviewDesk.get({ number })).isHeldByMe).toBe(true);
  });

  it('of answers edited as support ends after ninety days', async () => {
    const customer = await aCustomer(willData);
    const desk = aReviewer(willData);
    const support = as({ ...desk.account, roles: ['reviewer', 'admin'] });
    await support.staff.addChild({ accountId: customer.account.id, id: aPersonId(), child: staffChild });
    const number = await numberOf(customer);
    time.now = new Date('2027-02-18T09:00:00Z');
    expect(await refusalOf(desk.reviewDesk.claim({ number }))).toBe('Conflict');
    time.now = new Date('2027-02-18T11:00:00Z');
    expect(await desk.reviewDesk.claim({ number })).toEqual({ number });
  });

  const wed = async (own: string, partner: string) => {
    const account = anAccount();
    const calls = as(account);
    await answerEverything(calls);
    const [firstName = '', lastName = ''] = own.split(' ');
    await calls.personalDetails.save({ basedOn: 1, changes: { firstName, lastName, maritalStatus: 'married' } });
    await calls.spouseDetails.save({
      basedOn: 0,
      changes: { fullName: partner, relationship: 'husband', gender: 'male' },
    });
    await ask(calls);
    return { ...calls, account };
  };

  it.each([
    ['Ann Lark', 'Ben Mark Lark', 'Ben Lark'],
    ['Zoë O’Shea', 'José Muñoz', 'JOSE Munoz'],
  ])('of the will of %s that was held before closes that of their partner %s', async (own, partner, asTyped) => {
    const desk = aReviewer(willData);
    const [one, other] = [await wed(own, partner), await wed(asTyped, 'Somebody Else')];
    await desk.reviewDesk.claim({ number: await numberOf(one) });
    expect(await refusalOf(desk.reviewDesk.claim({ number: await numberOf(other) }))).toBe('Conflict');
  });

  describe('of two partners', () => {
    /** A desk that has read the will of the first of two who plan together, and the number of the second’s. */
    const readByOne = async () => {
      const couple = await aCoupleWithWills(willData);
      const desk = aReviewer(willData);
      const number = async (one: TestatorCalls) => {
        await ask(one);
        return (await one.review.status()).review?.number ?? 0;
      };
      await desk.reviewDesk.claim({ number: await number(couple.ann) });
      return { ...couple, desk, second: await number(couple.ben) };
    };
    const consent = (one: TestatorCalls) => one.couples.consent({ consent: 'same-reviewer', isGiven: true });

    it('goes once both have agreed to one reviewer, each in their own account', async () => {
      const { ann, ben, desk, second } = await readByOne();
      expect(await refusalOf(desk.reviewDesk.claim({ number: second }))).toBe('Conflict');
      await consent(ann);
      expect(await refusalOf(desk.reviewDesk.claim({ number: second }))).toBe('Conflict');
      await consent(ben);
      expect(await desk.reviewDesk.claim({ number: second })).toEqual({ number: second });
    });

    it('stays once either has told a reviewer something in confidence', async () => {
      const { ann, ben, annsAccount, desk, second } = await readByOne();
      await consent(ann);
      await consent(ben);
      await addComment(
        orm.em.fork(),
        { vault: encryption.vault, now: time.now },
        { accountId: annsAccount.id, reviewId: null, kind: 'safety', body: 'I am afraid.', by: null },
      );
      expect(await refusalOf(desk.reviewDesk.claim({ number: second }))).toBe('Conflict');
    });

    it('comes back when one takes the consent back, and with the end', async () => {
      const { ann, ben, part, desk, second } = await readByOne();
      await consent(ann);
      await consent(ben);
      await ann.couples.consent({ consent: 'same-reviewer', isGiven: false });
      expect(await refusalOf(desk.reviewDesk.claim({ number: second }))).toBe('Conflict');
      await consent(ann);
      part();
      expect(await refusalOf(desk.reviewDesk.claim({ number: second }))).toBe('Conflict');
    });
  });

  it('is seen after the key has changed, and in reviews whose keys an earlier release had made', async () => {
    const desk = aReviewer(willData);
    const [one, other, third] = [
      await wed('Ida Rook', 'Max Rook'),
      await wed('Max Rook', 'Ida Rook'),
      await wed('Max Rook', 'Ida Rook'),
    ];
    await desk.reviewDesk.claim({ number: await numberOf(one) });

    encryption.keys.set('k2', randomBytes(32));
    encryption.vault = createVault({ current: 'k2', keys: encryption.keys });
    await rotateKeys(orm.em.fork(), encryptedWithKeys(encryption.vault), 'k2');
    encryption.keys.delete('k1');
    encryption.vault = createVault({ current: 'k2', keys: encryption.keys });
    expect(await refusalOf(desk.reviewDesk.claim({ number: await numberOf(other) }))).toBe('Conflict');

    await orm.em.fork().execute(`update reviews set own_key = '', partner_key = null`);
    await addPersonKeys(orm.em.fork(), encryption.vault);
    expect(await refusalOf(desk.reviewDesk.claim({ number: await numberOf(third) }))).toBe('Conflict');
  });
});

describe('the next in line', () => {
  it('passes over what its claimer must not read, and then says that nothing is left', async () => {
    const desk = aReviewer(willData);
    const mine = await aCustomer(willData, {});
    reviewers.push({ ...desk.known, accountId: mine.account.id });
    const closed = deskOf(mine.account.id);
    time.now = new Date('2026-11-20T11:00:00Z');
    const open = await numberOf(await aCustomer(willData));
    expect(await closed.reviewDesk.claim({ number: null })).toEqual({ number: open });
    expect(await refusalOf(closed.reviewDesk.claim({ number: null }))).toBe('NothingToClaim');
  });

  it('is urgent first, then the oldest', async () => {
    const desk = aReviewer(willData);
    const [old, urgent] = [
      await aCustomer(willData),
      await aCustomer(willData, { isUrgent: true, words: 'An operation.' }),
    ];
    expect(await desk.reviewDesk.claim({ number: null })).toEqual({ number: await numberOf(urgent) });
    expect(await desk.reviewDesk.claim({ number: null })).toEqual({ number: await numberOf(old) });
  });

  it('is what its claimer has read before; for a working day nobody else is offered it', async () => {
    const [reader, other] = [aReviewer(willData), aReviewer(willData, { name: 'Sam Other' })];
    const customer = await aCustomer(willData);
    await reader.reviewDesk.claim({ number: null });
    await reader.reviewDesk.returnToCustomer({ number: await numberOf(customer), reasons: ['Name the charity.'] });
    time.now = new Date('2026-11-25T10:00:00Z');
    const urgent = await numberOf(await aCustomer(willData, { isUrgent: true, words: 'An operation.' }));
    const { review } = await ask(customer);
    expect(review?.lane).toBe('again');
    expect(await other.reviewDesk.claim({ number: null })).toEqual({ number: urgent });
    expect(await refusalOf(other.reviewDesk.claim({ number: null }))).toBe('NothingToClaim');
    const later = await numberOf(await aCustomer(willData, { isUrgent: true, words: 'A journey.' }));
    expect(await reader.reviewDesk.claim({ number: null })).toEqual({ number: review?.number });
    expect(await other.reviewDesk.claim({ number: null })).toEqual({ number: later });
  });

  it('is offered to everybody once that day is over', async () => {
    const [reader, other] = [aReviewer(willData), aReviewer(willData, { name: 'Sam Other' })];
    const customer = await aCustomer(willData);
    await reader.reviewDesk.claim({ number: null });
    await reader.reviewDesk.returnToCustomer({ number: await numberOf(customer), reasons: ['Name the charity.'] });
    const { review } = await ask(customer);
    time.now = new Date('2026-11-23T12:00:00Z');
    expect(await other.reviewDesk.claim({ number: null })).toEqual({ number: review?.number });
  });
});
