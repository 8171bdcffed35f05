import { expect, it } from 'vitest';
import { anIdentity } from '../../testing/identity.ts';

const identity = await anIdentity();
const person = await identity.aPerson('harriet@example.com');

it.each([
  ['', null],
  ['Harriet Bell', 'Harriet'],
  ['Zoë-Ann O’Neil', 'Zoë-Ann'],
  ['Łuk', 'Łuk'],
  ['www.example.com Bell', null],
  ['2 Harriets', null],
])('greets the owner named “%s” by first name where that is one: %s', async (name, firstName) => {
  await person.calls.profile.rename({ name });
  const address = await identity.visitor.outgoingMail.addressOf({
    accountId: person.account.id,
    path: '/will-maker/review',
  });
  expect(address).toEqual({
    to: 'harriet@example.com',
    link: 'https://plainwill.example/will-maker/review',
    firstName,
  });
});
