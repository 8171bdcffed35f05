import { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import { escapeHtml } from '@plainwill/kit/escape-html';
import { expect, it } from 'vitest';
import { composeMessage } from './compose-message.ts';
import { link, messages, to, withoutLink } from './testing/every-mail.ts';

it.each(messages)('says in text and in HTML where the link of $kind leads', (mail) => {
  const { text, html } = composeMessage('Plainwill', mail);
  expect(text).toContain(`\n${link}\n`);
  expect(html).toContain(`href="${escapeHtml(link)}"`);
  expect(html).toContain(`>${escapeHtml(link)}</a>`);
});

it.each(messages)('gives the code of the link of $kind too, for a mail system that cuts it off', (mail) => {
  const { text, html } = composeMessage('Plainwill', mail);
  const code = link.split('#token=')[1] ?? '';
  expect(text).toContain(`If the page asks for a code, copy this one:\n${code}\n`);
  expect(html).toContain(`>${escapeHtml(code)}</span>`);
});

it('gives no code with a link that needs none', () => {
  const mail: OutgoingMail = { kind: 'alreadyHaveAccount', to, signInLink: 'https://plainwill.example/auth' };
  expect(composeMessage('Plainwill', mail).text).not.toContain('code');
});

it.each(withoutLink)('says in $kind whom to call, and leads nowhere', (mail) => {
  const { text, html } = composeMessage('Plainwill', mail);
  expect(text).toContain('01632 960 123');
  expect(`${text}${html}`).not.toMatch(/https?:|<a /);
});

it.each([...messages, ...withoutLink])('names the sender in $kind without letting the name become markup', (mail) => {
  const { html } = composeMessage('Smith & <b>Sons', mail);
  expect(html).toContain('Smith &amp; &lt;b&gt;Sons');
  expect(html).not.toContain('<b>');
});

it('has words for every kind of message', () => {
  const kinds = OutgoingMail.options.map(({ shape }) => shape.kind.value);
  expect(new Set([...messages, ...withoutLink].map(({ kind }) => kind))).toEqual(new Set(kinds));
});

it('refuses a link that is not a page', () => {
  const mail: OutgoingMail = { kind: 'confirmEmail', isForTwo: false, to, link: 'javascript:alert(1)' };
  expect(() => composeMessage('Plainwill', mail)).toThrow('leads to a page');
});

it('names the day of a deletion as people in the United Kingdom have it', () => {
  const mail = { kind: 'deletionRequested', to, accountLink: link } as const;
  const textOf = (deletionAt: string) => composeMessage('Plainwill', { ...mail, deletionAt }).text;
  expect(textOf('2026-11-30T23:30:00.000Z')).toContain('We will delete it on 30 November 2026');
  expect(textOf('2026-06-30T23:30:00.000Z')).toContain('We will delete it on 1 July 2026');
});

it('says until when an unused account is kept, and how to keep it', () => {
  const mail = { kind: 'accountInactive', to, signInLink: link, deletionOn: '2026-07-01' } as const;
  const { text } = composeMessage('Plainwill', mail);
  expect(text).toContain('We will delete it on 1 July 2026');
  expect(text).toContain('To keep it, sign in before that day.');
});

it('foresees in the mail about a second account that a couple shares the address', () => {
  const mail: OutgoingMail = { kind: 'alreadyHaveAccount', to, signInLink: 'https://plainwill.example/auth' };
  expect(composeMessage('Plainwill', mail).text).toContain(
    'each of you needs an account with an email address of your own',
  );
});
