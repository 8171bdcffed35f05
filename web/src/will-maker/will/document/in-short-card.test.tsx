import type { PersonId } from '@plainwill/contracts/shared/ids';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedRecord } from '../../../testing/a-family.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import { InShortCard } from './in-short-card.tsx';

const share = (id: string, priority: number, shareBasisPoints: number | null = null) => ({
  personId: id as PersonId,
  priority,
  shareBasisPoints,
});

async function show(...recipients: ReturnType<typeof share>[]) {
  const family = {
    children: ['Rosie', 'Martha'].map((name) => aChildNamed(name, { dateOfBirth: '2024-02-01' })),
    contacts: [aContactNamed('Sue Finch')],
  };
  window.history.replaceState(null, '', '/will-maker?tab=will');
  const user = showInWillMaker(<InShortCard />, aMarriedRecord({ ...family, residue: { version: 1, recipients } }));
  await screen.findByRole('heading', { name: 'In short' });
  return user;
}

const picture = () => screen.getByRole('figure', { name: 'Who inherits the rest of your estate' });
const boxes = () =>
  within(picture())
    .getAllByRole('link')
    .map((link) => link.closest('li')?.textContent);

it('tells the will in sentences, and shows who inherits the rest as a list in the order of the picture', async () => {
  await show(share('spouse', 1), share('rosie', 2), share('martha', 2));
  expect(screen.getByText(/^Your estate goes to Daniel\. If Daniel dies before you/)).toBeTruthy();
  expect(within(picture()).getByText('If Daniel dies before you')).toBeTruthy();
  expect(boxes()).toEqual([
    'Daniel: change who inherits100%',
    'Rosie: change who inherits50%, at 18',
    'Martha: change who inherits50%, at 18',
  ]);
});

it('shows the shares that were set, and equal ones that are no whole percentage', async () => {
  await show(share('spouse', 1, 7000), share('sue', 1, 3000));
  expect(boxes().join()).toBe('Daniel: change who inherits70%,Sue: change who inherits30%');
});

it('calls shares of three equal', async () => {
  await show(share('rosie', 1), share('martha', 1), share('sue', 1));
  expect(boxes().at(-1)).toBe('Sue: change who inheritsEqual share');
});

it('has one box for a class', async () => {
  await show(share('children', 1), share('sue', 2));
  expect(boxes()[0]).toBe('Your children: change who inheritsIn equal shares, each at 18');
  expect(within(picture()).getByText('If none of your children can inherit')).toBeTruthy();
});

it('leads from a box to the answer', async () => {
  const user = await show(share('spouse', 1));
  const box = within(picture()).getByRole('link', { name: /^Daniel/ });
  await user.click(box);
  expect(window.location.search).toBe('?tab=wishes&section=residue&field=recipients');
});

it('shows no picture while nobody is chosen', async () => {
  await show();
  expect(screen.queryByRole('figure')).toBeNull();
});
