import { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import type { Run, WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WillFacts } from '../../facts/will-facts.ts';
import { asOf } from '../testing/facts.ts';
import { families } from '../testing/families.ts';
import { composeWill } from './compose-will.ts';

const runsIn = ({ sections }: WillDocument) =>
  sections.flatMap(({ clauses }) => clauses.flatMap(({ runs, items }) => [...runs, ...items.flat()]));

const blanksIn = (document: WillDocument) => runsIn(document).filter(({ style }) => style === 'blank');

const asText = (runs: readonly Run[]) => runs.map(({ style, text }) => (style === 'blank' ? '____' : text)).join('');

/** The clauses of a draft of these facts that have blanks, by id. */
function unfinished(facts: object): Record<string, string> {
  const { sections } = composeWill(WillFacts.parse(facts), { asOf, isDraft: true });
  const clauses = sections.flatMap((section) => section.clauses);
  return Object.fromEntries(
    clauses.filter(({ runs }) => runs.some(({ style }) => style === 'blank')).map(({ id, runs }) => [id, asText(runs)]),
  );
}

describe('a draft', () => {
  it('has blanks in the words that the will is going to have', () => {
    expect(unfinished({})).toMatchObject({
      'declaration.identity': expect.stringMatching(/^I, ____ ____, of ____, make this my last will\./),
      'funeral.choice': 'I wish to be ____.',
      'executors.appointment': 'I appoint ____ as the only executor and trustee of this will.',
      'residue.level-1': 'I give my Residuary Estate to ____.',
    });
  });

  it('has a blank for the guardian of each child who has none', () => {
    const child = {
      id: 'ivy',
      firstName: 'Ivy',
      lastName: 'Hart',
      dateOfBirth: '2019-01-01',
      relationship: 'Mother',
    };
    expect(unfinished({ children: [child] })['guardianship.appointment-ivy']).toMatch(
      /^I appoint ____ as the guardian of .*IVY HART\.$/,
    );
  });

  it('has a blank for what a gift gives, and for who gets it', () => {
    const ring = { id: 'ring', giftType: 'specific_item', itemDescription: 'gold ring', recipients: [] };
    const sum = { id: 'sum', giftType: 'cash_gift', recipients: [{ id: 'ann', type: 'contact' }] };
    expect(
      unfinished({ contacts: [{ id: 'ann', firstName: 'Ann', lastName: 'Reed' }], gifts: [ring, sum] }),
    ).toMatchObject({
      'gifts.gift-ring': 'I give, free of inheritance tax, my gold ring to ____.',
      'gifts.gift-sum': expect.stringMatching(/^I give, free of inheritance tax, ____ to .*ANN REED\.$/),
    });
  });

  it('has no blank where nothing is missing, and what is printed never has one', () => {
    fc.assert(
      fc.property(families, (facts) => {
        const draft = composeWill(facts, { asOf, isDraft: true });
        const printed = composeWill(facts, { asOf });
        expect(blanksIn(printed)).toEqual([]);
        if (printed.notReady.length === 0) expect(draft).toEqual(printed);
        for (const { place } of blanksIn(draft)) expect(AnswerPlace.safeParse(place).success).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
