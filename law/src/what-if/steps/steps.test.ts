import type { WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import { describe, expect, it } from 'vitest';
import { whatIf } from '../answer.ts';
import { whatIfExamples } from '../testing/examples.ts';

function answer(id: string, more: Partial<WhatIfEvents> = {}) {
  const example = whatIfExamples.find((one) => one.id === id);
  if (!example) throw new Error(`There is no ${id}`);
  const { facts, events, asOf } = example;
  return whatIf(facts, { ...events, ...more }, { asOf }).steps;
}
const saying = (words: string) => expect.objectContaining({ text: expect.stringContaining(words) });

describe('the reasons', () => {
  it('say who is taken to have died first, and what that does to the home', () => {
    const steps = answer('WIF-02');
    expect(steps.slice(0, 2)).toEqual([
      {
        text: 'No one knows which of you died first. Daniel counts as having died first, because Daniel is older.',
        clause: null,
        source: 'Law of Property Act 1925 s.184',
      },
      saying('Daniel does not outlive you, so your share of the home is part of your estate.'),
    ]);
    expect(steps).toContainEqual(saying('Everything else, £542,000, goes to Tom and Amy.'));
    expect(steps).toContainEqual(saying('Any tax-free allowance that Daniel did not use may be added to yours'));
  });

  it('name the clause that prints what they say', () => {
    const clauseOf = (words: string) => answer('WIF-01').find(({ text }) => text.includes(words))?.clause;
    expect(clauseOf('You own your home jointly')).toBe('gifts.joint-home');
    expect(clauseOf('Everything else')).toBe('residue.level-1');
    expect(clauseOf('the age of 18: Amy (2036) and Tom (2033)')).toBe('executors.receipts');
    expect(clauseOf('carry out your will')).toBe('executors.appointment');
    expect(clauseOf('Daniel continues to care for Tom and Amy')).toBe('guardianship.appointment-tom');
  });

  it('say loudly that a child who is born later inherits nothing', () => {
    const born = [{ id: 'zoe', name: 'Zoe', of: 'me', on: '2028-05-01', otherParent: 'spouse' }];
    expect(answer('WIF-06', { born })).toContainEqual({
      text: 'Zoe is not in this will and inherits nothing from it. Only a court could change that. Make a new will when a child is born.',
      clause: null,
      source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.1',
    });
  });

  it('say that a former husband keeps a joint home', () => {
    expect(answer('WIF-09')).toContainEqual(saying('Divorce does not change that.'));
  });

  it('give the reasons of the law where the will runs out or is cancelled', () => {
    const runsOut = answer('WIF-07');
    expect(runsOut).toContainEqual(saying('No one you chose for the rest can inherit it. So the law decides'));
    expect(runsOut).toContainEqual(saying('Joan Bell'));
    const cancelled = answer('WIF-10');
    expect(cancelled[0]).toEqual(saying('A marriage after this will cancels it'));
    expect(cancelled).toContainEqual(saying('There is no executor.'));
  });

  it('say that sums are reduced where there is not enough', () => {
    expect(answer('WIF-11')[0]).toEqual(saying('£5,500 for £10,000. Each is reduced in proportion'));
  });

  it('say why somebody inherits nothing, and who has it instead', () => {
    expect(answer('WIF-12')).toContainEqual(saying('Daniel witnessed this will'));
    const born = [{ id: 'lucy', name: 'Lucy', of: 'paul', on: '2000-01-01' }];
    expect(answer('WIF-04', { born })).toContainEqual(saying('Lucy inherits what Paul would have had.'));
    const soon = answer('WIF-01', { died: [{ person: 'spouse', on: '2027-03-20' }] });
    expect(soon).toContainEqual(saying('Your will asks people to outlive you by 28 days. Daniel does not'));
  });
});
