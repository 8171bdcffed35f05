import { describe, expect, it } from 'vitest';
import { aChild, anAdultChild, aPerson, aSpouse, clausesOf, type Guarded, someFacts } from '../testing/facts.ts';

const amy = aChild('Amy Hart');
const ben = aChild('Ben Hart', { gender: 'male' });
const sue = aPerson('Sue Vale', 'sister');
const rob = aPerson('Rob Finch');
const joan = aPerson('Joan Vale', 'mother');
const daniel = aSpouse('Daniel Hart');

/** The clauses of this section in their order, without the opening. */
function guardianship(...guarded: Guarded[]) {
  const clauses = clausesOf(someFacts({ testator: { maritalStatus: 'married' }, people: [daniel], guarded }));
  const own = Object.entries(clauses).filter(([id]) => id.startsWith('guardianship.') && !id.endsWith('.scope'));
  return own.map(([, text]) => text);
}

describe('guardianship', () => {
  it('is for children under 18 on the day, by their birthday', () => {
    const turning = (dateOfBirth: string) =>
      guardianship({ child: aChild('Amy Hart', { dateOfBirth }), primaries: [sue] });
    expect(turning('2008-11-21')).toHaveLength(1);
    expect(turning('2008-11-20')).toEqual([]);
  });

  it('appoints the same people for all, those yet to be born too', () => {
    expect(guardianship({ child: amy, primaries: [sue] }, { child: ben, primaries: [sue] })).toEqual([
      'I appoint my sister SUE VALE as the guardian of my daughter AMY HART, my son BEN HART and any other child of ' +
        'mine who is under 18 when I die.',
    ]);
  });

  it('keeps different plans apart and adds nobody to them', () => {
    const grown = anAdultChild('Tom Hart');
    const clauses = guardianship(
      { child: amy, primaries: [sue] },
      { child: ben, primaries: [rob] },
      { child: grown, primaries: [rob] },
    );
    expect(clauses).toEqual([
      'I appoint my sister SUE VALE as the guardian of my daughter AMY HART.',
      'I appoint my friend ROB FINCH as the guardian of my son BEN HART.',
    ]);
  });

  it('names one backup, or several in the order of the screen: people first, then groups', () => {
    const [, one] = guardianship({ child: amy, primaries: [sue], backups: [rob] });
    expect(one).toBe(
      'If Sue Vale has died or cannot or will not act, I appoint my friend ROB FINCH as guardian of each child to whom ' +
        'clause 4.2 applies.',
    );
    const [, several] = guardianship({ child: amy, primaries: [sue], backups: [rob], groups: [[joan, rob]] });
    expect(several).toMatch(
      /in this order, as guardian of each child to whom clause 4\.2 applies: my friend ROB FINCH; and my mother JOAN VALE and Rob Finch together \(or whichever of them is able and willing to act\)\.$/,
    );
  });

  it('appoints several together', () => {
    expect(guardianship({ child: amy, primaries: [sue, rob] })[0]).toMatch(
      /^I appoint my sister SUE VALE and my friend ROB FINCH together \(or whichever .*\) as the guardians of/,
    );
    expect(guardianship({ child: amy, groups: [[sue, rob]] })[0]).toMatch(
      /^I appoint my sister SUE VALE and my friend/,
    );
  });

  it('expects the other parent to go on, and looks beyond that parent’s death', () => {
    const child = aChild('Amy Hart', { otherParentType: 'spouse', otherParentId: 'Daniel Hart' });
    const [first, next] = guardianship({ child, primaries: [daniel], backups: [sue] });
    expect(first).toMatch(
      /^I expect my husband DANIEL HART, who is the other parent of my daughter AMY HART, to continue/,
    );
    expect(first).toContain(
      'to continue caring for that child. So far as Daniel Hart does not already have parental responsibility for that child, or for any other child of mine who is',
    );
    expect(next).toMatch(/^If Daniel Hart has died, or dies while a child to whom clause 4\.2 applies is under 18, or/);
    expect(guardianship({ child: amy, primaries: [daniel] })[0]).toMatch(
      /^I appoint my husband DANIEL HART as the guardian/,
    );
  });

  it('speaks of one child alone as that child', () => {
    const parent = { otherParentType: 'spouse', otherParentId: 'Daniel Hart' };
    const child = aChild('Alex Hart', { ...parent, relationship: 'Son', gender: 'male' });
    expect(guardianship({ child, primaries: [daniel] })[0]).toContain(
      'caring for that child. So far as Daniel Hart does not already have parental responsibility for that child, ',
    );
  });

  it.each([
    [{ relationship: 'Mother' }, /^I appoint /],
    [{ relationship: 'Father', parentalResponsibility: 'Yes, married to mother' }, /^I appoint /],
    [{ relationship: 'Father', parentalResponsibility: null }, /^So far as I have power to do so, I appoint /],
    [{ relationship: 'Son', parentalResponsibility: null }, /^So far as I have power to do so, I appoint /],
    [
      { relationship: 'Step-parent', parentalResponsibility: 'No', otherParentType: 'none' },
      /^It is my wish that .* should be the guardian of /,
    ],
    [{ relationship: 'Mother', gaveBirth: true }, /^I appoint /],
    [{ relationship: 'Mother', gaveBirth: false }, /^So far as I have power to do so, I appoint /],
    [{ relationship: 'Mother', gaveBirth: false, parentalResponsibility: 'No' }, /^It is my wish that /],
    [{ relationship: 'Mother', parentalResponsibility: 'No' }, /^It is my wish that /],
    [
      { relationship: 'Special guardian' },
      /^As special guardian, I appoint my sister SUE VALE as the guardian of AMY /,
    ],
  ])('claims no more power than %j gives', (row, opening) => {
    const [first, next] = guardianship({ child: aChild('Amy Hart', row), primaries: [sue], backups: [rob] });
    expect(first).toMatch(opening);
    if (first?.startsWith('It is my wish')) expect(`${first} ${next}`).not.toContain('I appoint');
  });

  it('leaves a stepchild to the husband who is the parent, and appoints for children yet to be born', () => {
    const lars = aChild('Lars Berg', { relationship: 'Step-parent', parentalResponsibility: 'No' });
    const of = (...guarded: Guarded[]) => guardianship(...guarded).join(' ');
    const plan = { primaries: [daniel] };
    const forLater =
      'So far as I have power to do so, I appoint my husband DANIEL HART as the guardian of any child of mine who is under 18 when I die.';
    expect(of({ child: lars, ...plan })).toBe(forLater);
    const both = of({ child: lars, ...plan }, { child: amy, ...plan });
    expect(both).toContain('of my daughter AMY HART and any other child of mine who is under 18 when I die.');
    expect(both).not.toContain('LARS');
    expect(of({ child: lars, ...plan, backups: [sue] })).toMatch(
      /^It is my wish that my sister SUE VALE should be the guardian of my stepdaughter LARS BERG\. .* I appoint my husband/,
    );
  });

  it('wishes for a stepchild of another parent, and appoints the same people for children yet to be born', () => {
    const row = { relationship: 'Step-parent', parentalResponsibility: 'No', otherParentType: 'none' };
    const [wish, later] = guardianship({ child: aChild('Lars Berg', row), primaries: [sue] });
    expect(wish).toMatch(
      /^It is my wish that my sister SUE VALE should be the guardian of my stepdaughter LARS BERG\./,
    );
    expect(later).toBe(
      'So far as I have power to do so, I appoint Sue Vale as the guardian of any child of mine who is under 18 when I die.',
    );
  });

  it('appoints for any child, where none is born yet', () => {
    const facts = (gender: string) =>
      someFacts({
        testator: { gender },
        people: [sue, rob],
        more: {
          laterGuardians: {
            guardianType: 'contact',
            guardianId: 'Sue Vale',
            substituteType: 'contact',
            substituteId: 'Rob Finch',
          },
        },
      });
    const clauses = clausesOf(facts('female'));
    expect(clauses['guardianship.appointment-later']).toBe(
      'I appoint my sister SUE VALE as the guardian of any child of mine who is under 18 when I die.',
    );
    expect(clauses['guardianship.substitutes-later']).toMatch(
      /^If Sue Vale has died or cannot or will not act, I appoint my friend ROB FINCH as guardian of each child to whom/,
    );
    expect(clausesOf(facts('male'))['guardianship.appointment-later']).toMatch(/^So far as I have power to do so, /);
  });

  it('is not for a child who has died', () => {
    expect(guardianship({ child: aChild('Amy Hart', { hasDied: true }), primaries: [sue] })).toEqual([]);
  });

  it('takes a row that names nobody for the spouse, and an executor’s row for that executor', () => {
    const row = (more: object) => ({ childId: 'Amy Hart', guardianType: 'primary', orderIndex: 0, ...more });
    const of = (guardians: object[]) =>
      clausesOf(
        someFacts({
          testator: { maritalStatus: 'married' },
          people: [daniel, amy],
          executors: [{ person: rob, id: 'first', contactId: 'Rob Finch' }],
          more: { guardians },
        }),
      )['guardianship.appointment-Amy Hart'];
    expect(of([row({})])).toContain('DANIEL HART');
    expect(of([row({ executorId: 'first' })])).toContain('ROB FINCH');
  });
});
