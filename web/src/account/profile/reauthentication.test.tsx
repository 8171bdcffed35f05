import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { api } from '../../shared/api/trpc.ts';
import { aDeviceWithPasskeys, aPasskeyRequest, sentPasskey } from '../../testing/a-device-with-passkeys.ts';
import { anAccount, aPasskey, aProfile, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { watchDownloads } from '../../testing/browser-stand-ins.ts';
import { show } from '../../testing/show.tsx';
import {
  encryptPendingInput,
  type PendingCall,
  storePendingCall,
  takePendingCall,
} from '../reauthentication/reauthentication.ts';
import AccountPage from './account-page.tsx';

let saved: ReturnType<typeof watchDownloads>;
const proved = vi.fn((_proof: unknown) => undefined);
beforeEach(() => {
  saved = watchDownloads();
  proved.mockClear();
});

const google = { email: 'harriet@gmail.com', lastUsedAt: null };
const byGoogle = { password: null, google };
const authenticator = { createdAt: '2026-11-02T10:00:00.000Z', lastUsedAt: null };

interface Opening {
  ways?: Partial<WaysIn>;
  isRecent?: boolean;
  address?: string;
  /** Why the calls are refused. */
  wants?: 'ReauthenticationNeeded' | 'SecondStepNeeded';
}

/** The services, of which some calls want a recent sign-in. */
function open(
  answers: Answers = {},
  { ways = {}, isRecent = false, address = '/account?part=data', wants = 'ReauthenticationNeeded' }: Opening = {},
) {
  let hasProof = isRecent;
  const proven =
    (answer: unknown = {}) =>
    () => {
      if (!hasProof) throw new Refused('Again', { code: 'FORBIDDEN', reason: wants });
      return answer;
    };
  window.history.replaceState(null, '', address);
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'identity.profile.get': () => aProfile(),
    'identity.waysIn.get': () => someWaysIn(ways),
    'identity.devices.list': () => [],
    'willData.history.list': () => [],
    '/auth/passkey/begin': () => aPasskeyRequest(),
    '/auth/reauthenticate': (proof) => {
      proved(proof);
      hasProof = true;
    },
    'identity.profile.changeEmail': proven(aProfile({ newEmail: 'new@example.com' })),
    'identity.dataExport.get': proven({ accounts: [1] }),
    'willData.dataExport.get': proven({ executors: [2] }),
    ...answers,
  });
  return show(<Route path="/account" component={AccountPage} />);
}

type Person = ReturnType<typeof show>;

async function askForData(user: Person) {
  await user.click(await screen.findByRole('button', { name: /^Download my data/, expanded: false }));
  const [, download] = screen.getAllByRole('button', { name: /^Download my data/ });
  if (download) await user.click(download);
}

async function leaveWith(pendingCall: PendingCall, account = anAccount()) {
  api.identity.accounts.me.setData(undefined, account);
  await encryptPendingInput(pendingCall);
  storePendingCall(pendingCall);
}

async function savedData() {
  await screen.findByText('Your file is in your downloads.');
  const { fileName, content } = saved.at(-1) ?? {};
  return { fileName, data: JSON.parse((await content?.text()) ?? 'null') };
}

