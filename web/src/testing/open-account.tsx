import { screen, within } from '@testing-library/react';
import { Route } from 'wouter';
import AccountPage from '../account/profile/account-page.tsx';
import { anAccount, aProfile } from './an-account.ts';
import { type Answers, answerCalls, Refused } from './answer-calls.ts';
import { show } from './show.tsx';

/** Opens the account of somebody signed in, at its ways to sign in. */
export function openAccount(answers: Answers, address = '/account?part=signing-in') {
  window.history.replaceState(null, '', address);
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'identity.profile.get': () => aProfile(),
    'identity.devices.list': () => [],
    'willData.history.list': () => [],
    ...answers,
  });
  return show(<Route path="/account" component={AccountPage} />);
}

type Person = ReturnType<typeof openAccount>;

/** A section while it is closed: its title and how things stand. */
export const closedSection = (title: string) =>
  screen.findByRole('button', { name: (name) => name.startsWith(title), expanded: false });

/** Opens a section, and gives what is in it. */
export async function unfold(person: Person, title: string) {
  const trigger = await closedSection(title);
  await person.click(trigger);
  return within(trigger.closest('[data-section]') as HTMLElement);
}

export const dialogCalled = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));

/** Refuses a call, as a service does. */
export const refusing = (message: string, reason: string) => () => {
  throw new Refused(message, { reason });
};
