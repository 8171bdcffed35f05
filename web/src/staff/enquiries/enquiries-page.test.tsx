import type { RoleGrant } from '@plainwill/contracts/identity/roles';
import type { Enquiry, OpenEnquiry } from '@plainwill/contracts/notifications/enquiries';
import type { Role } from '@plainwill/contracts/shared/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import EnquiriesPage from './enquiries-page.tsx';

const rea = 'b0a5c1de-0000-4000-8000-000000000003' as RoleGrant['accountId'];
const ada = 'b0a5c1de-0000-4000-8000-000000000002' as RoleGrant['accountId'];
const id = 'c0a5c1de-0000-4000-8000-000000000001' as Enquiry['id'];

const anEnquiry = (changes: Partial<Enquiry> = {}): Enquiry => ({
  id,
  kind: 'lead',
  name: 'Anna Hale',
  receivedAt: '2026-11-20T10:00:00.000Z',
  status: 'new',
  ownerId: null,
  followUpOn: null,
  isOverdue: false,
  erasedAt: '2027-11-20T10:00:00.000Z',
  version: 1,
  ...changes,
});
const opened = (changes: Partial<OpenEnquiry> = {}): OpenEnquiry => ({
  ...anEnquiry(),
  notes: '',
  answers: null,
  lead: {
    name: 'Anna Hale',
    email: 'anna@example.com',
    question: 'Does the house count?',
    consentWording: 'I agree.',
    consentVersion: '2026-11-20',
    consentedAt: '2026-11-20T10:00:00.000Z',
  },
  ...changes,
});
const staff = [
  { accountId: ada, email: 'ada@example.com', name: 'Ada Stone', role: 'admin', grantedAt: null, grantedBy: null },
  { accountId: rea, email: 'rea@example.com', name: 'Rea Only', role: 'readonly', grantedAt: null, grantedBy: null },
];

function open(roles: Role[] = ['admin'], answers: Answers = {}, search = '') {
  window.history.replaceState(null, '', `/admin/enquiries${search}`);
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles }),
    'identity.roles.list': () => staff,
    'notifications.enquiries.list': () => ({ enquiries: [anEnquiry()], count: 1, isMore: false, next: null }),
    'notifications.enquiries.get': () => opened(),
    ...answers,
  });
  return show(<EnquiriesPage />);
}

type User = ReturnType<typeof show>;
type Dialog = Awaited<ReturnType<typeof openDialog>>;

async function openDialog(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Open.*20 November 2026/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Lead of 20 November 2026/ });
  await within(dialog).findByText('Anna Hale');
  return within(dialog);
}

it('offers as owners those who can act on it, and no colleague who only looks', async () => {
  const user = open();
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: /Owner/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['No one', 'Ada Stone']);
});

it('lets staff write to who asked, or copy the address', async () => {
  const dialog = await openDialog(open(['readonly']));
  expect(dialog.getByRole('link', { name: 'anna@example.com' }).getAttribute('href')).toBe('mailto:anna@example.com');
  dialog.getByRole('button', { name: 'Copy the email address' });
});

