import { useMutation } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../../shared/paths/paths.ts';
import { show } from '../../testing/show.tsx';
import { SavedLine } from './saved-line.tsx';

function AddGift() {
  const { mutate, isSuccess } = useMutation({ mutationFn: async () => 'saved' });
  return (
    <button type="button" onClick={() => mutate()}>
      {isSuccess ? 'Add another gift' : 'Add gift'}
    </button>
  );
}

it('tells the time of the last save of anything in the Will Maker, by a press too', async () => {
  vi.setSystemTime(new Date(2026, 10, 27, 1, 35));
  const user = show(
    <>
      <SavedLine />
      <AddGift />
    </>,
  );
  const add = () => user.click(screen.getByRole('button', { name: /^Add/ }));
  window.history.pushState(null, '', paths.auth);
  await add();
  await screen.findByRole('button', { name: 'Add another gift' });
  expect(screen.queryByText('All changes saved at 01:35')).toBeNull();
  window.history.pushState(null, '', paths.willMaker);
  await add();
  await screen.findByText('All changes saved at 01:35');
  vi.setSystemTime(new Date(2026, 10, 27, 1, 40));
  await add();
  await screen.findByText('All changes saved at 01:40');
  vi.useRealTimers();
});
