import { globSync, readdirSync, readFileSync } from 'node:fs';
import { nextSteps, nextStepsOf } from '@plainwill/contracts/notifications/next-steps';
import { brand, type ReviewMode } from '@plainwill/contracts/shared/brand';
import { pagesFolder } from '@plainwill/contracts/shared/built-pages';
import { expect, it } from 'vitest';
import { composeMessage } from '../../../services/notifications/src/emails/compose-message.ts';
import { reviewLetter } from '../../../services/notifications/src/emails/review-emails.ts';
import { messages, reviewMails, withoutLink } from '../../../services/notifications/src/emails/testing/every-mail.ts';
import { inRoot, root } from '../launcher/settings/paths.ts';

/** Only a firm whose people read wills may say this. */
const checkByPeople =
  /legal (?:team|professional|review|expert)|\breviewers?\b|checked by (?!us automatically)|(?<!no )\b(?:lawyer|solicitor|person|expert|someone)s? (?:(?:will|can) )?(?:reads?|checks?|reviews?) (?:your|the|every|each|it)\b/i;

/** A firm may not say these of its reviews; they depend on when people read wills: never, where asked to, or always. */
const tooMuch: Record<ReviewMode, RegExp> = {
  off: checkByPeople,
  optional:
    /(?<!can (?:also )?be )checked by (?!us automatically)|every will is (?:also )?(?:read|checked)|legal (?:team|expert)|(?<!no |second )\b(?:lawyer|solicitor|legal professional|person|expert|reviewer)s? (?:will )?(?:reads?|checks?|reviews?) (?:your|the|every|each|it)\b/i,
  required: /can (?:also )?be checked by|if you ask, your will|without a check|legal team/i,
};

/** Only a firm that has set a price may say this. */
const priceStatedBefore =
  /fixed (?:fee|price)|one price|prices? (?:is |are )?(?:shown|told)|before you (?:start|begin)[^.]*\bpay|no hidden|£\d+ (?:for|a) (?:a |one |your )?will/i;

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

const folder = inRoot('web', 'dist', pagesFolder);
const pages = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: readFileSync(`${folder}/${name}`, 'utf8') }));
const asText = ({ name, subject, text }: { name: string; subject: string; text: string }) => ({
  name,
  text: `${subject}\n${text}`,
});
const letters = [...messages, ...withoutLink].map((mail) => ({
  ...asText({ name: mail.kind, ...composeMessage(brand.name, mail) }),
  isToReviewer: mail.kind === 'invitation' && mail.role === 'reviewer',
}));
const mails = letters.filter(({ isToReviewer }) => !isToReviewer);
/** Sent only where a will has been given to a reviewer, or a reviewer is invited. */
const mailsOfReviews = [
  ...letters.filter(({ isToReviewer }) => isToReviewer),
  ...reviewMails.map((mail) => asText({ name: mail.kind, ...reviewLetter(brand.name, mail) })),
];
const textsOf = (steps: typeof nextSteps) =>
  steps.map(({ title, text }) => ({ name: 'what happens next', text: `${title}. ${text}` }));

/** Each page in its words and with its head, each mail, and what follows the questionnaire on screen and on paper. */
const everything = [
  ...pages.flatMap(({ name, html }) => [
    { name, text: html },
    { name, text: textOf(html) },
  ]),
  ...mails,
  ...mailsOfReviews,
  ...textsOf(nextSteps),
];
const sayersAmong = (texts: typeof everything, promise: RegExp) =>
  texts.flatMap(({ name, text }) => {
    const [found] = promise.exec(text) ?? [];
    return found ? [`${name}: ${found}`] : [];
  });

it('promises no more of a check by people than this firm does, on a page, in a mail or after the questionnaire', () => {
  expect(pages.length).toBeGreaterThan(15);
  expect(sayersAmong(everything, tooMuch[brand.review])).toEqual([]);
});

// The pages are built for the firm as it is; prerender-without-review.test.ts renders those of a firm without reviews.
it('promises none in a mail or after the questionnaire where no one reads wills', () => {
  const texts = [...mails, ...textsOf(nextStepsOf({ ...brand, review: 'off' }))];
  expect(sayersAmong(texts, tooMuch.off)).toEqual([]);
});

it('has no words for such a check in a document, on a sheet or in a template: all come from the brand', () => {
  const documents = globSync(['services/*/src/**/*.{ts,typ}', 'law/src/**/*.ts'], { cwd: root }).filter(
    (file) => !/\.test\.ts$|[/\\]testing[/\\]/.test(file),
  );
  expect(documents.length).toBeGreaterThan(100);
  const words = /legal (?:professional|team|review)/i;
  expect(documents.filter((file) => words.test(readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});

it('has no promise of a check on a guidance sheet, whoever reads wills', () => {
  const sheets = globSync('services/will-data/src/documents/guidance/*.{ts,typ}', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.filter((file) => checkByPeople.test(readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});

it('says nowhere that a price is told before you start, while there is none', () => {
  expect(brand.price).toBeNull();
  expect(sayersAmong(everything, priceStatedBefore)).toEqual([]);
});

it.each([
  'Checked by legal professionals.',
  'A person reads your will before you sign it.',
  'Our legal team reads your answers.',
  'A solicitor will check your will.',
])('knows a promise of a check: %s', (words) => expect(words).toMatch(checkByPeople));

it.each([
  ['optional', 'Your will is checked by legal professionals.'],
  ['optional', 'Every will is read before you sign.'],
  ['optional', 'A person reads your will before you sign it.'],
  ['optional', 'Our legal professionals will check your will.'],
  ['required', 'Your will can be checked by legal professionals.'],
] as const)('knows what is too much, or too little, where reviews are %s: %s', (mode, words) =>
  expect(words).toMatch(tooMuch[mode]),
);

it.each(['One fixed fee.', 'One price, shown before you start.', '£90 for a will'])(
  'knows a promise of a price: %s',
  (words) => expect(words).toMatch(priceStatedBefore),
);

it('lets the truth be told', () => {
  expect('No lawyer reads your will unless you show it to one. Ask a solicitor.').not.toMatch(checkByPeople);
  expect('If you ask, your will can be checked by legal professionals.').not.toMatch(tooMuch.optional);
  expect('If you ask, a person can read your will as well.').not.toMatch(tooMuch.optional);
  expect('Every will is checked by legal professionals.').not.toMatch(tooMuch.required);
});
