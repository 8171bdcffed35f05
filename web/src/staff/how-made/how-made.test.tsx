import type { AccountId, HowMadeRequestId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import type { HowMadeRequest, OpenHowMadeRequest } from '@plainwill/contracts/will-data/how-made/how-made';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import HowMadePage from './how-made-page.tsx';
import HowMadeRequestPage from './how-made-request-page.tsx';

const ada = 'b0a5c1de-0000-4000-8000-000000000002' as AccountId;
const id = 'c0a5c1de-0000-4000-8000-000000000001' as HowMadeRequestId;
const recordId = 'c0a5c1de-0000-4000-8000-000000000009' as NonNullable<OpenHowMadeRequest['record']>['id'];

const listed: HowMadeRequest = {
  id,
  number: 7,
  asker: 'consent',
  state: 'received',
  receivedOn: '2026-11-20',
  enteredBy: ada,
  version: 2,
};
const record = {
  id: recordId,
  copyNumber: 3,
  signedOn: '2026-10-02',
  testator: 'Eleanor May Hart',
  recordedAt: '2026-10-03T10:00:00.000Z',
  hasAccount: false,
  keptUntil: '2041-10-02',
};
const opened = (changes: Partial<OpenHowMadeRequest> = {}): OpenHowMadeRequest => ({
  ...listed,
  name: 'Robert Finch',
  contact: '2 Mill Lane, Ludlow',
  reason: 'The sister doubts the will.',
  proof: 'Death certificate',
  theirReference: '',
  diedOn: null,
  record,
  foundBy: ada,
  agreedBy: null,
  agreedAt: null,
  closedBy: null,
  closedAt: null,
  refusal: '',
  mayAgree: true,
  ...changes,
});

function open(path: string, answers: Answers = {}, roles: Role[] = ['admin']) {
  window.history.replaceState(null, '', path);
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles }),
    'identity.roles.list': () => [
      { accountId: ada, email: 'ada@example.com', name: 'Ada Stone', role: 'admin', grantedAt: null, grantedBy: null },
    ],
    'willData.howMade.list': () => ({ requests: [listed], count: 1 }),
    'willData.howMade.get': () => opened(),
    ...answers,
  });
  return show(
    <>
      <Route path="/admin/how-made" component={HowMadePage} />
      <Route path="/admin/how-made/:requestId" component={HowMadeRequestPage} />
    </>,
  );
}

describe('the list', () => {
  it('shows who asks and how far it is, and leads to the request', async () => {
    open('/admin/how-made');
    const row = within((await screen.findByText('7')).closest('tr') as HTMLElement);
    row.getByText('Someone with the executors’ consent');
    expect(row.getAllByText('Received')).toHaveLength(2);
    await row.findByText('Ada Stone');
    expect(row.getByRole('link', { name: 'Open request 7' }).getAttribute('href')).toBe(`/admin/how-made/${id}`);
  });

  it('says that no one has asked', async () => {
    open('/admin/how-made', { 'willData.howMade.list': () => ({ requests: [], count: 0 }) });
    await screen.findByText('No one has asked yet.');
  });

  it('records a request once everything is said, and opens it', async () => {
    const enter = vi.fn((input: unknown) => ({ ...opened(), ...(input as object) }));
    open('/admin/how-made', { 'willData.howMade.enter': enter });
    await userEvent.click(await screen.findByRole('button', { name: 'Record a request' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Record it' }));
    await dialog.findAllByText('Choose who asks');
    expect(enter).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByText('By order of a court'));
    await userEvent.type(dialog.getByLabelText('Their name'), 'Robert Finch');
    await userEvent.type(dialog.getByLabelText('How to answer them'), '2 Mill Lane');
    await userEvent.type(dialog.getByLabelText('Why they ask'), 'A quarrel');
    await userEvent.type(dialog.getByLabelText('The papers you have seen'), 'The order');
    await userEvent.click(dialog.getByRole('button', { name: 'Record it' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/admin\/how-made\/[\da-f-]{36}$/));
    expect(enter.mock.calls[0]?.[0]).toMatchObject({ asker: 'order', name: 'Robert Finch', diedOn: null });
  });
});

describe('a request', () => {
  const at = `/admin/how-made/${id}`;

  it('finds the record by name and birthday, and chooses one', async () => {
    const find = vi.fn(() => [{ id: recordId, copyNumber: 3, signedOn: '2026-10-02' }]);
    const choose = vi.fn(() => opened());
    const without = opened({ record: null, foundBy: null });
    open(at, {
      'willData.howMade.get': () => without,
      'willData.howMade.find': find,
      'willData.howMade.choose': choose,
    });
    await screen.findByText('Find the record of the will first.');
    await userEvent.type(screen.getByLabelText('Name of the person who died'), 'Eleanor Hart');
    await userEvent.type(screen.getByLabelText('Their date of birth'), '3/2/1950');
    await userEvent.click(screen.getByRole('button', { name: 'Find the record' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Choose the will signed on 2 October 2026' }));
    await screen.findByText('Eleanor May Hart');
    const sought = { id, name: 'Eleanor Hart', dateOfBirth: '1950-02-03', signedOn: null };
    expect(find.mock.calls).toEqual([[sought]]);
    expect(choose.mock.calls).toEqual([[{ id, basedOn: 2, recordId }]]);
  });

  it('is agreed to by someone else, and its statement is sent', async () => {
    const agreed = opened({ state: 'agreed', agreedBy: ada, agreedAt: '2026-11-21T10:00:00.000Z', version: 3 });
    const sent = vi.fn(() => opened({ state: 'sent', closedBy: ada, closedAt: '2026-11-21T11:00:00.000Z' }));
    open(at, { 'willData.howMade.agree': () => agreed, 'willData.howMade.sent': sent });
    await userEvent.click(await screen.findByRole('button', { name: 'Agree to this request' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I have sent it' }));
    await screen.findByText('Sent');
    expect(sent.mock.calls).toEqual([[{ id, basedOn: 3 }]]);
    expect(screen.queryByText('Refuse this request')).toBeNull();
  });

  it('is not agreed to by who recorded it', async () => {
    open(at, { 'willData.howMade.get': () => opened({ mayAgree: false }) });
    await screen.findByText(/Ask another administrator/);
    expect(screen.queryByRole('button', { name: 'Agree to this request' })).toBeNull();
  });

  it('says why it was refused, and what keeps the reader from agreeing', async () => {
    const refuse = vi.fn(() => opened({ state: 'refused', refusal: 'No papers.' }));
    const tooNew = new Refused('A role that is less than seven days old is too new for this.', {
      reason: 'RoleTooNew',
    });
    open(at, {
      'willData.howMade.refuse': refuse,
      'willData.howMade.agree': () => {
        throw tooNew;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Agree to this request' }));
    await screen.findByText(/less than seven days old/);
    await userEvent.click(screen.getByText('Refuse this request'));
    await userEvent.type(screen.getByLabelText('Why it is refused'), 'No papers.');
    await userEvent.click(screen.getByRole('button', { name: 'Refuse it' }));
    await screen.findByText('Why it was refused');
    expect(refuse.mock.calls).toEqual([[{ id, basedOn: 2, refusal: 'No papers.' }]]);
  });

  it('is for administrators alone', async () => {
    open(at, {}, ['readonly']);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
