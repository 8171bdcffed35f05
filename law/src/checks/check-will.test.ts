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
  asOf,
  backups,
  type GiftOf,
  levels,
  primaries,
  someFacts,
} from '../will/testing/facts.ts';
import { innocentItems, trustsTypedAsItems } from '../will/testing/items.ts';
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
    expect(told(null)).toEqual([['informs', 'settings', 'hasChildWhoDied']]);
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
      'LOC-02',
      'LOC-04',
      'HOM-04',
      'HOM-09',
      'GFT-04',
      'GFT-18',
      'GFT-19',
      'GFT-22',
      'CHT-02',
      'DIG-01',
    ];
    expect([...ofWords, 'DIG-03', 'EXC-04'].filter((id) => found.has(id))).toEqual([]);
  });

  it.each(trustsTypedAsItems)('blocks a trust that is typed as a thing: %s', (item) => {
    const found = idsIn(checkWill(someFacts({ gifts: [anItem(item, [aPerson('Sue Vale')])] }), { asOf }));
    expect([found.has('GFT-18'), found.has('GFT-04')]).toEqual([true, false]);
  });

  it('has something to say about the largest will too', () => {
    expect(checkWill(largest(), { asOf }).length).toBeGreaterThan(100);
  });
});
