import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aHusband, anExecutor, aPlan } from '../../../testing/a-family.ts';
import { aGift, aRecipient } from '../../../testing/a-gift.ts';
import { aProvision } from '../../../testing/a-provision.ts';
import { aTestatorRecord, somePersonalDetails } from '../../../testing/a-testator-record.ts';
import { inShort } from './in-short.ts';

const asOf = '2026-11-23';
const rosie = aChildNamed('Rosie', { dateOfBirth: '2016-09-03' });
const martha = aChildNamed('Martha', { dateOfBirth: '2019-02-01' });
const grown = aChildNamed('Ivy', { dateOfBirth: '1999-02-01' });
const sue = aContactNamed('Sue Finch', { role: 'sibling' });
const rob = aContactNamed('Rob Finch');
const jane = aContactNamed('Jane Doe', { role: 'Solicitor' });
const hospice = aContactNamed('Hospice Charity', { isCharity: true });

const share = (id: string, priority = 1, shareBasisPoints: number | null = null) => ({
  personId: id as PersonId,
  priority,
  shareBasisPoints,
});
const residue = (...recipients: Recipient[]) => ({ residue: { version: 1, recipients } });

const record = (changes: Partial<TestatorRecord>) =>
  aTestatorRecord({
    personalDetails: somePersonalDetails({ maritalStatus: 'married' }),
    spouseDetails: aHusband({ fullName: 'Daniel James Bell' }),
    children: [rosie, martha, grown],
    contacts: [sue, rob, jane, hospice],
    ...changes,
  });

const sentencesOf = (changes: Partial<TestatorRecord>) => inShort(record(changes), asOf).join(' ');

