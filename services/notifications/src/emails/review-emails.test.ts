import { expect, it } from 'vitest';
import { reviewLetter } from './review-emails.ts';
import { reviewMails } from './testing/every-mail.ts';

const link = 'https://plainwill.example/account';

it.each(reviewMails)('says in $kind one sentence with one link, and no word of what we keep', (mail) => {
  const { subject, text, html } = reviewLetter('Plainwill', { ...mail, link });
  const [sentence = '', action, footnote, sender] = text.trim().split('\n\n');
  expect(sentence.match(/[.!?]/g)).toHaveLength(1);
  expect(action).toContain(link);
  expect(text.match(/https?:/g)).toHaveLength(1);
  expect([footnote, sender]).toEqual([expect.stringContaining('01632 960 123'), 'Plainwill']);
  expect(`${subject} ${text} ${html}`).not.toMatch(/\bwills?\b|clause|testator|solicitor|reviewer/i);
});

it('has the same subject whatever it is about', () => {
  const subjects = reviewMails.map((mail) => reviewLetter('Smith & Sons', mail).subject);
  expect(subjects).toEqual(Array(reviewMails.length).fill('There is news in your Smith & Sons account'));
});

it('lets the name of the sender not become markup', () => {
  const { html } = reviewLetter('Smith & <b>Sons', { kind: 'reviewReceived', link });
  expect(html).toContain('Smith &amp; &lt;b&gt;Sons');
  expect(html).not.toContain('<b>');
});
