import { expect, it } from 'vitest';
import { reviewLetter } from './review-emails.ts';
import { reviewMails } from './testing/every-mail.ts';

const link = 'https://plainwill.example/account';
const aLetter = (mail: Pick<(typeof reviewMails)[number], 'kind'>, firstName: string | null = null) =>
  reviewLetter('Plainwill', { kind: mail.kind, link, firstName });

it.each(reviewMails)('says in $kind what happened and how it goes on, with one link and a telephone number', (mail) => {
  const { text } = aLetter(mail);
  const [greeting, what, next, action, footnote, sender] = text.trim().split('\n\n');
  expect(greeting).toBe('Hello,');
  expect([what, next].every((paragraph) => paragraph?.endsWith('.'))).toBe(true);
  expect(action).toContain(link);
  expect(text.match(/https?:/g)).toHaveLength(1);
  expect(footnote).toContain('01632 960 123');
  expect(sender).toBe('Plainwill · 01632 960 123 · help@plainwill.example');
});

it.each(reviewMails)('has no word of an answer in $kind', (mail) => {
  const { subject, text, html } = aLetter(mail);
  expect(`${subject} ${text} ${html}`).not.toMatch(/clause|testator|solicitor|executor|child|husband|wife|£/i);
});

it('has another subject for each, none of which names the reader', () => {
  const subjects = reviewMails.map((mail) => aLetter(mail, 'Harriet').subject);
  expect(new Set(subjects).size).toBe(reviewMails.length);
  expect(subjects.join()).not.toContain('Harriet');
});

it('greets by first name where it is known', () => {
  const { text, html } = aLetter({ kind: 'reviewQuestion' }, 'Harriet');
  expect(text).toMatch(/^Dear Harriet,\n\n/);
  expect(html).toContain('Dear Harriet,');
});

it('loads nothing from anywhere', () => {
  expect(aLetter({ kind: 'reviewReceived' }).html).not.toMatch(/<img|url\(|<link|@import/);
});

it('lets the name of the sender or the reader not become markup', () => {
  const { html } = reviewLetter('Smith & <b>Sons', { kind: 'reviewReceived', link, firstName: '<b>Anna' });
  expect(html).toContain('Smith &amp; &lt;b&gt;Sons');
  expect(html).not.toContain('<b>');
});
