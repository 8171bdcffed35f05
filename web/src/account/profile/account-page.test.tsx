import { profileReasons } from '@plainwill/contracts/identity/profile';
import { wayInReasons } from '@plainwill/contracts/identity/ways-in';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { anAccount, aProfile, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { watchLeaving } from '../../testing/browser-stand-ins.ts';
import { show } from '../../testing/show.tsx';
import AccountPage from './account-page.tsx';

const device = (changes: object) => ({
  id: 'a'.repeat(64),
  label: 'Chrome on Windows',
  signedInAt: '2026-11-02T10:00:00.000Z',
  lastUsedAt: new Date(Date.now() - 5 * 3600_000).toISOString(),
  isCurrent: false,
  methods: [],
  ...changes,
});

function open(answers: Answers = {}, address = '/account?part=signing-in') {
  window.history.replaceState(null, '', address);
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'identity.profile.get': () => aProfile(),
    'identity.devices.list': () => [device({ isCurrent: true })],
    'identity.waysIn.get': () => someWaysIn(),
    'willData.history.list': () => [],
    ...answers,
  });
  return show(<Route path="/account" component={AccountPage} />);
}

const section = (title: string) =>
  screen.findByRole('button', { name: (name) => name.startsWith(title), expanded: false });

/** Opens a section, and gives what is in it. */
async function unfold(user: ReturnType<typeof show>, title: string) {
  const trigger = await section(title);
  await user.click(trigger);
  return within(trigger.closest('[data-section]') as HTMLElement);
}

const refusal = (message: string, data: object) => () => {
  throw new Refused(message, data);
};

it('sends away a visitor who is not signed in', async () => {
  open({ 'identity.accounts.me': () => null });
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
});

/** The link to a part of the account, or on to another page of it. */
const row = async (title: string) => (await screen.findByText(title, { selector: 'a *' })).closest('a') as HTMLElement;

it('begins with its parts and how each stands, and goes there and back', async () => {
  const user = open({}, '/account');
  expect((await row('You')).textContent).toContain('Harriet Bell\u00a0· harriet@example.com');
  expect((await row('Signing in')).textContent).toContain('Password\u00a0· second step off');
  expect(screen.queryByRole('button', { expanded: false, name: /^(Name|Password)/ })).toBeNull();
  await user.click(await row('People you trust'));
  await screen.findByRole('heading', { level: 1, name: 'People you trust' });
  expect((await row('Left for you')).getAttribute('href')).toBe('/account/left-for-you');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Your account' }));
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
});

it.each([
  ['?part=you', 'You'],
  ['#email', 'You'],
  ['#devices', 'Signing in'],
  ['?part=data', 'Your data'],
  ['#access', 'Your data'],
  ['#deletion', 'Delete your account'],
  ['?part=nothing', 'Your account'],
])('shows by /account%s the page %s', async (address, title) => {
  open({ 'willData.access.list': () => ({ entries: [], next: null }) }, `/account${address}`);
  await screen.findByRole('heading', { level: 1, name: title });
});

it('tells how things stand while every section is closed', async () => {
  open({ 'identity.profile.get': () => aProfile({ googleEmail: 'harriet@gmail.com' }) });
  expect((await section('Google account')).textContent).toContain('Connected: harriet@gmail.com');
  await waitFor(async () => expect((await section('Signed-in devices')).textContent).toContain('Only this device'));
});

it('changes the name', async () => {
  const rename = vi.fn((_input: unknown) => aProfile({ name: 'Hattie Bell' }));
  const user = open({ 'identity.profile.rename': rename }, '/account?part=you');
  const name = await unfold(user, 'Name');
  await user.clear(name.getByLabelText('Your name'));
  await user.click(name.getByRole('button', { name: 'Save name' }));
  name.getByRole('alert');
  await user.type(name.getByLabelText('Your name'), 'Hattie Bell');
  await user.click(name.getByRole('button', { name: 'Save name' }));
  await screen.findByText('Your name is changed.');
  expect(rename).toHaveBeenCalledExactlyOnceWith({ name: 'Hattie Bell' });
});

it('says where the link to confirm a new address went', async () => {
  const user = open(
    { 'identity.profile.changeEmail': () => aProfile({ newEmail: 'new@example.com' }) },
    '/account?part=you',
  );
  const email = await unfold(user, 'Email');
  await user.type(email.getByLabelText('New email address'), 'new@example.com');
  await user.click(email.getByRole('button', { name: 'Change email address' }));
  expect((await email.findByRole('status')).textContent).toContain('We have sent a link to new@example.com.');
});

