import { brand } from '@plainwill/contracts/shared/brand';
import { describe, expect, it } from 'vitest';
import { oversightOf, promisesOf, whoChecksOf } from './promises.ts';

const reviewer = 'legal professionals';
const modes = ['off', 'optional', 'required'] as const;
const said = (review: (typeof modes)[number], price: string | null = null) =>
  JSON.stringify(promisesOf({ review, reviewer, price }));

it('says what checks a will, and that no lawyer reads it, while no one does', () => {
  const { check, checkExplained } = promisesOf({ ...brand, review: 'off' });
  expect(check.text).toMatch(/automatic checks.*No lawyer reads them/);
  expect(checkExplained.join(' ')).toMatch(/does not know what your things are worth.*No lawyer reads your will/);
  expect(said('off')).not.toMatch(/legal professional|checked by/i);
});

it('promises no more than that a will can be checked, where people may ask for it', () => {
  expect(promisesOf({ review: 'optional', reviewer, price: null })).toMatchObject({
    summary: expect.stringContaining('can be checked by legal professionals'),
    short: { title: 'Can be checked', text: 'by legal professionals' },
  });
  expect(said('optional')).not.toMatch(/(?<!can (?:also )?be )checked by|every will/i);
});

it('promises a check of every will where each is checked', () => {
  expect(promisesOf({ review: 'required', reviewer, price: null })).toMatchObject({
    summary: expect.stringMatching(/^It is checked by legal professionals before you sign\./),
    short: { title: 'Checked', text: 'by legal professionals' },
    check: { title: 'Checked by legal professionals' },
  });
  expect(said('required')).not.toMatch(/can (?:also )?be checked|if you (?:ask|wish)/i);
});

it('names whoever checks as the firm does', () => {
  expect(promisesOf({ review: 'required', reviewer: 'Ash & Co, solicitors', price: null }).short.text).toBe(
    'by Ash & Co, solicitors',
  );
});

describe.each(modes)('where reviews are %s', (review) => {
  it('shows the price wherever the home page speaks of what a will is like, once there is one, and the check still', () => {
    const priced = promisesOf({ review, reviewer, price: '£90' });
    expect(priced.summary).toMatch(/The price: £90\.$/);
    expect(priced.cost).toContain('One price for your will: £90.');
    expect(priced.priceOrPace).toMatchObject({ title: 'Fixed fees', text: expect.stringContaining('One price: £90.') });
    expect(priced.short).toEqual(promisesOf({ review, reviewer, price: null }).short);
  });

  it('says what costs nothing while there is no price, and speaks of none', () => {
    const { summary, cost } = promisesOf({ review, reviewer, price: null });
    for (const text of [summary, cost])
      expect(text).toContain('Writing, reading and downloading your will costs nothing.');
    expect(
      Object.values(promisesOf({ review, reviewer, price: null }))
        .map((value) => JSON.stringify(value))
        .join(),
    ).not.toMatch(/fee|£|one price|the price/i);
  });

  it('leads from the promise to what it means', () => {
    expect(promisesOf({ review, reviewer, price: null }).check.link.to).toBe('/how-we-check');
  });
});

it.each(modes)('names who checks and what no one checks, where reviews are %s', (review) => {
  const [computer, person, nobody] = whoChecksOf({ ...brand, review, reviewer, reviewTargetDays: 5 });
  expect(computer?.text).toMatch(/More than 100 automatic checks/);
  expect(person?.text.includes(reviewer)).toBe(review !== 'off');
  expect(person?.text.includes('5 working days')).toBe(review !== 'off');
  expect(nobody?.text).toMatch(/worth, who owns them, your tax, or whether your answers are true/);
});

it('says what protects the customer of a firm that no one regulates', () => {
  expect(oversightOf({ name: 'Ash & Co', regulator: null })).toMatch(/is not regulated.*protects you instead/);
  expect(oversightOf({ name: 'Ash & Co', regulator: 'CILEx Regulation' })).toBe(
    'Ash & Co is regulated by CILEx Regulation.',
  );
});
