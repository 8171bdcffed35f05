import { accessPageSize } from '@plainwill/contracts/will-data/access';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it } from 'vitest';
import { aWillData } from '../testing/will-data.ts';

const { orm, as, time } = await aWillData();
const support = anAccount({ roles: ['admin'] });
const record = (entry: Parameters<typeof recordAudit>[2], now = time.now) =>
  recordAudit(orm.em.fork(), { account: support, now, requestId: 'r' }, entry);

it('tells the person who looked at their details or changed them, and nobody else', async () => {
  const [person, other] = [anAccount(), anAccount()];
  await record({ action: 'user.view', subject: person.id });
  await record(
    { action: 'user.edit.personal', subject: person.id, fields: ['knownAs'] },
    new Date('2026-11-20T11:00:00Z'),
  );
  await record({ action: 'user.view', subject: person.id, outcome: 'refused' });
  await record({ action: 'data.export', subject: person.id, actor: person });
  await record({ action: 'user.view', subject: other.id });
  expect(await as(person).access.list({})).toEqual({
    entries: [
      {
        id: expect.any(String),
        at: '2026-11-20T11:00:00.000Z',
        staffId: support.id,
        action: 'user.edit.personal',
        fields: ['knownAs'],
      },
      { id: expect.any(String), at: '2026-11-20T10:00:00.000Z', staffId: support.id, action: 'user.view', fields: [] },
    ],
    next: null,
  });
});

it('turns every page once', async () => {
  const person = anAccount();
  const { access } = as(person);
  for (let i = 0; i < accessPageSize + 2; i++) await record({ action: 'user.view', subject: person.id });
  const first = await access.list({});
  if (!first.next) throw new Error('there is more');
  const second = await access.list({ cursor: first.next });
  expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(accessPageSize + 2);
  expect(second.next).toBeNull();
  expect(await as(anAccount()).access.list({ cursor: first.next })).toEqual({ entries: [], next: null });
});
