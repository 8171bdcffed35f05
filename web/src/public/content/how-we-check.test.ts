import { brand } from '@plainwill/contracts/shared/brand';
import { approvalStatement, checklistItems } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { describe, expect, it } from 'vitest';
import { howWeCheckOf, stagesOf } from './how-we-check.ts';
import { pageTextsOf, withoutMarks } from './marked-text.ts';
import { readingAge } from './testing/reading-age.ts';

const modes = ['off', 'optional', 'required'] as const;
type Changed = Partial<Parameters<typeof howWeCheckOf>[0]>;
const pageOf = (changed: Changed) => howWeCheckOf({ ...brand, reviewer: 'legal professionals', ...changed });
const saidBy = (changed: Changed) => pageTextsOf(pageOf(changed)).map(withoutMarks).join('\n');

describe.each(modes)('where reviews are %s', (review) => {
  it('can be read at the age of ten', () => {
    expect(readingAge(pageTextsOf(pageOf({ review })).map(withoutMarks))).toBeLessThan(10);
  });

  it('says what nobody checks, whether the firm is regulated, and how to complain', () => {
    const said = saidBy({ review, regulator: null });
    for (const words of ['things are worth', 'Who owns them', 'Your tax', 'your answers are true', 'is not regulated'])
      expect(said).toContain(words);
    expect(said).toContain(`send us a complaint, write to ${brand.email} or call ${brand.phone}.`);
    const regulated = saidBy({ review, regulator: 'CILEx Regulation' });
    expect(regulated).toContain('regulated by CILEx Regulation');
    expect(regulated).not.toMatch(/not regulated|Ombudsman cannot/);
  });
});

it('says plainly that no one reads the will where no one does', () => {
  const said = saidBy({ review: 'off' });
  expect(said).toContain('No one reads it unless you show it to someone.');
  expect(said).not.toMatch(/legal professional|\breviewers?\b|checked by|approv|working day/i);
  expect(stagesOf('off')).toEqual(['You answer', 'Rules check', 'You sign']);
});

it('promises no more than a check on request where people may ask for it', () => {
  const said = saidBy({ review: 'optional' });
  expect(said).toMatch(/can be checked by legal professionals/);
  expect(said).not.toMatch(/(?<!can be )checked by legal|every will is/i);
  expect(said).toMatch(/sign it without a check/);
});

it('promises a check of every will where each is checked, and sends on whoever cannot wait', () => {
  const said = saidBy({ review: 'required' });
  expect(said).toMatch(/Every will is checked by legal professionals before it is signed/);
  expect(said).not.toMatch(/can be checked|without a check/);
  expect(said).toMatch(/If you cannot wait, go to a solicitor now/);
});

it('quotes an approval to the word, and names all that a reviewer looks at', () => {
  const page = pageOf({ review: 'optional' });
  expect(saidBy({ review: 'optional' })).toContain(approvalStatement);
  const person = page.sections.find(({ id }) => id === 'person');
  const [list] =
    person?.blocks.flatMap((block) => (typeof block === 'object' && 'list' in block ? [block.list] : [])) ?? [];
  expect(list).toHaveLength(checklistItems.length);
});

it('tells the time that the firm aims at, and of a second reader only where there is one', () => {
  expect(saidBy({ review: 'required', reviewTargetDays: 1 })).toContain('We aim for 1 working day.');
  expect(saidBy({ review: 'required', reviewTargetDays: 5 })).toContain('We aim for 5 working days.');
  expect(saidBy({ review: 'required', reviewTwoPeople: 'off' })).not.toMatch(/second person|two people/i);
  expect(saidBy({ review: 'required', reviewTwoPeople: 'flagged' })).toMatch(/Then a second person reads/);
  expect(saidBy({ review: 'required', reviewTwoPeople: 'always' })).toMatch(/Two people read each will/);
});
