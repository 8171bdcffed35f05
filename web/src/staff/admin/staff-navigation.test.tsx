import type { Role } from '@plainwill/contracts/shared/roles';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { StaffNavigation } from './staff-navigation.tsx';

function open(path: string, roles: readonly Role[]) {
  window.history.replaceState(null, '', path);
  return show(<StaffNavigation roles={roles} />);
}

const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const everyone = [
  'Home',
  'Users',
  'Enquiries',
  'Complaints',
  'Reviews',
  'Role Management',
  'Emails',
  'Integration Settings',
  'Operations',
  'Queues',
];

it.each<[Role, string, string[]]>([
  ['admin', 'Administrator', [...everyone, 'Audit', 'Disputes', 'Releases']],
  ['readonly', 'Read Only', everyone],
  ['reviewer', 'Reviewer', ['Reviews']],
])('shows %s the badge %s and the places for them', (role, badge, expected) => {
  open('/admin/dashboard', [role]);
  expect(titles().toSorted()).toEqual(expected.toSorted());
  screen.getByText(badge);
});

it.each([
  ['/admin', 'Home'],
  ['/admin/users/1', 'Users'],
  ['/ops', 'Operations'],
  ['/ops/queues', 'Queues'],
  ['/settings', 'Integration Settings'],
])('marks where %s is', (path, title) => {
  open(path, ['admin']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(title);
});

it('opens and closes by keyboard', async () => {
  const user = open('/admin/dashboard', ['admin']);
  const menu = screen.getByRole('button', { name: 'Menu' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(menu);
});
