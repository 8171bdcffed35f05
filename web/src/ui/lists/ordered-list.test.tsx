import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderedList } from './ordered-list.tsx';

afterEach(cleanup);

const named = (...names: string[]) => names.map((name) => ({ id: name.toLowerCase(), name }));
const four = named('Ann', 'Bob', 'Cy', 'Di');

function List({ items = four, onReorder }: { items?: typeof four; onReorder?: (ids: string[]) => void }) {
  const [order, setOrder] = useState(items);
  return (
    <OrderedList
      label="Executors"
      items={order}
      nameOf={({ name }) => name}
      onReorder={(ids) => {
        onReorder?.(ids);
        setOrder(ids.flatMap((id) => items.filter((item) => item.id === id)));
      }}
    >
      {({ name }) => <p>{name}</p>}
    </OrderedList>
  );
}

const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent?.replace(/UpDown$/, ''));
const heard = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeTruthy());

async function startReordering() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Reorder: Executors' }));
  return user;
}

it('moves nothing until it is asked to, and no longer when that is done', async () => {
  render(<List />);
  expect(rows()).toEqual(['1Ann', '2Bob', '3Cy', '4Di']);
  expect(screen.queryByRole('button', { name: /Move|Drag/ })).toBeNull();
  const user = await startReordering();
  await user.click(screen.getByRole('button', { name: 'Move Di up' }));
  await user.click(screen.getByRole('button', { name: 'Done: Executors' }));
  expect(screen.queryByRole('button', { name: /Move/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reorder: Executors' }));
  expect(rows()).toEqual(['1Ann', '2Bob', '3Di', '4Cy']);
});

it('prints each place, and moves by buttons without losing the focus', async () => {
  const onReorder = vi.fn();
  render(<List onReorder={onReorder} />);
  const user = await startReordering();
  expect(rows()).toEqual(['1Ann', '2Bob', '3Cy', '4Di']);

  const up = screen.getByRole('button', { name: 'Move Cy up' });
  await user.click(up);
  expect(rows()).toEqual(['1Ann', '2Cy', '3Bob', '4Di']);
  expect(onReorder).toHaveBeenLastCalledWith(['ann', 'cy', 'bob', 'di']);
  expect(screen.getByText('Cy moved to position 2 of 4')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Cy up' }));

  const down = screen.getByRole('button', { name: 'Move Cy down' });
  await user.click(down);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Cy down' }));
  expect(rows()).toEqual(['1Ann', '2Bob', '3Cy', '4Di']);
});

it('says at an end that there is nowhere further, and changes nothing', async () => {
  const onReorder = vi.fn();
  render(<List onReorder={onReorder} />);
  const user = await startReordering();
  const first = screen.getByRole('button', { name: 'Move Ann up' });
  expect(first.getAttribute('aria-disabled')).toBe('true');
  await user.click(first);
  expect(screen.getByText('Ann is first already')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Move Di down' }));
  expect(screen.getByText('Di is last already')).toBeTruthy();
  expect(onReorder).not.toHaveBeenCalled();
});

/** As somebody without a mouse does: into the list, down to the row, on to its handle. */
async function lift(name: string, downs: number) {
  const user = await startReordering();
  await user.tab();
  await user.keyboard('{ArrowDown}'.repeat(downs));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `Drag ${name}` }));
  await user.keyboard('{Enter}');
  // No key is heard before there is somewhere to drop.
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Insert/ }).length).toBeGreaterThan(0));
  return user;
}

it('moves from the keyboard, and speaks each position', async () => {
  const onReorder = vi.fn();
  render(<List onReorder={onReorder} />);
  const user = await lift('Bob', 1);
  await heard('Bob lifted, position 2 of 4');
  await user.keyboard('{ArrowDown}');
  await heard('Position 3 of 4');
  await user.keyboard('{ArrowDown}');
  await heard('Position 4 of 4');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await heard('Position 2 of 4');
  await user.keyboard('{ArrowUp}');
  await heard('Position 1 of 4');
  await user.keyboard('{Enter}');
  await heard('Dropped at 1 of 4');
  expect(rows()).toEqual(['1Bob', '2Ann', '3Cy', '4Di']);
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(['bob', 'ann', 'cy', 'di']);
});

it('puts back what was lifted when the person thinks better of it', async () => {
  const onReorder = vi.fn();
  render(<List onReorder={onReorder} />);
  const user = await lift('Di', 3);
  await heard('Di lifted, position 4 of 4');
  await user.keyboard('{ArrowUp}{Escape}');
  await heard('Cancelled, back at 4');
  expect(onReorder).not.toHaveBeenCalled();
  expect(rows()).toEqual(['1Ann', '2Bob', '3Cy', '4Di']);
});

it('offers no moving where there is one', () => {
  render(<List items={named('Ann')} />);
  expect(screen.queryByRole('button', { name: /Move|Reorder/ })).toBeNull();
  expect(rows()).toEqual(['1Ann']);
});

it('asks for no handle to drag by while nothing is to be moved', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<List />);
  const user = await startReordering();
  expect(screen.getAllByRole('button', { name: /^Drag/ })).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Done: Executors' }));
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
