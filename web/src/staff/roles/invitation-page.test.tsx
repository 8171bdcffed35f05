import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import InvitationPage from './invitation-page.tsx';

const invitation = {
  id: '7e0a5c5e-6d0f-4f4a-9a3e-0d5f0f1c2b4a',
  role: 'readonly' as const,
  invitedBy: 'Ada Stone',
  expiresAt: '2026-12-04T10:00:00.000Z',
};

function open(answers: Answers = {}) {
  window.history.replaceState(null, '', '/admin/invitation');
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'identity.invitations.mine': () => [invitation],
    ...answers,
  });
  return show(<InvitationPage />);
}

it('says who invites them to which role, and takes it', async () => {
  const accept = vi.fn(() => null);
  const user = open({ 'identity.invitations.accept': accept });
  await screen.findByText(/^Ada Stone invites you to work on the staff pages/);
  screen.getByText('Read Only');
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  await screen.findByText('Welcome to the team');
  expect(accept).toHaveBeenCalledWith({ id: invitation.id });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/admin/login');
});

it('says why it cannot be accepted any more', async () => {
  const user = open({
    'identity.invitations.accept': () => {
      throw new Refused('It was withdrawn.', { code: 'NOT_FOUND', reason: 'InvitationGone' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
  await screen.findByText('It was withdrawn.');
});

it('says that none is open for this address', async () => {
  open({ 'identity.invitations.mine': () => [] });
  await screen.findByText(/^No invitation is open for/);
});

it('tells a visitor to sign in with the invited address first', async () => {
  open({ 'identity.accounts.me': () => null });
  expect((await screen.findByRole('link', { name: 'Sign in or create an account' })).getAttribute('href')).toBe(
    '/auth',
  );
});
