import { describe, expect, it } from 'vitest';
import {
  aChild,
  aGift,
  anItem,
  aPerson,
  aSpouse,
  aSum,
  clausesOf,
  type GiftOf,
  primaries,
  type Story,
  someFacts,
  toRemainder,
} from '../testing/facts.ts';

const sue = aPerson('Sue Vale', 'sister');
const rob = aPerson('Rob Finch');
const kit = aChild('Kit Hart');
const amy = aPerson('Amy Hart', 'child');

function giftsOf(story: Story) {
  const clauses = clausesOf(someFacts(story));
  return Object.entries(clauses).flatMap(([id, text]) => (id.startsWith('gifts.gift-') ? [text] : []));
}
const words = (...gifts: GiftOf[]) => giftsOf({ gifts });

describe('a gift of a thing', () => {
  it.each([
    ['my our caravan', 'my share of our caravan'],
    ['My 60 shares in Aviary plc', 'my 60 shares in Aviary plc'],
    ['My gold ring\nMy silver watch', 'my gold ring and my silver watch'],
  ])('names %j once', (typed, said) => {
    expect(words(anItem(typed, [rob]))).toEqual([`I give, free of inheritance tax, ${said} to my friend ROB FINCH.`]);
  });

  it('settles how several divide it', () => {
    expect(words(anItem('books', [rob, sue]))[0]).toMatch(
      /to my friend ROB FINCH and my sister SUE VALE in equal shares\. If they do not agree .* within three months/,
    );
  });

  it('is kept for a child who is too young', () => {
    expect(words(anItem('piano', [kit]))[0]).toContain(
      'Kit Hart takes only on reaching the age of 18; until then my Trustees are to keep it safe, or to let a parent or',
    );
  });
});

describe('a gift of land', () => {
  const home = { homeOwnership: 'own-outright', tenancyType: 'tenants-in-common' };

  it('is not divided, and pays for itself while a child is too young', () => {
    expect(words(anItem('my holiday cottage', [rob, sue]))[0]).toMatch(
      /SUE VALE as beneficial tenants in common in equal shares\.$/,
    );
    expect(words(anItem('my holiday cottage', [kit]))[0]).toContain(
      'until then my Trustees are to hold it, and may let, keep, insure, mortgage or sell it. Its insurance, repair and tax are paid from its own rent or price.',
    );
    const rules = clausesOf(someFacts({ gifts: [anItem('my holiday cottage', [rob])] }))['gifts.rules'];
    expect(rules).toContain('delivering it, unless it is land, is paid from');
  });

  it('of the home leaves no home in the residue', () => {
    const clauses = clausesOf(someFacts({ home, gifts: [anItem('My share of 4 Mill Lane', [rob])] }));
    expect(clauses['residue.fund']).not.toContain('Mill Lane');
    const [other] = [clausesOf(someFacts({ home, gifts: [anItem('My house in Whitby', [rob])] }))];
    expect(other['residue.fund']).toContain('It includes my share of 4 Mill Lane');
  });

  it('of the home is also of the home that stands for it after a move, unless only this one is meant', () => {
    const given = (item: string, row: object = {}, more: object = {}) =>
      giftsOf({ home: { ...home, ...more }, gifts: [{ ...anItem(item, [rob]), ...row }] })[0];
    const own = { tenancyType: 'sole-owner' };
    expect(given('my house', {}, own)).toBe(
      'I give, free of inheritance tax, my house, or whatever home I own and live in (or last lived in) when I die, to my friend ROB FINCH.',
    );
    expect(given('My share of 4 Mill Lane')).toContain(
      'my share of 4 Mill Lane, or whatever home, or share of one, I own and live in (or last lived in) when I die, to',
    );
    expect(given('my house', { onlyThisHome: true }, own)).toBe(
      'I give, free of inheritance tax, my house to my friend ROB FINCH.',
    );
    expect(given('my holiday cottage', {}, own)).toBe(
      'I give, free of inheritance tax, my holiday cottage to my friend ROB FINCH.',
    );
    const rules = (row: object) =>
      clausesOf(someFacts({ home, gifts: [{ ...anItem('my house', [rob]), ...row }] }))['gifts.rules'];
    expect(rules({})).toContain('what I no longer own, unless the gift of my home says otherwise;');
    expect(rules({ onlyThisHome: true })).toContain('what I no longer own;');
  });

  it.each([
    ['my house', 'tenants-in-common', true],
    ['my half of the cottage at Ross', 'sole-owner', true],
    ['a one-third share of the field', 'sole-owner', true],
    ['our cottage at Ross', 'sole-owner', true],
    ['50% of the flat in Ross', 'sole-owner', true],
    ['my house', 'sole-owner', false],
    ['my cottage at Ross', 'tenants-in-common', false],
  ])('pays off of a debt on %s of %s no more than is the testator’s to pay: %s', (item, tenancyType, isPart) => {
    const [text] = giftsOf({
      home: { homeOwnership: 'own-mortgage', tenancyType },
      gifts: [{ ...anItem(item, [rob]), mortgage: 'paid_by_residue' }],
    });
    const part = 'charged on it, so far as I am liable for it as between me and my co-owner, which my Trustees pay';
    expect([text?.includes(part), text?.includes('charged on it, which my Trustees pay')]).toEqual([isPart, !isPart]);
  });

  it('is not there where the home is owned jointly', () => {
    expect(giftsOf({ home: { ...home, tenancyType: 'joint-tenants' }, gifts: [anItem('My house', [rob])] })).toEqual(
      [],
    );
  });
});

