import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { submittedQuestionnaireDraft } from '../../public/questionnaire/submitted-questionnaire.ts';
import { clearDrafts } from '../../shared/drafts/clear-drafts.ts';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { adminGoogleMark, signingInMark } from './after-sign-in.tsx';
import AuthPage from './auth-page.tsx';

function open(answers: Answers = {}, address = '/auth') {
  window.history.replaceState(null, '', address);
  answerCalls({ 'identity.accounts.me': () => null, ...answers });
  return show(<Route path="/auth" component={AuthPage} />);
}

type Person = ReturnType<typeof show>;
const passwordBox = () => screen.getByLabelText<HTMLInputElement>('Password');
const emailBox = () => screen.getByLabelText<HTMLInputElement>('Email');

async function fill(user: Person, password = 'Quarry-street-7') {
  await user.type(emailBox(), 'harriet@example.com');
  await user.type(passwordBox(), password);
}

async function signIn(user: Person) {
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

const toSignUp = (user: Person) => user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }));
const refusal = (message: string) => () => {
  throw new Refused(message, { code: 'UNAUTHORIZED', httpStatus: 401 });
};
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

describe('what goes wrong', () => {
  it('shows the message of a refused sign-in', async () => {
    await signIn(open({ '/auth/sign-in': refusal('We could not sign you in.') }));
    expect((await screen.findByRole('alert')).textContent).toContain('We could not sign you in.');
  });

  it('has words of its own where there is no message', async () => {
    await signIn(open({ '/auth/sign-in': refusal('') }));
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred during authentication');
  });

  it('says that a cookie is needed where the browser has kept none', async () => {
    await signIn(open({ '/auth/sign-in': () => ({}) }));
    expect((await screen.findByRole('alert')).textContent).toContain('Signing in needs a cookie');
  });

  it('says so before anything is typed where the browser keeps none at all, and calls nobody', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const call = vi.fn(() => ({}));
    const user = open({ '/auth/sign-in': call });
    screen.getByText(/Signing in needs a cookie/);
    await signIn(user);
    await waitFor(() => expect(screen.getAllByText(/Signing in needs a cookie/)).toHaveLength(2));
    expect(call).not.toHaveBeenCalled();
  });

  it('shows the message of a refused sign-up', async () => {
    const user = open({ 'identity.accounts.signUp': refusal('This password is one that many people use.') });
    await toSignUp(user);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This password is one that many people use.');
  });

  it.each([
    ['cancelled', 'Failed to sign in with Google'],
    ['GoogleFailed', 'Failed to sign in with Google'],
    ['GoogleTaken', 'This Google account is connected to another account.'],
  ])('says what failed at Google (%s), and does not repeat it at a reload', async (reason, words) => {
    open({}, `/auth?google=${reason}`);
    expect(screen.getByRole('alert').textContent).toBe(words);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('asks for what is missing before anything is sent', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('alert').textContent).toContain('Enter your email addressEnter your password');
  });

  it('forgets the error and what was typed when the mode is switched', async () => {
    const user = open({ '/auth/sign-in': refusal('No') }, '/auth?google=cancelled');
    await toSignUp(user);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }));
    await signIn(user);
    await screen.findByRole('alert');
    await toSignUp(user);
    expect(screen.queryByRole('alert')).toBeNull();
    expect([emailBox().value, passwordBox().value]).toEqual(['', '']);
    await screen.findByRole('heading', { name: 'Create Your Account' });
  });
});

describe('the screen', () => {
  it('leads to Google and to a forgotten password', () => {
    open();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Continue with Google')).toBe('/auth/google?purpose=signIn');
    expect(hrefOf('Forgotten your password?')).toBe('/auth/forgotten');
  });

  it('reads "Loading..." while it waits', async () => {
    const user = open();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await signIn(user);
    await screen.findByText('Loading...');
  });

  it('shows each rule as met or not, and makes no account until all are met', async () => {
    const signUp = vi.fn();
    const user = open({ 'identity.accounts.signUp': signUp });
    await toSignUp(user);
    await fill(user, 'quarry7');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'At least 8 characters: not met',
        'One uppercase letter: not met',
        'One lowercase letter: met',
        'One number: met',
      ]),
    );
    const create = screen.getByRole('button', { name: 'Create Account' });
    expect(create.getAttribute('aria-disabled')).toBe('true');
    await user.click(create);
    expect(document.activeElement?.textContent).toContain('Your password needs');
    expect(signUp).not.toHaveBeenCalled();
  });

  it('says that a link was sent, and sends it again', async () => {
    const again = vi.fn();
    const user = open({ 'identity.accounts.signUp': () => undefined, 'identity.accounts.resendConfirmation': again });
    await toSignUp(user);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByText('Check your email');
    await screen.findByText("We've sent you a confirmation link to complete your signup.");
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    await screen.findByText(/we’ve sent another link/);
    expect(again).toHaveBeenCalledExactlyOnceWith({ email: 'harriet@example.com' });
  });
});

