import type { AuditEntry } from '@plainwill/contracts/kit/audit';
import type { Role } from '@plainwill/contracts/shared/roles';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import AuditPage from './audit-page.tsx';
import { UserTimeline } from './user-timeline.tsx';

const person = (n: number) => `b0a5c1de-0000-4000-8000-00000000000${n}` as NonNullable<AuditEntry['actorAccountId']>;

let entries = 0;
const anEntry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `c0a5c1de-0000-4000-8000-${String(++entries).padStart(12, '0')}` as AuditEntry['id'],
  at: '2026-11-20T10:00:00.000Z',
  actorAccountId: person(1),
  actorRoles: ['admin'],
  action: 'user.view',
  subjectAccountId: person(2),
  objectId: null,
  outcome: 'done',
  fields: [],
  changes: [],
  reason: null,
  network: null,
  requestId: 'r',
  ...changes,
});

const page = (...found: AuditEntry[]) => ({ entries: found, next: null });
const nothing = () => page();
const everyLog = {
  'identity.audit.search': () =>
    page(anEntry({ at: '2026-11-20T10:00:05.000Z', action: 'role.grant', fields: ['readonly'], reason: 'Joins us' })),
  'willData.audit.search': () => page(anEntry({ at: '2026-11-20T10:00:07.000Z' })),
  'notifications.audit.search': () =>
    page(
      anEntry({ at: '2026-11-20T10:00:06.000Z', action: 'enquiry.view', subjectAccountId: null, actorAccountId: null }),
    ),
};

const calls = (answers: Answers = {}, roles: Role[] = ['admin']) =>
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles }),
    'identity.people.byIds': () => [
      { id: person(1), email: 'ada@example.com', name: 'Ada Stone' },
      { id: person(2), email: 'harriet@example.com', name: null },
    ],
    ...everyLog,
    ...answers,
  });

function open(answers: Answers = {}, { search = '', roles = ['admin'] as Role[] } = {}) {
  window.history.replaceState(null, '', `/admin/audit${search}`);
  calls(answers, roles);
  return show(<AuditPage />);
}

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Audit log' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
};

it('shows the logs of all services by time, with the people they name', async () => {
  open();
  await screen.findAllByText('Ada Stone');
  const [first, second, third] = await rows();
  expect(first).toContain('Looked at details');
  expect(first).toContain('harriet@example.com');
  expect(second).toContain('Opened an enquiry');
  expect(second).toContain('Not signed in');
  expect(third).toContain('Read Only · “Joins us”');
});

it('calls a command a command, what is done by itself so, and an id of no account no account', async () => {
  open({
    'identity.audit.search': () =>
      page(
        anEntry({ action: 'role.grant', actorAccountId: null, fields: ['admin'] }),
        anEntry({ action: 'deletion.done', actorAccountId: null }),
      ),
    'willData.audit.search': () => page(anEntry({ subjectAccountId: person(9) })),
    'notifications.audit.search': nothing,
  });
  await screen.findAllByText('Ada Stone');
  const shown = (await rows()).join('\n');
  expect(shown).toMatch(/WhoA command on the serverWhatGranted a role/);
  expect(shown).toMatch(/WhoDone automaticallyWhatAccount deleted/);
  expect(shown).toMatch(/WhatLooked at detailsAboutNo such account/);
  expect(shown).not.toContain('Not signed in');
});

