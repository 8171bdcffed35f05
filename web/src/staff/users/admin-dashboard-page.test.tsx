import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { anAccount, aUser, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import AdminDashboardPage from './admin-dashboard-page.tsx';

const harriet = aUser();
const nameless = aUser({
  id: 'd0a5c1de-0000-4000-8000-000000000002' as AccountId,
  name: null,
  email: 'no@example.com',
  roles: ['admin', 'readonly'],
});
const found = { users: [harriet, nameless], count: 2, isSortable: true, isMore: false, next: null, previous: null };
const broken = () => {
  throw new Refused('Something went wrong.', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
};

const days = (today: number, yesterday: number) => [...Array(28).fill(0), yesterday, today];
const activity: Answers = {
  'notifications.enquiries.daily': () => ({ questionnaires: days(3, 9), leads: days(0, 0) }),
  'identity.users.daily': () => days(1, 5),
  'willData.staff.daily': () => ({ begun: days(1, 2), copied: days(1, 0) }),
};

function open(me: () => unknown, answers: Answers = {}, hash = '') {
  window.history.replaceState(null, '', `/admin/dashboard${hash}`);
  let isSignedIn = true;
  answerCalls({
    'identity.accounts.me': () => (isSignedIn ? me() : null),
    'identity.users.list': () => found,
    ...activity,
    '/auth/sign-out': () => {
      isSignedIn = false;
    },
    ...answers,
  });
  return show(<Route path="/admin/dashboard" component={AdminDashboardPage} />);
}

const asStaff = (roles: Role[], answers: Answers = {}, hash = '') => open(() => anAccount({ roles }), answers, hash);
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
const rowOf = async (name: string) =>
  within(
    (await screen.findByRole('rowheader', { name: new RegExp(`^View Details for ${name}`) })).closest(
      'tr',
    ) as HTMLElement,
  );

describe('the last 30 days', () => {
  it('lead from questionnaires to signing copies, each with its days', async () => {
    asStaff(['readonly']);
    await screen.findByRole('heading', { name: 'The last 30 days' });
    const rowOf = async (title: string) => (await screen.findByText(title)).closest('li') as HTMLElement;
    for (const [title, total, days] of [
      ['Questionnaires', '12', 'Questionnaires: 3 today, 9 on the busiest day'],
      ['Accounts', '6', 'Accounts: 1 today, 5 on the busiest day'],
      ['Wills begun', '3', 'Wills begun: 1 today, 2 on the busiest day'],
      ['Signing copies', '1', 'Signing copies: 1 today, 1 on the busiest day'],
    ] as const) {
      const row = within(await rowOf(title));
      row.getByText(total);
      row.getByRole('img', { name: days });
    }
  });

  it('say what could not be loaded, beside the users', async () => {
    asStaff(['readonly'], { 'willData.staff.daily': broken });
    await screen.findByText('Something went wrong.');
    await screen.findByText('2 users found');
  });
});

describe('who may enter', () => {
  it.each<[Role[], string]>([
    [['admin'], 'Administrator'],
    [['readonly'], 'Read Only'],
    [['readonly', 'admin'], 'Administrator'],
  ])('is shown by %s the badge %s', async (roles, badge) => {
    asStaff(roles, { 'identity.users.list': () => ({ ...found, users: [harriet] }) });
    await screen.findByText(badge);
  });

  it('is not a visitor, who goes to the staff sign-in', async () => {
    open(() => null);
    await isAt('/admin/login');
  });

  it('is nobody without a role, who goes home and is told why', async () => {
    open(() => anAccount());
    await isAt('/');
    await screen.findByText('Access Denied');
    await screen.findByText("You don't have permission to access the admin panel.");
  });

  it('is nobody while the roles cannot be read', async () => {
    open(broken);
    await isAt('/');
  });

  it('leads to the staff sign-in after signing out', async () => {
    const user = asStaff(['admin']);
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await isAt('/admin/login');
  });

  it('is asked again when a call is forbidden, as after a role was taken away', async () => {
    let roles: Role[] = ['admin'];
    const forbidden = () => {
      roles = [];
      throw new Refused('Your account isn’t allowed to do this.', { code: 'FORBIDDEN', httpStatus: 403 });
    };
    open(() => anAccount({ roles }), { 'identity.users.list': forbidden });
    await screen.findByText('Access Denied');
    await isAt('/');
  });
});

describe('the list', () => {
  it('shows who has joined, with a badge for each role', async () => {
    asStaff(['admin']);
    const row = await rowOf('Harriet Bell');
    row.getByText('harriet@example.com');
    row.getByText('1 November 2026');
    expect(row.getByRole('link', { name: 'View Details for Harriet Bell' }).getAttribute('href')).toBe(
      `/admin/users/${harriet.id}`,
    );
    expect(row.getByRole('link', { name: 'Edit for Harriet Bell' }).getAttribute('href')).toBe(
      `/admin/users/${harriet.id}?edit=true`,
    );
    const other = await rowOf('No name');
    other.getByText('Administrator');
    other.getByText('Read Only');
    expect(screen.getByText('2 users found').getAttribute('role')).toBe('status');
  });

  it('tells how far each is with their will', async () => {
    const progress = vi.fn((_input: unknown) => [
      { accountId: harriet.id, completed: 3, sections: 8, copiedAt: null, signedOn: null, approvedAt: null },
      {
        accountId: nameless.id,
        completed: 9,
        sections: 9,
        copiedAt: '2026-11-20T10:00:00.000Z',
        signedOn: null,
        approvedAt: null,
      },
    ]);
    asStaff(['readonly'], { 'willData.staff.progress': progress });
    await (await rowOf('Harriet Bell')).findByText('3 of 8 sections');
    await screen.findByText('Copy made 20 November 2026');
    expect(progress).toHaveBeenCalledExactlyOnceWith({ accountIds: [harriet.id, nameless.id] });
  });

  it('says that more were found than it counts', async () => {
    asStaff(['readonly'], { 'identity.users.list': () => ({ ...found, count: 10_000, isMore: true }) });
    await screen.findByText('More than 10,000 users found');
  });

  it('lets those who may only look neither edit nor export', async () => {
    asStaff(['readonly']);
    await rowOf('Harriet Bell');
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('says that users could not be loaded, and tries again when asked', async () => {
    let answer: () => unknown = broken;
    const user = asStaff(['admin'], { 'identity.users.list': () => answer() });
    await screen.findByText('Failed to load users');
    answer = () => found;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('Harriet Bell');
  });

  it('tells an empty list from a search without a match', async () => {
    const user = asStaff(
      ['admin'],
      {
        'identity.users.list': () => ({
          users: [],
          count: 0,
          isSortable: true,
          isMore: false,
          next: null,
          previous: null,
        }),
      },
      '#search=smyth',
    );
    await screen.findByText('No users match “smyth”.');
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    await screen.findByText(/^No one has joined yet/);
    expect(window.location.hash).toBe('');
  });
});

describe('what the list shows', () => {
  const asked = vi.fn((_input: unknown) => found);
  const answers = { 'identity.users.list': asked };

  beforeEach(() => asked.mockClear());

  it('is searched for once the person pauses, and kept in the address where no server is told of it', async () => {
    const user = asStaff(['admin'], answers);
    await user.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'harr');
    await waitFor(() => expect(window.location.hash).toBe('#search=harr'));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'harr' })));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is as the address says', async () => {
    const after = 'b0a5c1de-0000-4000-8000-000000000001';
    asStaff(['admin'], answers, `#search=bell&role=none&order=name&up=&size=10&after=${after}`);
    await rowOf('Harriet Bell');
    expect(asked).toHaveBeenLastCalledWith({
      search: 'bell',
      role: 'none',
      order: 'name',
      isDescending: false,
      pageSize: 10,
      after,
    });
  });

  it('goes on page by page and back, and another order begins at the first', async () => {
    asked.mockReturnValue({ ...found, count: 60, next: nameless.id, previous: harriet.id } as never);
    const user = asStaff(['admin'], answers);
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ after: nameless.id })));
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ before: harriet.id })));
    await user.click(screen.getByRole('button', { name: /Sort by/ }));
    await user.click(await screen.findByRole('option', { name: 'Name, A to Z' }));
    await waitFor(() => expect(window.location.hash).toBe('#order=name&up='));
  });

  it('is in the order of joining alone where too many are chosen to sort them', async () => {
    asked.mockReturnValue({ ...found, count: 1000, isSortable: false, isMore: true } as never);
    const user = asStaff(['admin'], answers, '#order=name');
    await screen.findByText('Search or choose a role to sort by name or email.');
    await user.click(screen.getByRole('button', { name: 'Newest first Sort by' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Newest first',
      'Oldest first',
    ]);
    await user.click(screen.getByRole('option', { name: 'Oldest first' }));
    await waitFor(() => expect(window.location.hash).toBe('#up='));
    asked.mockReturnValue(found);
  });

  it.each([
    [{ csv: 'a', exported: 1, count: 1 }, 'Users.csv holds 1 user'],
    [{ csv: 'a', exported: 20_000, count: 100_000 }, /^Users.csv holds the first 20,000 of 100,000 users/],
  ])('is exported, saying how much of it', async (answer, words) => {
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const exported = vi.fn((_input: unknown) => answer);
    const user = asStaff(['admin'], { ...answers, 'identity.users.export': exported }, '#search=bell');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await screen.findByText(words);
    expect(exported).toHaveBeenCalledWith({ search: 'bell', role: 'all', order: 'joined', isDescending: true });
  });

  it('is exported after the administrator has shown who they are', async () => {
    let hasProof = false;
    const user = asStaff(['admin'], {
      'identity.waysIn.get': () => someWaysIn(),
      '/auth/reauthenticate': () => {
        hasProof = true;
      },
      'identity.users.export': () => {
        if (!hasProof) throw new Refused('Again', { code: 'FORBIDDEN', reason: 'ReauthenticationNeeded' });
        return { csv: 'a', exported: 1, count: 1 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    expect(screen.queryByText('Failed to export users')).toBeNull();
    await user.type(dialog.getByLabelText('Your password'), 'Quarry-street-7');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Users.csv holds 1 user');
  });

  it('says when it cannot be exported', async () => {
    const user = asStaff(['admin'], { 'identity.users.export': broken });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await screen.findByText('Failed to export users');
  });
});
