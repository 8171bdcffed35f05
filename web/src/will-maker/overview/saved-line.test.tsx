import { useMutation } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { SavedLine } from './saved-line.tsx';

function AddGift() {
  const { mutate } = useMutation({ mutationFn: async () => 'saved' });
  return (
    <button type="button" onClick={() => mutate()}>
      Add gift
    </button>
  );
}

it('tells the time of the last save of anything, by a press too', async () => {
  vi.setSystemTime(new Date(2026, 10, 27, 1, 35));
  const user = show(
    <>
      <SavedLine />
      <AddGift />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Add gift' }));
  await screen.findByText('All changes saved at 01:35');
  vi.setSystemTime(new Date(2026, 10, 27, 1, 40));
  await user.click(screen.getByRole('button', { name: 'Add gift' }));
  await screen.findByText('All changes saved at 01:40');
  vi.useRealTimers();
});
