import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import AdminLoginPage from '../../staff/admin/admin-login-page.tsx';
import { aDeviceWithPasskeys, aPasskeyRequest, sentPasskey } from '../../testing/a-device-with-passkeys.ts';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { signingInMark } from '../sign-in/after-sign-in.tsx';
import AuthPage from '../sign-in/auth-page.tsx';
import SecondStepPage from './second-step-page.tsx';

interface Waiting {
  ways?: readonly string[];
  address?: string;
  answers?: Answers;
}

/** The pages of signing in, with a sign-in that waits for its second step. */
function open({ ways = ['passkey', 'code', 'recoveryCode'], address = '/auth/second', answers = {} }: Waiting = {}) {
  let isSignedIn = false;
  const finish = vi.fn((_input: unknown) => {
    isSignedIn = true;
  });
  window.history.replaceState(null, '', address);
  answerCalls({
    'identity.accounts.me': () => (isSignedIn ? anAccount() : null),
    '/auth/sign-in': () => ({ next: 'secondStep', ways }),
    '/auth/second/ways': () => ({ ways }),
    '/auth/second': finish,
    '/auth/passkey/begin': () => aPasskeyRequest(),
    ...answers,
  });
  const user = show(
    <>
      <Route path="/auth" component={AuthPage} />
      <Route path="/admin/login" component={AdminLoginPage} />
      <Route path="/auth/second" component={SecondStepPage} />
    </>,
  );
  return { user, finish };
}

type Person = ReturnType<typeof show>;

const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
const heading = () => screen.findByRole('heading', { level: 1, name: 'One more step' });
const codeBox = () => screen.findByLabelText<HTMLInputElement>('6-digit code');
const goOn = (user: Person) => user.click(screen.getByRole('button', { name: 'Continue' }));
const refusing = (message: string, reason: string) => () => {
  throw new Refused(message, { code: 'UNAUTHORIZED', httpStatus: 401, reason });
};

async function typeCode(user: Person, code = '123 456') {
  await user.type(await codeBox(), code);
  await goOn(user);
}

describe('after the password', () => {
  it('asks for the code, and welcomes the person', async () => {
    const { user, finish } = open({ ways: ['code'], address: '/auth' });
    await user.type(screen.getByLabelText('Email'), 'harriet@example.com');
    await user.type(screen.getByLabelText('Password'), 'Quarry-street-7');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const title = await heading();
    expect(document.activeElement).toBe(title);
    const box = await codeBox();
    expect([box.autocomplete, box.inputMode]).toEqual(['one-time-code', 'numeric']);
    await typeCode(user);
    await isAt('/will-maker');
    await screen.findByText('Welcome!');
    expect(finish).toHaveBeenCalledExactlyOnceWith({ proof: { code: '123 456' } });
  });

  it('asks at the staff sign-in too, and leads back there', async () => {
    const { user } = open({ ways: ['code'], address: '/admin/login' });
    await user.type(await screen.findByLabelText('Email'), 'staff@example.com');
    await user.type(screen.getByLabelText('Password'), 'Quarry-street-7');
    await user.click(screen.getByRole('button', { name: 'Sign In to Admin Panel' }));
    await heading();
    expect(window.location.search).toBe('?for=admin');
    answerCalls({
      'identity.accounts.me': () => anAccount({ roles: ['admin'] }),
      '/auth/second': () => ({}),
    });
    await typeCode(user);
    await isAt('/admin/dashboard');
  });
});