describe('after signing in', () => {
  const welcome = 'Successfully signed in to Plainwill.';

  function opensFor(account: ReturnType<typeof anAccount>) {
    let isSignedIn = false;
    return open({
      'identity.accounts.me': () => (isSignedIn ? account : null),
      '/auth/sign-in': () => {
        isSignedIn = true;
      },
    });
  }

  it('welcomes the person, and opens the Will Maker', async () => {
    await signIn(opensFor(anAccount()));
    await isAt('/will-maker');
    await screen.findByText('Welcome!');
    await screen.findByText(welcome);
  });

  it('takes staff to their pages without a welcome', async () => {
    await signIn(opensFor(anAccount({ roles: ['readonly'] })));
    await isAt('/admin/dashboard');
    expect(screen.queryByText(welcome)).toBeNull();
  });

  it('opens the Will Maker without a welcome where a session was open already', async () => {
    open({ 'identity.accounts.me': () => anAccount() });
    await isAt('/will-maker');
    expect(screen.queryByText(welcome)).toBeNull();
  });

  it('welcomes who comes back from Google', async () => {
    signingInMark.set();
    open({ 'identity.accounts.me': () => anAccount() });
    await isAt('/will-maker');
    await screen.findByText(welcome);
    expect(signingInMark.isSet()).toBe(false);
  });

  it('welcomes nobody later for a journey to Google that was called off', async () => {
    signingInMark.set();
    open({}, '/auth?google=cancelled');
    await waitFor(() => expect(signingInMark.isSet()).toBe(false));
  });

  it('goes back to the staff sign-in when Google was called from there', async () => {
    adminGoogleMark.set();
    open({ 'identity.accounts.me': () => anAccount({ roles: ['admin'] }) });
    await isAt('/admin/login');
    expect(adminGoogleMark.isSet()).toBe(false);
  });
});

describe('after the questionnaire', () => {
  afterEach(clearDrafts);

  it('gives the answers to the account with the sign-up, so that they are there on every device', async () => {
    const submitted = {
      submissionId: 'b0a5c1de-0000-4000-8000-000000000009',
      answers: { whoFor: 'Me', children: 'Yes', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' },
    } as const;
    submittedQuestionnaireDraft.set(submitted);
    const signUp = vi.fn((_input: unknown) => undefined);
    const user = open({ 'identity.accounts.signUp': signUp });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByText('One more step');
    expect(signUp.mock.lastCall?.[0]).toMatchObject({ submission: submitted });
    screen.getByText(/Open the link in your email on any device, and they will be filled in for you/);
    expect(screen.queryByText(/Create your account, and they/)).toBeNull();
  });

  it.each([
    ['Me and my Partner', true],
    ['Me', false],
  ] as const)('tells %s that each of two needs an address of their own: %s', async (whoFor, isTold) => {
    submittedQuestionnaireDraft.set({
      submissionId: 'b0a5c1de-0000-4000-8000-000000000009',
      answers: { whoFor, children: 'No', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' },
    });
    open();
    await screen.findByRole('button', { name: 'Create Account' });
    expect(screen.queryByText(/your partner needs an account with another address/) !== null).toBe(isTold);
  });

  it('asks a newcomer to create an account, and lets others sign in', async () => {
    submittedQuestionnaireDraft.set({
      submissionId: 'b0a5c1de-0000-4000-8000-000000000009',
      answers: { whoFor: 'Me', children: 'Yes', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' },
    });
    const user = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Your Account' })).toBeTruthy();
    screen.getByText('Keep your answers.');
    const google = screen.getByRole('link', { name: 'Continue with Google' });
    expect(emailBox().compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    screen.getByText(/make this my last will/);
    await user.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeTruthy();
  });
});
