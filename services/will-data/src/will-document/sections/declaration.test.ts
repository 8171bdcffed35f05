import { describe, expect, it } from 'vitest';
import { aTestator, clausesOf, someFacts } from '../testing/facts.ts';

const identity = (overrides: Parameters<typeof aTestator>[0]) =>
  clausesOf(someFacts({ testator: aTestator(overrides) }))['declaration.identity'];

const rest = 'make this my last will. I cancel every earlier will and codicil I have made.';

describe('the declaration', () => {
  it.each([
    [{ knownAs: 'Nell' }, `I, ELEANOR MAY HART, also known as Nell Hart, retired teacher, ${rest}`],
    [{}, `I, ELEANOR MAY HART, retired teacher, ${rest}`],
    [{ occupation: null }, `I, ELEANOR MAY HART, ${rest}`],
    [{ occupation: 'Baker, ' }, `I, ELEANOR MAY HART, Baker, ${rest}`],
    [{ occupation: null, knownAs: 'Nell', middleNames: null }, `I, ELEANOR HART, also known as Nell Hart, ${rest}`],
  ])('names the testator and cancels earlier wills: %j', (overrides, text) => {
    expect(identity(overrides)).toBe(text);
  });

  it('chooses the law without claiming where home is', () => {
    const { 'declaration.law': law } = clausesOf(someFacts());
    expect(law).toBe('The law of England and Wales governs this will.');
    expect(JSON.stringify(clausesOf(someFacts()))).not.toContain('domicile');
  });

  it('fixes 28 days and points at the residue by its number', () => {
    const { 'declaration.meanings': meanings } = clausesOf(someFacts());
    expect(meanings).toContain('the end of the 28th day after the day of my death');
    expect(meanings).toContain('“my Residuary Estate” has the meaning given in clause 4.1;');
  });
});
