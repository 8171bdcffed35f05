import type { AccountId } from '@plainwill/contracts/shared/ids';
import type pg from 'pg';
import type { serviceCaller } from '../support/service-caller.ts';
import { grownPerson } from './grown-people.ts';
import { spreadOver } from './person-calls.ts';

type Call = Awaited<ReturnType<typeof serviceCaller>>['call'];

interface StaffDeps {
  size: number;
  staff: readonly AccountId[];
  calls: Record<'identity' | 'willData' | 'notifications', Call>;
  databases: Record<'identity' | 'willData', pg.Client>;
}

const pageSize = 25;
const auditPageSize = 50;
const allUsers = { search: '', role: 'all', order: 'joined', isDescending: true, pageSize };
const orders = ['joined', 'name', 'email'];
const searches = [
  'e',
  'an',
  'bell',
  'zoe',
  'harriet bell',
  'o’neil',
  '@example.net',
  'nobody at all',
  '4321',
  'hart.9',
];

const idAt = async (database: pg.Client, sql: string, offset: number) =>
  (await database.query<{ id: string }>(`${sql} offset $1 limit 1`, [offset])).rows[0]?.id;

/** The calls of staff, made to the services themselves: the gateway's limits would slow down a caller as frequent as this. */
export async function staffCalls({ size, staff, calls, databases }: StaffDeps) {
  const confirmed = 'select id from accounts where email_confirmed_at is not null order by created_at desc, id desc';
  const pages = Math.min(1000, Math.floor(size / pageSize / 2));
  const afterUser = await idAt(databases.identity, confirmed, (pages - 1) * pageSize - 1);
  const afterEntry = await idAt(
    databases.willData,
    'select id from audit_log order by at desc, id desc',
    Math.min(1000 * auditPageSize, Math.floor(size / 2)),
  );
  const next = spreadOver(size);
  let turn = 0;
  const found = () => ({
    ...allUsers,
    search: turn % 11 === 10 ? grownPerson(next()).email : searches[turn % 11],
    order: orders[turn++ % orders.length],
  });
  const audit = (input: object) => () => calls.willData('audit.search', input);
  return {
    'user search': () => calls.identity('users.list', found()),
    'first page of users': () => calls.identity('users.list', allUsers),
    'page 1,000 of users': () => calls.identity('users.list', { ...allUsers, after: afterUser }),
    'users without a role': () => calls.identity('users.list', { ...allUsers, role: 'none' }),
    'audit page': audit({}),
    'audit page 1,000': audit({ cursor: afterEntry }),
    'audit of a member of staff': audit({ accountId: staff[0] }),
    'audit of a person': () => calls.willData('audit.search', { accountId: grownPerson(next()).id }),
    'audit of a rare action': audit({ action: 'bulk-view' }),
    dashboard: () =>
      Promise.all([
        calls.identity('users.daily'),
        calls.notifications('enquiries.daily'),
        calls.willData('staff.daily'),
      ]),
    'outbox and queues': () => Promise.all([calls.identity('operations.get'), calls.notifications('operations.get')]),
    enquiries: () => calls.notifications('enquiries.list', { order: 'received' }),
    'enquiries found': () =>
      calls.notifications('enquiries.list', { order: 'received', search: grownPerson(next()).name ?? 'Zoë Bell' }),
  };
}
