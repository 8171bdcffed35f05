import { passkeyReasons } from '@plainwill/contracts/identity/passkeys';
import type { Passkey } from '@plainwill/contracts/identity/ways-in';
import { wayInReasons } from '@plainwill/contracts/identity/ways-in';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aPasskey, someWaysIn } from '../../testing/an-account.ts';
import type { Answers } from '../../testing/answer-calls.ts';
import { closedSection, dialogCalled, openAccount, refusing, unfold } from '../../testing/open-account.tsx';
import { knowPasskeys, newPasskey, refuseOnce, someCreation } from '../../testing/passkey-stand-in.ts';

const phone = aPasskey({ id: 'phone', name: 'Phone', lastUsedAt: '2026-11-20T09:00:00.000Z' });
const key = aPasskey({ id: 'key', name: 'Blue key', isBackedUp: false });
const old = aPasskey({ id: 'old', name: 'Old site', isUsable: false });
const codes = ['AAAA-BBBB', 'CCCC-DDDD'];

const withPasskeys = (passkeys: Passkey[], recoveryCodesLeft = 10) => someWaysIn({ passkeys, recoveryCodesLeft });

function open(passkeys: Passkey[], answers: Answers = {}) {
  return openAccount({
    'identity.waysIn.get': () => withPasskeys(passkeys),
    'identity.passkeys.begin': () => someCreation(),
    ...answers,
  });
}

async function startAdding(answers: Answers = {}) {
  const create = knowPasskeys();
  const user = open([], answers);
  const section = await unfold(user, 'Passkeys');
  await user.click(section.getByRole('button', { name: 'Add a passkey' }));
  return { user, create, section, dialog: await dialogCalled('Add a passkey') };
}

const added = (recoveryCodes: string[] | null = null) =>
  vi.fn((_input: unknown) => ({ waysIn: withPasskeys([phone]), recoveryCodes }));

it('tells of each passkey what it is and when it was used', async () => {
  const user = open([phone, key, old]);
  expect((await closedSection('Passkeys')).textContent).toMatch(/3 passkeys.*last used on 20 November 2026/);
  const section = await unfold(user, 'Passkeys');
  section.getByText(/your face, finger or screen lock/);
  const [first, second, third] = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/Made on 2 November 2026.*last used on 20 November 2026.*Copied to your other devices/);
  expect(second).toMatch(/not used yet.*Only on the device you made it on/);
  expect(third).toContain('Made for another address of this site: it does not work here');
});

