import type { SignedWillId } from '@plainwill/contracts/shared/ids';
import type { Reminder, ReminderSettings } from '@plainwill/contracts/will-data/reminders/reminders';
import type { SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aWholeRecord } from '../../../../testing/a-standing.ts';
import { type Answers, Refused } from '../../../../testing/answer-calls.ts';
import { showInWillMaker } from '../../../../testing/show-in-will-maker.tsx';
import { RemindersCard } from './reminders-card.tsx';

const aChild: Reminder = {
  key: 'REM-03:c1:w1',
  kind: 'child',
  due: '2026-12-01',
  clauses: ['3.1', '5.2'],
  words: 'Rosa Bell was not among your children when you signed.',
};
const aHome: Reminder = { ...aChild, key: 'REM-05:w1:p', kind: 'home', clauses: [], words: 'Your home has changed.' };

const signed: SignedWill = {
  id: 'w1' as SignedWillId,
  copyNumber: 1,
  signedOn: '2026-11-20',
  place: '',
  isDated: true,
  witnesses: [],
  keptAt: null,
  isExecutorTold: false,
  olderWills: 'none',
  isLost: false,
  photoCheck: null,
  ending: null,
  endedOn: null,
  recordedAt: '2026-11-20T10:00:00.000Z',
  correctableUntil: '2026-11-21T10:00:00.000Z',
};

const settings: ReminderSettings = { isOff: false, kindsOff: [] };

const open = (reminders: Reminder[], answers: Answers = {}) =>
  showInWillMaker(<RemindersCard />, aWholeRecord(), {
    'willData.signedWills.list': () => [signed],
    'willData.reminders.list': () => ({ reminders, settings }),
    ...answers,
  });

it('says what has come up, and which clauses of the signed will it touches', async () => {
  open([aChild, aHome]);
  await screen.findByText('Rosa Bell was not among your children when you signed.');
  screen.getByRole('heading', { name: 'A new child' });
  screen.getByText('Clauses 3.1 and 5.2 of the will you signed.');
  expect(screen.getAllByText(/of the will you signed/)).toHaveLength(1);
});

it('takes away what is done, and has the focus where it was', async () => {
  const done = vi.fn(() => [aHome]);
  const user = open([aChild, aHome], { 'willData.reminders.done': done });
  await user.click(await screen.findByRole('button', { name: 'Done: A new child' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'A new child' })).toBeNull());
  expect(done).toHaveBeenCalledExactlyOnceWith({ key: aChild.key });
  screen.getByRole('heading', { name: 'A change of home' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Reminders'));
});

it('puts one off for the months chosen', async () => {
  const snooze = vi.fn(() => []);
  const user = open([aChild], { 'willData.reminders.snooze': snooze });
  await user.click(await screen.findByRole('button', { name: 'Remind me later: A new child' }));
  await user.click(await screen.findByRole('menuitem', { name: 'In 3 months' }));
  await screen.findByText('Nothing to remind you of just now.');
  expect(snooze).toHaveBeenCalledExactlyOnceWith({ key: aChild.key, months: 3 });
});

it('says why it could not be done, and keeps it', async () => {
  const done = () => {
    throw new Refused('Try again in a minute.', { code: 'SERVICE_UNAVAILABLE' });
  };
  const user = open([aChild], { 'willData.reminders.done': done });
  await user.click(await screen.findByRole('button', { name: 'Done: A new child' }));
  await screen.findByRole('alert');
  screen.getByRole('heading', { name: 'A new child' });
});

it('turns off the emails of a kind, and all of them', async () => {
  const save = vi.fn((changed: unknown) => changed);
  const user = open([], { 'willData.reminders.settings': save });
  await user.click(await screen.findByText('Emails about these'));
  await user.click(screen.getByRole('checkbox', { name: 'A new child' }));
  expect(save).toHaveBeenLastCalledWith({ isOff: false, kindsOff: ['child'] });
  await user.click(screen.getByRole('checkbox', { name: 'Email me reminders' }));
  expect(save).toHaveBeenLastCalledWith({ isOff: true, kindsOff: ['child'] });
  await screen.findByText('Emails about these: off');
  expect(screen.queryByRole('checkbox', { name: 'A new child' })).toBeNull();
});

it('shows nothing before there is a signed will or something to say', async () => {
  const list = vi.fn(() => ({ reminders: [], settings }));
  open([], { 'willData.signedWills.list': () => [], 'willData.reminders.list': list });
  await waitFor(() => expect(list).toHaveBeenCalled());
  expect(screen.queryByRole('heading')).toBeNull();
});