it.each(['the right to live in my flat for life', '£5,000 on trust for Ann'])('%j is no gift', (item) => {
  expect(words(anItem(item, [rob]))).toEqual([]);
});

it('an animal is not divided', () => {
  expect(words(anItem('My dog Max', [rob, sue]))[0]).toMatch(/in equal shares\.$/);
});

describe('a gift of money', () => {
  it('is one total, in words and figures', () => {
    expect(words(aSum(5000, [rob]))).toEqual([
      'I give, free of inheritance tax, the sum of FIVE THOUSAND POUNDS (£5,000) to my friend ROB FINCH.',
    ]);
    expect(words(aSum(5000, [rob, sue]))[0]).toMatch(
      /\(£5,000\) in total, to be divided between my friend ROB FINCH and my sister SUE VALE in equal shares\.$/,
    );
  });

  it('earns for a child who waits beyond 18', () => {
    expect(words({ ...aSum(100, [kit]), childrenAccessAge: 21 })[0]).toContain(
      'reaching the age of 21; until then my Trustees are to set the sum aside, and it carries the income that it earns.',
    );
    expect(words({ ...aSum(100, [kit, rob]), childrenAccessAge: 21 })[0]).toContain(
      'until then my Trustees are to set that share aside, and it carries the income that it earns.',
    );
    expect(words(aSum(100, [kit]))[0]).not.toContain('income');
  });
});

describe('a gift that is made only if the spouse has died', () => {
  const daniel = aSpouse('Daniel Hart');
  const given = (gift: GiftOf, willSettings: object = {}) =>
    giftsOf({
      testator: { maritalStatus: 'married' },
      people: [daniel],
      gifts: [{ ...gift, onlyIfSpouseFails: true }],
      more: { willSettings },
    })[0];
  const together = 'If Daniel Hart and I die within 28 days of each other and I am the elder of us, ';

  it('is paid once by two wills alike', () => {
    expect(given(aSum(5000, [rob]))).toBe(
      'If my husband DANIEL HART does not survive me, I give, free of inheritance tax, the sum of FIVE THOUSAND POUNDS (£5,000) to my friend ROB FINCH. If Daniel Hart survives me, this clause gives nothing. ' +
        `${together}this gift is reduced by whatever Rob Finch receives by a like gift in Daniel Hart’s will.`,
    );
    expect(given(aSum(5000, [rob]), { survivorshipDays: 90 })).toContain('I die within 90 days of each other');
    expect(given(aSum(5000, [rob]), { survivorshipDays: 1 })).toContain('I die within 1 day of each other');
  });

  it.each([
    ['several', aSum(5000, [rob, sue]), 'this gift is reduced by whatever those who take it receive by'],
    ['a child, whose own children may stand in', aSum(5000, [amy]), 'by whatever those who take it receive by'],
    ['each', { ...aSum(5000, [rob, sue]), amountEach: true }, 'each of these sums is reduced by whatever the person'],
  ])('is paid once to %s', (_to, gift, said) => {
    expect(given(gift)).toContain(said);
  });

  it('says so of no thing, and where nobody has to outlive another', () => {
    for (const text of [
      given(anItem('piano', [rob])),
      given(aSum(5000, [rob]), { survivorshipDays: 0 }),
      given(aSum(5000, [rob]), { spouseSurvivorship: 'none' }),
    ])
      expect(text).toMatch(/this clause gives nothing\.$/);
  });
});