it('shows what did load, and offers the rest again', async () => {
  open({
    'willData.audit.search': () => {
      throw new Refused('Broken', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
    },
  });
  await screen.findByText('Wills: Broken');
  expect(await rows()).toHaveLength(2);
});

it('asks for what the address says', async () => {
  const search = vi.fn(nothing);
  const user = open(
    { 'identity.audit.search': search, 'willData.audit.search': nothing, 'notifications.audit.search': nothing },
    { search: `?person=${person(2)}&action=role.grant&from=2026-11-01` },
  );
  await screen.findByText('No entries match.');
  expect(search).toHaveBeenCalledWith(
    expect.objectContaining({ accountId: person(2), action: 'role.grant', from: '2026-11-01' }),
  );
  await screen.findByText('harriet@example.com');
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await screen.findByText(/^Nothing yet/);
  expect(window.location.search).toBe('');
});

it('tells apart what a person did and what was done to them', async () => {
  const search = vi.fn(nothing);
  const user = open(
    { 'identity.audit.search': search, 'willData.audit.search': nothing, 'notifications.audit.search': nothing },
    { search: `?person=${person(2)}` },
  );
  await user.click(await screen.findByRole('button', { name: /Entries$/ }));
  await user.click(await screen.findByRole('option', { name: 'About them' }));
  await vi.waitFor(() =>
    expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ accountId: person(2), part: 'about' })),
  );
  expect(window.location.search).toBe(`?person=${person(2)}&part=about`);
});

it('exports the chosen entries of a log', async () => {
  const sent: unknown[] = [];
  const user = open(
    {
      'willData.audit.export': (input) => {
        sent.push(input);
        return { csv: 'When', exported: 1, isMore: false };
      },
    },
    { search: '?action=user.view' },
  );
  await user.click(await screen.findByRole('button', { name: 'Export CSV of a log' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Wills' }));
  await screen.findByText('Audit, Wills.csv holds 1 entry.');
  expect(sent).toEqual([{ action: 'user.view' }]);
});

it('finds a person by their address', async () => {
  let known: object | null = null;
  const user = open({ 'identity.people.byEmail': () => known });
  await user.type(await screen.findByLabelText('Email'), 'harriet@example.com');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByText('No one has an account with this email address.');
  known = { id: person(2), email: 'harriet@example.com', name: null };
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByText(/^Entries for/);
  expect(window.location.search).toBe(`?person=${person(2)}`);
});

it('reads on in older entries', async () => {
  const newest = anEntry({ action: 'sign-in' });
  const user = open({
    'identity.audit.search': (input) =>
      (input as { cursor?: string }).cursor
        ? page(anEntry({ at: '2026-11-19T10:00:00.000Z', action: 'sign-out' }))
        : { entries: [newest], next: newest.id },
    'willData.audit.search': nothing,
    'notifications.audit.search': nothing,
  });
  await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
  await within(await screen.findByRole('table', { name: 'Audit log' })).findByText('Signed out');
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
});

it('verifies every chain to its end, and names where one is broken', async () => {
  const user = open({
    'identity.audit.verify': (input) =>
      (input as { after: number }).after === 0
        ? { entries: 50_000, brokenAt: null, next: 50_000, end: null }
        : { entries: 7, brokenAt: null, next: null, end: 'whole' },
    'willData.audit.verify': () => ({ entries: 3, brokenAt: 'the-entry', next: null, end: null }),
    'notifications.audit.verify': () => {
      throw new Refused('Broken', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Verify the chain' }));
  await screen.findByText('Verified, 50,007 entries');
  await screen.findByText('Broken after 3 entries');
  screen.getByText('at the-entry');
  await screen.findByText('Broken');
});

it('says in words when entries are missing at the end, or are not signed', async () => {
  const user = open({
    'identity.audit.verify': () => ({ entries: 3, brokenAt: null, next: null, end: 'cut' }),
    'willData.audit.verify': () => ({ entries: 4, brokenAt: null, next: null, end: 'unsealed' }),
    'notifications.audit.verify': () => ({ entries: 5, brokenAt: null, next: null, end: 'whole' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Verify the chain' }));
  await screen.findByText('Entries are missing at the end');
  await screen.findByText('The newest entries are not signed');
  await screen.findByText('Verified, 5 entries');
});

it('is not for those who may only look', async () => {
  open({}, { roles: ['readonly'] });
  await screen.findByText('The audit log is for administrators.');
});

it('has a timeline for the page of one person', async () => {
  calls();
  show(<UserTimeline accountId={person(2)} />);
  await screen.findByText('Looked at details, by Ada Stone');
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/admin/audit?person=${person(2)}`);
});
