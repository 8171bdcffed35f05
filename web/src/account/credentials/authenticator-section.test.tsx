import { authenticatorReasons } from '@plainwill/contracts/identity/authenticators';
import { wayInReasons } from '@plainwill/contracts/identity/ways-in';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { someWaysIn } from '../../testing/an-account.ts';
import type { Answers } from '../../testing/answer-calls.ts';
import { closedSection, dialogCalled, openAccount, refusing, unfold } from '../../testing/open-account.tsx';

const begun = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Plainwill?secret=JBSWY3DPEHPK3PXP' };
const without = someWaysIn();
const withApp = someWaysIn({
  authenticator: { createdAt: '2026-11-02T10:00:00.000Z', lastUsedAt: '2026-11-20T09:00:00.000Z' },
  recoveryCodesLeft: 10,
  asksSecondStep: true,
});

async function open(answers: Answers = {}, waysIn = without) {
  const user = openAccount({
    'identity.waysIn.get': () => waysIn,
    'identity.authenticators.begin': () => begun,
    ...answers,
  });
  return { user, section: await unfold(user, 'Authenticator app') };
}

async function setUp(answers: Answers = {}) {
  const { user, section } = await open(answers);
  await user.click(section.getByRole('button', { name: 'Set up an authenticator app' }));
  return { user, section, dialog: await dialogCalled('Set up an authenticator app') };
}

it('shows a picture to scan, a link for an app on the same device, and the key to type', async () => {
  const { user, dialog } = await setUp();
  dialog.getByRole('img', { name: /^The picture to scan/ });
  dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
  expect(dialog.getByRole('link', { name: 'Open it from here' }).getAttribute('href')).toBe(begun.uri);
  await user.click(dialog.getByRole('button', { name: 'Copy the key' }));
  await dialog.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(begun.secret);
  expect(dialog.getByLabelText('Code from the app').getAttribute('autocomplete')).toBe('one-time-code');
});

it('is set up by a right code, and then shows the recovery codes', async () => {
  const confirm = vi.fn((_input: unknown) => ({ waysIn: withApp, recoveryCodes: ['AAAA-BBBB'] }));
  const { user, section, dialog } = await setUp({ 'identity.authenticators.confirm': confirm });
  await user.type(dialog.getByLabelText('Code from the app'), '123 456{Enter}');
  const kept = await dialogCalled('Keep your recovery codes');
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ code: '123 456', signOutOthers: true });
  expect(screen.queryByRole('dialog', { name: 'Set up an authenticator app' })).toBeNull();
  await user.click(kept.getByRole('checkbox', { name: 'I have kept them' }));
  await user.click(kept.getByRole('button', { name: 'Done' }));
  const done = await section.findByText(/^Your authenticator app is set up/);
  await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
  section.getByText('Set up on 2 November 2026, last used on 20 November 2026.');
});

describe('a code', () => {
  it('is asked for where there is none', async () => {
    const { user, dialog } = await setUp();
    await user.click(dialog.getByRole('button', { name: 'Finish' }));
    dialog.getByRole('button', { name: 'Enter the 6 digits that your app shows' });
  });

  it('that is wrong is said beside its field, and kept', async () => {
    const { message } = authenticatorReasons.CodeWrong;
    const { user, dialog } = await setUp({ 'identity.authenticators.confirm': refusing(message, 'CodeWrong') });
    const field = dialog.getByLabelText<HTMLInputElement>('Code from the app');
    await user.type(field, '123456{Enter}');
    await dialog.findByRole('button', { name: message });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('123456');
  });

  it('that comes too late leads to a new picture', async () => {
    const { message } = authenticatorReasons.AuthenticatorNotBegun;
    const secrets = [begun.secret, 'NEWKNEWK'];
    const { user, dialog } = await setUp({
      'identity.authenticators.begin': () => ({ ...begun, secret: secrets.shift() }),
      'identity.authenticators.confirm': refusing(message, 'AuthenticatorNotBegun'),
    });
    await user.type(dialog.getByLabelText('Code from the app'), '123456{Enter}');
    await dialog.findByText(message);
    await user.click(dialog.getByRole('button', { name: 'Start again' }));
    await screen.findByText('NEWK NEWK');
    const again = await dialogCalled('Set up an authenticator app');
    expect(again.getByLabelText<HTMLInputElement>('Code from the app').value).toBe('');
    expect(again.queryByText(message)).toBeNull();
  });
});

it('is replaced by another, with no new recovery codes', async () => {
  const { user, section } = await open(
    { 'identity.authenticators.confirm': () => ({ waysIn: withApp, recoveryCodes: null }) },
    withApp,
  );
  await user.click(section.getByRole('button', { name: 'Use another app' }));
  const dialog = await dialogCalled('Use another authenticator app');
  dialog.getByText('The app that you use now works until the new one is set up.');
  await user.type(dialog.getByLabelText('Code from the app'), '123456{Enter}');
  await section.findByText(/^Your authenticator app is set up/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('removing it', () => {
  async function remove(answers: Answers) {
    const { user, section } = await open(answers, withApp);
    await user.click(section.getByRole('button', { name: 'Remove the authenticator app' }));
    const dialog = await dialogCalled('Remove the authenticator app?', 'alertdialog');
    await user.click(dialog.getByRole('checkbox', { name: /^Sign out everywhere else/ }));
    await user.click(dialog.getByRole('button', { name: 'Remove app' }));
    return section;
  }

  it('asks first, and then says what is left to do', async () => {
    const removed = vi.fn((_input: unknown) => without);
    const section = await remove({ 'identity.authenticators.remove': removed });
    await section.findByText(/Delete the entry in the app too/);
    section.getByRole('button', { name: 'Set up an authenticator app' });
    expect(removed).toHaveBeenCalledExactlyOnceWith({ signOutOthers: false });
  });

  it('says why it is refused', async () => {
    const { message } = wayInReasons.LastSecondStep;
    const section = await remove({ 'identity.authenticators.remove': refusing(message, 'LastSecondStep') });
    await section.findByText(message);
    section.getByRole('button', { name: 'Remove the authenticator app' });
  });
});

it('tells how things stand while the section is closed', async () => {
  openAccount({ 'identity.waysIn.get': () => withApp });
  expect((await closedSection('Authenticator app')).textContent).toMatch(/Set up.*last used on 20 November 2026/);
});
