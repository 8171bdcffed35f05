import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import { api } from '../../../shared/api/trpc.ts';
import { aReviewFile } from '../../../testing/a-desk.ts';
import { Refused } from '../../../testing/answer-calls.ts';
import { openWorkbench } from '../../../testing/open-workbench.tsx';

const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Internal note' });
const openComments = async (user: ReturnType<typeof openWorkbench>) =>
  user.click(await screen.findByRole('tab', { name: 'Comments' }));
const storedDraft = (part: string) =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes(part));
const openDialog = (name: string) => screen.findByRole('dialog', { name });
const onDevice = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

const leavePage = () => {
  cleanup();
  queryClient.clear();
};

it('brings back a half-typed comment after a reload, by its clause, until it is sent', async () => {
  const comment = vi.fn((_input: unknown) => []);
  const user = openWorkbench();
  await openComments(user);
  await user.type(await note(), 'Is Thomas of age?');
  await waitFor(() => expect(storedDraft('comment 12 executors.appointment')).toHaveLength(1));
  expect(onDevice()).not.toContain('of age');
  leavePage();

  const later = openWorkbench(undefined, { 'willData.reviewDesk.comment': comment });
  await openComments(later);
  await screen.findByDisplayValue('Is Thomas of age?');
  await later.click(screen.getByRole('button', { name: 'Clause 3.2: see its answers and comments' }));
  expect((await note()).value).toBe('');
  await later.click(screen.getByRole('button', { name: 'Clause 3.1: see its answers and comments' }));
  await later.click(screen.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(storedDraft('comment')).toEqual([]));
  expect(comment).toHaveBeenCalledExactlyOnceWith({
    number: 12,
    clauseId: 'executors.appointment',
    kind: 'internal',
    body: 'Is Thomas of age?',
  });
  expect((await note()).value).toBe('');
});

it('begins with what the one before was typing, and can be emptied', async () => {
  const draft = { clauseId: 'executors.appointment', kind: 'internal' as const, body: 'He' };
  const user = openWorkbench(aReviewFile({ draft }));
  await openComments(user);
  await screen.findByDisplayValue('He');
  await user.clear(await note());
  expect((await note()).value).toBe('');
});

it('keeps a comment that could not be sent', async () => {
  const user = openWorkbench(undefined, {
    'willData.reviewDesk.comment': () => {
      throw new Refused('This part is not answering.', { code: 'SERVICE_UNAVAILABLE' });
    },
  });
  await openComments(user);
  await user.type(await note(), 'Abroad?');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await screen.findByText('This part is not answering.');
  expect((await note()).value).toBe('Abroad?');
  expect(storedDraft('comment 12')).toHaveLength(1);
});

it('opens again the reasons that were being typed, and forgets them once the will is returned', async () => {
  const returned = vi.fn((_input: unknown) => null);
  const title = 'Return this will to the customer';
  const user = openWorkbench();
  await user.click(await screen.findByRole('button', { name: 'Return with reasons' }));
  await user.type(within(await openDialog(title)).getByRole('textbox'), 'Name the clock.');
  await waitFor(() => expect(storedDraft('dialog.review-12')).toHaveLength(1));
  expect(onDevice()).not.toContain('the clock');
  leavePage();

  const later = openWorkbench(undefined, { 'willData.reviewDesk.returnToCustomer': returned });
  const dialog = within(await openDialog(title));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Name the clock.');
  await later.click(dialog.getByRole('button', { name: 'Return will' }));
  await screen.findByText('The will is returned to the customer.');
  expect(returned).toHaveBeenCalledExactlyOnceWith({ number: 12, reasons: ['Name the clock.'] });
  await waitFor(() => expect(storedDraft('dialog.review-12')).toEqual([]));
});

it('opens again the conversation that was being written down, until it is left', async () => {
  const title = 'Write down a conversation';
  const user = openWorkbench();
  await openComments(user);
  await user.click(await screen.findByRole('button', { name: title }));
  await user.type(within(await openDialog(title)).getByLabelText('What was said'), 'She knows.');
  await user.type(within(await openDialog(title)).getByLabelText('Minutes'), '15');
  await waitFor(() => expect(storedDraft('dialog.review-12')).toHaveLength(1));
  leavePage();

  const later = openWorkbench();
  await openComments(later);
  const dialog = within(await openDialog(title));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('What was said').value).toBe('She knows.');
  expect(dialog.getByLabelText<HTMLInputElement>('Minutes').value).toBe('15');
  await later.click(dialog.getByRole('button', { name: 'Cancel' }));
  await later.click(dialog.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(storedDraft('dialog.review-12')).toEqual([]));
});

it('opens nothing again for whoever no longer holds the review', async () => {
  const user = openWorkbench();
  await user.click(await screen.findByRole('button', { name: 'Return with reasons' }));
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'Name the clock.');
  await waitFor(() => expect(storedDraft('dialog.review-12')).toHaveLength(1));
  leavePage();
  openWorkbench(aReviewFile({ isHeldByMe: false }));
  await screen.findByText('You held this one. You can still read it.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says after a sign-in that ran out that what was typed is kept', async () => {
  openWorkbench();
  await screen.findByRole('button', { name: 'Approve this will' });
  api.identity.accounts.me.setData(undefined, null);
  await waitFor(() => expect(window.location.href).toMatch(/\?ended$/));
});
