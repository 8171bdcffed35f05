import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clearDrafts } from '../../drafts/draft-atoms.ts';
import { show } from '../../testing/show.tsx';
import { SingleKeys } from './single-keys.tsx';

function open() {
  const act = vi.fn();
  const user = show(
    <>
      <SingleKeys keys={[{ key: 'c', label: 'Claim the next in line', act }]} />
      <input aria-label="Number" />
    </>,
  );
  return { user, act };
}
const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

it('acts on its key, and not while somebody types or holds another key', async () => {
  const { user, act } = open();
  await user.keyboard('c');
  expect(act).toHaveBeenCalledTimes(1);
  await user.keyboard('{Control>}c{/Control}');
  await user.type(screen.getByRole('textbox'), 'c?');
  expect(act).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the list of keys by “?”, under which no key acts', async () => {
  const { user, act } = open();
  await user.keyboard('?');
  const dialog = within(await list());
  dialog.getByText('Claim the next in line');
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['c', '?']);
  await user.keyboard('c');
  expect(act).not.toHaveBeenCalled();
});

it('turns them all off for this device, beyond a sign-out, and on again', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(within(await list()).getByRole('checkbox', { name: /^Use keyboard shortcuts/ }));
  clearDrafts();
  cleanup();

  const later = open();
  await later.user.keyboard('c?');
  expect(later.act).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  await later.user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await later.user.click(within(await list()).getByRole('checkbox', { name: /^Use keyboard shortcuts/ }));
  await later.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await later.user.keyboard('c');
  expect(later.act).toHaveBeenCalledTimes(1);
});
