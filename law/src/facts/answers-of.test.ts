import { describe, expect, it } from 'vitest';
import { exampleFamilies } from '../will/testing/example-families.ts';
import { answersOf } from './answers-of.ts';
import { demoRecord } from './demo-family.ts';
import { factsOf } from './facts-of.ts';

describe('the answers of some facts', () => {
  it('are those that the facts were made of', () => {
    const record = demoRecord();
    const answers = answersOf(factsOf(record));
    const { version: _v, savedAt: _s, savedBySupport: _b, ...home } = record.homeDetails ?? expect.fail();
    expect(answers.homeDetails).toEqual(home);
    expect(answers.children.map(({ id, child }) => ({ id, ...child }))).toMatchObject(
      record.children.map(({ version: _v, savedAt: _s, savedBySupport: _b, ...child }) => child),
    );
    expect(answers.executors).toEqual(record.executors.map(({ personId, role }) => ({ personId, role })));
    expect(answers.residue).toEqual(record.residue.recipients);
    expect(answers.settings).toEqual(record.settings);
    expect(answers.gifts.map(({ gift }) => gift)).toMatchObject(record.gifts.map(({ cashAmount }) => ({ cashAmount })));
  });

  it('name someone of the file wherever they name anyone', () => {
    for (const { facts } of exampleFamilies) {
      const { spouseDetails, children, contacts, residue, executors } = answersOf(facts);
      const ids = [spouseDetails?.id, ...children.map(({ id }) => id), ...contacts.map(({ id }) => id)];
      for (const { personId } of executors) expect(ids).toContain(personId);
      expect(residue.every(({ personId }) => personId !== '')).toBe(true);
    }
  });

  it('keep the words of a letter, which are no facts, with the belongings', () => {
    const [belongings] = exampleFamilies.flatMap(({ facts }) =>
      answersOf(facts, 'The clock to Ann.').provisions.filter(({ provision }) => provision.kind === 'belongings'),
    );
    expect(belongings?.provision).toMatchObject({ letter: 'The clock to Ann.' });
  });
});