describe('the ways', () => {
  it('asks for the passkey first', async () => {
    const questions = aDeviceWithPasskeys();
    const { user, finish } = open();
    await user.click(await screen.findByRole('button', { name: 'Use your passkey' }));
    await waitFor(() => expect(questions).toHaveLength(1));
    questions[0]?.choose();
    await isAt('/will-maker');
    expect(finish).toHaveBeenCalledExactlyOnceWith({ proof: { passkey: sentPasskey } });
  });

  it('stays as it was when the person closes the question of the device', async () => {
    const questions = aDeviceWithPasskeys();
    const { user, finish } = open();
    await user.click(await screen.findByRole('button', { name: 'Use your passkey' }));
    await waitFor(() => expect(questions).toHaveLength(1));
    questions[0]?.fail();
    await codeBox();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(finish).not.toHaveBeenCalled();
  });

  it('takes a recovery code in the place of the code', async () => {
    const { user, finish } = open();
    await codeBox();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    const box = screen.getByLabelText('Recovery code');
    expect(document.activeElement).toBe(box);
    await user.keyboard('0123-4567-89AB-CDEF-GHJK-MNPQ{Enter}');
    await isAt('/will-maker');
    expect(finish).toHaveBeenCalledExactlyOnceWith({ proof: { recoveryCode: '0123-4567-89AB-CDEF-GHJK-MNPQ' } });
  });

  it('goes back to the code from the recovery code', async () => {
    const { user } = open();
    await codeBox();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    await user.click(screen.getByRole('button', { name: 'Use a code from your app instead' }));
    expect(document.activeElement).toBe(await codeBox());
  });

  it('asks for a recovery code at once where there is nothing else that this browser knows', async () => {
    open({ ways: ['passkey', 'recoveryCode'] });
    await screen.findByLabelText('Recovery code');
    expect(screen.queryByRole('button', { name: 'Use your passkey' })).toBeNull();
  });

  it('says what to do where only a passkey would help, and this browser knows none', async () => {
    open({ ways: ['passkey'] });
    await screen.findByText(/^This browser can’t use passkeys\. Open this page in another browser/);
    screen.getByRole('button', { name: 'I have lost all of these' });
  });
});

