import { describe, expect, it } from 'vitest';
import { composeWill } from '../composition/compose-will.ts';
import {
  aChild,
  anAdultChild,
  aPerson,
  aSpouse,
  asOf,
  clausesOf,
  levels,
  type Named,
  type Story,
  someFacts,
} from '../testing/facts.ts';

const daniel = aSpouse('Daniel Hart');
const amy = aPerson('Amy Hart', 'child');
const ben = aPerson('Ben Hart', 'stepchild');
const sue = aPerson('Sue Finch');
const tom = aPerson('Tom Vale', 'brother');

const residue = (...lists: Named[][]) => residueOf({ residue: levels(...lists) });

function residueOf(story: Story) {
  const clauses = clausesOf(someFacts({ testator: { maritalStatus: 'married' }, ...story }));
  return Object.fromEntries(Object.entries(clauses).filter(([id]) => id.startsWith('residue.')));
}

describe('the residuary estate', () => {
  it('gives everything to one who survives', () => {
    expect(residue([sue])['residue.level-1']).toBe(
      'I give my Residuary Estate to my friend SUE FINCH if Sue Finch survives me.',
    );
    expect(Object.keys(residue([sue]))).toEqual(['residue.fund', 'residue.level-1', 'residue.section33']);
  });

  it('shares equally between two, and lists three or more', () => {
    expect(residue([sue, tom])['residue.level-1']).toBe(
      'I give my Residuary Estate in equal shares to my friend SUE FINCH and my brother TOM VALE. ' +
        'Each of them must survive me to take.',
    );
    expect(residue([sue, tom, daniel])['residue.level-1']).toBe(
      'I give my Residuary Estate in equal shares to these people, each of whom must survive me to ' +
        'take: my friend SUE FINCH; my brother TOM VALE; and my husband DANIEL HART.',
    );
  });

  it.each([
    ['clause 4.2', [sue]],
    ['clauses 4.2 and 4.3', [amy]],
    ['clauses 4.2 to 4.4', [amy, sue]],
  ])('lets the next level take where nobody takes under %s', (before, first) => {
    expect(residue(first, [tom])['residue.level-2']).toMatch(
      `If nobody takes my Residuary Estate under ${before}, I give it`,
    );
  });

  it('adds a failed share to the others', () => {
    expect(residue([sue, tom])['residue.failed-shares-1']).toBe(
      'A share that nobody takes under clause 4.2 is added in equal parts to the shares that are taken.',
    );
    expect(residue([amy, tom])['residue.failed-shares-1']).toContain('under clauses 4.2 and 4.3 is added');
  });

  it('lets the stand-ins of a child take at once, before the others', () => {
    expect(residue([amy, ben, tom])['residue.substitution-1']).toBe(
      'If Amy Hart or Ben Hart does not survive me, or for any other reason does not take a share under clause 4.2, ' +
        'I give the share that person would have taken to that person’s stand-ins.',
    );
    expect(residue([amy])['residue.substitution-1']).toMatch(/does not take under clause 4\.2, I give my Residuary/);
    expect(residue([sue, tom, daniel])).not.toHaveProperty('residue.substitution-1');
  });

  it('lets no stand-ins take where that was chosen, but those of a child who is a contact', () => {
    const off = { residue: { grandchildrenInherit: false } };
    const of = (...people: Named[]) => residueOf({ residue: levels(people), more: off })['residue.substitution-1'];
    const kit = aChild('Kit Hart');
    expect(of(kit)).toBe(
      'If Kit Hart does not survive me, or for any other reason does not take under clause 4.2, Kit Hart’s own children do not take in that place.',
    );
    expect(of(kit, amy)).toBe(
      'If Amy Hart does not survive me, or for any other reason does not take a share under clause 4.2, I give the share Amy Hart would have taken to Amy Hart’s stand-ins. ' +
        'If Kit Hart does not survive me, or for any other reason does not take a share under clause 4.2, Kit Hart’s own children do not take in that place.',
    );
  });

  it('names the children of a class as nobody would dispute, and those who have died', () => {
    const late = anAdultChild('Tom Hart', { hasDied: true, gender: 'male' });
    const [kit, max] = [anAdultChild('Kit Hart'), anAdultChild('Max Hart')];
    const of = (people: Named[], exceptIds: string[] = []) =>
      residueOf({
        people,
        more: { residuaryRecipients: [{ recipientType: 'class', classOf: 'children', exceptIds }] },
      })['residue.level-1']?.replace(/^.*? and reach the age of 18\. /u, '');
    const later =
      'A child who becomes mine later, by birth (whoever carries the child), adoption or order of a court, is included, and so is one conceived before my death and born after it.';
    expect(of([kit])).toBe(`My only child now is KIT HART. ${later}`);
    expect(of([kit, late])).toBe(`My only child now living is KIT HART. TOM HART, a child of mine, has died. ${later}`);
    expect(of([kit, max], ['Max Hart'])).toBe(
      `Of my children, KIT HART takes under this clause and MAX HART does not. ${later}`,
    );
    expect(of([kit, late], ['Tom Hart'])).toBe(
      `Of my children, KIT HART takes under this clause and TOM HART does not. ${later}`,
    );
    expect(of([kit], ['Kit Hart'])).toBe(`KIT HART does not take under this clause. ${later}`);
  });

  it('calls a list what it is: people, charities, organisations or both', () => {
    const [hope, haven] = ['Hope House', 'Donkey Haven'].map((name) => aPerson(name, 'Other', { kind: 'charity' }));
    const club = aPerson('Chess Club', 'Other', { kind: 'organisation' });
    const first = (...people: (Named | undefined)[]) =>
      residue(people.flatMap((one) => one ?? []))['residue.level-1']?.split(':')[0];
    expect(first(hope, haven, aPerson('Cat Haven', 'Other', { kind: 'charity' }))).toMatch(/ to these charities$/);
    expect(first(hope, haven, club)).toMatch(/ to these organisations$/);
    expect(first(hope, haven, sue)).toMatch(/ to the following, of whom a person must survive me to take$/);
  });

  it('explains of charities nothing that only people do', () => {
    const [hope, haven] = ['Hope House', 'Donkey Haven'].map((name) => aPerson(name, 'Other', { kind: 'charity' }));
    const explained = (...people: (Named | undefined)[]) =>
      composeWill(someFacts({ residue: levels(people.flatMap((one) => one ?? [])) }), { asOf })
        .sections.flatMap(({ clauses }) => clauses)
        .find(({ id }) => id === 'residue.level-1')?.explanation;
    expect(explained(hope, haven)).toMatch(/you chose these organisations first\. They share equally\./);
    expect(explained(hope, haven)).not.toMatch(/people|living|alive/);
    expect(explained(sue, haven)).toContain('still living 28 days after you');
  });

  it('says of a class in a list who belongs to it, in a clause of its own', () => {
    const recipients = [
      { recipientType: 'class', classOf: 'grandchildren' },
      { recipientType: 'contact', recipientId: 'Sue Finch' },
    ];
    const clauses = residueOf({ people: [sue], more: { residuaryRecipients: recipients } });
    expect(clauses['residue.level-1']).toMatch(
      /^I give my Residuary Estate in equal shares, one for each person, to these people, /,
    );
    expect(clauses['residue.members-1']).toBe('Each of my grandchildren takes at once.');
  });

  it('names a child who has died for the children they left', () => {
    const late = anAdultChild('Tom Hart', { diedOn: '2020-01-01', gender: 'male' });
    const clauses = residueOf({ residue: levels([aChild('Kit Hart'), late]) });
    expect(clauses['residue.level-1']).toMatch(
      /to my daughter KIT HART and my late son TOM HART\. Each of them must survive me/,
    );
    expect(clauses['residue.substitution-1']).toMatch(/^If Kit Hart or Tom Hart does not survive me/);
  });

  it('passes to the next level only if all of the one before fails', () => {
    const clauses = residue([daniel], [amy, ben], [sue]);
    expect(clauses['residue.level-2']).toMatch(
      /^If nobody takes my Residuary Estate under clause 4\.2, I give it in equal shares to my child AMY HART and/,
    );
    expect(clauses['residue.substitution-2']).toMatch(/^Where clause 4\.3 applies, and Amy Hart or Ben Hart does not/);
    expect(clauses['residue.failed-shares-2']).toMatch(/^Where clause 4\.3 applies, a share that nobody takes/);
    expect(clauses['residue.level-3']).toMatch(
      /^If nobody takes my Residuary Estate under clauses 4\.2 to 4\.5, I give/,
    );
  });

  it('takes the lowest priority first whatever its number, and stored order within it', () => {
    const stored = levels([tom, sue, amy]).map((row, at) => ({ ...row, priority: at === 1 ? 3 : 7 }));
    const clauses = residueOf({ residue: stored });
    expect(clauses['residue.level-1']).toContain('SUE FINCH');
    expect(clauses['residue.level-2']).toMatch(/TOM VALE and my child AMY HART/);
  });

  it('never leaves section 33 to silence', () => {
    for (const lists of [[[sue]], [[amy]], [[daniel], [tom]]]) {
      expect(residue(...lists)['residue.section33']).toContain(
        'section 33 of the Wills Act 1837, which does not apply',
      );
    }
  });

  it.each([
    ['married', true],
    ['partner', false],
  ] as const)('settles who bears tax when a %s testator shares between partner and others', (maritalStatus, isSaid) => {
    const clauses = residueOf({ testator: { maritalStatus }, residue: levels([daniel, amy]) });
    expect('residue.tax' in clauses).toBe(isSaid);
    expect(clauses['residue.fund']?.includes('subject to clause 4.5')).toBe(isSaid);
  });

  it('says nothing of tax when the partner takes alone', () => {
    expect(residue([daniel], [amy])).not.toHaveProperty('residue.tax');
  });

  it.each([
    [{ homeOwnership: 'own-outright', tenancyType: 'sole-owner' }, ' It includes my interest in 4 Mill Lane, Ludlow'],
    [
      { homeOwnership: 'own-mortgage', tenancyType: 'tenants-in-common' },
      ' It includes my share of 4 Mill Lane, Ludlow',
    ],
    [{ homeOwnership: 'own-mortgage', tenancyType: 'joint-tenants' }, null],
    [{ homeOwnership: 'rent', tenancyType: 'sole-owner' }, null],
    [{ homeOwnership: 'own-outright' }, null],
  ])('includes a home only so far as it is the testator’s to give: %j', (home, said) => {
    const fund = residueOf({ home })['residue.fund'];
    expect(fund?.includes('Mill Lane')).toBe(said !== null);
    expect(fund).toContain(said ?? 'What is left is my Residuary Estate.');
  });

  it('makes a child wait for the age that was chosen', () => {
    const child = aChild('Kit Hart');
    const first = (people: Named[], age: number) => residueOf({ residue: levels(people), age })['residue.level-1'];
    expect(first([child], 25)).toMatch(/to my daughter KIT HART if Kit Hart survives me and reaches the age of 25\.$/);
    expect(first([child, sue], 25)).toMatch(/survive me to take\. Kit Hart takes only on reaching the age of 25\.$/);
    expect(first([child, sue, tom], 25)).toContain(': my daughter KIT HART, on reaching the age of 25; my friend SUE');
    expect(first([child, aChild('Max Hart'), aChild('Zoe Hart')], 21)).toMatch(
      /each of whom must survive me and reach the age of 21 to take: my daughter KIT HART; /,
    );
    expect(first([anAdultChild('Kit Hart')], 18)).toMatch(/KIT HART if Kit Hart survives me\.$/);
    expect(first([aChild('Kit Hart', { dateOfBirth: '2000-06-01' })], 30)).toContain('reaches the age of 30');
    expect(first([anAdultChild('Kit Hart')], 30)).not.toContain('30');
    expect(first([amy], 25)).not.toContain('25');
  });

  it('gives the shares that were set, and divides a failed one in their proportions', () => {
    const stored = levels([amy, sue, tom]).map((row, at) => ({ ...row, percentage: [50, 33.33, 16.67][at] }));
    const clauses = residueOf({ residue: stored });
    expect(clauses['residue.level-1']).toBe(
      'I give my Residuary Estate in the shares stated to these people, each of whom must survive ' +
        'me to take: my child AMY HART as to 50 per cent; my friend SUE FINCH as to 33.33 per cent; and my brother TOM ' +
        'VALE as to 16.67 per cent.',
    );
    expect(clauses['residue.failed-shares-1']).toMatch(/is added to the shares that are taken, in the proportions/);
  });

  it('asks nobody to outlive the testator to whom that means nothing', () => {
    const hope = aPerson('Hope House', 'Other', { isCharity: true });
    expect(residue([hope])['residue.level-1']).toBe('I give my Residuary Estate to HOPE HOUSE.');
    expect(residue([hope, sue])['residue.level-1']).toMatch(/Each of them who is a person must survive/);
    expect(residue([hope, sue])).toHaveProperty('residue.tax');
  });

  it.each([
    [{ charityRegister: 'not_registered' }, true],
    [{ townOrCity: 'Austin', postcode: '78701' }, true],
    [{ charityRegister: 'scotland' }, false],
    [{ charityRegister: 'northern_ireland', townOrCity: 'Dublin' }, false],
    [{ townOrCity: 'Ludlow', postcode: 'SY8 1AA' }, false],
    [{}, false],
  ])('has a charity beside one at home bear its own tax where it may not be exempt: %o', (row, isTaxed) => {
    const [hope, other] = [
      aPerson('Hope House', 'Other', { isCharity: true, charityRegister: 'england_wales' }),
      aPerson('Donkey Haven', 'Other', { isCharity: true, ...row }),
    ];
    expect('residue.tax' in residue([hope, other])).toBe(isTaxed);
    expect(residue([other])).not.toHaveProperty('residue.tax');
  });

  it('ends a sentence in one full stop after a name that ends in one', () => {
    const inc = aPerson('Donkey Rescue of Texas Inc.', 'Other', { isCharity: true });
    expect(residue([inc])['residue.level-1']).toBe('I give my Residuary Estate to DONKEY RESCUE OF TEXAS INC.');
  });
});

