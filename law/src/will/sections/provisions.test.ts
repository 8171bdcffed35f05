import { expect, it } from 'vitest';
import { aGift, anAdultChild, anItem, aPerson, clausesOf, levels, type Named, someFacts } from '../testing/facts.ts';

const [amy, cara] = [anAdultChild('Amy Hart'), anAdultChild('Cara Hart')];
const rob = aPerson('Rob Finch');
const hope = aPerson('Hope House', 'Other', { isCharity: true });

const home = { homeOwnership: 'own-outright', tenancyType: 'sole-owner' };
const children = { type: 'class', classOf: 'children', exceptIds: ['Cara Hart'] };
const named = ({ row }: Named, more: object = {}) => ({ type: 'contact', id: row.id, ...more });

/** The item of the home trust that says who takes when the right ends. */
function then(...thenTo: object[]): string {
  const facts = someFacts({
    home,
    people: [amy, cara, rob, hope],
    residue: levels([rob]),
    more: { homeTrust: { occupierType: 'contact', occupierId: 'Rob Finch', thenTo } },
  });
  return /when the right ends my Trustees hold .*?;/u.exec(clausesOf(facts)['gifts.home-trust'] ?? '')?.[0] ?? '';
}

it('asks nobody but people to be living when a right to the home ends', () => {
  expect(then(named(hope))).toMatch(/ for this body: HOPE HOUSE;$/);
  expect(then(named(hope), children)).toContain(
    'for those of the following who are living on that day and the charities and other organisations among them',
  );
});

it('counts each of a class as one beside the others who take the home', () => {
  expect(then(named(hope), children)).toContain('in equal shares, one for each person: HOPE HOUSE and my children');
});

it('says of the home, too, who takes a share that fails, and what nobody takes', () => {
  const trust = { occupierType: 'contact', occupierId: 'Rob Finch', thenTo: [named(hope)] };
  const rules = clausesOf(someFacts({ home, people: [rob, hope], more: { homeTrust: trust } }))['gifts.rules'];
  expect(rules).toContain('what nobody takes is part of my Residuary Estate');
});

it('lets the children of one who is left out of a class not stand in', () => {
  const facts = someFacts({
    people: [amy, cara, rob],
    more: { personalChattels: { recipients: [children] } },
  });
  expect(clausesOf(facts)['gifts.belongings']).toContain(
    'If a child of mine (even one who died before I made this will, but not Cara Hart) does not take, that person’s stand-ins',
  );
});

it.each([
  [rob, 'If Rob Finch does not survive me or does not want the animal, my Trustees'],
  [hope, 'If Hope House does not want the animal, my Trustees'],
])('says of a pet’s beneficiary only what can be: %#', (beneficiary, said) => {
  const pets = [{ id: 'rex', description: 'my dog Rex', takerType: 'contact', takerId: beneficiary.row.id }];
  expect(clausesOf(someFacts({ people: [rob, hope], more: { pets } }))['gifts.pet-rex']).toContain(said);
});

const petsOf = (...descriptions: string[]) => {
  const pets = descriptions.map((description, at) => ({
    ...{ id: `p${at}`, description, takerType: 'contact', takerId: 'Rob Finch', cashAmount: 500 },
    ...{ substituteType: 'contact', substituteId: 'Hope House' },
  }));
  const clauses = clausesOf(someFacts({ people: [rob, hope], more: { pets } }));
  return descriptions.map((_description, at) => clauses[`gifts.pet-p${at}`] ?? '');
};

it('gives an animal that comes later with the first of its kind, and never twice', () => {
  const later = (...descriptions: string[]) =>
    petsOf(...descriptions).map((text) => /, and any (.*?), to /u.exec(text)?.[1]);
  expect(later('my dog Rex')).toEqual(['other dog I own when I die']);
  expect(later('my old labrador Max', 'our parrot Polly, aged 31', 'my terrier Pip')).toEqual([
    'other dog I own when I die that no other clause gives',
    'other parrot I own when I die that no other clause gives',
    undefined,
  ]);
  expect(later('Bramble', 'my Polly')).toEqual(['pet I own instead when I die', undefined]);
});

it('speaks of two animals as two', () => {
  const [horses = '', dog = ''] = petsOf('my horses Duke and Star', 'my dog Rex and her basket');
  expect(horses).toContain('to whoever takes the animals under this clause');
  expect(horses).toContain('for the animals’ care. If Rob Finch does not survive me or does not want the animals,');
  expect(horses).toMatch(
    /HOPE HOUSE takes the animals and that sum\. If neither does, my Trustees are to find them a good home, .* takes them\.$/,
  );
  expect(dog).toMatch(/does not want the animal, HOPE HOUSE takes both\. .* find it a good home, .* takes it\.$/i);
});

