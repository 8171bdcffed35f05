import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts } from '../../drafts/draft-atoms.ts';
import { anAccount, aPasskey, aProfile, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { watchDownloads } from '../../testing/browser-stand-ins.ts';
import { knowsPasskeys } from '../../testing/passkey-browser.ts';
import { show } from '../../testing/show.tsx';
import AccountPage from './account-page.tsx';

const startRegistration = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

beforeEach(() => {
  clearDrafts();
  knowsPasskeys();
  startRegistration.mockReset();
});

const authenticator = { createdAt: '2026-11-03T10:00:00.000Z', lastUsedAt: null };
const codes = ['AAAA-BBBB-CCCC-DDDD-EEEE-0001', 'AAAA-BBBB-CCCC-DDDD-EEEE-0002'];

function open(ways: Partial<WaysIn> = {}, answers: Answers = {}, address = '/account') {
  window.history.replaceState(null, '', address);
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'identity.profile.get': () => aProfile(),
    'identity.devices.list': () => [],
    'identity.waysIn.get': () => someWaysIn(ways),
    ...answers,
  });
  return show(<AccountPage />);
}

const section = (title: string) =>
  screen.findByRole('button', { name: (name) => name.startsWith(title), expanded: false });

async function unfold(user: ReturnType<typeof show>, title: string) {
  const trigger = await section(title);
  await user.click(trigger);
  return within(trigger.closest('[data-section]') as HTMLElement);
}

const refusal = (message: string, reason: string) => () => {
  throw new Refused(message, { code: 'CONFLICT', reason });
};

it('tells how the person signs in while every section is closed', async () => {
  open({ passkeys: [aPasskey()], authenticator, recoveryCodesLeft: 9, asksSecondStep: true });
  expect((await section('Passkeys')).textContent).toContain('1 passkey');
  expect((await section('Password')).textContent).toContain('last used on 20 November 2026');
  expect((await section('Authenticator app')).textContent).toContain('Set up');
  expect((await section('Second step')).textContent).toContain('On · 9 recovery codes left');
});

it('opens the section that another page leads to', async () => {
  open({}, {}, '/account#passkeys');
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeTruthy();
  expect(window.location.hash).toBe('');
});

