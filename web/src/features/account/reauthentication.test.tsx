import type { AccountId } from '@plainwill/contracts/shared/ids';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../api/trpc.ts';
import { anAccount, aPasskey, aProfile, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { watchDownloads } from '../../testing/browser-stand-ins.ts';
import { knowPasskeys } from '../../testing/passkey-stand-in.ts';
import { show } from '../../testing/show.tsx';
import { type Errand, keepErrand, prepareErrand, takeErrand } from '../reauthentication/reauthentication.ts';
import AccountPage from './account-page.tsx';

let saved: ReturnType<typeof watchDownloads>;
beforeEach(() => {
  saved = watchDownloads();
});

const aGoogle = { email: 'harriet@gmail.com', lastUsedAt: null };

/** The services, of which some calls want a recent sign-in. */
function open(answers: Answers = {}, { hasPassword = true, isRecent = false, address = '/account' } = {}) {
  let hasProof = isRecent;
  const proven =
    (answer: unknown = {}) =>
    () => {
      if (!hasProof) throw new Refused('Again', { code: 'FORBIDDEN', reason: 'ReauthenticationNeeded' });
      return answer;
    };
  window.history.replaceState(null, '', address);
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'identity.waysIn.get': () => someWaysIn(hasPassword ? {} : { password: null, google: aGoogle }),
    'identity.profile.get': () => aProfile({ hasPassword, googleEmail: hasPassword ? null : 'harriet@gmail.com' }),
    'identity.devices.list': () => [],
    '/auth/reauthenticate': () => {
      hasProof = true;
    },
    'identity.profile.changeEmail': proven(aProfile({ newEmail: 'new@example.com' })),
    'identity.dataExport.get': proven({ accounts: [1] }),
    'willData.dataExport.get': proven({ executors: [2] }),
    ...answers,
  });
  return show(<AccountPage />);
}

type Person = ReturnType<typeof show>;

async function askForData(user: Person) {
  await user.click(await screen.findByRole('button', { name: /^Download my data/, expanded: false }));
  const [, download] = screen.getAllByRole('button', { name: /^Download my data/ });
  if (download) await user.click(download);
}

async function leaveWith(errand: Errand, account = anAccount()) {
  api.identity.accounts.me.setData(undefined, account as typeof account & { id: AccountId });
  await prepareErrand(errand);
  keepErrand(errand);
}

async function savedData() {
  await screen.findByText('Your file is in your downloads.');
  const { fileName, content } = saved.at(-1) ?? {};
  return { fileName, data: JSON.parse((await content?.text()) ?? 'null') };
}

it('goes on with what was asked once the password is entered', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: /^Email/, expanded: false }));
  await user.type(screen.getByLabelText('New email address'), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Your password'));
  await user.type(dialog.getByLabelText('Your password'), 'Quarry-street-7');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await screen.findByText(/We have sent a link to/);
  expect(screen.queryByRole('dialog')).toBeNull();
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
  const user = open({}, { hasPassword: false });
  await askForData(user);
  const google = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(google.getAttribute('href')).toBe('/auth/google?purpose=reauthenticate');
  google.addEventListener('click', (event) => event.preventDefault());
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  await user.click(google);
  expect(await takeErrand('data')).toEqual({ section: 'data' });
  expect(sessionStorage).toHaveLength(0);
});

it('goes on by itself after the way over Google', async () => {
  await leaveWith({ section: 'data', input: undefined });
  open({}, { hasPassword: false, isRecent: true });
  const { fileName, data } = await savedData();
  expect(document.activeElement?.textContent).toContain('Download my data');
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
  expect(fileName).toMatch(/^plainwill-my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(data).toEqual({
    exportedAt: expect.any(String),
    identity: { accounts: [1] },
    willData: { executors: [2] },
  });
  expect(await takeErrand('data')).toBeNull();
});

it('keeps a new address encrypted meanwhile, and asks for it again of anybody else', async () => {
  const errand = { section: 'email', input: { email: 'new@example.com' } } as const;
  await leaveWith(errand);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('new@');
  expect(await takeErrand('email')).toEqual(errand);
  await leaveWith(errand, anAccount({ id: 'b0a5c1de-0000-4000-8000-000000000002' }));
  api.identity.accounts.me.setData(undefined, undefined);
  open({}, { hasPassword: false, isRecent: true });
  await screen.findByLabelText('New email address');
  expect(screen.queryByText(/We have sent a link to/)).toBeNull();
});

it('goes on with nothing when Google did not say who it is', async () => {
  await leaveWith({ section: 'data', input: undefined });
  open({}, { hasPassword: false, isRecent: true, address: '/account?google=cancelled' });
  await screen.findByText('Failed to sign in with Google');
  await screen.findByRole('button', { name: /^Download my data/, expanded: false });
  expect(saved).toEqual([]);
  expect(await takeErrand('data')).toBeNull();
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

describe('who has a second step', () => {
  const authenticator = { createdAt: '2026-11-03T10:00:00.000Z', lastUsedAt: null };
  const refusedWithoutIt = () => {
    throw new Refused('Use your passkey.', { code: 'FORBIDDEN', reason: 'SecondStepNeeded' });
  };

  it('is asked for the password with a code of the app', async () => {
    let isProved = false;
    const prove = vi.fn((_input: unknown) => {
      isProved = true;
    });
    const user = open({
      'identity.waysIn.get': () => someWaysIn({ authenticator, recoveryCodesLeft: 3 }),
      '/auth/reauthenticate': prove,
      'identity.dataExport.get': () => (isProved ? { accounts: [1] } : refusedWithoutIt()),
      'willData.dataExport.get': () => ({ executors: [2] }),
    });
    await askForData(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.type(dialog.getByLabelText('Your password'), 'Quarry-street-7');
    await user.type(dialog.getByLabelText('Code from your authenticator app'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await savedData();
    expect(prove).toHaveBeenCalledExactlyOnceWith({ password: 'Quarry-street-7', proof: { code: '123456' } });
  });

  it('is asked for the passkey or sent to Google, where there is no password', async () => {
    knowPasskeys();
    const user = open({
      'identity.waysIn.get': () => someWaysIn({ password: null, google: aGoogle, passkeys: [aPasskey()] }),
      'identity.dataExport.get': refusedWithoutIt,
      'willData.dataExport.get': refusedWithoutIt,
    });
    await askForData(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    dialog.getByRole('button', { name: 'Use your passkey' });
    dialog.getByRole('link', { name: 'Continue with Google' });
    expect(dialog.queryByLabelText('Your password')).toBeNull();
  });

  it('is told until when things wait after a recovery', async () => {
    const tooSoon = () => {
      throw new Refused('For your safety, this waits until 4 December at 12:00.', { reason: 'TooSoonAfterRecovery' });
    };
    const user = open({ 'identity.dataExport.get': tooSoon, 'willData.dataExport.get': tooSoon });
    await askForData(user);
    await screen.findByText('For your safety, this waits until 4 December at 12:00.');
  });
});
