import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { clearDrafts } from '../../../shared/drafts/clear-drafts.ts';
import { show } from '../../../testing/show.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SingleKeys } from './single-keys.tsx';

function Page({ act }: { act: () => void }) {
  const [isTicked, setTicked] = useState(false);
  return (
    <>
      <SingleKeys keys={[{ key: 'c', label: 'Claim the next in line', act }]} />
      <input aria-label="Number" />
      <input aria-label="Day" type="date" />
      <textarea aria-label="Comment" />
      <select aria-label="Lane" />
      <Checkbox label="Checked" isSelected={isTicked} onChange={setTicked} />
      <input aria-label="Urgent" type="radio" />
    </>
  );
}

function open() {
  const act = vi.fn();
  return { user: show(<Page act={act} />), act };
}
const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

it('acts on its key, and not while somebody types or holds another key', async () => {
  const { user, act } = open();
  await user.keyboard('c');
  expect(act).toHaveBeenCalledTimes(1);
  await user.keyboard('{Control>}c{/Control}');
  await user.type(screen.getByRole('textbox', { name: 'Number' }), 'c?');
  expect(act).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('acts on its key also when a box has just been ticked, and in no field that takes text', async () => {
  const { user, act } = open();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Checked' });
  await user.click(box);
  expect(document.activeElement).toBe(box);
  await user.keyboard('c');
  expect(act).toHaveBeenCalledTimes(1);
  await user.keyboard(' c');
  expect(box.checked).toBe(false);
  expect(act).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('radio', { name: 'Urgent' }));
  await user.keyboard('c');
  expect(act).toHaveBeenCalledTimes(3);
  for (const name of ['Number', 'Day', 'Comment', 'Lane']) {
    screen.getByLabelText(name).focus();
    await user.keyboard('c');
  }
  expect(act).toHaveBeenCalledTimes(3);
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