describe('passkeys', () => {
  const made = {
    id: 'new',
    rawId: 'new',
    type: 'public-key',
    response: { clientDataJSON: 'cd', attestationObject: 'ao', transports: ['internal', 'made-up'] },
    clientExtensionResults: {},
  };

  it('are added, and the recovery codes shown until they are kept', async () => {
    startRegistration.mockResolvedValue(made);
    const finish = vi.fn((_input: unknown) => ({
      waysIn: someWaysIn({ passkeys: [aPasskey({ id: 'new', name: 'Chrome on Windows' })], recoveryCodesLeft: 2 }),
      recoveryCodes: codes,
    }));
    const saved = watchDownloads();
    const user = open(
      {},
      { 'identity.passkeys.begin': () => ({ challenge: 'c' }), 'identity.passkeys.finish': finish },
    );
    const passkeys = await unfold(user, 'Passkeys');
    await user.click(passkeys.getByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep your recovery codes' }));
    expect(finish).toHaveBeenCalledExactlyOnceWith({
      passkey: { id: 'new', clientDataJSON: 'cd', attestationObject: 'ao', transports: ['internal'] },
      signOutOthers: false,
    });
    for (const code of codes) dialog.getByText(code);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await saved.at(-1)?.content.text()).toContain(codes.join('\n'));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    dialog.getByText('Keep the codes first, and then tick the box.');
    await user.click(dialog.getByRole('checkbox', { name: 'I have kept my recovery codes' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    passkeys.getByRole('button', { name: 'Remove Chrome on Windows' });
  });

  it('are not added, and nothing is said, when the person closes the window of the browser', async () => {
    startRegistration.mockRejectedValue(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
    const user = open({}, { 'identity.passkeys.begin': () => ({ challenge: 'c' }) });
    const passkeys = await unfold(user, 'Passkeys');
    await user.click(passkeys.getByRole('button', { name: 'Add a passkey' }));
    await waitFor(() => expect(startRegistration).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are not added twice on one device', async () => {
    startRegistration.mockRejectedValue(Object.assign(new Error('there'), { name: 'InvalidStateError' }));
    const user = open({}, { 'identity.passkeys.begin': () => ({ challenge: 'c' }) });
    const passkeys = await unfold(user, 'Passkeys');
    await user.click(passkeys.getByRole('button', { name: 'Add a passkey' }));
    await screen.findByText('This device has a passkey for your account already.');
  });

  it('are not offered by a browser that knows none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    const user = open();
    const passkeys = await unfold(user, 'Passkeys');
    passkeys.getByText(/This browser can’t make passkeys/);
    expect(passkeys.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('say where they work, and are renamed', async () => {
    const rename = vi.fn((_input: unknown) => someWaysIn({ passkeys: [aPasskey({ name: 'My phone' })] }));
    const user = open(
      { passkeys: [aPasskey(), aPasskey({ id: 'old', name: 'Old site', isUsable: false })] },
      { 'identity.passkeys.rename': rename },
    );
    const passkeys = await unfold(user, 'Passkeys');
    passkeys.getByText(/copied to your other devices/);
    passkeys.getByText(/made for another address of this site/);
    await user.click(passkeys.getByRole('button', { name: 'Rename Phone' }));
    await user.clear(passkeys.getByLabelText('Name of the passkey'));
    await user.type(passkeys.getByLabelText('Name of the passkey'), 'My phone');
    await user.click(passkeys.getByRole('button', { name: 'Save name' }));
    await passkeys.findByText('My phone');
    expect(rename).toHaveBeenCalledExactlyOnceWith({ id: 'a-credential', name: 'My phone' });
  });

  it('are removed after a question, with everything else signed out unless that is unticked', async () => {
    const remove = vi.fn((_input: unknown) => someWaysIn());
    const user = open({ passkeys: [aPasskey()] }, { 'identity.passkeys.remove': remove });
    const passkeys = await unfold(user, 'Passkeys');
    await user.click(passkeys.getByRole('button', { name: 'Remove Phone' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the passkey “Phone”?' }));
    dialog.getByText(/Delete it in your phone’s or browser’s password manager too/);
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }));
    await waitFor(() => expect(passkeys.queryByText('Phone')).toBeNull());
    expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 'a-credential', signOutOthers: true });
  });

  it('stay where one is the only way in, and it says what to do', async () => {
    const user = open(
      { passkeys: [aPasskey()], password: null },
      { 'identity.passkeys.remove': refusal('This is your only way to sign in.', 'LastWayIn') },
    );
    const passkeys = await unfold(user, 'Passkeys');
    await user.click(passkeys.getByRole('button', { name: 'Remove Phone' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }));
    await dialog.findByText('This is your only way to sign in.');
  });
});

describe('an authenticator app', () => {
  const begun = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Plainwill:harriet?secret=ABCDEFGHIJKLMNOP' };

  it('is set up by a picture or a key, and the first code', async () => {
    const confirm = vi.fn((_input: unknown) => ({
      waysIn: someWaysIn({ authenticator, asksSecondStep: true, recoveryCodesLeft: 10 }),
      recoveryCodes: null,
    }));
    const user = open({}, { 'identity.authenticators.begin': () => begun, 'identity.authenticators.confirm': confirm });
    const app = await unfold(user, 'Authenticator app');
    await user.click(app.getByRole('button', { name: 'Set up an app' }));
    await app.findByRole('img', { name: 'Picture for your authenticator app' });
    app.getByText('ABCD EFGH IJKL MNOP');
    await user.type(app.getByLabelText('Code from your app'), '123456');
    await user.click(app.getByRole('button', { name: 'Finish' }));
    await app.findByRole('button', { name: 'Remove the app' });
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ code: '123456', signOutOthers: true });
  });

  it('says beside the field that the code is wrong', async () => {
    const user = open(
      {},
      {
        'identity.authenticators.begin': () => begun,
        'identity.authenticators.confirm': () => {
          throw new Refused('This code is wrong.', { reason: 'CodeWrong', fields: { code: 'This code is wrong.' } });
        },
      },
    );
    const app = await unfold(user, 'Authenticator app');
    await user.click(app.getByRole('button', { name: 'Set up an app' }));
    await user.type(await app.findByLabelText('Code from your app'), '000000');
    await user.click(app.getByRole('button', { name: 'Finish' }));
    await app.findByRole('button', { name: 'This code is wrong.' });
  });

  it('starts again where it took too long', async () => {
    const user = open(
      {},
      {
        'identity.authenticators.begin': () => begun,
        'identity.authenticators.confirm': refusal('This took too long.', 'AuthenticatorNotBegun'),
      },
    );
    const app = await unfold(user, 'Authenticator app');
    await user.click(app.getByRole('button', { name: 'Set up an app' }));
    await user.type(await app.findByLabelText('Code from your app'), '123456');
    await user.click(app.getByRole('button', { name: 'Finish' }));
    await app.findByText('This took too long.');
    await user.click(app.getByRole('button', { name: 'Start again' }));
    await app.findByRole('img', { name: 'Picture for your authenticator app' });
  });
});

describe('the second step', () => {
  it('is turned on and off', async () => {
    const set = vi.fn((input: unknown) =>
      someWaysIn({ passkeys: [aPasskey()], asksSecondStep: (input as { isAsked: boolean }).isAsked }),
    );
    const user = open({ passkeys: [aPasskey()] }, { 'identity.waysIn.setSecondStep': set });
    const step = await unfold(user, 'Second step');
    await user.click(step.getByRole('button', { name: 'Turn the second step on' }));
    await user.click(await step.findByRole('button', { name: 'Turn the second step off' }));
    await user.click(screen.getByRole('button', { name: 'Turn it off' }));
    await step.findByRole('button', { name: 'Turn the second step on' });
    expect(set.mock.calls).toEqual([
      [{ isAsked: true, signOutOthers: true }],
      [{ isAsked: false, signOutOthers: true }],
    ]);
  });

  it('says what is needed first', async () => {
    const user = open();
    const step = await unfold(user, 'Second step');
    step.getByText(/add a passkey or set up an authenticator app first/);
    expect(step.queryByRole('button', { name: /Turn the second step/ })).toBeNull();
  });

  it('stays on for staff, who have no recovery codes', async () => {
    const user = open({ passkeys: [aPasskey()], isStaff: true, asksSecondStep: true });
    const step = await unfold(user, 'Second step');
    step.getByText(/It is always on for staff/);
    expect(step.queryByRole('button')).toBeTruthy();
    expect(step.queryByText('Recovery codes')).toBeNull();
  });

  it('warns of few recovery codes, and shows new ones', async () => {
    const make = () => ({ waysIn: someWaysIn({ authenticator, recoveryCodesLeft: 2 }), recoveryCodes: codes });
    const user = open(
      { authenticator, asksSecondStep: true, recoveryCodesLeft: 1 },
      { 'identity.waysIn.makeRecoveryCodes': make },
    );
    const step = await unfold(user, 'Second step');
    step.getByText('1 recovery code left');
    step.getByText('You are running out. Make new ones.');
    await user.click(step.getByRole('button', { name: 'Make new recovery codes' }));
    within(await screen.findByRole('dialog')).getByText(codes[0] ?? '');
  });
});

it('says when second steps will be removed, and stops that', async () => {
  const user = open({ recoveryAt: '2026-12-08T12:00:00.000Z' }, { 'identity.recovery.stop': () => someWaysIn() });
  await screen.findByText('Your second steps will be removed on 8 December 2026');
  await user.click(screen.getByRole('button', { name: 'Stop this' }));
  await waitFor(() => expect(screen.queryByText(/will be removed on/)).toBeNull());
});

describe('proving again who is there', () => {
  const needsStep = () => {
    throw new Refused('Use your passkey.', { code: 'FORBIDDEN', reason: 'SecondStepNeeded' });
  };

  it('asks for the password with a code where there is an app', async () => {
    let isProved = false;
    const prove = vi.fn((_input: unknown) => {
      isProved = true;
    });
    const user = open(
      { authenticator, asksSecondStep: true, recoveryCodesLeft: 3 },
      {
        '/auth/reauthenticate': prove,
        'identity.waysIn.setSecondStep': () => (isProved ? someWaysIn({ authenticator }) : needsStep()),
      },
    );
    const step = await unfold(user, 'Second step');
    await user.click(step.getByRole('button', { name: 'Turn the second step off' }));
    await user.click(screen.getByRole('button', { name: 'Turn it off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.type(dialog.getByLabelText('Your password'), 'Quarry-street-7');
    await user.type(dialog.getByLabelText('Code from your authenticator app'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await step.findByRole('button', { name: 'Turn the second step on' });
    expect(prove).toHaveBeenCalledExactlyOnceWith({ password: 'Quarry-street-7', proof: { code: '123456' } });
  });

  it('asks who signs in with Google alone to go there, or for the passkey', async () => {
    const user = open(
      {
        password: null,
        google: { email: 'harriet@gmail.com', lastUsedAt: null },
        passkeys: [aPasskey()],
        asksSecondStep: true,
      },
      { 'identity.waysIn.setSecondStep': needsStep },
    );
    const step = await unfold(user, 'Second step');
    await user.click(step.getByRole('button', { name: 'Turn the second step off' }));
    await user.click(screen.getByRole('button', { name: 'Turn it off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    dialog.getByRole('button', { name: 'Use your passkey' });
    dialog.getByRole('link', { name: 'Continue with Google' });
    expect(dialog.queryByLabelText('Your password')).toBeNull();
  });
});
