import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { describe, expect, it } from 'vitest';
import { checkWill } from '../../../services/will-data/src/documents/check-will.ts';
import { WillFacts } from '../facts/will-facts.ts';
import {
  aChild,
  anAdultChild,
  anItem,
  aPerson,
  asOf,
  backups,
  type GiftOf,
  levels,
  primaries,
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

  it('asks about the permanent home first and then about what is owned elsewhere, until both are answered', () => {
    const asked = (testator: object, locationEnglandWales = 'No') =>
      checkWill(someFacts({ testator: testator as never, more: { questionnaire: { locationEnglandWales } } }), {
        asOf,
      }).flatMap(({ id, place }) => (id === 'LOC-02' ? [place?.field] : []));
    expect(asked({ hasForeignAssets: true })).toEqual(['isDomiciledHere']);
    expect(asked({ isDomiciledHere: true })).toEqual(['hasForeignAssets']);
    expect(asked({ isDomiciledHere: true, hasForeignAssets: false })).toEqual([]);
    expect(asked({ isDomiciledHere: false }, 'Yes')).toEqual(['isDomiciledHere']);
    expect(asked({ hasForeignAssets: true }, '')).toEqual(['hasForeignAssets']);
    expect(asked({}, '')).toEqual([]);
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
