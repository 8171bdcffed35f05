import { expect, it } from 'vitest';
import { brand, brandDefaults, brandWith } from './brand.ts';
import { brandProblem } from './check-brand.ts';

it('finds nothing wrong with the brand as it is, nor with every entry given', () => {
  expect(brandProblem()).toBeNull();
  expect(brandProblem({})).toBeNull();
  expect(brandProblem(brandDefaults)).toBeNull();
  expect(brandProblem({ price: '£90', regulator: 'SRA', review: 'off', colours: { actions: '#1A3A6B' } })).toBeNull();
});

it.each([
  [{ name: '' }, 'brand/brand.json: name: It is empty. Write it, or leave the entry out'],
  [{ name: 'A <b>' }, 'brand/brand.json: name: It has a < or > or a line break. Take it out'],
  [{ phone: 'ask Ruth' }, 'brand/brand.json: phone: Write digits and spaces, such as "01632 960 123"'],
  [{ email: 'help' }, 'brand/brand.json: email: Write an email address, such as "help@your-firm.co.uk"'],
  [{ review: 'sometimes' }, 'brand/brand.json: review: Write one of "off", "optional", "required"'],
  [{ reviewTargetDays: 0 }, 'brand/brand.json: reviewTargetDays: Write a whole number from 1 to 60'],
  [{ price: '90' }, 'brand/brand.json: price: Write the price as pages show it, such as "£90", or null for none'],
  [
    { colours: { actions: 'blue' } },
    'brand/brand.json: colours.actions: Write # and six of 0 to 9 and a to f, such as "#1d4d43"',
  ],
  [
    { colours: { link: '#1d4d43' } },
    'brand/brand.json: there is no entry link. There are actions, headings, highlight',
  ],
])('names the entry and the cure of %j', (file, message) => expect(brandProblem(file)).toBe(message));

it('names all entries where one is misspelt', () => {
  expect(brandProblem({ fone: '1' })).toMatch(
    /^brand\/brand\.json: there is no entry fone\. There are name, phone, email,/,
  );
});

it.each([
  [
    { actions: '#7fb5a8' },
    /^brand\/brand\.json: colours\.actions: #7fb5a8 has a contrast of \d\.\d with the page, and people need 4\.5\. Choose a darker one$/,
  ],
  [{ headings: '#777777' }, /colours\.headings: .* people need 7\. Choose a darker one$/],
  [{ highlight: '#204a40' }, /colours\.highlight: .* with text, and people need 7\. Choose a lighter one$/],
])('refuses colours that people could not read: %j', (colours, message) =>
  expect(brandProblem({ colours })).toMatch(message),
);

it('takes what a firm says in place of the defaults, entry by entry', () => {
  const own = brandWith({ name: 'Hart & Co', colours: { actions: '#1a3a6b' } });
  expect(own).toEqual({
    ...brandDefaults,
    name: 'Hart & Co',
    colours: { ...brandDefaults.colours, actions: '#1a3a6b' },
  });
  expect(Object.keys(brand)).toEqual(Object.keys(brandDefaults));
});
