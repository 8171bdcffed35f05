import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import TrustedInvitationPage from './trusted-invitation-page.tsx';

const token = 'A'.repeat(43);

function open(answers: Answers = {}) {
  window.history.replaceState(null, '', `/auth/trusted#token=${token}`);
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'identity.trustedInvitations.opened': () => ({ from: 'Anna Reed', sentTo: 'h…@example.com', isYours: true }),
    ...answers,
  });
  return show(<TrustedInvitationPage />);
}

it('is accepted, and leads to what was left', async () => {
  const accept = vi.fn();
  const user = open({ 'willData.trusted.accept': accept });
  await screen.findByText(/^Anna Reed wants you to be able to read/);
  expect(window.location.href).not.toContain(token);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/account/left-for-you'));
  expect(accept).toHaveBeenCalledExactlyOnceWith({ token });
});

it('is declined, also by a visitor', async () => {
  const decline = vi.fn();
  const user = open({ 'identity.accounts.me': () => null, 'identity.trustedInvitations.decline': decline });
  await screen.findByText('To accept, sign in first');
  await user.click(screen.getByRole('button', { name: 'No, thank you' }));
  await screen.findByRole('heading', { name: 'You have declined' });
  expect(decline).toHaveBeenCalledExactlyOnceWith({ token });
});

it('names nobody to another account', async () => {
  open({ 'identity.trustedInvitations.opened': () => ({ from: null, sentTo: 'b…@example.com', isYours: false }) });
  await screen.findByText('This invitation is for another address');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('says that an invitation is over, and leads on', async () => {
  open({
    'identity.trustedInvitations.opened': () => {
      throw new Refused('This invitation has expired.', { code: 'NOT_FOUND', reason: 'TrustedInvitationGone' });
    },
  });
  await screen.findByText('This invitation has expired.');
  expect(screen.getByRole('link', { name: 'Left for you' }).getAttribute('href')).toBe('/account/left-for-you');
});
