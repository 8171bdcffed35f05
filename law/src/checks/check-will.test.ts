import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { describe, expect, it } from 'vitest';
import { checkWill } from '../../../services/will-data/src/documents/check-will.ts';
import { WillFacts } from '../facts/will-facts.ts';
import {
  aChild,
  anAdultChild,
  anItem,
  aPerson,
  aSpouse,
  aSum,
  asOf,
  backups,
  clausesOf,
  type GiftOf,
  levels,
  type Named,
  primaries,
  type Story,
  someFacts,
} from '../will/testing/facts.ts';
import { innocentItems, paymentsTypedAsItems, trustsTypedAsItems } from '../will/testing/items.ts';
import { largest, typical } from '../will/testing/wills.ts';

const idsIn = (findings: readonly Finding[]) => new Set(findings.map(({ id }) => id));

describe('checkWill', () => {
  it('finds all that an empty will lacks', () => {
    const blocking = checkWill(WillFacts.parse({}), { asOf }).filter(({ severity }) => severity === 'blocks');
    expect(blocking.map(({ id }) => id)).toEqual(['TES-02', 'TES-03', 'FUN-01', 'EXE-01', 'RES-01']);
  });

  it('stands in the way of nobody whose answers are whole', () => {
    const facts = typical();
    const born = { ...facts, personalDetails: { ...facts.personalDetails, dateOfBirth: '1985-04-01' } };
    expect(checkWill(born, { asOf }).filter(({ severity }) => severity === 'blocks')).toEqual([]);
  });

  it.each([
    ['Jones', 'Write the whole name, as it is on the account or the deed: a first name and a last name.'],
    ['née Jones', '“née Jones” is not a name, so your will leaves it out.'],
    ['Mary Jones', 'Check that this covers every name on your bank accounts, deeds and policies.'],
  ])('says of another name, %s: %s', (knownAs, message) => {
    const found = checkWill(someFacts({ testator: { knownAs } }), { asOf }).filter(({ id }) => id === 'TES-04');
    expect(found).toMatchObject([{ message: expect.stringContaining(message) }]);
  });

  it('asks for a mark where two of one name live in one house', () => {
    const john = (id: string, row: object) =>
      aPerson('John Hart', 'friend', { id, address: '4 Mill Lane, Ludlow SY8 1XX', ...row });
    const facts = someFacts({
      executors: primaries(john('father', {})),
      residue: levels([john('son', { differsFrom: ['father'] })]),
    });
    expect(checkWill(facts, { asOf }).filter(({ id }) => id === 'REF-02' || id === 'REF-03')).toMatchObject([
      {
        id: 'REF-03',
        message:
          'You name two people called John Hart, and your will cannot tell them apart. Write “senior” or “junior” after the last name, or add a middle name.',
        place: { part: 'contacts', field: 'lastName' },
      },
    ]);
  });

  it('asks about the permanent home first and then about what is owned elsewhere, until both are answered', () => {
    const asked = (testator: object, locationEnglandWales = 'No') =>
      checkWill(someFacts({ testator: testator as never, more: { questionnaire: { locationEnglandWales } } }), {
        asOf,
      }).flatMap(({ id, place }) => (id === 'LOC-02' ? [place?.field] : []));
    expect(asked({ hasForeignAssets: true })).toEqual(['isDomiciledHere']);
    expect(asked({ isDomiciledHere: true })).toEqual(['hasForeignAssets']);
    expect(asked({ isDomiciledHere: true, hasForeignAssets: false })).toEqual([]);
    expect(asked({ isDomiciledHere: false }, 'Yes')).toEqual([]);
    expect(asked({ hasForeignAssets: true }, '')).toEqual(['hasForeignAssets']);
    expect(asked({}, '')).toEqual([]);
  });

  it('warns of what was given to nobody, is dated later than today, or sounds like a condition', () => {
    const [amy, tom] = [anAdultChild('Amy Hart'), anAdultChild('Tom Hart')];
    const saidOf = (advance: object) =>
      checkWill(
        someFacts({
          residue: levels([amy, tom]),
          more: { advances: [{ id: 'a1', personType: 'child', personId: 'Amy Hart', amount: 9000, ...advance }] },
        }),
        { asOf },
      ).flatMap(({ id, message, place }) => (/^RES-1[69]/u.test(id) ? [`${id} ${place?.field}: ${message}`] : []));
    expect(saidOf({})).toEqual([]);
    expect(saidOf({ personId: null })).toEqual([
      'RES-16 personId: Choose who you gave £9,000 to. Until then it counts for nothing.',
    ]);
    expect(saidOf({ personId: 'gone' })).toHaveLength(1);
    expect(saidOf({ year: 2031 })).toEqual([
      'RES-19 year: You date the £9,000 you gave Amy Hart to 2031, which has not come yet. Only what you have already given counts.',
    ]);
    expect(saidOf({ purpose: 'if she marries' })).toEqual([
      'RES-19 purpose: “if she marries” sounds like a condition, so your will leaves it out. What you have given always counts: say only what it was for.',
    ]);
  });

  it('only warns where a postcode lies on both sides of the Scottish border', () => {
    const severitiesAt = (postcode: string) =>
      checkWill(someFacts({ home: { postcode } }), { asOf }).flatMap(({ id, severity }) =>
        id === 'LOC-01' ? [severity] : [],
      );
    expect(['EH1 1AA', 'TD15 1NY', 'DG1 1AA', 'SY8 1XX'].map(severitiesAt)).toEqual([
      ['blocks'],
      ['warns'],
      ['warns'],
      [],
    ]);
  });

  it('warns of a home that the testator owns alone and leaves over the head of whoever lives there with them', () => {
    const [dan, bob, tom] = [aSpouse('Dan Hart'), aSpouse('Bob Lee', 'partner'), anAdultChild('Tom Hart')];
    const home = { homeOwnership: 'own-outright', tenancyType: 'sole-owner' };
    const saidOf = (maritalStatus: string, story: Story) =>
      checkWill(someFacts({ testator: { maritalStatus }, home, ...story }), { asOf }).flatMap(
        ({ id, message, place }) => (id === 'HOM-05' ? [`${place?.part}: ${message}`] : []),
      );
    const noRight = (name: string) =>
      `Your home goes to someone other than ${name}, who would have no right to stay there once you have died. “A right to live in the home” gives one.`;
    const house = { ...anItem('My house', [tom]), id: 'house' };
    expect(saidOf('married', { residue: levels([dan]), gifts: [house] })).toEqual([`gifts: ${noRight('Dan Hart')}`]);
    expect(saidOf('partner', { people: [bob], residue: levels([tom]) })).toEqual([`residue: ${noRight('Bob Lee')}`]);
    expect(saidOf('married', { residue: levels([dan, tom, anAdultChild('Amy Hart')]) })).toEqual([
      `residue: ${noRight('Dan Hart').replace('to someone other than', 'mostly to others than')}`,
    ]);
    expect(saidOf('married', { residue: levels([dan], [tom]) })).toEqual([]);
  });

  it('warns of a joint home that goes to a former spouse, or to one who is separated', () => {
    const [dan, al] = [aSpouse('Dan Hart'), aPerson('Al Day', 'spouse_partner')];
    const saidOf = (testator: Record<string, unknown>, coOwner: Named) =>
      checkWill(
        someFacts({
          testator,
          people: [coOwner],
          home: { homeOwnership: 'own-outright', tenancyType: 'joint-tenants', coOwnerId: coOwner.row.id },
        }),
        { asOf },
      ).flatMap(({ id, severity, message }) => (id === 'HOM-03' ? [`${severity}: ${message}`] : []));
    expect(saidOf({ maritalStatus: 'divorced' }, al)).toEqual([
      'warns: Your share of the home goes to Al Day when you die, whatever your will says: a divorce or a separation does not change who owns it.',
    ]);
    expect(saidOf({ maritalStatus: 'married', isSeparated: true }, dan)).toEqual([
      'warns: Your share of the home goes to Dan Hart when you die, whatever your will says, although you are separated.',
    ]);
    expect(saidOf({ maritalStatus: 'married', isSeparated: false }, dan)).toEqual([]);
  });

  it('blocks an animal that goes straight to somebody under 16, and only warns of one of 16 or of an item', () => {
    const lucy = (dateOfBirth: string) => aPerson('Lucy Bell', 'other_relative', { dateOfBirth });
    const pets = [{ id: 'star', description: 'my pony Star', takerType: 'contact', takerId: 'Lucy Bell' }];
    const severitiesOf = (story: Story) =>
      checkWill(someFacts(story), { asOf }).flatMap(({ id, severity }) => (id === 'PET-05' ? [severity] : []));
    expect(severitiesOf({ people: [lucy('2010-11-21')], more: { pets } })).toEqual(['blocks']);
    expect(severitiesOf({ people: [lucy('2010-11-20')], more: { pets } })).toEqual(['warns']);
    expect(severitiesOf({ people: [lucy('2008-11-20')], more: { pets } })).toEqual([]);
    expect(severitiesOf({ gifts: [anItem('My pony Star', [lucy('2014-01-01')])] })).toEqual(['warns']);
  });

  it('warns of those who stand near a testator who is old or cannot read, and take most', () => {
    const home = { homeOwnership: 'own-outright', tenancyType: 'sole-owner' };
    const [lodger, carer] = [
      aPerson('Tina Webb', 'Friend', { line1: '4 mill lane', postcode: 'sy81xx' }),
      aPerson('Cara Nye', 'Carer', { line1: '9 Far Lane' }),
    ];
    const saidOf = (story: Story) =>
      checkWill(someFacts({ home, ...story }), { asOf }).flatMap(({ id, message, place }) =>
        id === 'GFT-24' ? [`${place?.part}: ${message.split('.')[0]}`] : [],
      );
    const old = { dateOfBirth: '1942-02-02' };
    const byMark = { willSettings: { executionVariant: 'by_mark' } };
    expect(saidOf({ testator: old, residue: levels([lodger]) })).toEqual([
      'residue: Tina Webb lives with you, and you leave them most of your estate',
    ]);
    expect(saidOf({ residue: levels([carer]), more: byMark })).toEqual([
      'residue: Cara Nye cares for you, and you leave them most of your estate',
    ]);
    expect(saidOf({ testator: old, gifts: [anItem('My house', [lodger, carer])] })).toEqual([
      'gifts: Tina Webb and Cara Nye live with you, and you leave them your home',
    ]);
    expect(saidOf({ residue: levels([lodger]) })).toEqual([]);
    const engaged = { willSettings: { intendedSpouseId: 'Tina Webb' } };
    expect(saidOf({ testator: old, residue: levels([lodger]), more: engaged })).toEqual([]);
  });

  it('says nothing of what becomes of a gift that the will leaves out', () => {
    const joint = { homeOwnership: 'own-outright', tenancyType: 'joint-tenants' };
    const left = { ...anItem('My house', [anAdultChild('Tom Hart')]), grandchildrenInherit: false };
    const others = [anItem('My cottage for her lifetime', [aPerson('Sue Vale')]), left];
    const found = idsIn(checkWill(someFacts({ home: joint, gifts: others }), { asOf }));
    expect(['HOM-04', 'GFT-18', 'GFT-06', 'GFT-11'].map((id) => found.has(id))).toEqual([true, true, false, false]);
  });

  it('tells two of one name apart in what it says, as the will does', () => {
    const john = (role: string, address: string) => aPerson('John Hale', role, { id: role, address });
    const facts = someFacts({
      residue: levels([john('brother', '9 Mill Lane'), john('nephew', ''), aPerson('Jean Hale')]),
    });
    const messages = checkWill(facts, { asOf }).map(({ message }) => message);
    expect(messages.find((message) => message.startsWith('These people must not witness'))).toContain(
      'John Hale (your brother, of 9 Mill Lane), John Hale (your nephew) and Jean Hale.',
    );
  });

  it('speaks of a stepchild whose parent is the husband only to leave them to that parent', () => {
    const lars = aChild('Lars Berg', { relationship: 'Step-parent', parentalResponsibility: 'No' });
    const henrik = aSpouse('Henrik Berg');
    const testator = { maritalStatus: 'married' };
    const facts = someFacts({ testator, guarded: [{ child: lars, primaries: [henrik] }], residue: levels([henrik]) });
    const ofGuardians = checkWill(facts, { asOf }).filter(({ id }) => id.startsWith('GRD') && id !== 'GRD-05');
    expect(ofGuardians.map(({ id, severity, message }) => [id, severity, message])).toEqual([
      [
        'GRD-02',
        'informs',
        'Lars Berg is your stepchild, and only Henrik Berg, as the parent, can choose a guardian for them. Your will names none. The people you chose are for children of your own.',
      ],
    ]);
  });

  it('asks for the child who has died, once somebody has said that there is one', () => {
    const told = (hasChildWhoDied: boolean | null) =>
      checkWill(someFacts({ residue: levels([aChild('Tom Hart')]), more: { willSettings: { hasChildWhoDied } } }), {
        asOf,
      }).flatMap(({ id, severity, place }) => (id === 'CLS-07' ? [[severity, place?.part, place?.field]] : []));
    expect(told(null)).toEqual([]);
    expect(told(true)).toEqual([['warns', 'children', null]]);
    expect(told(false)).toEqual([]);
  });

  it('warns of a child to be born only those who may well have one', () => {
    const tom = anAdultChild('Tom Hart');
    const saidTo = (dateOfBirth: string) =>
      checkWill(someFacts({ testator: { dateOfBirth }, residue: levels([tom]) }), { asOf }).flatMap(
        ({ id, severity }) => (id === 'CHD-06' ? [severity] : []),
      );
    expect(['1976-11-21', '1976-11-20'].map(saidTo)).toEqual([['warns'], ['informs']]);
  });

  it('only informs where one person alone would hold money once another has died', () => {
    const [sue, rob, tom] = [aPerson('Sue Vale'), aPerson('Rob Finch'), aChild('Tom Hart')];
    const executors = [...primaries(sue), ...backups(rob)];
    const saidOf = (residue: ReturnType<typeof levels>) =>
      checkWill(someFacts({ executors, residue }), { asOf }).flatMap(({ id, severity, message }) =>
        id === 'EXE-07' ? [[severity, message.includes('if Sue Vale has died')]] : [],
      );
    expect([levels([tom]), levels([sue], [tom])].map(saidOf)).toEqual([[['warns', false]], [['informs', true]]]);
  });

  it.each([
    ['GFT-04', 'half of everything', 'TV'],
    ['GFT-28', '£5,000 which I owe to Tom', 'the piano which belongs to my sister'],
    ['GFT-29', 'the forgiveness of the loan of £10,000', 'what Tom owes me'],
  ])('blocks by %s what no gift can do, leaves it out, and only warns of a near thing', (id, item, near) => {
    const saidOf = (typed: string) => {
      const facts = someFacts({ gifts: [anItem(typed, [aPerson('Al Day')])] });
      const severities = checkWill(facts, { asOf }).flatMap((found) => (found.id === id ? [found.severity] : []));
      return { severities, isPrinted: Object.values(clausesOf(facts)).join(' ').includes('AL DAY') };
    };
    expect([item, near].map(saidOf)).toEqual([
      { severities: ['blocks'], isPrinted: false },
      { severities: ['warns'], isPrinted: true },
    ]);
  });

  it('prints no secret and does not say it again, wherever it was typed', () => {
    const pets = [{ id: 'rex', description: 'my dog Rex, PIN 4471', takerType: 'contact', takerId: 'Al Day' }];
    const facts = someFacts({
      funeral: { funeralType: 'burial', otherWishes: 'The safe code is 4471.' },
      gifts: [anItem('my wallet, code 4471', [aPerson('Al Day')])],
      more: { pets },
    });
    const findings = checkWill(facts, { asOf });
    const said = [...Object.values(clausesOf(facts)), ...findings.map(({ message }) => message)].join(' ');
    expect(findings.filter(({ id }) => id === 'DIG-01').map(({ place }) => place?.part)).toEqual([
      'funeralWishes',
      'gifts',
      'provisions',
    ]);
    expect(said).not.toContain('4471');
  });

  it('blocks executors who are all under 18, and only warns of one beside an adult', () => {
    const [tom, jo] = [aChild('Tom Hart'), aChild('Jo Hart', { dateOfBirth: '2009-06-01' })];
    const saidOf = (executors: Story['executors']) =>
      checkWill(someFacts({ executors }), { asOf }).flatMap(({ id, severity, message }) =>
        id === 'EXE-06' ? [`${severity}: ${message.split('.')[0]}`] : [],
      );
    expect(saidOf(primaries(tom, jo))).toEqual([
      'blocks: Tom Hart is 11 and Jo Hart is 17, and you name no executor of 18 or over',
    ]);
    expect(saidOf([...primaries(tom), ...backups(aPerson('Al Day'))])).toEqual(['warns: Tom Hart is 11']);
  });

  it('says of nobody who may be an organisation that they die or may not witness', () => {
    const street = aPerson('Great Ormond Street', 'Other');
    const said = (people: Named[]) =>
      checkWill(someFacts({ gifts: [aSum(5, people)] }), { asOf }).flatMap(({ id, message }) =>
        id === 'GFT-06' || id === 'SIG-01' ? [message] : [],
      );
    expect(said([street]).join(' ')).not.toContain('Great Ormond Street');
    expect(said([aPerson('Della Street')]).join(' ')).toMatch(/If Della Street dies before you.*: Della Street/);
  });

  it('names guardians among those who must not witness as far as a sum is left to them', () => {
    const story = { guarded: [{ child: aChild('Kim Hart'), primaries: [aPerson('Robert Finch')] }] };
    const said = (guardianSupport: object) =>
      checkWill(someFacts({ ...story, more: { guardianSupport } }), { asOf }).find(({ id }) => id === 'SIG-01')
        ?.message;
    expect(said({ cashAmount: 500 })).toContain('witness your will: Susan Vale and Robert Finch.');
    expect(said({ paysCosts: true })).toContain('Susan Vale must not witness your will.');
  });

  it('tells a partner who gets little what a partner can claim, and not what a spouse can', () => {
    const bob = aSpouse('Bob Lee', 'partner');
    const story = { testator: { maritalStatus: 'partner' }, gifts: [aSum(5000, [bob])] };
    const found = checkWill(someFacts({ ...story, residue: levels([anAdultChild('Tom Hart')]) }), { asOf });
    const said = found.find(({ id }) => id === 'MAR-18')?.message;
    expect(said).toMatch(/^Bob Lee gets only a gift\. If you have lived together as a couple for two years/);
    expect(said).not.toContain('divorce');
  });

  it('says what a right to live in the home costs if it ends on a marriage', () => {
    const [dan, amy] = [aSpouse('Dan Hart'), anAdultChild('Amy Hart')];
    const saidOf = (homeTrust: object) =>
      checkWill(
        someFacts({
          testator: { maritalStatus: 'married' },
          people: [dan],
          home: { homeOwnership: 'own-outright', tenancyType: 'sole-owner' },
          residue: levels([dan], [amy]),
          more: { homeTrust: { occupierType: 'spouse', thenTo: [{ type: 'child', id: 'Amy Hart' }], ...homeTrust } },
        }),
        { asOf },
      ).find(({ id }) => id === 'OCC-06')?.message;
    expect(saidOf({ endsOnRemarriage: true })).toContain(
      'If the right ends sooner, because Dan Hart marries again, it counts as a gift by Dan Hart on that day',
    );
    expect(saidOf({})).not.toContain('sooner');
  });

  it('asks of one executor who would hold money once, whatever is wrong with that', () => {
    const dan = aSpouse('Dan Hart');
    const found = checkWill(
      someFacts({
        testator: { maritalStatus: 'married' },
        executors: primaries(dan),
        residue: levels([aChild('Tom Hart')]),
      }),
      { asOf },
    ).filter(({ place }) => place?.part === 'executors');
    expect(found.map(({ id }) => id)).toEqual(['EXE-07']);
    expect(found[0]?.message).toContain('dies first or cannot act, or if you divorce later');
  });

  it('says one thing once, by the check that says most', () => {
    const joint = { homeOwnership: 'own-outright', tenancyType: 'joint-tenants' };
    const found = (gifts: GiftOf[]) => idsIn(checkWill(someFacts({ home: joint, gifts }), { asOf }));
    const given = found([anItem('My house', [aPerson('Sue Vale')])]);
    expect([given.has('HOM-04'), given.has('HOM-01')]).toEqual([true, false]);
    expect(found([]).has('HOM-01')).toBe(true);
  });

  it.each(innocentItems)('has nothing to say about what is in %s', (item) => {
    const found = idsIn(checkWill(someFacts({ gifts: [anItem(item, [aPerson('Sue Vale')])] }), { asOf }));
    const ofWords = [
      'LOC-02 LOC-04 BUS-01 HOM-04 HOM-09 GFT-04 GFT-18 GFT-19 GFT-22 GFT-25 GFT-26 GFT-27 GFT-28 GFT-29 GFT-30 GFT-31',
      'CHT-02 DIG-01 DIG-03 EXC-04',
    ].flatMap((ids) => ids.split(' '));
    expect(ofWords.filter((id) => found.has(id))).toEqual([]);
  });

  it.each([...trustsTypedAsItems, ...paymentsTypedAsItems])('blocks a trust that is typed as a thing: %s', (item) => {
    const found = idsIn(checkWill(someFacts({ gifts: [anItem(item, [aPerson('Al Day')])] }), { asOf }));
    expect([found.has('GFT-18'), found.has('GFT-04')]).toEqual([true, false]);
  });

  it('asks once about the children of those who take several gifts', () => {
    const [amy, ben] = [anAdultChild('Amy Hart'), anAdultChild('Ben Hart')];
    const gifts = [
      { ...anItem('piano', [amy]), id: 'g1' },
      { ...anItem('clock', [amy, ben]), id: 'g2' },
    ];
    const asked = checkWill(someFacts({ gifts }), { asOf }).filter(({ id }) => id === 'GFT-12');
    expect(asked).toMatchObject([
      {
        message:
          'If Amy Hart or Ben Hart dies before you, we assume that their children inherit their part of “piano” and “clock”. Is that right?',
        place: { part: 'gifts', field: null, recordId: null },
      },
    ]);
  });

  it('offers the lower rate of tax only to those who have not got it', () => {
    const hope = aPerson('Hope House', 'Other', { kind: 'charity' });
    const said = (story: Story) =>
      checkWill(someFacts({ ...story, people: [hope] }), { asOf }).find(({ id }) => id === 'GFT-14')?.message;
    const gifts = [aSum(5, [hope])];
    const more = { charityTenth: { recipients: [{ id: 'Hope House' }] } };
    expect(said({ gifts })).toMatch(/Leaving 10% or more of what lies above/);
    expect(said({ gifts, more })).toMatch(/Your tenth to charity can cut the rate/);
    expect(said({ more, residue: levels([aPerson('Sue Vale'), hope]) })).toMatch(/is normally enough to cut the rate/);
  });

  it.each(['an annuity of £5,000', 'my house on a discretionary trust', 'my flat on protective trusts'])(
    'sends to a solicitor with %s',
    (item) => {
      const findings = checkWill(someFacts({ gifts: [anItem(item, [aPerson('Al Day')])] }), { asOf });
      expect(findings.find(({ id }) => id === 'GFT-18')?.message).toContain('. Ask a solicitor. It is left out');
    },
  );

  it.each([
    ...['my MetaMask, recovery words: apple river stone lamp', 'my safe, code 4471', 'the safe, combination 12-34-56'],
    ...['my laptop, login anna77', 'my laptop, username: anna', 'the seed words apple, river, stone and lamp'],
    'a card that says apple river stone lamp tiger cloud bread window salt piano green moon',
  ])('blocks a secret that would become public: %s', (item) => {
    const found = idsIn(checkWill(someFacts({ gifts: [anItem(item, [aPerson('Al Day')])] }), { asOf }));
    expect(found.has('DIG-01')).toBe(true);
  });

  it.each([
    ['farmer', true],
    ['Dentist and tutor', true],
    ['retired farmer', false],
    ['teacher', false],
  ])('asks a %s about a business: %s', (occupation, isAsked) => {
    const found = idsIn(checkWill(someFacts({ testator: { occupation } }), { asOf }));
    expect(found.has('BUS-01')).toBe(isAsked);
  });

  it('has something to say about the largest will too', () => {
    expect(checkWill(largest(), { asOf }).length).toBeGreaterThan(100);
  });
});