it('holds the home that stands for this one after a move, unless only this one is meant', () => {
  const given = (row: object, owned: Record<string, unknown> = home, people = [amy, rob]) => {
    const homeTrust = { occupierType: 'contact', occupierId: 'Rob Finch', thenTo: [named(amy, { type: 'child' })] };
    const facts = someFacts({ home: owned, people, more: { homeTrust: { ...homeTrust, ...row } } });
    return /I give, free of inheritance tax, .*? on the terms/u.exec(clausesOf(facts)['gifts.home-trust'] ?? '')?.[0];
  };
  expect(given({})).toBe(
    'I give, free of inheritance tax, my home at 4 Mill Lane, Ludlow, Shropshire SY8 1XX, or whatever home I own and live in (or last lived in) when I die, to my Trustees on the terms',
  );
  expect(given({ onlyThisHome: true })).toMatch(/, my home at .* SY8 1XX to my Trustees on the terms$/);
  const shared = { ...home, tenancyType: 'tenants-in-common' };
  expect(given({ mortgage: 'paid_by_residue' }, shared)).toMatch(
    /, my share of my home at .*, or whatever home, or share of one, I own and live in \(or last lived in\) when I die, free of any mortgage or other debt charged on it, so far as I am liable for it as between me and my co-owner, which .* on the gift, to my Trustees/,
  );
  const planned = { ...home, tenancyType: 'joint-tenants', severance: 'planned' };
  expect(given({}, planned)).toMatch(
    /, any share of my home at .* that I own when I die, or whatever home, or share of one,/,
  );
});

it('names people once, and then the classes, where each takes a sum', () => {
  const sum = aGift({ id: 'sum', giftType: 'cash_gift', cashAmount: 500, amountEach: true });
  const recipients = [{ type: 'class', classOf: 'grandchildren' }, named(rob)];
  const facts = someFacts({ people: [rob], more: { gifts: [{ ...sum, recipients }] } });
  expect(clausesOf(facts)['gifts.gift-sum']).toMatch(/ to my friend ROB FINCH and each of my grandchildren who /);
});

const grandchildren = { type: 'class', classOf: 'grandchildren' };

it('ends the words for grandchildren with a comma before how they share', () => {
  const clause = (recipients: object[]) =>
    clausesOf(someFacts({ people: [rob], more: { personalChattels: { recipients } } }))['gifts.belongings'];
  expect(clause([grandchildren])).toContain('are born after it, in equal shares.');
  expect(clause([{ ...grandchildren, percentage: 40 }, named(rob, { percentage: 60 })])).toContain(
    'are born after it, as to 40 per cent in equal shares between them and my friend ROB FINCH as to 60 per cent.',
  );
});

it('lists what the occupier pays as one list', () => {
  const outgoings = (mortgage: string) =>
    clausesOf(
      someFacts({
        home,
        people: [rob, hope],
        more: { homeTrust: { occupierType: 'contact', occupierId: 'Rob Finch', mortgage, thenTo: [named(hope)] } },
      }),
    );
  expect(outgoings('with_home')['gifts.home-trust']).toContain(
    'pays the outgoings of the home, its insurance, its repair and the payments due on any debt charged on it;',
  );
  expect(outgoings('paid_by_residue')['gifts.home-trust']).toContain(
    'pays the outgoings of the home, its insurance and its repair;',
  );
});

it('names those left out of a class before those in it, where the home goes to the class', () => {
  expect(then(children)).toContain('my children except Cara Hart (now AMY HART)');
});

it('lets the rules of the section leave the home to the terms of its trust', () => {
  const given = { ...anItem('The piano', [rob]), id: 'piano' };
  const trust = (mortgage: string) => ({
    occupierType: 'contact',
    occupierId: 'Rob Finch',
    mortgage,
    thenTo: [named(amy, { type: 'child' })],
  });
  const rules = (mortgage: string) =>
    clausesOf(someFacts({ home, people: [amy, rob], gifts: [given], more: { homeTrust: trust(mortgage) } }))[
      'gifts.rules'
    ];
  expect(rules('paid_by_residue')).toContain('charged on it, unless the gift of it says otherwise, but');
  expect(rules('with_home')).toContain('insuring and delivering it, unless it is land, is paid from');
  expect(rules('with_home')).toMatch(/survive me to take \(stand-ins take as clause \d\.\d says\);/);
});