describe('what goes wrong', () => {
  it.each([
    ['', 'Enter the 6 digits that your app shows'],
    ['12345', 'Enter the 6 digits that your app shows'],
  ])('says what to enter for "%s", before anything is sent', async (typed, words) => {
    const { user, finish } = open();
    const box = await codeBox();
    if (typed) await user.type(box, typed);
    await goOn(user);
    await user.click(screen.getByRole('button', { name: words }));
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(finish).not.toHaveBeenCalled();
  });

  it('says what is missing of a recovery code', async () => {
    const { user } = open({ ways: ['recoveryCode'] });
    await user.type(await screen.findByLabelText('Recovery code'), '0123');
    await goOn(user);
    screen.getByRole('button', { name: 'Enter the 24 letters and digits of one recovery code' });
  });

  it.each([
    ['SecondStepFailed', 'This did not work.'],
    ['SecondStepTooSoon', 'Too many wrong codes. Wait 30 seconds and try again, or use a passkey.'],
    ['PhoneClockWrong', 'The clock on your phone is wrong, so its codes are too.'],
  ])('says %s beside the code, and moves the focus there', async (reason, words) => {
    const { user } = open({ answers: { '/auth/second': refusing(words, reason) } });
    await typeCode(user);
    await screen.findByRole('button', { name: words });
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
    expect((await codeBox()).getAttribute('aria-invalid')).toBe('true');
    expect((await codeBox()).value).toBe('123 456');
  });

  it('says why a passkey was refused', async () => {
    const questions = aDeviceWithPasskeys();
    const { user } = open({ answers: { '/auth/second': refusing('This did not work.', 'SecondStepFailed') } });
    await user.click(await screen.findByRole('button', { name: 'Use your passkey' }));
    await waitFor(() => expect(questions).toHaveLength(1));
    questions[0]?.choose();
    expect((await screen.findByRole('alert')).textContent).toBe('This did not work.');
  });

  it('says that it is over when no more tries are left', async () => {
    let isOver = false;
    const { user } = open({
      answers: {
        '/auth/second/ways': () => ({ ways: isOver ? [] : ['code'] }),
        '/auth/second': () => {
          isOver = true;
          return refusing('This did not work.', 'SecondStepFailed')();
        },
      },
    });
    await typeCode(user);
    await screen.findByText(/^This took longer than 5 minutes, or there were too many tries/);
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
  });

  it.each([
    ['', '/auth', 'Sign In'],
    ['?for=nonsense', '/auth', 'Sign In'],
    ['?for=admin', '/admin/login', 'Sign In'],
    ['?for=connect', '/account', 'Back to your account'],
    ['?for=reauthenticateAdmin', '/admin/roles', 'Back to roles'],
  ])('leads on where no sign-in waits%s', async (search, to, name) => {
    signingInMark.set();
    open({ ways: [], address: `/auth/second${search}` });
    await screen.findByText(/^This took longer than 5 minutes/);
    expect(within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')).toBe(to);
    expect(signingInMark.isSet()).toBe(false);
  });

  it('says that it is loading, and offers to try again when it cannot', async () => {
    let isBroken = true;
    const { user } = open({
      answers: {
        '/auth/second/ways': () => {
          if (isBroken) throw new Refused('Down.', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
          return { ways: ['code'] };
        },
      },
    });
    screen.getByText('Loading...');
    await screen.findByText('Down.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await codeBox();
  });

  it('goes on where only who is signed in could not be read', async () => {
    let hasEntered = false;
    const { user } = open({
      answers: {
        'identity.accounts.me': () => {
          if (hasEntered) throw new Refused('Broken', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
          return null;
        },
        '/auth/second': () => {
          hasEntered = true;
        },
      },
    });
    await typeCode(user);
    await isAt('/will-maker');
  });
});

it.each([
  ['signIn', '/will-maker'],
  ['admin', '/admin/login'],
  ['connect', '/account'],
  ['reauthenticate', '/account'],
  ['reauthenticateAdmin', '/admin/roles'],
])('goes on to where %s belongs', async (purpose, to) => {
  window.history.replaceState(null, '', `/auth/second?for=${purpose}`);
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles: to.startsWith('/admin') ? ['admin'] : [] }),
    '/auth/second/ways': () => ({ ways: ['code'] }),
    '/auth/second': () => ({}),
  });
  const user = show(<Route path="/auth/second" component={SecondStepPage} />);
  await typeCode(user);
  await isAt(to);
});

describe('when all are lost', () => {
  const lose = async (user: Person) =>
    user.click(await screen.findByRole('button', { name: 'I have lost all of these' }));

  it('explains the slow way back, and promises a mail', async () => {
    const begin = vi.fn((_input: unknown) => ({}));
    const { user } = open({ answers: { '/auth/recovery': begin } });
    await lose(user);
    const title = await screen.findByRole('heading', { level: 1, name: 'If you have lost all of these' });
    expect(document.activeElement).toBe(title);
    screen.getByText(/^You can still get in, but it takes 7 days\./);
    screen.getByText(/For 72 hours after that, your email address can’t be changed/);
    expect(begin).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Email me the link' }));
    await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    expect(begin).toHaveBeenCalledExactlyOnceWith({});
  });

  it('leads back to the ways', async () => {
    const { user } = open();
    await lose(user);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await codeBox();
  });

  it('says when the mail could not be asked for', async () => {
    const { user } = open({
      answers: {
        '/auth/recovery': () => {
          throw new Refused('Too many.', { code: 'TOO_MANY_REQUESTS', httpStatus: 429 });
        },
      },
    });
    await lose(user);
    await user.click(await screen.findByRole('button', { name: 'Email me the link' }));
    await screen.findByText('Too many.');
  });

  it('sends staff to their colleagues', async () => {
    const { user } = open({ address: '/auth/second?for=admin' });
    await lose(user);
    await screen.findByText(/^Ask an administrator\. Two administrators can remove your second step\./);
    expect(screen.queryByRole('button', { name: 'Email me the link' })).toBeNull();
  });
});