it('says why none can be added in a browser that knows none', async () => {
  const section = await unfold(open([]), 'Passkeys');
  section.getByText(/^This browser can’t make passkeys/);
  expect(section.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('adds a passkey, signs out the other devices and says so', async () => {
  const finish = added();
  const { user, create, section, dialog } = await startAdding({ 'identity.passkeys.finish': finish });
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  const done = await section.findByText(
    'Your passkey is added. You can sign in with it from now on. Your password still works, too.',
  );
  await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
  section.getByText('Phone');
  expect(create).toHaveBeenCalledOnce();
  expect(finish).toHaveBeenCalledExactlyOnceWith({ passkey: newPasskey, signOutOthers: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves the other devices signed in where that is wished', async () => {
  const finish = added();
  const { user, dialog } = await startAdding({ 'identity.passkeys.finish': finish });
  await user.click(dialog.getByRole('checkbox', { name: /^Sign out everywhere else/ }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await screen.findByText(/^Your passkey is added/);
  expect(finish).toHaveBeenCalledExactlyOnceWith({ passkey: newPasskey, signOutOthers: false });
});

it('shows the recovery codes that come with the first', async () => {
  const { user, dialog } = await startAdding({ 'identity.passkeys.finish': added(codes) });
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  const kept = await dialogCalled('Keep your recovery codes');
  expect(kept.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await user.click(kept.getByRole('checkbox', { name: 'I have kept them' }));
  await user.click(kept.getByRole('button', { name: 'Done' }));
  await screen.findByText(/^Your passkey is added/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['by Later', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Later' }))],
  ['by Escape', (user: UserEvent) => user.keyboard('{Escape}')],
])('lets the codes wait where no second step is asked for: %s', async (_how, putOff) => {
  const { user, dialog } = await startAdding({ 'identity.passkeys.finish': added(codes) });
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  (await dialogCalled('Keep your recovery codes')).getByText(/^This can wait\. You can still sign in as before/);
  await putOff(user);
  await screen.findByText(/You have not kept your recovery codes: make new ones below/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('insists on the codes where a second step is asked for', async () => {
  const finish = added(codes);
  const { user, dialog } = await startAdding({
    'identity.waysIn.get': () => ({ ...withPasskeys([]), asksSecondStep: true }),
    'identity.passkeys.finish': finish,
  });
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  const kept = await dialogCalled('Keep your recovery codes');
  await user.keyboard('{Escape}');
  await kept.findByText(/^Print, save or copy the codes first/);
  expect(kept.queryByRole('button', { name: 'Later' })).toBeNull();
});

it('takes it for no error when the person gives up, and lets them try again', async () => {
  const { user, create, dialog } = await startAdding({ 'identity.passkeys.finish': added() });
  refuseOnce(create, 'NotAllowedError');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByText(/^Nothing has been added/);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await screen.findByText(/^Your passkey is added/);
});

it.each([
  ['InvalidStateError', 'This device has a passkey for your account already.'],
  ['NotSupportedError', 'This device couldn’t make a passkey. Try again, or use another device.'],
])('says what is wrong with the device: %s', async (name, words) => {
  const { user, create, dialog } = await startAdding();
  refuseOnce(create, name);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByText(words);
});

it('starts again with a new challenge where the service takes none', async () => {
  const challenges = ['Zmlyc3Q', 'c2Vjb25k'];
  const { message } = passkeyReasons.PasskeyNotAdded;
  const { user, create, section, dialog } = await startAdding({
    'identity.passkeys.begin': () => someCreation(challenges.shift()),
    'identity.passkeys.finish': refusing(message, 'PasskeyNotAdded'),
  });
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await section.findByText(message);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(section.getByRole('button', { name: 'Add a passkey' }));
  await user.click((await dialogCalled('Add a passkey')).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  const sent = create.mock.calls.map(([{ publicKey }]) =>
    new TextDecoder().decode(publicKey?.challenge as ArrayBuffer),
  );
  expect(sent).toEqual(['first', 'second']);
});

it('says that there are too many', async () => {
  knowPasskeys();
  const { message } = passkeyReasons.TooManyPasskeys;
  const user = open([phone], { 'identity.passkeys.begin': refusing(message, 'TooManyPasskeys') });
  const section = await unfold(user, 'Passkeys');
  await user.click(section.getByRole('button', { name: 'Add a passkey' }));
  await section.findByText(message);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks who is there before it adds one, where that is long ago', async () => {
  knowPasskeys();
  const user = open([], { 'identity.passkeys.begin': refusing('Again', 'ReauthenticationNeeded') });
  const section = await unfold(user, 'Passkeys');
  await user.click(section.getByRole('button', { name: 'Add a passkey' }));
  await dialogCalled('Confirm it’s you');
  expect(section.queryByRole('alert')).toBeNull();
});

it('gives a passkey another name', async () => {
  const rename = vi.fn((_input: unknown) => withPasskeys([{ ...phone, name: 'Red phone' }]));
  const user = open([phone], { 'identity.passkeys.rename': rename });
  const section = await unfold(user, 'Passkeys');
  await user.click(section.getByRole('button', { name: 'Rename Phone' }));
  const dialog = await dialogCalled('Rename this passkey');
  const field = dialog.getByLabelText('Name');
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Save name' }));
  dialog.getByRole('button', { name: 'Enter a name' });
  await user.type(field, 'Red phone{Enter}');
  await section.findByText('Red phone');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rename).toHaveBeenCalledExactlyOnceWith({ id: 'phone', name: 'Red phone' });
  await waitFor(() => expect(document.activeElement).toBe(section.getByRole('button', { name: 'Rename Red phone' })));
});

describe('removing one', () => {
  async function remove(answers: Answers) {
    const user = open([phone, key], answers);
    const section = await unfold(user, 'Passkeys');
    await user.click(section.getByRole('button', { name: 'Remove Phone' }));
    const dialog = await dialogCalled('Remove the passkey “Phone”?', 'alertdialog');
    return { user, section, dialog };
  }

  it('asks, and then says what is left to do', async () => {
    const removed = vi.fn((_input: unknown) => withPasskeys([key]));
    const { user, section, dialog } = await remove({ 'identity.passkeys.remove': removed });
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Sign out everywhere else/ }).checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }));
    const done = await section.findByText(/^“Phone” is removed. Delete it in your password manager too/);
    await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
    expect(within(section.getByRole('list', { name: 'Your passkeys' })).queryByText('Phone')).toBeNull();
    expect(removed).toHaveBeenCalledExactlyOnceWith({ id: 'phone', signOutOthers: true });
  });

  it('says why it is refused', async () => {
    const { message } = wayInReasons.LastWayIn;
    const { user, section, dialog } = await remove({ 'identity.passkeys.remove': refusing(message, 'LastWayIn') });
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }));
    await section.findByText(message);
    section.getByText('Phone');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
