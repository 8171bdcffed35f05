import { describe, expect, it } from 'vitest';
import {
  aChild,
  anAdultChild,
  anItem,
  aPerson,
  aSpouse,
  backups,
  clausesOf,
  levels,
  type Named,
  primaries,
  type Story,
  someFacts,
} from '../testing/facts.ts';

const robert = aPerson('Robert Finch');
const anna = aPerson('Anna Reed', 'sister');
const jane = aPerson('Jane Doe', 'professional_solicitor');
const six = ['A A', 'B B', 'C C', 'D D', 'E E', 'F F'].map((name) => aPerson(name));

const executors = (...chosen: NonNullable<Story['executors']>[]) => clausesOf(someFacts({ executors: chosen.flat() }));

describe('the executors', () => {
  it('appoints one alone', () => {
    const clauses = executors(primaries(robert));
    expect(clauses['executors.appointment']).toBe(
      'I appoint my friend ROBERT FINCH as the only executor and trustee of this will.',
    );
    expect(clauses).not.toHaveProperty('executors.acting');
    expect(clauses).not.toHaveProperty('executors.substitutes');
  });

  it('appoints one with one substitute', () => {
    expect(executors(primaries(robert), backups(anna))['executors.substitutes']).toBe(
      'If Robert Finch dies before me or, before probate of this will is granted, gives up the office or cannot or ' +
        'will not act, I appoint my sister ANNA REED as the only executor and trustee in that person’s place.',
    );
  });

  it('appoints one with substitutes in turn', () => {
    const { 'executors.substitutes': text } = executors(primaries(robert), backups(anna, jane));
    expect(text).toContain('or anyone who takes that person’s place under this clause,');
    expect(text).toContain('the next of these people, in this order, who is able and willing to act:');
    expect(text).toMatch(/my sister ANNA REED; and the solicitor JANE DOE\.$/);
  });

  it('appoints several together', () => {
    const clauses = executors(primaries(robert, anna));
    expect(clauses['executors.appointment']).toBe(
      'I appoint my friend ROBERT FINCH and my sister ANNA REED together as the executors and trustees of this will.',
    );
    expect(clauses['executors.acting']).toContain('the survivors or survivor of them may go on acting');
  });

  it('fills each vacancy in order and displaces nobody', () => {
    const one = executors(primaries(robert, anna), backups(jane))['executors.substitutes'];
    expect(one).toMatch(/^A vacancy does not end the appointment of those who are still able and willing to act\. /);
    expect(one).toMatch(/I appoint the solicitor JANE DOE as an executor and trustee to fill that vacancy\.$/);
    const two = executors(primaries(robert, anna), backups(jane, aPerson('Leo Marsh')))['executors.substitutes'];
    expect(two).toContain('any person appointed by clause 3.1 or by this clause dies before me');
    expect(two).toMatch(/the solicitor JANE DOE; and my friend LEO MARSH\.$/);
  });

  it('lets those under 18 wait, each of two or one of them', () => {
    const young = (name: string) => aPerson(name, 'friend', { dateOfBirth: '2010-05-05' });
    const of = (...people: Named[]) => executors(primaries(...people))['executors.appointment'];
    expect(of(young('Jo Reed'))).toContain('my friend JO REED, on reaching the age of 18, as the only executor');
    expect(of(young('Jo Reed'), young('Al Reed'))).toContain(
      'I appoint my friend JO REED and my friend AL REED, each on reaching the age of 18, together as the executors',
    );
    expect(of(young('Jo Reed'), robert)).toContain(
      'I appoint my friend JO REED, on reaching the age of 18, and my friend ROBERT FINCH together as the executors',
    );
  });

  it('appoints backups where no main executor is chosen', () => {
    const clauses = executors(backups(robert, anna));
    expect(clauses['executors.appointment']).toContain('my friend ROBERT FINCH and my sister ANNA REED together');
    expect(clauses).not.toHaveProperty('executors.substitutes');
  });

  it('says who takes the grant when more than four are appointed', () => {
    expect(executors(primaries(...six.slice(0, 4)))).not.toHaveProperty('executors.limit');
    const clauses = executors(primaries(...six));
    expect(clauses['executors.appointment']).toMatch(/: my friend A A; .*; and my friend F F\.$/);
    expect(clauses['executors.limit']).toContain('the first four of those, in the order of clause 3.1');
  });

  it('names a person once who is stored as both main and backup', () => {
    expect(executors(primaries(robert), backups(robert))).not.toHaveProperty('executors.substitutes');
  });

  it('orders by stored position, not by arrival', () => {
    const stored = primaries(robert, anna).toReversed();
    expect(executors(stored)['executors.appointment']).toMatch(/ROBERT FINCH and my sister ANNA REED/);
  });

  it('lets a professional charge, whether main or backup, and nobody else', () => {
    expect(executors(primaries(jane))).toHaveProperty('executors.charging');
    expect(executors(primaries(robert), backups(jane))).toHaveProperty('executors.charging');
    expect(executors(primaries(robert))).not.toHaveProperty('executors.charging');
  });

  it('names the Standard Provisions exactly', () => {
    expect(executors(primaries(robert))['executors.powers']).toContain(
      'the Standard Provisions of the Society of Trust and Estate Practitioners (3rd Edition)',
    );
  });

  it('calls the spouse, a child and a contact what they are, and says once where a contact lives', () => {
    const sue = aPerson('Sue Vale', 'sister', { line1: '1 High St', townOrCity: 'Ludlow', postcode: 'SY8 1AA' });
    const story = {
      testator: { maritalStatus: 'married' },
      executors: primaries(aSpouse('Mary Cole', 'wife'), anAdultChild('Amy Hart'), sue),
      residue: levels([sue]),
    };
    const { 'executors.appointment': appointment, 'residue.level-1': residue } = clausesOf(someFacts(story));
    expect(appointment).toMatch(
      /: my wife MARY COLE; my daughter AMY HART; and my sister SUE VALE \(of 1 High St, Ludlow SY8 1AA\)\.$/,
    );
    expect(residue).toMatch(/to my sister SUE VALE if Sue Vale survives me\.$/);
  });

  it('takes two contacts of one name and one email for one person', () => {
    const email = 'sue@example.com';
    const [one, two] = ['a', 'b'].map((id) => aPerson('Sue Vale', 'friend', { id, email }));
    if (!one || !two) throw new Error('two are needed');
    expect(executors(primaries(one), backups(two))).not.toHaveProperty('executors.substitutes');
    const other = aPerson('Sue Vale', 'friend', { id: 'c', email: 'other@example.com' });
    expect(executors(primaries(one), backups(other))).toHaveProperty('executors.substitutes');
  });

  it('provides for receipts unless all who can take are adults', () => {
    const receiptsOf = (story: Story) => clausesOf(someFacts(story))['executors.receipts'];
    expect(receiptsOf({ residue: levels([aPerson('Joan Hart', 'mother')]) })).toBeUndefined();
    expect(receiptsOf({ residue: levels([anAdultChild('Amy Hart')]) })).toContain(
      'due under this will to a person under',
    );
    const gifts = [anItem('piano', [aPerson('Sue Finch')])];
    expect(receiptsOf({ residue: levels([aPerson('Joan Hart', 'mother')]), gifts })).toBeDefined();
  });

  it('lets a child who may take at 16 sign for money at 16', () => {
    const receipts = (age: number) =>
      clausesOf(someFacts({ residue: levels([aChild('Amy Hart')]), age }))['executors.receipts'];
    expect(receipts(16)).toContain('at the age of 16 or 17 may give a good receipt for money from that age.');
    expect(receipts(18)).not.toContain('16');
  });

  it('says who signs for a charity, and what becomes of one that has gone', () => {
    const hope = aPerson('Hope House', 'Other', { isCharity: true, charityNumber: '1234567' });
    const clauses = clausesOf(someFacts({ residue: levels([hope]) }));
    expect(clauses['executors.charities']).toContain('the receipt of its treasurer or other proper officer is enough');
    expect(clauses['residue.level-1']).toMatch(/to HOPE HOUSE \(registered charity number 1234567\)\.$/);
    expect(executors(primaries(robert))).not.toHaveProperty('executors.charities');
  });

  it('says what becomes of a charity and of another body, where nobody has been asked which it is', () => {
    const said = (row: Parameters<typeof aPerson>[2]) =>
      clausesOf(someFacts({ residue: levels([aPerson('Hope Hospice', 'Other', row)]) }))['executors.charities'];
    const [ofCharity, ofOther] = [/If a charity has closed/, /If an organisation that is not a charity has closed/];
    expect(said({})).toMatch(ofCharity);
    expect(said({})).toMatch(ofOther);
    expect(said({ kind: 'organisation' })).not.toMatch(ofCharity);
    expect(said({ kind: 'charity' })).not.toMatch(ofOther);
  });
});

describe('private photos and messages that are to be deleted', () => {
  const digital = (hasPowers: boolean) =>
    clausesOf(someFacts({ more: { digitalAssets: { hasPowers, privateFiles: 'delete', recipients: [] } } }))[
      'executors.digital'
    ];

  it('are what was chosen, and no other files', () => {
    expect(digital(true)).toMatch(
      / I wish my private photos and messages to be deleted unread, so far as the providers allow\.$/,
    );
  });

  it('may be looked for without any other powers', () => {
    expect(digital(false)).toBe(
      'I wish my private photos and messages to be deleted unread, so far as the providers allow. For that alone my Trustees may open my devices and accounts.',
    );
  });
});
