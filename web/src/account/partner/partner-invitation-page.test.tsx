import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aPlanning } from '../../testing/a-planning.ts';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import PartnerInvitationPage from './partner-invitation-page.tsx';

const token = 'A'.repeat(43);

function open(answers: Answers = {}, fragment = `#token=${token}`) {
  window.history.replaceState(null, '', `/auth/partner${fragment}`);
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'identity.partner.invitation': () => ({ from: 'Anna Reed', sentTo: 'h…@example.com', isYours: true }),
    ...answers,
  });
  return show(<PartnerInvitationPage />);
}

it('accepts once the lines are ticked as read', async () => {
  const accept = vi.fn(() => aPlanning({ partner: { firstName: 'Anna', linkedOn: '2026-11-28' } }));
  const user = open({ 'identity.partner.accept': accept });
  await screen.findByText(/^Anna Reed has invited you to plan together\./);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(6);
  expect(window.location.href).not.toContain(token);
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  expect(screen.getAllByText('Tick the box once you have read the lines above')).not.toEqual([]);
  expect(accept).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('I have read this, and want to plan together with Anna Reed'));
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/will-maker/together'));
  expect(accept).toHaveBeenCalledExactlyOnceWith({ token });
});

it('is declined, also by a visitor, and says that no one is told', async () => {
  const decline = vi.fn();
  const user = open({ 'identity.accounts.me': () => null, 'identity.partner.decline': decline });
  await screen.findByText('To accept, sign in first');
  await user.click(screen.getByRole('button', { name: 'No, thank you' }));
  await screen.findByRole('heading', { name: 'You have declined' });
  expect(decline).toHaveBeenCalledExactlyOnceWith({ token });
});

it('names nobody to another account, and says which address to use', async () => {
  open({ 'identity.partner.invitation': () => ({ from: null, sentTo: 'b…@example.com', isYours: false }) });
  await screen.findByText('This invitation is for another address');
  expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
});

it('says that an invitation is over, and leads on', async () => {
  open({
    'identity.partner.invitation': () => {
      throw new Refused('This invitation has expired.', { code: 'NOT_FOUND', reason: 'PartnerInvitationGone' });
    },
  });
  await screen.findByText('This invitation has expired.');
  expect(screen.getByRole('link', { name: 'Planning together' }).getAttribute('href')).toBe('/will-maker/together');
});

it('takes the code of a link that was cut off', async () => {
  const user = open({}, '');
  await user.type(await screen.findByLabelText('Code from the message'), token);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText(/^Anna Reed has invited you to plan together\./);
});
