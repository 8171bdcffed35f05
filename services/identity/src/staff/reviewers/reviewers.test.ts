import { randomUUID } from 'node:crypto';
import type { Role } from '@plainwill/contracts/shared/roles';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { createVault } from '@plainwill/kit/encryption/vault';
import { beforeEach, describe, expect, it } from 'vitest';
import { encryptedTables } from '../../encrypted-tables.ts';
import { anIdentity } from '../../testing/identity.ts';
import { grantRole } from '../roles/roles.ts';

const { aBrowser, aPerson, orm, query, time, vault, visitor } = await anIdentity();
const reason = 'Their entry on the roll was looked up';
const solicitor = { qualification: 'solicitor', regulator: 'SRA', registration: '123456' } as const;
const command = () => ({ vault, now: time.now, requestId: randomUUID() });
let people = 0;

async function aStaffMember(role: Role) {
  const { email } = await aPerson(`member${++people}@example.com`);
  await grantRole(orm.em.fork(), command(), email, role, role === 'reviewer' ? solicitor : undefined);
  return { email, ...(await aBrowser(email)) };
}

const entriesAbout = async (subject: string) =>
  (
    await query<{ action: string }>(
      `select action from audit_log join audit_chain on entry_id = id
       where subject_account_id = ? and action in ('role.grant', 'reviewer.check') order by position`,
      [subject],
    )
  )
    .map(({ action }) => action)
    .toSorted();

let admin: Awaited<ReturnType<typeof aStaffMember>>;
beforeEach(async () => {
  time.now = new Date('2026-07-01T09:00:00Z');
  await query('delete from user_roles');
  admin = await aStaffMember('admin');
});

describe('adding a reviewer', () => {
  it('gives the role with what was checked, by whom and when, and ends their sessions', async () => {
    const person = await aPerson(`new${++people}@example.com`);
    const list = await admin.calls.reviewers.grant({ email: person.email, ...solicitor, reason });
    expect(list).toEqual([
      {
        accountId: person.account.id,
        email: person.email,
        name: null,
        ...solicitor,
        checkedAt: time.now.toISOString(),
        checkedBy: admin.email,
        awayUntil: null,
      },
    ]);
    expect(await person.isSignedIn()).toBe(false);
    expect((await aBrowser(person.email)).account.roles).toEqual(['reviewer']);
    expect(await entriesAbout(person.account.id)).toEqual(['reviewer.check', 'role.grant']);
  });

  it('changes only what was checked of who has the role, and lets them stay signed in', async () => {
    const reviewer = await aStaffMember('reviewer');
    await reviewer.calls.reviewers.saveOwn({ awayUntil: '2026-07-09', family: 'Peter Hart' });
    const trainee = { qualification: 'trainee', regulator: '', registration: '' } as const;
    const list = await admin.calls.reviewers.grant({ email: reviewer.email, ...trainee, reason });
    expect(list).toMatchObject([{ ...trainee, checkedBy: admin.email, awayUntil: '2026-07-09' }]);
    expect(await reviewer.isSignedIn()).toBe(true);
    expect(await reviewer.calls.reviewers.own()).toEqual({ awayUntil: '2026-07-09', family: 'Peter Hart' });
  });

  it('is refused to oneself and for an address without an account, and leaves nothing behind', async () => {
    const add = (email: string) => admin.calls.reviewers.grant({ email, ...solicitor, reason });
    await expect(add(admin.email)).rejects.toMatchObject({ cause: { reason: 'OwnRole', field: 'email' } });
    await expect(add('nobody@example.com')).rejects.toMatchObject({ cause: { reason: 'NoSuchAccount' } });
    expect(await admin.calls.reviewers.list()).toEqual([]);
  });

  it('goes by the form of its own: the plain grant asks for the qualification first', async () => {
    const { email, account } = await aPerson(`plain${++people}@example.com`);
    const grant = () => admin.calls.roles.grant({ email, role: 'reviewer', reason });
    await expect(grant()).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { reason: 'QualificationNeeded' } });
    await expect(grantRole(orm.em.fork(), command(), email, 'reviewer')).rejects.toMatchObject({
      reason: 'QualificationNeeded',
    });
    await admin.calls.reviewers.grant({ email, ...solicitor, reason });
    await admin.calls.roles.revoke({ accountId: account.id, role: 'reviewer', reason });
    expect(await grant()).toContainEqual(expect.objectContaining({ email, role: 'reviewer' }));
  });
});

