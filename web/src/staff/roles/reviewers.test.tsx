import type { ReviewerProfile } from '@plainwill/contracts/identity/reviewers';
import type { RoleGrant } from '@plainwill/contracts/identity/roles';
import type { Role } from '@plainwill/contracts/shared/roles';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anAccount, aProfile } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import RolesPage from './roles-page.tsx';

const ruth: ReviewerProfile = {
  accountId: 'b0a5c1de-0000-4000-8000-000000000003' as ReviewerProfile['accountId'],
  email: 'ruth@example.com',
  name: 'Ruth Calder',
  qualification: 'solicitor',
  regulator: 'SRA',
  registration: '000173',
  checkedAt: '2026-11-20T10:00:00.000Z',
  checkedBy: 'Ada Stone',
  awayUntil: '2026-12-01',
};
const grantOf = ({ accountId, email, name }: ReviewerProfile): RoleGrant => ({
  accountId,
  email,
  name,
  role: 'reviewer',
  grantedAt: null,
  grantedBy: null,
});

function open(roles: Role[] = ['admin'], answers: Answers = {}) {
  window.history.replaceState(null, '', '/admin/roles');
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles }),
    'identity.profile.get': () => aProfile(),
    'identity.roles.list': () => [grantOf(ruth)],
    'identity.reviewers.list': () => [ruth],
    'identity.invitations.list': () => [],
    'identity.stepRemovals.list': () => [],
    'identity.staffRecoveries.list': () => null,
    ...answers,
  });
  return show(<RolesPage />);
}

const form = async () => within(await screen.findByRole('form', { name: 'Add a reviewer' }));

async function fillIn(user: ReturnType<typeof show>) {
  const fields = await form();
  await user.type(fields.getByLabelText('The reviewer’s email address'), 'ruth@example.com');
  await user.click(fields.getByRole('button', { name: /Qualification/ }));
  await user.click(await screen.findByRole('option', { name: 'Solicitor' }));
  await user.type(fields.getByLabelText(/^Regulator/), 'SRA');
  await user.type(fields.getByLabelText(/^Their number/), '000173');
  await user.type(fields.getByLabelText('How you checked it'), 'Looked up on the roll');
  await user.click(fields.getByRole('button', { name: 'Save reviewer' }));
}

it('says what was checked of a reviewer, by whom and when, and until when they are away', async () => {
  open(['readonly']);
  const table = within(await screen.findByRole('table', { name: 'Who has a role' }));
  table.getByText('Solicitor');
  table.getByText('SRA 000173');
  table.getByText('Checked on 20 November 2026 by Ada Stone');
  table.getByText('Away until 1 December 2026');
  expect(screen.queryByRole('form')).toBeNull();
});

it('leaves out a regulator and an absence that there are not', async () => {
  open(['readonly'], {
    'identity.reviewers.list': () => [{ ...ruth, regulator: '', registration: '', checkedBy: null, awayUntil: null }],
  });
  await screen.findByText('Checked on 20 November 2026 by command');
  expect(screen.queryByText(/Away until|SRA/)).toBeNull();
});

it('adds a reviewer with what was checked, and shows them', async () => {
  let isAdded = false;
  const grant = vi.fn(() => {
    isAdded = true;
    return [ruth];
  });
  const user = open(['admin'], {
    'identity.roles.list': () => (isAdded ? [grantOf(ruth)] : []),
    'identity.reviewers.list': () => [],
    'identity.reviewers.grant': grant,
  });
  await fillIn(user);
  await screen.findByText('Reviewer saved');
  await screen.findByText('SRA 000173');
  expect(grant).toHaveBeenCalledWith({
    email: 'ruth@example.com',
    qualification: 'solicitor',
    regulator: 'SRA',
    registration: '000173',
    reason: 'Looked up on the roll',
  });
  expect((await form()).getByLabelText<HTMLInputElement>('The reviewer’s email address').value).toBe('');
});

it('asks for what is empty, and sends nothing', async () => {
  const grant = vi.fn(() => [ruth]);
  const user = open(['admin'], { 'identity.reviewers.grant': grant });
  await user.click((await form()).getByRole('button', { name: 'Save reviewer' }));
  await screen.findAllByText('Enter their email address');
  screen.getAllByText('Choose their qualification');
  screen.getAllByText('Enter how you checked it');
  expect(grant).not.toHaveBeenCalled();
});

it('offers no reviewer among the plain roles, which have no qualification', async () => {
  open();
  await form();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Read Only',
    'Administrator',
  ]);
});

it('offers to try again when what was checked does not load', async () => {
  open(['admin'], {
    'identity.reviewers.list': () => {
      throw new Refused('Broken', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
    },
  });
  await screen.findByText('Broken');
  screen.getByRole('button', { name: 'Retry' });
});
