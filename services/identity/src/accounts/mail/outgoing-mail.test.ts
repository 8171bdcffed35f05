import { dayMs } from '@plainwill/contracts/shared/durations';
import { expect, it } from 'vitest';
import { anIdentity } from '../../testing/identity.ts';
import { AccountSchema } from '../account.entity.ts';

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

it('has no address for what can wait while an account is frozen after a recovery', async () => {
  const { account } = await identity.aPerson('frozen@example.com');
  const ask = (canWait?: true) =>
    identity.visitor.outgoingMail.addressOf({ accountId: account.id, path: '/will-maker/sign', canWait });
  expect(await ask(true)).toMatchObject({ to: 'frozen@example.com' });
  const frozenUntil = new Date(identity.time.now.getTime() + dayMs);
  await identity.orm.em.fork().nativeUpdate(AccountSchema, { id: account.id }, { frozenUntil });
  expect(await ask(true)).toBeNull();
  expect(await ask()).toMatchObject({ to: 'frozen@example.com' });
});
