import { expect, it } from 'vitest';
import { Email, MailedEmail, TypedEmail } from './credentials.ts';

const said = (schema: typeof Email, email: string) =>
  schema.safeParse(email).error?.issues.map(({ message }) => message);

it('says why no mail can be sent to a letter before the @ that mail servers refuse', () => {
  expect(said(MailedEmail, 'zoë@example.com')).toEqual([
    'We can’t send email to an address with “ë” before the @. Enter another address',
  ]);
  // Nobody mails a contact, and a domain has a form that every server takes.
  expect(said(TypedEmail, 'josé@example.com')).toBeUndefined();
  expect(said(MailedEmail, 'name@münchen.example')).toBeUndefined();
  expect(said(MailedEmail, "a.o'neil+will@example.com")).toBeUndefined();
});

it.each([TypedEmail, MailedEmail])('asks about a curly apostrophe', (schema) => {
  expect(said(schema, 'O’Neil@example.com')?.[0]).toBe(
    "Email addresses have a straight apostrophe. Did you mean O'Neil@example.com?",
  );
  // People who signed up with such an address can still sign in.
  expect(said(Email, 'O’Neil@example.com')).toBeUndefined();
});