describe('who may read wills now', () => {
  const namesNow = async () => (await visitor.reviewers.current()).map(({ email }) => email);

  it('is named with what was checked, their family, and whether they are away', async () => {
    const reviewer = await aStaffMember('reviewer');
    await reviewer.calls.reviewers.saveOwn({ awayUntil: '2026-07-02', family: 'Peter Hart\n\n  Mary Hart ' });
    const expected = { accountId: reviewer.account.id, name: 'A reviewer', email: reviewer.email, ...solicitor };
    expect(await visitor.reviewers.current()).toEqual([
      {
        ...expected,
        family: ['Peter Hart', 'Mary Hart'],
        isAway: true,
        vouchers: [reviewer.account.id],
        newUntil: null,
      },
    ]);
    await reviewer.calls.profile.rename({ name: 'Eleanor Hart' });
    // An hour before midnight in London, and after it.
    time.now = new Date('2026-07-02T22:30:00Z');
    expect(await visitor.reviewers.current()).toMatchObject([{ name: 'Eleanor Hart', isAway: true }]);
    time.now = new Date('2026-07-02T23:30:00Z');
    expect(await visitor.reviewers.current()).toMatchObject([{ isAway: false }]);
    expect(await admin.calls.reviewers.list()).toMatchObject([{ awayUntil: null }]);
  });

  it('is nobody who lost the role, though what was checked of them is kept', async () => {
    const reviewer = await aStaffMember('reviewer');
    expect(await namesNow()).toEqual([reviewer.email]);
    await admin.calls.roles.revoke({ accountId: reviewer.account.id, role: 'reviewer', reason });
    expect(await namesNow()).toEqual([]);
    const kept = await query('select registration from reviewer_profiles where account_id = ?', [reviewer.account.id]);
    expect(kept).toEqual([{ registration: '123456' }]);
  });

  it.each(['disabled_at', 'deletion_at'])('is nobody whose account has %s', async (column) => {
    const reviewer = await aStaffMember('reviewer');
    await query(`update accounts set ${column} = ? where id = ?`, [time.now, reviewer.account.id]);
    expect(await namesNow()).toEqual([]);
  });
});

it('names the administrators who can act, and none who is disabled or about to leave', async () => {
  const [disabled, leaving] = [await aStaffMember('admin'), await aStaffMember('admin')];
  await query('update accounts set disabled_at = ? where id = ?', [time.now, disabled.account.id]);
  await query('update accounts set deletion_at = ? where id = ?', [time.now, leaving.account.id]);
  await aStaffMember('readonly');
  expect(await visitor.reviewers.administrators()).toEqual([admin.account.id]);
});

it('names those who are or were staff to the record of a will, with their address, and nobody else', async () => {
  const former = await aStaffMember('admin');
  await query('delete from user_roles where account_id = ?', [former.account.id]);
  const customer = await aPerson('customer@example.com');
  const ids = [former.account.id, customer.account.id];
  expect(await visitor.reviewers.staff({ ids })).toEqual([{ id: former.account.id, name: null, email: former.email }]);
});

describe('what a reviewer says of themselves', () => {
  it('refuses an absence that is over already, by the day in the United Kingdom', async () => {
    const { calls } = await aStaffMember('reviewer');
    const save = (awayUntil: string | null) => calls.reviewers.saveOwn({ awayUntil, family: '' });
    time.now = new Date('2026-07-01T23:30:00Z');
    await expect(save('2026-07-01')).rejects.toMatchObject({ cause: { reason: 'AwayInThePast', field: 'awayUntil' } });
    expect(await save('2026-07-02')).toEqual({ awayUntil: '2026-07-02', family: '' });
    expect(await save(null)).toEqual({ awayUntil: null, family: '' });
  });

  it('is read by nobody else, and not in the tables', async () => {
    const { calls } = await aStaffMember('reviewer');
    await calls.reviewers.saveOwn({ awayUntil: null, family: 'Zzyzxquux Marker' });
    expect(JSON.stringify(await query('select * from reviewer_profiles'))).not.toContain('Zzyzxquux');
    expect(JSON.stringify(await admin.calls.reviewers.list())).not.toContain('Zzyzxquux');
    await expect(admin.calls.reviewers.own()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is in their download with what was checked', async () => {
    const { calls } = await aStaffMember('reviewer');
    await calls.reviewers.saveOwn({ awayUntil: '2026-07-02', family: 'Peter Hart' });
    const { reviewer_profiles: found } = (await calls.dataExport.get()) as { reviewer_profiles: object[] };
    expect(found).toMatchObject([{ qualification: 'solicitor', away_until: '2026-07-02', family: 'Peter Hart' }]);
  });

  it('is encrypted anew when the key changes', async () => {
    const { account, calls } = await aStaffMember('reviewer');
    await calls.reviewers.saveOwn({ awayUntil: null, family: 'Peter Hart' });
    const keys = new Map([
      ['k2', Buffer.alloc(32, 5)],
      ['k1', Buffer.alloc(32, 3)],
    ]);
    const rotated = createVault({ current: 'k2', keys });
    const tables = encryptedTables(rotated).filter(({ table }) => table === 'reviewer_profiles');
    expect((await rotateKeys(orm.em.fork(), tables, 'k2')).broken).toBe(0);
    const [row] = await query<{ family: string }>('select family from reviewer_profiles where account_id = ?', [
      account.id,
    ]);
    const place = { table: 'reviewer_profiles', column: 'family', owner: account.id };
    expect(createVault({ current: 'k2', keys: new Map([...keys].slice(0, 1)) }).decrypt(row?.family ?? '', place)).toBe(
      'Peter Hart',
    );
  });
});
