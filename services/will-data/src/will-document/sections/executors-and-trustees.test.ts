import { describe, expect, it } from 'vitest';
import { aPerson, backups, clausesOf, levels, primaries, someFacts } from '../testing/facts.ts';
import type { WillFacts } from '../will-facts.ts';

const robert = aPerson('Robert Finch');
const anna = aPerson('Anna Reed', 'sibling');
const jane = aPerson('Jane Doe', 'professional_solicitor');
const six = ['A A', 'B B', 'C C', 'D D', 'E E', 'F F'].map((name) => aPerson(name));

const executors = (...chosen: WillFacts['executors'][]) => clausesOf(someFacts({ executors: chosen.flat() }));

describe('the executors', () => {
  it('appoints one alone', () => {
    const clauses = executors(primaries(robert));
    expect(clauses['executors.appointment']).toBe(
      'I appoint my friend ROBERT FINCH as the only executor and trustee of this will.',
    );
    expect(clauses).not.toHaveProperty('executors.acting');
    expect(clauses).not.toHaveProperty('executors.substitutes');
  });

  it('appoints one with one substitute', () => {
    expect(executors(primaries(robert), backups(anna))['executors.substitutes']).toBe(
      'If Robert Finch dies before me or, before probate of this will is granted, gives up the office or cannot or ' +
        'will not act, I appoint my sibling ANNA REED as the only executor and trustee in that person’s place.',
    );
  });

  it('appoints one with substitutes in turn', () => {
    const { 'executors.substitutes': text } = executors(primaries(robert), backups(anna, jane));
    expect(text).toContain('or anyone who takes that person’s place under this clause,');
    expect(text).toContain('the next of these people, in this order, who is able and willing to act:');
    expect(text).toMatch(/my sibling ANNA REED; and the solicitor JANE DOE\.$/);
  });

  it('appoints several together', () => {
    const clauses = executors(primaries(robert, anna));
    expect(clauses['executors.appointment']).toBe(
      'I appoint my friend ROBERT FINCH and my sibling ANNA REED together as the executors and trustees of this will.',
    );
    expect(clauses['executors.acting']).toContain('the survivors or survivor of them may go on acting');
  });

  it('fills each vacancy in order and displaces nobody', () => {
    const one = executors(primaries(robert, anna), backups(jane))['executors.substitutes'];
    expect(one).toMatch(/^A vacancy does not end the appointment of those who are still able and willing to act\. /);
    expect(one).toMatch(/I appoint the solicitor JANE DOE as an executor and trustee to fill that vacancy\.$/);
    const two = executors(primaries(robert, anna), backups(jane, aPerson('Leo Marsh')))['executors.substitutes'];
    expect(two).toContain('any person appointed by clause 3.1 or by this clause dies before me');
    expect(two).toMatch(/the solicitor JANE DOE; and my friend LEO MARSH\.$/);
  });

  it('appoints backups where no main executor is chosen', () => {
    const clauses = executors(backups(robert, anna));
    expect(clauses['executors.appointment']).toContain('my friend ROBERT FINCH and my sibling ANNA REED together');
    expect(clauses).not.toHaveProperty('executors.substitutes');
  });

  it('says who takes the grant when more than four are appointed', () => {
    expect(executors(primaries(...six.slice(0, 4)))).not.toHaveProperty('executors.limit');
    const clauses = executors(primaries(...six));
    expect(clauses['executors.appointment']).toMatch(/: my friend A A; .*; and my friend F F\.$/);
    expect(clauses['executors.limit']).toContain('the first four of those, in the order of clause 3.1');
  });

  it('names a person once who is stored as both main and backup', () => {
    expect(executors(primaries(robert), backups(robert))).not.toHaveProperty('executors.substitutes');
  });

  it('orders by stored position, not by arrival', () => {
    const stored = primaries(robert, anna).toReversed();
    expect(executors(stored)['executors.appointment']).toMatch(/ROBERT FINCH and my sibling ANNA REED/);
  });

  it('lets a professional charge, whether main or backup, and nobody else', () => {
    expect(executors(primaries(jane))).toHaveProperty('executors.charging');
    expect(executors(primaries(robert), backups(jane))).toHaveProperty('executors.charging');
    expect(executors(primaries(robert))).not.toHaveProperty('executors.charging');
  });

  it('names the Standard Provisions exactly', () => {
    expect(executors(primaries(robert))['executors.powers']).toContain(
      'the Standard Provisions of the Society of Trust and Estate Practitioners (3rd Edition)',
    );
  });

  it('provides for receipts unless all who can take are adults', () => {
    const adults = someFacts({ residue: levels([aPerson('Joan Hart', 'parent')]) });
    expect(clausesOf(adults)).not.toHaveProperty('executors.receipts');
    expect(clausesOf(someFacts({ residue: levels([aPerson('Amy Hart', 'child')]) }))).toHaveProperty(
      'executors.receipts',
    );
  });
});
