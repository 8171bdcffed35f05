import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { adminGoogleMark } from '../../account/sign-in/after-sign-in.tsx';
import { Routes } from '../../app/routes/routes.tsx';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import AdminLoginPage from './admin-login-page.tsx';

function open(answers: Answers = {}, address = '/admin/login') {
  window.history.replaceState(null, '', address);
  answerCalls({ 'identity.accounts.me': () => null, ...answers });
  return show(<AdminLoginPage />);
}

async function signIn(user: ReturnType<typeof show>) {
  await user.type(await screen.findByLabelText('Email'), 'staff@example.com');
  await user.type(screen.getByLabelText('Password'), 'Quarry-street-7');
  await user.click(screen.getByRole('button', { name: 'Sign In to Admin Panel' }));
}

/** The notice over the form, in its exact words, and nothing that says it again. */
async function notice(title: string, text: string) {
  const alert = within(await screen.findByRole('alert'));
  alert.getByText(title);
  alert.getByText(text);
  expect(screen.queryByRole('alertdialog')).toBeNull();
}

const broken = () => {
  throw new Refused('Something went wrong.', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
};

it('says that it checks who is there', () => {
  open();
  expect(screen.getByRole('status').textContent).toBe('Checking authentication…');
});

it('offers Google, with a note for the way back', async () => {
  open();
  const google = await screen.findByRole('link', { name: 'Continue with Google' });
  google.addEventListener('click', (event) => event.preventDefault());
  google.click();
  expect(google.getAttribute('href')).toBe('/auth/google?purpose=admin');
  expect(adminGoogleMark.isSet()).toBe(true);
});

it('leads back to the main site, and clears the note from Google', async () => {
  adminGoogleMark.set();
  open();
  expect(screen.getByRole('link', { name: 'Back to Main Site' }).getAttribute('href')).toBe('/');
  await waitFor(() => expect(adminGoogleMark.isSet()).toBe(false));
});

it('asks for both fields', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Sign In to Admin Panel' }));
  await notice('Error', 'Please fill in all fields');
});

it('repeats why a sign-in was refused', async () => {
  const user = open({
    '/auth/sign-in': () => {
      throw new Refused('We could not sign you in.', { code: 'UNAUTHORIZED', httpStatus: 401 });
    },
  });
  await signIn(user);
  await notice('Sign In Failed', 'We could not sign you in.');
});

it('says that something unexpected happened when nobody answers', async () => {
  const user = open({
    '/auth/sign-in': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await signIn(user);
  await notice('Error', 'An unexpected error occurred');
});

it('says that Google failed', async () => {
  open({}, '/admin/login?google=cancelled');
  await notice('Error', 'Failed to sign in with Google');
});

it('says that roles could not be looked up', async () => {
  open({ 'identity.accounts.me': broken });
  await notice('Error', 'Failed to verify admin access');
});

it('says so too when the roles are missing just after the sign-in', async () => {
  let me: () => unknown = () => null;
  const user = open({
    'identity.accounts.me': () => me(),
    '/auth/sign-in': () => {
      me = broken;
    },
  });
  await signIn(user);
  await notice('Error', 'Failed to verify admin access');
});

it('lets staff in', async () => {
  let account: object | null = null;
  const user = open({
    'identity.accounts.me': () => account,
    '/auth/sign-in': () => {
      account = anAccount({ roles: ['readonly'] });
    },
  });
  await signIn(user);
  await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'));
});

it('turns away and signs out who has no role', async () => {
  const signOut = vi.fn();
  open({ 'identity.accounts.me': () => anAccount(), '/auth/sign-out': signOut });
  await notice('Access Denied', "You don't have admin privileges. Contact an administrator.");
  await screen.findByRole('button', { name: 'Sign In to Admin Panel' });
  expect(signOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
});

it('offers to sign out when turning away did not', async () => {
  open({ 'identity.accounts.me': () => anAccount(), '/auth/sign-out': broken });
  await screen.findByRole('button', { name: 'Sign In to Admin Panel' });
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
});

it('is the same screen at /admin', async () => {
  window.history.replaceState(null, '', '/admin');
  answerCalls({ 'identity.accounts.me': () => null });
  show(<Routes />);
  await screen.findByRole('button', { name: 'Sign In to Admin Panel' });
});