describe('a life policy', () => {
  const policy = (row: object = {}) => ({
    giftType: 'life_insurance',
    provider: 'Aviary',
    policyNumber: 'LX-1',
    ...row,
  });

  it.each([
    [{}, 'under my life insurance policy with Aviary (number LX-1) to'],
    [{ policyNumber: '' }, 'under my life insurance policy with Aviary to'],
    [{ provider: null }, 'under my life insurance policy (number LX-1) to'],
    [{ provider: '', policyNumber: '' }, 'under my life insurance policy to'],
  ])('gives what is payable to the estate, and promises no amount: %j', (row, said) => {
    const [text] = words(aGift(policy({ policyAmount: 50_000, ...row }), [rob]));
    expect(text).toContain(`all sums payable to my estate ${said}`);
    expect(text).not.toContain('50');
  });

  it('goes to each priority in turn, and then to the remainder in its order', () => {
    const [text] = words({
      ...aGift(policy(), [rob], [sue]),
      remainderRecipients: toRemainder([aPerson('Jo Lane')], [aPerson('Al Moss')]),
    });
    expect(text).toMatch(/ROB FINCH\. If nobody .* SUE VALE\. If nobody .* JO LANE\. If nobody .* AL MOSS\.$/);
  });
});

describe('a debt that is forgiven', () => {
  const debt = (row: object, ...lists: Parameters<typeof aGift>[1][]) =>
    aGift({ giftType: 'forgiven_debt', ...row }, ...lists);

  it('is let go by whoever owes it', () => {
    expect(words(debt({}, [kit]))).toEqual([
      'I release, free of inheritance tax, my daughter KIT HART from what Kit Hart owes me when I die, with interest.',
    ]);
  });

  it('may be one debt, up to a sum', () => {
    expect(words(debt({ debtDescription: 'the loan of 2021.', debtLimit: 15_000 }, [rob]))[0]).toBe(
      'I release, free of inheritance tax, my friend ROB FINCH from up to FIFTEEN THOUSAND POUNDS (£15,000) of what ' +
        'Rob Finch owes me when I die, interest included. This clause releases only this debt: the loan of 2021.',
    );
  });

  it('is let go by each who owes one, and by nobody in the place of another', () => {
    expect(words(debt({}, [rob], [sue]))[0]).toBe(
      'I release, free of inheritance tax, my friend ROB FINCH and my sister SUE VALE from what each of them owes me ' +
        'when I die, with interest.',
    );
    const rules = clausesOf(someFacts({ gifts: [debt({}, [rob, sue])] }))['gifts.rules'];
    expect(rules).toContain('a person must survive me to take, or to be released from a debt;');
    expect(rules).not.toContain('where several take together');
  });

  it('is not, where the words make a condition of it', () => {
    expect(words(debt({ debtDescription: 'the loan, if he looks after my dog' }, [rob]))).toEqual([]);
  });
});

