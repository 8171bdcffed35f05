// @vitest-environment jsdom
import type { Role } from '@plainwill/contracts/identity/vocabulary';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Route } from 'wouter';
import { anAccount } from '../../testing/an-account.ts';
import { answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import AdminDashboardPage from './admin-dashboard-page.tsx';

function open(me: () => unknown) {
  window.history.replaceState(null, '', '/admin/dashboard');
  let isSignedIn = true;
  answerCalls({
    'identity.accounts.me': () => (isSignedIn ? me() : null),
    '/auth/sign-out': () => {
      isSignedIn = false;
    },
  });
  return show(<Route path="/admin/dashboard" component={AdminDashboardPage} />);
}

const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

it.each<[Role[], string]>([
  [['admin'], 'Administrator'],
  [['readonly'], 'Read Only'],
  [['readonly', 'admin'], 'Administrator'],
])('shows %s the badge %s', async (roles, badge) => {
  open(() => anAccount({ roles }));
  await screen.findByText(badge);
  expect(screen.getByRole('link', { name: 'Open the queue dashboard' }).getAttribute('href')).toBe('/ops/queues');
});

it('promises no changes to those who may only look', async () => {
  open(() => anAccount({ roles: ['readonly'] }));
  await screen.findByText('Read Only');
  expect(screen.queryByText(/^Change|^Give/)).toBeNull();
});

it('sends visitors to the staff sign-in', async () => {
  open(() => null);
  await isAt('/admin/login');
});

it('sends home who has no role, and says why', async () => {
  open(() => anAccount());
  await isAt('/');
  await screen.findByText('Access Denied');
  await screen.findByText("You don't have permission to access the admin panel.");
});

it('sends home when the roles cannot be read', async () => {
  open(() => {
    throw new Refused('Broken', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
  });
  await isAt('/');
});

it('leads to the staff sign-in after signing out', async () => {
  const user = open(() => anAccount({ roles: ['admin'] }));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await isAt('/admin/login');
});
