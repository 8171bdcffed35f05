import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { queryClient } from '../../shared/api/query-client.ts';
import { show } from '../../testing/show.tsx';
import { notifyError, notifySuccess } from './toasts.ts';

const notices = () => screen.queryAllByRole('alertdialog').map((notice) => notice.textContent);
const reads = async (words: string) => void (await screen.findByText(words));

async function openWithError() {
  show(null);
  act(() => notifyError('Failed to save gift'));
  await reads('Failed to save gift');
}

it('shows one notice at a time, the latest', async () => {
  await openWithError();
  act(() => notifySuccess('Gift saved'));
  await reads('Gift saved');
  await waitFor(() => expect(notices()).toHaveLength(1));
});

it('takes an error away when something is tried again, and shows it once more if that fails too', async () => {
  await openWithError();
  const again = queryClient.getMutationCache().build(queryClient, { mutationFn: async () => null });
  await act(() => again.execute(undefined));
  await waitFor(() => expect(notices()).toEqual([]));
  act(() => notifyError('Failed to save gift'));
  await reads('Failed to save gift');
});

it.each(['/account', '/?step=2'])('leaves an error behind on the way to %s', async (to) => {
  await openWithError();
  act(() => navigate(to));
  await waitFor(() => expect(notices()).toEqual([]));
});

it('keeps what tells of success on the next page', async () => {
  show(null);
  act(() => {
    notifySuccess('Welcome');
    navigate('/will-maker');
  });
  await reads('Welcome');
  act(() => navigate('/account'));
  expect(notices()).toHaveLength(1);
});

it('keeps an error that is told on the way to the page where it is read', async () => {
  show(null);
  act(() => {
    notifyError('Access denied');
    navigate('/auth');
  });
  await reads('Access denied');
  await waitFor(() => expect(notices()).toHaveLength(1));
});