it('goes on with what was asked once the password is entered', async () => {
  const user = open({}, { address: '/account?part=you' });
  await user.click(await screen.findByRole('button', { name: /^Email/, expanded: false }));
  await user.type(screen.getByLabelText('New email address'), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Your password'));
  await user.type(dialog.getByLabelText('Your password'), 'Quarry-street-7');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await screen.findByText(/We have sent a link to/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(proved).toHaveBeenCalledExactlyOnceWith({ password: 'Quarry-street-7' });
});

/** The dialog that a call for the person's data has brought up. */
async function asked(user: Person) {
  await askForData(user);
  return within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
}

describe('where there is a second step', () => {
  const withPasskey = { passkeys: [aPasskey()], recoveryCodesLeft: 10 };
  const press = async (user: Person, dialog: ReturnType<typeof within>, name: string) =>
    user.click(await dialog.findByRole('button', { name }));

  it('asks for the passkey alone, and goes on', async () => {
    const questions = aDeviceWithPasskeys();
    const user = open({}, { ways: { ...withPasskey, authenticator }, wants: 'SecondStepNeeded' });
    const dialog = await asked(user);
    const button = await dialog.findByRole('button', { name: 'Use your passkey' });
    expect(document.activeElement).toBe(button);
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(questions).toHaveLength(1));
    questions[0]?.choose();
    await savedData();
    expect(proved).toHaveBeenCalledExactlyOnceWith({ proof: { passkey: sentPasskey } });
  });

  it('stays open when the person closes the question of the device', async () => {
    const questions = aDeviceWithPasskeys();
    const user = open({}, { ways: withPasskey });
    const dialog = await asked(user);
    await press(user, dialog, 'Use your passkey');
    await waitFor(() => expect(questions).toHaveLength(1));
    questions[0]?.fail();
    await waitFor(() => expect(dialog.queryByText('Waiting for your device…')).toBeNull());
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(proved).not.toHaveBeenCalled();
  });

  it('takes the password and a code from who has the passkey elsewhere', async () => {
    aDeviceWithPasskeys();
    const user = open({}, { ways: { ...withPasskey, authenticator } });
    const dialog = await asked(user);
    await press(user, dialog, 'Use your password and a code instead');
    expect(document.activeElement).toBe(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), 'Quarry-street-7');
    await user.type(dialog.getByLabelText('6-digit code'), '123456');
    await press(user, dialog, 'Continue');
    await savedData();
    expect(proved).toHaveBeenCalledExactlyOnceWith({ password: 'Quarry-street-7', proof: { code: '123456' } });
  });

  it('asks for password and code where there is no passkey, and takes a recovery code', async () => {
    const user = open({}, { ways: { authenticator, recoveryCodesLeft: 3 } });
    const dialog = await asked(user);
    await user.type(await dialog.findByLabelText('Your password'), 'Quarry-street-7');
    await press(user, dialog, 'Use a recovery code instead');
    await user.type(dialog.getByLabelText('Recovery code'), '0123456789ABCDEFGHJKMNPQ');
    await press(user, dialog, 'Continue');
    await savedData();
    const proof = { recoveryCode: '0123456789ABCDEFGHJKMNPQ' };
    expect(proved).toHaveBeenCalledExactlyOnceWith({ password: 'Quarry-street-7', proof });
  });

  it('asks for both before anything is sent', async () => {
    const user = open({}, { ways: { authenticator } });
    const dialog = await asked(user);
    await press(user, dialog, 'Continue');
    await dialog.findByRole('button', { name: 'Enter your password' });
    dialog.getByRole('button', { name: 'Enter the 6 digits that your app shows' });
    expect(proved).not.toHaveBeenCalled();
  });

  it.each([
    ['PasswordWrong', 'BAD_REQUEST', 'Your password'],
    ['SecondStepFailed', 'UNAUTHORIZED', '6-digit code'],
  ])('says %s (%s) beside its field, and keeps what was typed', async (reason, code, label) => {
    const user = open(
      {
        '/auth/reauthenticate': () => {
          throw new Refused('Not this one.', { code, reason });
        },
      },
      { ways: { authenticator } },
    );
    const dialog = await asked(user);
    await user.type(await dialog.findByLabelText('Your password'), 'Quarry-street-7');
    await user.type(dialog.getByLabelText('6-digit code'), '123456');
    await press(user, dialog, 'Continue');
    await dialog.findByRole('button', { name: 'Not this one.' });
    expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('123456');
  });

  it('asks Google, which asks for the second step, where there is no password', async () => {
    const user = open({}, { ways: { ...byGoogle, authenticator } });
    const dialog = await asked(user);
    await dialog.findByRole('link', { name: 'Continue with Google' });
    expect(dialog.queryByLabelText('6-digit code')).toBeNull();
  });

  it('lets who has a passkey go to Google instead', async () => {
    aDeviceWithPasskeys();
    const user = open({}, { ways: { ...byGoogle, ...withPasskey } });
    const dialog = await asked(user);
    await dialog.findByRole('button', { name: 'Use your passkey' });
    await press(user, dialog, 'Use Google instead');
    dialog.getByRole('link', { name: 'Continue with Google' });
  });

  it('says what to do where only a passkey would do, and this browser knows none', async () => {
    const user = open({}, { ways: { passkeys: [aPasskey()] } });
    const dialog = await asked(user);
    await dialog.findByText(/^This browser can’t use passkeys\./);
    await press(user, dialog, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('never asks for a passkey of another address of the site', async () => {
    aDeviceWithPasskeys();
    const dialog = await asked(open({}, { ways: { passkeys: [aPasskey({ isUsable: false })] } }));
    await dialog.findByLabelText('Your password');
    expect(dialog.queryByRole('button', { name: 'Use your passkey' })).toBeNull();
  });

  it('asks for it where it was added after the dialog was opened', async () => {
    let ways = someWaysIn();
    const user = open({
      'identity.waysIn.get': () => ways,
      '/auth/reauthenticate': () => {
        ways = someWaysIn({ authenticator });
        throw new Refused('Use a code.', { code: 'FORBIDDEN', reason: 'SecondStepNeeded' });
      },
    });
    const dialog = await asked(user);
    await user.type(await dialog.findByLabelText('Your password'), 'Quarry-street-7');
    await press(user, dialog, 'Continue');
    await dialog.findByLabelText('6-digit code');
  });
});

it('offers to try again where the ways cannot be read', async () => {
  let isBroken = true;
  const user = open({
    'identity.waysIn.get': () => {
      if (isBroken) throw new Refused('Broken.', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
      return someWaysIn();
    },
  });
  const dialog = await asked(user);
  await dialog.findByText('Broken.');
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await dialog.findByLabelText('Your password');
});

it('sends to the sign-in where the session has ended meanwhile', async () => {
  const user = open({
    '/auth/reauthenticate': () => {
      throw new Refused('Sign in.', { code: 'UNAUTHORIZED', httpStatus: 401 });
    },
  });
  const dialog = await asked(user);
  await user.type(await dialog.findByLabelText('Your password'), 'Quarry-street-7');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
});

it('goes on with signing out a device once who is there is proved, and after Google', async () => {
  const device = {
    id: 'b'.repeat(64),
    label: 'Safari on iPhone',
    signedInAt: '2026-11-02T10:00:00.000Z',
    lastUsedAt: '2026-11-20T10:00:00.000Z',
    isCurrent: false,
    methods: [],
  };
  const signOut = vi.fn((_input: unknown) => undefined);
  await leaveWith({ section: 'devices', input: device.id });
  open(
    { 'identity.devices.list': () => [device], 'identity.devices.signOut': signOut },
    { ways: byGoogle, isRecent: true },
  );
  await waitFor(() => expect(signOut).toHaveBeenCalledExactlyOnceWith({ id: device.id }));
});

it('stays and says so when the password is wrong', async () => {
  const user = open({
    '/auth/reauthenticate': () => {
      throw new Refused('This is not your password. Try again.', { reason: 'PasswordWrong' });
    },
  });
  await askForData(user);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  dialog.getByRole('button', { name: 'Enter your password' });
  await user.type(dialog.getByLabelText('Your password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByRole('button', { name: 'This is not your password. Try again.' });
});

it('leaves everything as it was when the person changes their mind', async () => {
  const user = open();
  await askForData(user);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(saved).toEqual([]);
});

it('sends to Google who has no password, and keeps what was asked for the way back', async () => {
  const user = open({}, { ways: byGoogle });
  await askForData(user);
  const google = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(google.getAttribute('href')).toBe('/auth/google?purpose=reauthenticate');
  google.addEventListener('click', (event) => event.preventDefault());
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  await user.click(google);
  expect(await takePendingCall('data')).toEqual({ section: 'data', input: 'for computers' });
  expect(sessionStorage).toHaveLength(0);
});

it('goes on by itself after the way over Google', async () => {
  await leaveWith({ section: 'data', input: undefined });
  open({}, { ways: byGoogle, isRecent: true, address: '/account' });
  const { fileName, data } = await savedData();
  expect(document.activeElement?.textContent).toContain('Download my data');
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
  expect(fileName).toMatch(/^plainwill-my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(data).toEqual({
    exportedAt: expect.any(String),
    identity: { accounts: [1] },
    willData: { executors: [2] },
  });
  expect(await takePendingCall('data')).toBeNull();
});

it('keeps a new address encrypted meanwhile, and asks for it again of anybody else', async () => {
  const pendingCall = { section: 'email', input: { email: 'new@example.com' } } as const;
  await leaveWith(pendingCall);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('new@');
  expect(await takePendingCall('email')).toEqual(pendingCall);
  await leaveWith(pendingCall, anAccount({ id: 'b0a5c1de-0000-4000-8000-000000000002' }));
  api.identity.accounts.me.setData(undefined, undefined);
  open({}, { ways: byGoogle, isRecent: true, address: '/account' });
  await screen.findByLabelText('New email address');
  expect(screen.queryByText(/We have sent a link to/)).toBeNull();
});

it('goes on with nothing when Google did not say who it is', async () => {
  await leaveWith({ section: 'data', input: undefined });
  open({}, { ways: byGoogle, isRecent: true, address: '/account?part=data&google=cancelled' });
  await screen.findByText('Failed to sign in with Google');
  await screen.findByRole('button', { name: /^Download my data/, expanded: false });
  expect(saved).toEqual([]);
  expect(await takePendingCall('data')).toBeNull();
});

it('saves nothing when a service fails, and names it', async () => {
  const user = open(
    {
      'willData.dataExport.get': () => {
        throw new Refused('Down', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
      },
    },
    { isRecent: true },
  );
  await askForData(user);
  await screen.findByText(/^We could not read your answers for the will just now, so nothing was saved/);
  expect(saved).toEqual([]);
});