describe('the password', () => {
  const change = async (user: ReturnType<typeof show>) => {
    const password = await unfold(user, 'Password');
    await user.type(password.getByLabelText('Current password'), 'Old-street-6');
    await user.type(password.getByLabelText('New password'), 'Quarry-street-7');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    return password;
  };

  it('is changed, and the fields are emptied', async () => {
    const save = vi.fn();
    const password = await change(open({ 'identity.passwords.change': save }));
    await screen.findByText(/^Your password is changed/);
    expect(save).toHaveBeenCalledExactlyOnceWith({ currentPassword: 'Old-street-6', newPassword: 'Quarry-street-7' });
    expect(password.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  });

  it('is changed with or without the Google account that is connected', async () => {
    const save = vi.fn();
    const user = open({
      'identity.profile.get': () => aProfile({ googleEmail: 'harriet@gmail.com' }),
      'identity.passwords.change': save,
    });
    const password = await change(user);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).not.toHaveProperty('keepGoogle');
    await user.click(password.getByRole('checkbox', { name: /Keep Google .* harriet@gmail.com/ }));
    await user.type(password.getByLabelText('Current password'), 'Old-street-6');
    await user.type(password.getByLabelText('New password'), 'Quarry-street-7');
    await user.click(password.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ keepGoogle: 'harriet@gmail.com' })),
    );
  });

  it.each([
    ['PasswordWrong', 'Current password'],
    ['PasswordTooCommon', 'New password'],
  ])('says %s beside its field', async (reason, label) => {
    const password = await change(open({ 'identity.passwords.change': refusal('Not this one.', { reason }) }));
    await password.findByRole('button', { name: 'Not this one.' });
    expect(password.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  });

  it('can be chosen by mail by who has none', async () => {
    const request = vi.fn();
    const user = open({
      'identity.profile.get': () => aProfile({ hasPassword: false, googleEmail: 'harriet@gmail.com' }),
      'identity.passwords.requestReset': request,
    });
    const password = await unfold(user, 'Password');
    await user.click(password.getByRole('button', { name: 'Send me a link' }));
    await password.findByText(/^A link to choose a password is on its way to/);
    expect(request).toHaveBeenCalledExactlyOnceWith({ email: 'harriet@example.com' });
  });
});

it('signs out one device, or every other one', async () => {
  let devices = [device({ isCurrent: true }), device({ id: 'b'.repeat(64), label: 'Safari on iPhone' })];
  const signOut = vi.fn((_input: unknown) => {
    devices = devices.slice(0, 1);
  });
  const others = vi.fn();
  const user = open({
    'identity.devices.list': () => devices,
    'identity.devices.signOut': signOut,
    'identity.devices.signOutOthers': others,
  });
  const list = await unfold(user, 'Signed-in devices');
  list.getByText('This device');
  expect(list.getAllByText('Last used 5 hours ago · signed in on 2 November 2026')).toHaveLength(2);
  await user.click(list.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(others).toHaveBeenCalledOnce());
  await user.click(list.getByRole('button', { name: /^Sign out ?Safari on iPhone$/ }));
  await waitFor(() => expect(list.queryByText('Safari on iPhone')).toBeNull());
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ id: 'b'.repeat(64) });
  expect(list.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

describe('Google', () => {
  it('can be connected', async () => {
    const google = await unfold(open(), 'Google account');
    expect(google.getByRole('link', { name: 'Connect' }).getAttribute('href')).toBe('/auth/google?purpose=connect');
  });

  it('is connected after showing who is there, where the sign-in was too long ago', async () => {
    const left = watchLeaving();
    const reauthenticate = { '/auth/reauthenticate': () => undefined };
    const user = open(reauthenticate, '/account?google=ReauthenticationNeeded');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    expect(screen.queryByText('Failed to sign in with Google')).toBeNull();
    await user.type(dialog.getByLabelText('Your password'), 'Quarry-street-7');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(left).toEqual(['/auth/google?purpose=connect']));
  });

  it('is not disconnected while it is the only way to sign in', async () => {
    const { message } = wayInReasons.LastWayIn;
    const user = open({
      'identity.profile.get': () => aProfile({ hasPassword: false, googleEmail: 'harriet@gmail.com' }),
      'identity.profile.disconnectGoogle': refusal(message, { reason: 'LastWayIn' }),
    });
    const google = await unfold(user, 'Google account');
    await user.click(google.getByRole('button', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect Google?' }));
    await user.click(dialog.getByRole('button', { name: 'Disconnect Google' }));
    await google.findByText(message);
  });
});

describe('deleting the account', () => {
  it('asks by its name, then says when, and can be taken back', async () => {
    const user = open(
      {
        'identity.profile.requestDeletion': () => aProfile({ deletionAt: '2026-11-27T14:32:00.000Z' }),
        'identity.profile.cancelDeletion': () => aProfile(),
      },
      '/account?part=deletion',
    );
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete the account of harriet@example.com?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
    await screen.findByText('Your account will be deleted on 27 November 2026');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('27 November 2026'));
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await screen.findByText('Your account stays as it is.');
    expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
  });

  it('is said at the top of the account, with the way back', async () => {
    open({ 'identity.profile.get': () => aProfile({ deletionAt: '2026-11-27T14:32:00.000Z' }) }, '/account');
    await screen.findByText('Your account will be deleted on 27 November 2026');
    screen.getByRole('button', { name: 'Keep my account' });
    expect((await row('Delete your account')).textContent).toContain('On 27 November 2026');
  });

  it('says why it is refused, and closes the question', async () => {
    const { message } = profileReasons.OnlyAdministrator;
    const user = open(
      { 'identity.profile.requestDeletion': refusal(message, { reason: 'OnlyAdministrator' }) },
      '/account?part=deletion',
    );
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete my account' }));
    await screen.findByText(message);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
