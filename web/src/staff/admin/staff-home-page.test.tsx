import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { someFigures } from '../../testing/a-desk.ts';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { aReceiver } from '../settings/testing/a-receiver.ts';
import HomePage from './staff-home-page.tsx';

const noEnquiries = { enquiries: [], count: 0, isMore: false, next: null };
const nothing = {
  'notifications.enquiries.list': () => noEnquiries,
  'notifications.complaintDesk.list': () => ({ complaints: [], count: 0 }),
  'notifications.deliveries.list': () => ({ newest: [], failed: 0 }),
  'notifications.integrations.get': () => ({ receivers: [], allowedHosts: [], privateHosts: [] }),
  'notifications.unsentEmails.list': () => [],
  'willData.reviewDesk.figures': () => someFigures({ waiting: 0, unanswered: 0 }),
  'identity.roles.withoutSecondStep': () => [],
  'identity.stepRemovals.list': () => [],
  'identity.digest.get': () => ({ isOn: true }),
};

function open(answers: Answers = {}) {
  window.history.replaceState(null, '', '/admin');
  answerCalls({ 'identity.accounts.me': () => anAccount({ roles: ['admin'] }), ...nothing, ...answers });
  return show(<HomePage />);
}

it('leads from what waits to where it is dealt with', async () => {
  open({
    'notifications.enquiries.list': (input: unknown) =>
      (input as { isOverdue?: true }).isOverdue ? { ...noEnquiries, count: 2 } : noEnquiries,
    'notifications.deliveries.list': () => ({ newest: [], failed: 3 }),
  });
  const overdue = await screen.findByRole('link', { name: /^2.*enquiries are overdue$/ });
  expect(overdue.getAttribute('href')).toBe('/admin/enquiries?overdue');
  const failed = screen.getByRole('link', { name: /^3.*deliveries have failed$/ });
  expect(failed.getAttribute('href')).toBe('/settings');
});

it('counts the receivers that stopped taking deliveries, and none that staff switched off', async () => {
  const disabledAt = '2026-11-27T02:22:53.000Z';
  open({
    'notifications.integrations.get': () => ({
      receivers: [aReceiver({ disabledAt }), aReceiver({ pausedAt: disabledAt }), aReceiver()],
      allowedHosts: [],
      privateHosts: [],
    }),
  });
  const stopped = await screen.findByRole('link', { name: /^1.*webhook receiver has stopped taking deliveries$/ });
  expect(stopped.getAttribute('href')).toBe('/settings');
});

it('says so where nothing waits', async () => {
  open();
  await screen.findByText('Nothing waits. New work appears here.');
});

it('shows the rest where one part does not load, and loads that again', async () => {
  const list = vi.fn().mockImplementationOnce(() => {
    throw new Refused('Broken', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
  });
  const user = open({
    'notifications.deliveries.list': () => ({ newest: [], failed: 1 }),
    'notifications.unsentEmails.list': list.mockImplementation(() => []),
  });
  await screen.findByText('Part of this list couldn’t be loaded.');
  await screen.findByText('delivery has failed');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Part of this list couldn’t be loaded.')).toBeNull());
});

it('switches the daily email off', async () => {
  const save = vi.fn((input: unknown) => input);
  const user = open({ 'identity.digest.save': save });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Email me while something is overdue/ });
  await user.click(box);
  await screen.findByText('You will get no email about this.');
  expect(save).toHaveBeenCalledWith({ isOn: false });
  expect(box.checked).toBe(false);
});

it('is the staff sign-in for a visitor', async () => {
  open({ 'identity.accounts.me': () => null });
  await screen.findByRole('button', { name: 'Sign In to Admin Panel' });
});