describe('what was given already', () => {
  const advance = (person: Named, amount: number, more: object = {}) => ({
    id: `advance-${amount}`,
    personType: person.table === 'children' ? 'child' : 'contact',
    personId: person.row.id,
    amount,
    ...more,
  });
  const given = (lists: Named[][], ...advances: ReturnType<typeof advance>[]) =>
    residueOf({ residue: levels(...lists), more: { advances } });

  it('is stated, and comes off the share of whoever had it', () => {
    const clauses = given([[sue, tom]], advance(tom, 20_000, { purpose: 'towards a home', year: 2021 }));
    expect(Object.keys(clauses)).toEqual([
      'residue.fund',
      'residue.level-1',
      'residue.failed-shares-1',
      'residue.advances',
      'residue.advances-counted',
      'residue.section33',
    ]);
    expect(clauses['residue.advances']).toBe(
      'In my lifetime I gave TWENTY THOUSAND POUNDS (£20,000) to Tom Vale in 2021 (towards a home). ' +
        'Clause 4.5 says how that advance counts.',
    );
    expect(clauses['residue.advances-counted']).toBe(
      'Where people share my Residuary Estate under clauses 4.2 and 4.3, advances count in this way: ' +
        'an advance counts if the person who had it takes a share, or that person’s stand-ins do; ' +
        'the advances that count are added to my Residuary Estate, the total is divided into those shares, and each ' +
        'advance is taken off the share of the person who had it, or of that person’s stand-ins in the proportions in ' +
        'which they share; where a person’s advances are more than that share, neither that person nor that person’s ' +
        'stand-ins take or repay anything, those advances do not count, and the division is made again among the ' +
        'others, whose shares keep the proportions that they bear to one another; and only the advances in clause 4.4 ' +
        'count, without interest, and my Trustees may accept the amounts stated there as final.',
    );
  });

  it('stands in a list where there are several, in the words that can stand in a clause', () => {
    const clauses = given(
      [[sue], [amy, tom]],
      advance(tom, 500, { purpose: 'I give him my car' }),
      advance(amy, 2000, { purpose: 'if she marries' }),
      advance(amy, 1000.5, { year: 2019, purpose: 'A wedding.' }),
    );
    expect(clauses['residue.advances']).toBe(
      'In my lifetime I gave these sums, and clause 4.7 says how each advance counts: FIVE HUNDRED POUNDS (£500) to ' +
        'Tom Vale; TWO THOUSAND POUNDS (£2,000) to Amy Hart; and ONE THOUSAND POUNDS AND FIFTY PENCE (£1,000.50) to ' +
        'Amy Hart in 2019 (A wedding).',
    );
    expect(clauses['residue.advances-counted']).toContain('under clauses 4.2 to 4.5, advances');
  });

  it('is not printed of somebody who shares with nobody', () => {
    expect(given([[sue], [amy, tom]], advance(sue, 500))).not.toHaveProperty('residue.advances');
    expect(given([[sue, tom]], advance(ben, 500))).not.toHaveProperty('residue.advances');
  });
});
