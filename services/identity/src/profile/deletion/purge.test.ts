import { randomUUID } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { beforeEach, expect, it } from 'vitest';
import { addAuthenticator, addPasskey } from '../../testing/add-second-steps.ts';
import { anIdentity, goodPassword } from '../../testing/identity.ts';
import { purge } from './delete-due-accounts.ts';

const identity = await anIdentity();
const { aPerson, mailsTo, orm, query } = identity;
const start = Date.UTC(2026, 11, 1, 12);
let people = 0;
let email: string;
let person: Awaited<ReturnType<typeof aPerson>>;

beforeEach(async () => {
  identity.time.now = new Date(start);
  email = `keeper${++people}@example.com`;
  person = await aPerson(email);
});

const daysOn = (days: number) => new Date(start + days * dayMs);

async function rowsAfter(days: number, table: string): Promise<number> {
  await purge(orm, daysOn(days));
  return (await query(`select 1 from ${table} where account_id = ?`, [person.account.id])).length;
}

it('keeps what a mail about security says as long as its link, and a day', async () => {
  await addPasskey(person);
  expect(await rowsAfter(7.9, 'security_notices')).toBe(1);
  expect(await mailsTo(email)).toContainEqual(expect.objectContaining({ event: 'passkeyAdded' }));
  expect(await rowsAfter(8.1, 'security_notices')).toBe(0);
});

it('keeps a recovery for a year after it ended, and one under way', async () => {
  const recovery = (endedAt: Date | null) =>
    query('insert into recoveries (id, account_id, begun_at, due_at, ended_at) values (?, ?, ?, ?, ?)', [
      ...[randomUUID(), person.account.id, daysOn(0), daysOn(7), endedAt],
    ]);
  await recovery(daysOn(7));
  await recovery(null);
  expect(await rowsAfter(371, 'recoveries')).toBe(2);
  expect(await rowsAfter(373, 'recoveries')).toBe(1);
});

it('keeps what an administrator asked for as long as another may agree', async () => {
  await query(`insert into step_removals (account_id, asked_by, reason, asked_at) values (?, ?, 'Lost', ?)`, [
    ...[person.account.id, randomUUID(), daysOn(0)],
  ]);
  expect(await rowsAfter(6.9, 'step_removals')).toBe(1);
  expect(await rowsAfter(7.1, 'step_removals')).toBe(0);
});

it('keeps wrong codes until a day after the last wait', async () => {
  await addAuthenticator(person, identity.time.now);
  for (let n = 0; n < 10; n++)
    await person.reauthenticate({ password: goodPassword, proof: { code: '000000' } }).catch(() => undefined);
  for (const table of ['second_step_guesses', 'browser_guesses']) expect(await rowsAfter(1, table)).toBe(1);
  for (const table of ['second_step_guesses', 'browser_guesses']) expect(await rowsAfter(1.1, table)).toBe(0);
});

it('forgets an authenticator app that was never set up, and no other', async () => {
  await person.calls.authenticators.begin();
  expect(await rowsAfter(0.9, 'authenticators')).toBe(1);
  expect(await rowsAfter(1.1, 'authenticators')).toBe(0);
  await addAuthenticator(person, identity.time.now);
  expect(await rowsAfter(400, 'authenticators')).toBe(1);
});

it('removes thousands that are over, and what is not over stays', async () => {
  const open = (many: number, expiresAt: Date) =>
    query(
      `insert into sessions (id_hash, account_id, label, network, created_at, authenticated_at, last_used_at, expires_at)
       select md5(random()::text), ?, 'A browser', '10.0.0.0/24', now(), now(), now(), ? from generate_series(1, ${many})`,
      [person.account.id, expiresAt],
    );
  await open(1200, daysOn(1));
  await open(3, daysOn(30));
  // With the one that the person opened.
  expect(await rowsAfter(2.1, 'sessions')).toBe(4);
});

it('forgets after a week who was removed, which the release before is told', async () => {
  const removed = () => query<{ id: string }>('select id from removed_users');
  await query(
    `insert into removed_users (id, removed_at) select gen_random_uuid(), now() - days * interval '1 day'
     from unnest('{6.9, 7.1, 30}'::float[]) days`,
  );
  await query('delete from accounts where id = ?', [person.account.id]);
  expect(await removed()).toHaveLength(2);
  expect((await removed()).map(({ id }) => id)).toContain(person.account.id);
});
