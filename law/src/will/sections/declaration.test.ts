import { describe, expect, it } from 'vitest';
import {
  aChild,
  anAdultChild,
  aPerson,
  aSpouse,
  clausesOf,
  levels,
  type Named,
  type Story,
  someFacts,
} from '../testing/facts.ts';

const declared = (story: Story) => clausesOf(someFacts(story));
const rest = 'make this my last will. I cancel every earlier will and codicil I have made.';
const home = 'of 4 Mill Lane, Ludlow, Shropshire SY8 1XX';

describe('the declaration', () => {
  it.each([
    [{ knownAs: 'Nell Hart' }, `I, ELEANOR MAY HART, also known as Nell Hart, ${home}, retired teacher, ${rest}`],
    [{}, `I, ELEANOR MAY HART, ${home}, retired teacher, ${rest}`],
    [{ occupation: null }, `I, ELEANOR MAY HART, ${home}, ${rest}`],
    [{ occupation: 'Baker, ' }, `I, ELEANOR MAY HART, ${home}, Baker, ${rest}`],
    [
      { title: 'mrs', employer: 'Acme', dateOfBirth: '1950-02-03' },
      `I, ELEANOR MAY HART, ${home}, retired teacher, ${rest}`,
    ],
  ])('names the testator and cancels earlier wills: %j', (testator, text) => {
    expect(declared({ testator })['declaration.identity']).toBe(text);
  });

  it.each([
    ['a home in Wales', { home: { postcode: 'CF10 1AA' } }, true],
    ['a home in Scotland', { home: { postcode: 'EH1 1AA' } }, false],
    ['a home without a postcode', { home: { postcode: '' } }, false],
    ['an answer that home is elsewhere', { more: { questionnaire: { locationEnglandWales: 'No' } } }, false],
    ['a home by the border', { home: { postcode: 'TD15 1NY' } }, false],
    ['one by the border, confirmed', { home: { postcode: 'TD15 1NY' }, testator: { isDomiciledHere: true } }, true],
    ['a forces address', { home: { postcode: 'BFPO 57' } }, false],
    ['a forces address, confirmed', { home: { postcode: 'BF1 2AY' }, testator: { isDomiciledHere: true } }, true],
    ['a home in England for a while', { testator: { isDomiciledHere: false } }, false],
    ['a home in Scotland, confirmed', { home: { postcode: 'EH1 1AA' }, testator: { isDomiciledHere: true } }, false],
  ])('claims domicile only where it is known: %s', (_what, story, isClaimed) => {
    const { 'declaration.law': law } = declared(story);
    expect(law?.includes('domicile')).toBe(isClaimed);
    expect(law).toContain('the law of England and Wales governs this will.'.slice(4));
  });

  it('leaves a will made abroad as it is, where that was chosen', () => {
    const here = declared({});
    const { 'declaration.identity': identity, 'declaration.scope': scope } = declared({
      more: { willSettings: { ukPropertyOnly: true } },
    });
    expect(here['declaration.scope']).toBeUndefined();
    expect(identity).toMatch(
      /codicil I have made, except so far as it deals with what I own outside the United Kingdom\.$/,
    );
    expect(scope).toBe('This will deals only with what I own in the United Kingdom.');
  });

  it.each([
    ['married', 'wife', 'I am married to MARY ANN COLE.'],
    ['married', 'civil-partner', 'I am in a civil partnership with MARY ANN COLE.'],
    ['partner', 'partner', 'my partner is MARY ANN COLE.'],
  ])('records the %s testator’s %s', (maritalStatus, relationship, said) => {
    const story = { testator: { maritalStatus }, people: [aSpouse('Mary Ann Cole', relationship)] };
    expect(declared(story)['declaration.family']).toMatch(
      new RegExp(`^My family \\(this clause gives nothing\\): .*${said}$`),
    );
  });

  it('records children and stepchildren apart, and nothing of a former spouse', () => {
    const people = [aChild('Amy Hart'), anAdultChild('Tom Hart'), aChild('Ben Rowe', { relationship: 'Stepson' })];
    const { 'declaration.family': family } = declared({
      testator: { maritalStatus: 'divorced' },
      people: [aSpouse('Mary Ann Cole', 'wife'), ...people],
    });
    expect(family).toMatch(/: my children are AMY HART and TOM HART; and my stepchild is BEN ROWE\.$/);
  });

  it('records those who have died apart', () => {
    const late = (name: string, row: object = {}) => anAdultChild(name, { hasDied: true, ...row });
    const family = (...people: Named[]) => declared({ people })['declaration.family'];
    expect(family(aChild('Amy Hart'), late('Tom Hart'))).toMatch(
      /: my child is AMY HART; and I had a child, TOM HART, who has died\.$/,
    );
    expect(family(late('Tom Hart'), late('Max Hart'), late('Ben Rowe', { relationship: 'Stepson' }))).toMatch(
      /: I had children, TOM HART and MAX HART, who have died; and I had a stepchild, BEN ROWE, who has died\.$/,
    );
  });

  it('records nothing of a partner who is left out', () => {
    const story = { testator: { maritalStatus: 'partner' }, people: [aSpouse('Mary Ann Cole', 'partner')] };
    const text = JSON.stringify(declared({ ...story, more: { flags: { includePartner: false } } }));
    expect(text).not.toMatch(/mary/i);
  });

  it('survives the marriage of a couple who expect it, and says so of nobody else', () => {
    const engaged = (relationship: string, intendingToMarry: boolean) =>
      declared({
        testator: { maritalStatus: 'partner' },
        people: [aSpouse('Daniel Rees', relationship, { intendingToMarry })],
      })['declaration.marriage'];
    expect(engaged('partner', true)).toBe(
      'I expect to marry, or to form a civil partnership with, Daniel Rees. This will is not to be revoked when I do ' +
        'so, and it takes effect whether or not I do.',
    );
    expect(engaged('partner', false)).toBeUndefined();
    expect(engaged('husband', true)).toBeUndefined();
  });

  it('fixes 28 days and points at the residue by its number', () => {
    const { 'declaration.meanings': meanings } = declared({});
    expect(meanings).toContain('the end of the 28th day after the day of my death');
    expect(meanings).toContain('“my Residuary Estate” has the meaning given in clause 4.1;');
    expect(meanings).not.toContain('Specified Age');
  });

  it('says what the Specified Age is where a child has to wait for it', () => {
    const residue = levels([aChild('Amy Hart'), aPerson('Sue Finch')]);
    expect(declared({ residue, age: 21 })['declaration.meanings']).toContain(
      '“the Specified Age” means the age of 21;',
    );
  });
});
