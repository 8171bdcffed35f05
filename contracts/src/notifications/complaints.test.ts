import { expect, it } from 'vitest';
import { NewComplaint } from './complaints.ts';

const messagesFor = (email: string) =>
  NewComplaint.safeParse({ email })
    .error?.issues.filter(({ path }) => path[0] === 'email')
    .map(({ message }) => message);

it('takes no address to which the acknowledgement cannot be sent', () => {
  expect(messagesFor('zoë@example.com')).toEqual([
    'We can’t send email to an address with “ë” before the @. Enter another address',
  ]);
  expect(messagesFor('anna@münchen.example')).toEqual([]);
});