describe('the list', () => {
  it('tells how far each one is, and which are overdue', async () => {
    open(['readonly'], {
      'notifications.enquiries.list': () => ({
        enquiries: [
          anEnquiry({ status: 'in_progress', ownerId: ada, followUpOn: '2026-11-19', isOverdue: true }),
          anEnquiry({ id: `${id.slice(0, -1)}2` as Enquiry['id'], kind: 'questionnaire', name: null }),
        ],
        count: 2,
        isMore: false,
        next: null,
      }),
    });
    const row = within((await screen.findByText('19 November 2026, overdue')).closest('tr') as HTMLElement);
    row.getByText('Anna Hale');
    row.getByText('In progress');
    within(screen.getByText('Questionnaire').closest('tr') as HTMLElement).getByText('Anonymous');
    expect(await row.findByText('Ada Stone')).toBeTruthy();
    screen.getByText('2 enquiries found');
    expect(screen.queryByRole('button', { name: /Export/ })).toBeNull();
  });

  it('gives several at once an owner or a status, and only to those who may', async () => {
    const sent: unknown[] = [];
    const second = `${id.slice(0, -1)}2` as Enquiry['id'];
    const user = open(['admin'], {
      'notifications.enquiries.list': () => ({
        enquiries: [anEnquiry(), anEnquiry({ id: second, name: 'Ben Hart', receivedAt: '2026-11-21T10:00:00.000Z' })],
        count: 2,
        isMore: false,
        next: null,
      }),
      'notifications.enquiries.saveMany': (input) => {
        sent.push(input);
        return 1;
      },
    });
    const [choice] = await screen.findAllByRole('checkbox', { name: /^Choose Lead/ });
    if (choice) await user.click(choice);
    await screen.findByText('1 chosen');
    await user.click(screen.getByRole('button', { name: 'Choose all on this page' }));
    await screen.findByText('2 chosen');
    screen.getByRole('button', { name: 'Export 2' });
    await user.click(screen.getByRole('button', { name: /New owner/ }));
    await user.click(await screen.findByRole('option', { name: 'Ada Stone' }));
    await user.click(screen.getByRole('button', { name: 'Change 2' }));
    await screen.findByText('1 enquiry is saved. 1 was not: erased meanwhile.');
    expect(sent).toEqual([{ ids: [id, second], changes: { ownerId: ada } }]);
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });

  it('searches once the person pauses, and tells no server of whom in the address', async () => {
    const list = vi.fn(() => ({ enquiries: [] as Enquiry[], count: 0, isMore: false, next: null }));
    const user = open(['readonly'], { 'notifications.enquiries.list': list }, '?kind=lead');
    await user.click(await screen.findByRole('searchbox', { name: 'Search leads' }));
    await user.paste(' Anna ');
    await screen.findByText('No leads match “Anna”.');
    await user.paste('Hale');
    await screen.findByText('No leads match “Anna Hale”.');
    expect(list.mock.calls).toEqual([
      [{ kind: 'lead', order: 'received' }],
      [{ kind: 'lead', order: 'received', search: 'Anna' }],
      [{ kind: 'lead', order: 'received', search: 'Anna Hale' }],
    ]);
    expect([window.location.search, window.location.hash]).toEqual(['?kind=lead', '#search=Anna+Hale']);
    await user.click(screen.getByRole('button', { name: 'Show all enquiries' }));
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search leads' }).value).toBe('');
  });

  it('asks for what the address says, and puts what is chosen into it', async () => {
    const list = vi.fn(() => ({ enquiries: [anEnquiry()], count: 40, isMore: false, next: id }));
    const user = open(['admin'], { 'notifications.enquiries.list': list }, `?kind=lead&overdue=&owner=${ada}`);
    await screen.findByText('40 enquiries found');
    expect(list).toHaveBeenCalledWith({ kind: 'lead', isOverdue: true, ownerId: ada, order: 'received' });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(window.location.search).toContain(`after=${id}`);
    await user.click(screen.getByRole('checkbox', { name: 'Overdue only' }));
    expect(window.location.search).toBe(`?kind=lead&owner=${ada}`);
  });

  it('says that there are more than it counts', async () => {
    open(['readonly'], {
      'notifications.enquiries.list': () => ({ enquiries: [anEnquiry()], count: 10_000, isMore: true, next: id }),
    });
    await screen.findByText('More than 10,000 enquiries found');
  });

  it('is empty in two ways', async () => {
    const nothing = () => ({ enquiries: [], count: 0, isMore: false, next: null });
    const user = open(['admin'], { 'notifications.enquiries.list': nothing }, '?status=closed');
    await screen.findByText('No enquiries match.');
    await user.click(screen.getByRole('button', { name: 'Show all enquiries' }));
    await screen.findByText(/^Nothing yet/);
  });

  it('offers to try again when it does not load', async () => {
    open(['admin'], {
      'notifications.enquiries.list': () => {
        throw new Refused('Broken', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
      },
    });
    await screen.findByText('Broken');
    screen.getByRole('button', { name: 'Retry' });
  });
});

describe('one enquiry', () => {
  it('shows what was told and agreed to, and when it goes', async () => {
    const dialog = await openDialog(open(['readonly']));
    dialog.getByText('Does the house count?');
    dialog.getByText('“I agree.” (wording of 20 November 2026)');
    dialog.getByText('This is erased automatically on 20 November 2027.');
    expect(dialog.queryByRole('button', { name: /Save|Erase|Withdraw/ })).toBeNull();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('keeps what was changed, and nothing else', async () => {
    const save = vi.fn(() => opened({ status: 'in_progress', notes: 'Rang', version: 2 }));
    const user = open(['admin'], { 'notifications.enquiries.save': save });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('radio', { name: 'In progress' }));
    await user.type(dialog.getByLabelText(/^Notes/), 'Rang');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The enquiry is saved.');
    expect(save).toHaveBeenCalledWith({ id, basedOn: 1, changes: { status: 'in_progress', notes: 'Rang' } });
  });

  it.each([
    {
      what: 'is saved',
      call: 'save',
      act: async (user: User, dialog: Dialog) => {
        await user.type(dialog.getByLabelText(/^Notes/), 'Rang');
        await user.click(dialog.getByRole('button', { name: 'Save' }));
        await screen.findByText('The enquiry is saved.');
        await user.keyboard('{Escape}');
      },
    },
    {
      what: 'is erased',
      call: 'erase',
      act: async (user: User, dialog: Dialog) => {
        await user.click(dialog.getByRole('button', { name: 'Erase now' }));
        await user.click(dialog.getByRole('button', { name: 'Erase enquiry' }));
        await screen.findByText('The enquiry is erased.');
      },
    },
  ])('is left without a question once it $what, however long the list takes', async ({ call, act }) => {
    const saved = opened({ notes: 'Rang', version: 2 });
    const user = open(['admin'], { [`notifications.enquiries.${call}`]: () => (call === 'save' ? saved : undefined) });
    const dialog = await openDialog(user);
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
      address.includes('enquiries.list') ? new Promise(() => undefined) : answer(address, init),
    );
    await act(user, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows what somebody else has stored beside what was typed, and saves over it when told to', async () => {
    let stored = opened();
    const save = vi.fn((input: unknown) => {
      const { basedOn } = input as { basedOn: number };
      if (basedOn === 1) {
        stored = opened({ notes: 'Theirs', status: 'closed', version: 2 });
        throw new Refused('Somebody else has changed it.', {
          code: 'CONFLICT',
          httpStatus: 409,
          reason: 'EnquiryChanged',
        });
      }
      return opened({ notes: 'Mine', status: 'closed', version: 3 });
    });
    const user = open(['admin'], {
      'notifications.enquiries.get': () => stored,
      'notifications.enquiries.save': save,
    });
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText(/^Notes/), 'Mine');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Somebody else has changed it.');
    await dialog.findByText('Stored now: Theirs');
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Mine');
    await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Closed' }).checked).toBe(true));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The enquiry is saved.');
    expect(save).toHaveBeenLastCalledWith({ id, basedOn: 2, changes: { notes: 'Mine' } });
  });

  it('asks before it withdraws consent and erases', async () => {
    const withdraw = vi.fn();
    const user = open(['admin'], { 'notifications.enquiries.withdrawConsent': withdraw });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Withdraw consent' }));
    expect(withdraw).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw consent' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw consent and erase' }));
    await screen.findByText('The consent is withdrawn and the lead erased.');
    expect(withdraw).toHaveBeenCalledWith({ id });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says when it is gone', async () => {
    open(
      ['admin'],
      {
        'notifications.enquiries.get': () => {
          throw new Refused('This enquiry is no longer there.', { code: 'NOT_FOUND', reason: 'EnquiryNotFound' });
        },
      },
      `?open=${id}`,
    );
    await screen.findByText('This enquiry is no longer there.');
  });
});
