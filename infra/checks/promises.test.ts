import { globSync, readdirSync, readFileSync } from 'node:fs';
import { nextSteps, nextStepsOf } from '@plainwill/contracts/notifications/next-steps';
import { brand } from '@plainwill/contracts/shared/brand';
import { pagesFolder } from '@plainwill/contracts/shared/built-pages';
import { expect, it } from 'vitest';
import { composeMessage } from '../../services/notifications/src/emails/compose-message.ts';
import { messages, withoutLink } from '../../services/notifications/src/emails/testing/every-mail.ts';
import { inRoot, root } from '../launcher/settings/paths.ts';

/** What only a firm whose people read wills may say. */
const checkByPeople =
  /legal (?:team|professional|review|expert)|\breviewers?\b|checked by (?!us automatically)|(?<!no )\b(?:lawyer|solicitor|person|expert|someone)s? (?:(?:will|can) )?(?:reads?|checks?|reviews?) (?:your|the|every|each|it)\b/i;

/** What only a firm that has set a price may say. */
const priceToldBefore =
  /fixed (?:fee|price)|one price|prices? (?:is |are )?(?:shown|told)|before you (?:start|begin)[^.]*\bpay|no hidden|£\d+ (?:for|a) (?:a |one |your )?will/i;

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

const folder = inRoot('web', 'dist', pagesFolder);
const pages = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: readFileSync(`${folder}/${name}`, 'utf8') }));
const mails = [...messages, ...withoutLink].map((mail) => ({
  name: mail.kind,
  text: composeMessage(brand.name, mail).text,
}));

/** Each page in its words and with its head, each mail, and what follows the questionnaire on screen and on paper. */
const everything = [
  ...pages.flatMap(({ name, html }) => [
    { name, text: html },
    { name, text: textOf(html) },
  ]),
  ...mails,
  ...nextSteps.map(({ title, text }) => ({ name: 'what happens next', text: `${title}. ${text}` })),
];
const sayers = (promise: RegExp) =>
  everything.flatMap(({ name, text }) => {
    const [said] = promise.exec(text) ?? [];
    return said ? [`${name}: ${said}`] : [];
  });

/** What only a firm may say that has every will read. */
const everyWillIsRead =
  /(?<!can )\b(?:is|are) (?:also )?(?:checked|read) by (?!us automatically|whoever)|every will is/i;

it('promises on no page and in no mail more than that a will can be checked, while that is to be asked for', () => {
  expect(brand.review).toBe('optional');
  expect(pages.length).toBeGreaterThan(15);
  expect(sayers(everyWillIsRead)).toEqual([]);
});

it('promises no check by people in a mail that is sent where none checks', () => {
  const said = mails.filter(({ text }) => checkByPeople.test(text));
  expect(said).toEqual([]);
});

it('promises none after the questionnaire where none checks, and has a step for it where one does', () => {
  const stepsOf = (review: typeof brand.review) => JSON.stringify(nextStepsOf({ ...brand, review }));
  expect(stepsOf('off')).not.toMatch(checkByPeople);
  for (const review of ['optional', 'required'] as const) expect(stepsOf(review)).toMatch(/Legal Review/);
});

it('has no words for such a check in a document or on a sheet', () => {
  const documents = globSync('services/will-data/src/{will,will-files,guidance}/**/*.{ts,typ}', { cwd: root });
  expect(documents.length).toBeGreaterThan(50);
  const words = /legal (?:professional|team|review)/i;
  expect(documents.filter((file) => words.test(readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});

it('says nowhere that a price is told before you start, while there is none', () => {
  expect(brand.price).toBeNull();
  expect(sayers(priceToldBefore)).toEqual([]);
});

it.each([
  'Checked by legal professionals.',
  'A person reads your will before you sign it.',
  'Our legal team reads your answers.',
  'A solicitor will check your will.',
])('knows a promise of a check: %s', (words) => expect(words).toMatch(checkByPeople));

it.each(['One fixed fee.', 'One price, shown before you start.', '£90 for a will'])(
  'knows a promise of a price: %s',
  (words) => expect(words).toMatch(priceToldBefore),
);

it('lets the truth be told', () => {
  expect('No lawyer reads your will unless you show it to one. Ask a solicitor.').not.toMatch(checkByPeople);
});
