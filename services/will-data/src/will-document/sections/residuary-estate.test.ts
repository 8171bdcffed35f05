import { describe, expect, it } from 'vitest';
import { aPerson, aTestator, clausesOf, levels, someFacts } from '../testing/facts.ts';
import type { Person } from '../will-facts.ts';

const daniel = aPerson('Daniel Hart', 'spouse_partner');
const amy = aPerson('Amy Hart', 'child');
const ben = aPerson('Ben Hart', 'stepchild');
const sue = aPerson('Sue Finch');
const tom = aPerson('Tom Vale', 'sibling');

function residue(...lists: Person[][]) {
  const clauses = clausesOf(someFacts({ residue: levels(...lists) }));
  return Object.fromEntries(Object.entries(clauses).filter(([id]) => id.startsWith('residue.')));
}

describe('the residuary estate', () => {
  it('gives everything to one who survives', () => {
    expect(residue([sue])['residue.level-1']).toBe(
      'I give my Residuary Estate to my friend SUE FINCH if that person survives me.',
    );
    expect(Object.keys(residue([sue]))).toEqual(['residue.fund', 'residue.level-1', 'residue.section33']);
  });

  it('shares equally between two, and lists three or more', () => {
    expect(residue([sue, tom])['residue.level-1']).toBe(
      'I give my Residuary Estate in equal shares to my friend SUE FINCH and my sibling TOM VALE. ' +
        'Each of them takes only if that person survives me.',
    );
    expect(residue([sue, tom, daniel])['residue.level-1']).toBe(
      'I give my Residuary Estate in equal shares to these people, each of whom takes only if that person survives ' +
        'me: my friend SUE FINCH; my sibling TOM VALE; and DANIEL HART.',
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

  it('lets the children of a child stand in, at 18, before the others', () => {
    expect(residue([amy, ben, tom])['residue.substitution-1']).toBe(
      'If Amy Hart or Ben Hart does not survive me, or for any other reason does not take a share under clause 4.2, ' +
        'I give that share to those of that person’s children who survive me and reach the age of 18, in equal shares ' +
        'if there is more than one.',
    );
    expect(residue([amy])['residue.substitution-1']).toMatch(/does not take under clause 4\.2, I give my Residuary/);
    expect(residue([sue, tom, daniel])).not.toHaveProperty('residue.substitution-1');
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
    const stored = [
      { person: tom, priority: 7 },
      { person: sue, priority: 3 },
      { person: amy, priority: 7 },
    ];
    const clauses = clausesOf(someFacts({ residue: stored }));
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
    const clauses = clausesOf(someFacts({ testator: aTestator({ maritalStatus }), residue: levels([daniel, amy]) }));
    expect('residue.tax' in clauses).toBe(isSaid);
    expect(clauses['residue.fund']?.includes('subject to clause 4.5')).toBe(isSaid);
  });

  it('says nothing of tax when the partner takes alone', () => {
    const testator = aTestator({ maritalStatus: 'married' });
    expect(clausesOf(someFacts({ testator, residue: levels([daniel], [amy]) }))).not.toHaveProperty('residue.tax');
  });
});