describe('a will in short', () => {
  it('says nothing of what is not decided', () => {
    expect(inShort(aTestatorRecord(), asOf)).toEqual([]);
  });

  it('has one full stop after a name that ends in one', () => {
    const rescue = aContactNamed('Donkey Rescue Inc.', {
      firstName: 'Donkey Rescue Inc.',
      lastName: '',
      kind: 'charity',
      isCharity: true,
    });
    const passages = inShort(record({ contacts: [rescue], ...residue(share(rescue.id)) }), asOf);
    expect(passages.filter((passage) => passage.includes('Donkey Rescue Inc.'))).toHaveLength(1);
    expect(passages.join(' ')).not.toContain('..');
  });

  it('is told in five short passages for a family', () => {
    const cremation = { ...unansweredOf(funeralWishesQuestions), funeralType: 'cremation' } as const;
    const sentences = inShort(
      record({
        children: [rosie, martha],
        executors: [anExecutor('spouse'), anExecutor('sue', { role: 'backup', position: 1 })],
        guardians: ['rosie', 'martha'].map((child) =>
          aPlan(child, { primaryIds: ['spouse' as PersonId], backupIds: [sue.id] }),
        ),
        gifts: [aGift({ recipients: [aRecipient('rob')] })],
        ...residue(share('spouse'), share('rosie', 2), share('martha', 2)),
        funeralWishes: { ...cremation, version: 1, savedAt: '2026-11-20T10:00:00.000Z' },
      }),
      asOf,
    );
    expect(sentences).toEqual([
      'Daniel carries out your will. Sue steps in if Daniel can’t.',
      'If Rosie or Martha needs a guardian, you have chosen Daniel, then Sue.',
      'You leave one gift: “The piano” to Rob.',
      'The rest of your estate goes to Daniel. If Daniel dies before you, it goes to Rosie and Martha in equal shares, each at 18.',
      'You would like to be cremated.',
    ]);
  });

  it.each([
    ['burial', 'You would like to be buried.'],
    ['cremation', 'You would like to be cremated.'],
    ['medical_science', 'You give your body to medical science.'],
    ['no_preference', 'Your family decides whether you are buried or cremated.'],
  ] as const)('says what becomes of the body with %s', (funeralType, sentence) => {
    const wishes = { ...unansweredOf(funeralWishesQuestions), funeralType };
    const funeralWishes = { ...wishes, version: 1, savedAt: '2026-11-20T10:00:00.000Z' };
    expect(inShort(record({ funeralWishes }), asOf)).toContain(sentence);
  });

  it('tells who gets a pet before it tells of the rest', () => {
    const provisions = [aProvision('pet', { description: 'my cat', takerId: sue.id })];
    const told = sentencesOf({ provisions, ...residue(share('rob')) });
    expect(told.indexOf('cat')).toBeGreaterThan(-1);
    expect(told.indexOf('cat')).toBeLessThan(told.indexOf('Your estate goes to'));
  });

  it('tells of classes as of people who share', () => {
    expect(sentencesOf(residue(share('spouse'), share('children', 2), share('sue', 3)))).toBe(
      'Your estate goes to Daniel. If Daniel dies before you, it goes to your children in equal shares, each at 18. Next in line: Sue.',
    );
    expect(
      sentencesOf(residue({ ...share('children'), exceptIds: [rosie.id, martha.id] }, share('grandchildren', 2))),
    ).toBe(
      'Your estate goes to your children (except Rosie and Martha) in equal shares. If none of your children can inherit, it goes to your grandchildren in equal shares.',
    );
    expect(sentencesOf({ children: [], ...residue(share('children')) })).toBe(
      'Your estate goes to your children in equal shares, each at 18.',
    );
  });

  it('says who act together, and who steps in for one of them', () => {
    const executors = [
      anExecutor('jane', { role: 'backup', position: 3 }),
      anExecutor('sue', { position: 1 }),
      anExecutor('spouse'),
      anExecutor('rob', { role: 'backup', position: 2 }),
    ];
    expect(sentencesOf({ executors })).toBe(
      'Daniel and Sue carry out your will together. Rob steps in if one of them can’t, then Jane Doe.',
    );
  });

  it('takes backups for the executors where there are no others', () => {
    expect(sentencesOf({ executors: [anExecutor('sue', { role: 'backup' })] })).toBe('Sue carries out your will.');
  });

  it('says whose guardians differ, and nothing of a child who is grown up', () => {
    const guardians = [
      aPlan('rosie', { groups: [{ id: 'g' as never, name: '', memberIds: [sue.id, rob.id] }] }),
      aPlan('martha', { primaryIds: [rob.id] }),
      aPlan('ivy', { primaryIds: [rob.id] }),
    ];
    expect(sentencesOf({ guardians })).toBe('The guardians you have chosen: for Rosie, Sue and Rob; for Martha, Rob.');
  });

  it('names the first few gifts and counts the others', () => {
    const gifts = [
      aGift({
        id: 'a' as GiftId,
        giftType: 'cash_gift',
        cashAmount: 500_000,
        recipients: [aRecipient('sue'), aRecipient('rob')],
      }),
      aGift({
        id: 'b' as GiftId,
        position: 1,
        giftType: 'pension_plan',
        provider: 'Nest',
        recipients: [aRecipient('spouse')],
      }),
      aGift({ id: 'c' as GiftId, position: 2, recipients: [] }),
      aGift({ id: 'd' as GiftId, position: 3, recipients: [aRecipient('hospice')] }),
    ];
    expect(sentencesOf({ gifts })).toBe(
      'You leave 4 gifts: £5,000 to Sue and Rob; your pension with Nest to Daniel (as a request); “The piano” to no one yet; and 1 more.',
    );
    const settings = { ...record({}).settings, hasNoSpecificGifts: true };
    expect(sentencesOf({ settings })).toBe('You leave no specific gifts.');
    const dog = aProvision('pet', { description: 'my dog Bramble', takerId: sue.id, cashAmount: null });
    expect(sentencesOf({ settings, provisions: [dog] })).not.toContain('no specific gifts');
  });

  it('tells the shares that were set', () => {
    expect(sentencesOf(residue(share('sue', 1, 7500), share('rob', 1, 2500)))).toBe(
      'Your estate goes to Sue (75%) and Rob (25%).',
    );
  });

  it('says of one child who waits no more than of one', () => {
    expect(sentencesOf(residue(share('rosie'), share('ivy')))).toBe(
      'Your estate goes to Rosie and Ivy in equal shares, Rosie at 18.',
    );
    expect(sentencesOf(residue(share('rosie')))).toBe('Your estate goes to Rosie at 18.');
  });

  it('lets the children of a child come before the next in line', () => {
    expect(sentencesOf(residue(share('ivy'), share('sue', 2), share('hospice', 3)))).toBe(
      'Your estate goes to Ivy. If Ivy dies before you and leaves no children, it goes to Sue. Next in line: Hospice Charity.',
    );
  });

  it('speaks of nobody’s death where a charity is first', () => {
    expect(sentencesOf(residue(share('hospice'), share('sue', 2)))).toBe(
      'Your estate goes to Hospice Charity. If Hospice Charity can’t inherit, it goes to Sue.',
    );
  });

  it('tells people of one first name apart by all of their names', () => {
    const other = aContactNamed('Sue Hart', { id: 'other' as PersonId });
    expect(sentencesOf({ contacts: [sue, other], ...residue(share('sue'), share('other')) })).toBe(
      'Your estate goes to Sue Finch and Sue Hart in equal shares.',
    );
  });

  it('leaves out somebody who is no longer named, and a partner kept out of the will', () => {
    const unmarried = somePersonalDetails({ maritalStatus: 'partner' });
    const settings = { ...record({}).settings, includePartner: false };
    const executors = [anExecutor('spouse'), anExecutor('gone'), anExecutor('sue')];
    expect(sentencesOf({ personalDetails: unmarried, settings, executors })).toBe('Sue carries out your will.');
  });

  it('never says “each” of one child, nor anything that is no sentence, whatever was answered', () => {
    const ids = ['spouse', 'rosie', 'martha', 'ivy', 'sue', 'rob', 'jane', 'hospice', 'gone'];
    const people = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 9 });
    const ranked = people.chain((some) =>
      fc.tuple(...some.map((id) => fc.integer({ min: 1, max: 4 }).map((priority) => share(id, priority)))),
    );
    const children = fc.subarray([rosie, martha, grown]);
    fc.assert(
      fc.property(people, ranked, children, fc.integer({ min: 18, max: 30 }), (some, recipients, family, age) => {
        const sentences = inShort(
          record({
            children: family,
            executors: some.map((id, position) =>
              anExecutor(id, { position, role: position > 1 ? 'backup' : 'primary' }),
            ),
            settings: { ...record({}).settings, childrenInheritanceAge: age },
            ...residue(...recipients),
          }),
          asOf,
        );
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^[A-Z].*\.$/);
          expect(sentence).not.toMatch(/undefined|null|\s\s| ,|,\.|to \.|^ /);
          if (sentence.includes('each at')) expect(sentence).toMatch(/ and /);
          for (const { firstName } of [rosie, martha, grown].filter((child) => !family.includes(child)))
            expect(sentence).not.toContain(firstName);
        }
      }),
    );
  });
});
