import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { describe, expect, it } from 'vitest';
import { WillFacts } from '../../facts/will-facts.ts';
import { anAdultChild, aPerson, aSpouse, asOf, clausesOf, levels, primaries, someFacts } from '../testing/facts.ts';
import { abroad, long, simple, typical } from '../testing/wills.ts';
import { composeWill } from './compose-will.ts';
import { willText } from './will-text.ts';

const clausesIn = ({ sections }: WillDocument) => sections.flatMap((section) => section.clauses);

describe('composeWill', () => {
  it('says what the document lacks', () => {
    expect(composeWill(someFacts(), { asOf }).notReady).toEqual([]);
    expect(composeWill(WillFacts.parse({}), { asOf }).notReady).toEqual(['TES-03', 'EXE-01', 'RES-01', 'FUN-01']);
  });

  it('leaves out whoever a choice no longer names, and is then not ready', () => {
    const gone = someFacts({ executors: primaries(aPerson('Ann Lee'), aPerson('Bo Gone')) });
    const facts = { ...gone, contacts: gone.contacts.filter(({ id }) => id !== 'Bo Gone') };
    const document = composeWill(facts, { asOf });
    expect(document.notReady).toEqual(['REF-01']);
    expect(willText(document).join('\n')).toContain('I appoint my friend ANN LEE as the only executor');
  });

  it('says nothing of a partner who is left out, and is not ready while one is chosen', () => {
    const ruth = aSpouse('Ruth Amos', 'partner');
    const facts = someFacts({
      testator: { maritalStatus: 'partner' },
      residue: levels([ruth], [aPerson('Ann Lee')]),
      more: { flags: { includePartner: false } },
    });
    const document = composeWill(facts, { asOf });
    expect(document.notReady).toEqual(['REF-01']);
    expect(JSON.stringify(document)).not.toMatch(/ruth/i);
  });

  it('keeps apart two people of one name wherever it names them', () => {
    const [son, friend] = [
      anAdultChild('John Lee', { gender: 'male' }),
      aPerson('John Lee', 'friend', { id: 'b', line1: '1 High St' }),
    ];
    const { 'residue.substitution-1': substitution, 'residue.level-1': level } = clausesOf(
      someFacts({ executors: primaries(son, friend), residue: levels([son, friend]) }),
    );
    expect(level).toContain('to my son JOHN LEE and my friend JOHN LEE (of 1 High St).');
    expect(substitution).toMatch(/^If my son John Lee does not survive me/);
  });

  it('never prints a date of birth, an email, a phone number or a note', () => {
    const facts = someFacts({
      testator: { dateOfBirth: '1950-02-03', email: 'nell@example.com', mobileNumber: '7700900123' },
      residue: levels([aPerson('Ann Lee', 'friend', { email: 'ann@example.com', notes: 'left-handed' })]),
    });
    expect(JSON.stringify(composeWill(facts, { asOf }))).not.toMatch(/1950|example\.com|7700|left-handed/);
  });

  it('explains that a spouse need not outlive anyone for days where that was chosen', () => {
    const explanationFor = (spouseSurvivorship: string) => {
      const facts = someFacts({
        testator: { maritalStatus: 'married' },
        residue: levels([aSpouse('Dan Hart')]),
        more: { willSettings: { spouseSurvivorship } },
      });
      return clausesIn(composeWill(facts, { asOf })).find(({ id }) => id === 'residue.level-1')?.explanation;
    };
    expect(explanationFor('same')).toContain('only if still living 28 days after you');
    expect(explanationFor('none')).toContain('only if alive when you die');
  });

  it.each([
    ['simple', simple],
    ['typical', typical],
    ['long', long],
    ['abroad', abroad],
  ])('reads as a lawyer would expect: %s', async (name, facts) => {
    const document = composeWill(facts(), { asOf });
    expect(document.notReady).toEqual([]);
    await expect(`${willText(document).join('\n\n')}\n`).toMatchFileSnapshot(`../testing/${name}-will.txt`);
  });
});
