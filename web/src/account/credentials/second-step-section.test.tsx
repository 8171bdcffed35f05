import { wayInReasons } from '@plainwill/contracts/identity/ways-in';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aPasskey, someWaysIn } from '../../testing/an-account.ts';
import { closedSection, dialogCalled, openAccount, refusing, unfold } from '../../testing/open-account.tsx';

const off = someWaysIn({ passkeys: [aPasskey()] });
const on = { ...off, asksSecondStep: true };

async function open(waysIn = off, answers = {}) {
  const user = openAccount({ 'identity.waysIn.get': () => waysIn, ...answers });
  return { user, section: await unfold(user, 'Second step') };
}

it('says honestly what is missing without it', async () => {
  const { section } = await open();
  section.getByText(/anyone who gets into your mailbox can choose a new password/);
});

it('is turned on, and says what is asked for from then on', async () => {
  const set = vi.fn((_input: unknown) => on);
  const { user, section } = await open(off, { 'identity.waysIn.setSecondStep': set });
  await user.click(section.getByRole('button', { name: 'Turn on the second step' }));
  const dialog = await dialogCalled('Turn on the second step?', 'alertdialog');
  await user.click(dialog.getByRole('button', { name: 'Turn it on' }));
  const done = await section.findByText(/^From now on, we ask for a second step/);
  await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
  section.getByRole('button', { name: 'Turn off the second step' });
  expect(set).toHaveBeenCalledExactlyOnceWith({ isAsked: true, signOutOthers: true });
});

it('is turned off once the risk is confirmed', async () => {
  const set = vi.fn((_input: unknown) => off);
  const { user, section } = await open(on, { 'identity.waysIn.setSecondStep': set });
  await user.click(section.getByRole('button', { name: 'Turn off the second step' }));
  const dialog = await dialogCalled('Turn off the second step?', 'alertdialog');
  dialog.getByText(/Anyone who gets into your mailbox/);
  await user.click(dialog.getByRole('checkbox', { name: /^Sign out everywhere else/ }));
  await user.click(dialog.getByRole('button', { name: 'Turn it off' }));
  await section.findByText(/^From now on, your password or Google is enough/);
  expect(set).toHaveBeenCalledExactlyOnceWith({ isAsked: false, signOutOthers: false });
});

it.each(['NoSecondStep', 'LastSecondStep', 'SecondStepForStaff'] as const)('says beside it: %s', async (reason) => {
  const { message } = wayInReasons[reason];
  const { user, section } = await open(off, { 'identity.waysIn.setSecondStep': refusing(message, reason) });
  await user.click(section.getByRole('button', { name: 'Turn on the second step' }));
  const dialog = await dialogCalled('Turn on the second step?', 'alertdialog');
  await user.click(dialog.getByRole('button', { name: 'Turn it on' }));
  await section.findByText(message);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says what to add first where there is nothing to ask for', async () => {
  const { section } = await open(someWaysIn({ passkeys: [aPasskey({ isUsable: false })] }));
  section.getByText(/add a passkey or set up an authenticator app first/);
  expect(section.queryByRole('button', { name: 'Turn on the second step' })).toBeNull();
});

it('stays on for staff', async () => {
  const { section } = await open({ ...on, isStaff: true });
  section.getByText('The second step stays on while you have a role here.');
  expect(section.queryByRole('button', { name: 'Turn off the second step' })).toBeNull();
});

it('tells how it stands while the section is closed', async () => {
  openAccount({ 'identity.waysIn.get': () => on });
  expect((await closedSection('Second step')).textContent).toContain('On');
});