describe('a pension', () => {
  it('is asked for, and given only if it comes to the estate', () => {
    expect(words(aGift({ giftType: 'pension_plan', provider: 'Nest' }, [rob], [sue]))[0]).toBe(
      'I ask those who run my pension plan with Nest to pay the benefits due on my death to my friend ROB FINCH. If ' +
        'nobody takes it in that way, I ask for it to go to my sister SUE VALE. This is a wish, which does not bind ' +
        'them. If a sum under that plan does become payable to my estate, I give it, free of inheritance tax, to the ' +
        'same people in the same way.',
    );
    const club = aPerson('Chess Club', 'Other', { kind: 'organisation' });
    expect(words(aGift({ giftType: 'pension_plan', provider: 'Nest' }, [rob], [club]))[0]).toContain(
      'to the same people and organisations in the same way.',
    );
  });
});

describe('the children of a child who does not take', () => {
  it.each([[true], [null]])('stand in where asked, and where never asked (%s)', (grandchildrenInherit) => {
    const [text] = words({ ...anItem('piano', [kit, rob]), grandchildrenInherit });
    expect(text).toContain(
      'If Kit Hart does not take a share, I give what Kit Hart would have taken to Kit Hart’s stand-ins.',
    );
    expect(text).not.toContain('section 33');
  });

  it('do not where the testator said no, and section 33 is shut out', () => {
    const [text] = words({ ...anItem('piano', [kit]), grandchildrenInherit: false });
    expect(text).toMatch(
      /own children do not take in that place: section 33 of the Wills Act 1837 does not apply to this/,
    );
  });

  it('stand in for a son or daughter stored as a contact, whatever was answered', () => {
    const [text] = words({ ...anItem('piano', [amy]), grandchildrenInherit: false });
    expect(text).toContain('If Amy Hart does not take it, I give it to Amy Hart’s stand-ins.');
    expect(text).not.toContain('reaching the age of 18');
  });
});

describe('the gifts together', () => {
  it('stand in one order: things, money, policies, pensions', () => {
    const gifts = [
      aGift({ giftType: 'pension_plan', provider: 'Nest' }, [rob]),
      aSum(10, [rob]),
      aGift({ giftType: 'life_insurance', provider: 'Aviary' }, [rob]),
      anItem('piano', [rob]),
    ];
    expect(words(...gifts).map((text) => /piano|sum of|Aviary|Nest/.exec(text)?.[0])).toEqual([
      'piano',
      'sum of',
      'Aviary',
      'Nest',
    ]);
  });

  it('say once what holds for all of them, and that section 33 does not', () => {
    const clauses = clausesOf(someFacts({ gifts: [anItem('piano', [rob])] }));
    expect(clauses['gifts.rules']).toContain('a person must survive me to take;');
    expect(clauses['gifts.rules']).toContain('what nobody takes is part of my Residuary Estate;');
    expect(clauses['gifts.section33']).toContain('section 33 of the Wills Act 1837, which does not apply');
  });

  it('leave out what cannot be given, and the document is not ready', () => {
    expect(words(aSum(0, [rob]), anItem(' . ', [rob]), anItem('piano'))).toEqual([]);
  });
});

describe('a home held as joint tenants', () => {
  const daniel = aSpouse('Daniel Hart');
  const joint = (coOwnerId: string | null, more: Story = {}) =>
    clausesOf(
      someFacts({
        testator: { maritalStatus: 'married' },
        home: { homeOwnership: 'own-mortgage', tenancyType: 'joint-tenants', coOwnerId },
        executors: primaries(rob),
        people: [daniel],
        ...more,
      }),
    )['gifts.joint-home'];

  it('is recorded and not given, with the co-owner’s own name', () => {
    expect(joint('Daniel Hart')).toBe(
      'I own my home at 4 Mill Lane, Ludlow, Shropshire SY8 1XX as a joint tenant with my husband DANIEL HART. On my ' +
        'death it passes to Daniel Hart by survivorship if Daniel Hart is then living, so this will gives nobody that ' +
        'home. If any share of it does belong to my estate, that share is part of my Residuary Estate.',
    );
    expect(joint('Rob Finch')).toContain('as a joint tenant with my friend ROB FINCH.');
    expect(joint(null)).toContain('as a joint tenant with my co-owner. On my death it passes to my co-owner by');
  });

  it('goes unsaid where no spouse or partner is in the will', () => {
    expect(joint('Rob Finch', { people: [] })).toBeUndefined();
  });
});
