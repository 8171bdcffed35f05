import { createHash, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { applyListsOnly } from './apply-lists.ts';
import { backUpErasures } from './back-up.ts';
import { withDatabases } from './connect.ts';
import { at } from './testing/databases.ts';
import { productWithBackups } from './testing/product.ts';

const { live, someDatabases, folder, addAccount, take, putBack } = await productWithBackups();
const trusted = { removed: randomUUID(), stays: randomUUID(), release: randomUUID() };
let owner: string;
const askWillData = (sql: string, values: unknown[] = []) => at(live, 'will-data', (ask) => ask(sql, values));
const askLive = (sql: string, values: unknown[] = []) => at(live, 'identity', (ask) => ask(sql, values));

type Step = 'passkeys' | 'authenticator' | 'code' | 'otherCode';

/** An account’s credentials, and its sessions. */
interface Credentials {
  passkeys: string[];
  authenticators: string[];
  codes: string[];
  sessions: number;
  isAsked: boolean;
}

interface Case {
  title: string;
  /** Set up before the backup. */
  steps: Step[];
  /** As the audit log names what removed steps after the backup. */
  actions: string[];
  /** The changed fields that the audit log names beside those actions. */
  fields?: string[];
  /** True where those actions came before the steps were set up. */
  isBefore?: true;
  /** How many steps a restore removes again. */
  removed: number;
  left: Partial<Credentials>;
}

const nothing: Credentials = { passkeys: [], authenticators: [], codes: [], sessions: 0, isAsked: false };

/** Each has an account of its own, so that one restore shows them all. */
const cases: Case[] = [
  {
    title: 'a passkey that was removed goes, and the other stays',
    steps: ['passkeys'],
    actions: ['passkey.remove'],
    removed: 1,
    left: { passkeys: ['kept'], sessions: 0, isAsked: true },
  },
  ...['recovery-code.use', 'recovery-codes.make'].map(
    (action): Case => ({
      title: `no recovery code of before ${action} is left`,
      steps: ['passkeys', 'code', 'otherCode'],
      actions: [action],
      removed: 2,
      left: { passkeys: ['kept', 'stolen'], codes: [] },
    }),
  ),
  ...['authenticator.remove', 'authenticator.add'].map(
    (action): Case => ({
      title: `no authenticator app of before ${action} is left, and no code without a step`,
      steps: ['authenticator', 'code'],
      actions: [action],
      removed: 2,
      left: nothing,
    }),
  ),
  ...['recovery.done', 'step-removal.done'].map(
    (action): Case => ({
      title: `nothing is left after ${action}`,
      steps: ['passkeys', 'authenticator', 'code'],
      actions: [action],
      removed: 4,
      left: nothing,
    }),
  ),
  {
    title: 'the passkeys that the operator’s command left stay',
    steps: ['passkeys', 'authenticator'],
    actions: ['step-removal.done'],
    fields: ['authenticator app', 'recovery codes'],
    removed: 1,
    left: { passkeys: ['kept', 'stolen'], authenticators: [] },
  },
  {
    title: 'steps that were set up after the removal stay',
    steps: ['passkeys', 'authenticator', 'code'],
    actions: ['recovery.done', 'recovery-codes.make', 'authenticator.add'],
    isBefore: true,
    removed: 0,
    left: { passkeys: ['kept', 'stolen'], authenticators: ['a secret'], codes: ['a code'], sessions: 1, isAsked: true },
  },
];
const removedInAll = cases.reduce((sum, { removed }) => sum + removed, 0);

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');
/** Unique to the account, as ids are. */
const idOf = (account: string, name: string) => `${name} ${account}`;

const addCode = (account: string, name: string) =>
  askLive('insert into recovery_codes (code_hash, account_id, made_at) values ($2, $1, now())', [
    account,
    idOf(account, name),
  ]);

const addStep: Record<Step, (account: string) => Promise<unknown>> = {
  passkeys: async (account) => {
    for (const name of ['kept', 'stolen'])
      await askLive(
        `insert into passkeys (credential_id, account_id, public_key, counter, transports, is_backed_up, aaguid, rp_id,
           name, created_at)
         values ($1, $2, '', 0, '{}', false, gen_random_uuid(), 'plainwill.example', 'A passkey', now())`,
        [idOf(account, name), account],
      );
  },
  authenticator: (account) =>
    askLive(`insert into authenticators (account_id, secret, created_at) values ($1, 'a secret', now())`, [account]),
  code: (account) => addCode(account, 'a code'),
  otherCode: (account) => addCode(account, 'another code'),
};

async function setUp(account: string, steps: Step[]) {
  await askLive('update accounts set asks_second_step = true where id = $1', [account]);
  await askLive(
    `insert into sessions (id_hash, account_id, label, network, created_at, authenticated_at, last_used_at, expires_at)
     values ($2, $1, 'Firefox', '203.0.113.0/24', now(), now(), now(), now() + interval '1 day')`,
    [account, hashOf(account)],
  );
  for (const step of steps) await addStep[step](account);
}

async function remove(account: string, { actions, fields = [] }: Case) {
  for (const action of actions) {
    const passkey = action === 'passkey.remove' ? hashOf(idOf(account, 'stolen')) : null;
    await write(action, account, passkey, fields);
  }
}

const write = (action: string, account: string, object: string | null = null, fields: string[] = []) =>
  askLive(
    `insert into audit_log (id, at, actor_roles, action, subject_account_id, object_id, outcome, fields, request_id)
     values (gen_random_uuid(), now(), '[]', $1, $2, $3, 'done', $4, 'request')`,
    [action, account, object, JSON.stringify(fields)],
  );

async function credentialsOf(environment: Record<string, string>, account: string): Promise<Credentials> {
  const [credentials] = await at(environment, 'identity', (ask) =>
    ask<Credentials>(
      `select array(select split_part(credential_id, ' ', 1) from passkeys where account_id = a.id order by 1) as passkeys,
         array(select secret from authenticators where account_id = a.id) as authenticators,
         array(select replace(code_hash, ' ' || a.id, '') from recovery_codes where account_id = a.id order by 1) as codes,
         (select count(*)::int from sessions where account_id = a.id) as sessions, asks_second_step as "isAsked"
       from accounts a where id = $1`,
      [account],
    ),
  );
  if (!credentials) throw new Error('There is no such account');
  return credentials;
}

const erasedIn = (environment: Record<string, string>) =>
  at(environment, 'identity', (ask) => ask('select id from accounts where deletion_at <= now()'));
const warnedIn = (environment: Record<string, string>) =>
  at(environment, 'identity', (ask) => ask('select id from accounts where inactive_deletion_on is not null'));

const accounts = new Map<Case, string>();
const couple = { ended: randomUUID(), lasting: randomUUID() };
let erased: string;
let warned: string;
let warnedBefore: object[];
/** Databases restored without the lists, with them, and in place of those that the erasures were made in. */
let restored: Record<string, string>;
let lost: Record<string, string>;
const done: Record<'restored' | 'lost' | 'replaced', object> = { restored: {}, lost: {}, replaced: {} };

beforeAll(async () => {
  erased = await addAccount();
  warned = await addAccount();
  await askLive(`update accounts set inactive_deletion_on = '2026-01-31' where id = $1`, [warned]);
  for (const each of cases) {
    const account = await addAccount();
    accounts.set(each, account);
    if (each.isBefore) await remove(account, each);
    await setUp(account, each.steps);
  }
  const partners = [await addAccount(), await addAccount(), await addAccount(), await addAccount()];
  for (const [at, account] of partners.entries())
    await askLive(
      `insert into couple_sides (account_id, couple_id, partner_account_id, partner_name, linked_on, is_end_read)
       values ($1, $2, $3, 'encrypted', now(), false)`,
      [account, at < 2 ? couple.ended : couple.lasting, partners[at ^ 1]],
    );
  owner = await addAccount();
  await askWillData(
    `insert into trusted_people (account_id, id, trusted_account_id, first_name, state, may_ask, things, invited_on, version)
     values ($1, $2, $4, 'encrypted', 'active', true, '{}', now(), 1),
       ($1, $3, $5, 'encrypted', 'active', true, '{}', now(), 1)`,
    [owner, trusted.removed, trusted.stays, randomUUID(), randomUUID()],
  );
  await askWillData(
    `insert into releases (account_id, id, stage, state, asked_at, looked_at, snapshot)
     values ($1, $2, 'waiting', '{"stage": "waiting", "hours": 100}', now(), now(), 'encrypted')`,
    [owner, trusted.release],
  );
  await take(new Date('2026-01-01T00:00:00Z'));

  await askWillData(`update releases set stage = 'refused', ended_at = now(), snapshot = null where id = $1`, [
    trusted.release,
  ]);
  await askWillData('delete from trusted_people where id = $1', [trusted.removed]);
  await askWillData(
    `insert into audit_log (id, at, actor_roles, action, subject_account_id, object_id, outcome, fields, request_id)
     values (gen_random_uuid(), now(), '[]', 'trusted.remove', $1, $2, 'done', '[]', 'request')`,
    [owner, trusted.removed],
  );
  await askLive('delete from accounts where id = $1', [erased]);
  await write('deletion.done', erased);
  for (const [each, account] of accounts) {
    if (each.isBefore) continue;
    if (each.actions.includes('passkey.remove'))
      await askLive('delete from passkeys where credential_id = $1', [idOf(account, 'stolen')]);
    await remove(account, each);
    if (each.actions.some((action) => action.startsWith('recovery-code'))) await addCode(account, 'a new code');
  }

  await askLive(
    'update couple_sides set ended_at = now(), partner_account_id = null, partner_name = null where couple_id = $1',
    [couple.ended],
  );

  warnedBefore = await warnedIn(live);

  restored = await someDatabases();
  done.restored = await putBack(restored);
  expect(await backUpErasures({ environment: live, to: folder })).toBe(1);
  lost = await someDatabases();
  done.lost = await putBack(lost);
  for (const list of ['erasures.json', 'removed-steps.json', 'ended-couples.json', 'taken-from-trusted.json'])
    rmSync(join(folder, list));
  done.replaced = await putBack(live, { isReplacing: true });
});

const allAgain = () => ({ erasedAgain: 1, stepsRemovedAgain: removedInAll, couplesEndedAgain: 1, takenAgain: 2 });

describe('what was erased or removed after a backup', () => {
  it('comes back with it where nothing tells of it', async () => {
    expect(done.restored).toMatchObject({ erasedAgain: 0, stepsRemovedAgain: 0, couplesEndedAgain: 0, takenAgain: 0 });
  });

  it('is erased and removed again by the lists beside the backups', async () => {
    expect(done.lost).toMatchObject(allAgain());
    expect(await erasedIn(lost)).toEqual([{ id: erased }]);
  });

  it('is erased and removed again by the database that is replaced', async () => {
    expect(done.replaced).toMatchObject(allAgain());
    expect(await erasedIn(live)).toEqual([{ id: erased }]);
  });

  it.each(cases)('opens nothing again: $title', async (each) => {
    const account = accounts.get(each) ?? '';
    expect(await credentialsOf(lost, account)).toMatchObject(each.left);
    expect(await credentialsOf(live, account)).toMatchObject(each.left);
  });

  it('is erased and removed again in databases that were restored by other means', async () => {
    const lists = { environment: restored, from: folder };
    await withDatabases(restored, () =>
      expect(applyListsOnly(lists)).rejects.toThrow(/in use\. Stop the services first/),
    );
    expect(await erasedIn(restored)).toEqual([]);
    expect(await applyListsOnly(lists)).toEqual(allAgain());
    expect(await erasedIn(restored)).toEqual([{ id: erased }]);
    for (const [each, account] of accounts) expect(await credentialsOf(restored, account)).toMatchObject(each.left);
    expect(() => applyListsOnly({ environment: restored, from: join(folder, 'nowhere') })).toThrow(/no folder/);
  });

  it.each([
    ['erasures.json', /who must not come back/],
    ['removed-steps.json', /must not work again/],
    ['ended-couples.json', /no longer plans together/],
    ['taken-from-trusted.json', /must not read again/],
  ])('is not forgotten for a damaged list: %s', async (list, why) => {
    writeFileSync(join(folder, list), '[{"accountId": 1}]');
    onTestFinished(() => rmSync(join(folder, list)));
    await expect(putBack(await someDatabases())).rejects.toThrow(why);
  });
});

it('takes again from trusted people what their owner had taken, and nothing else', async () => {
  for (const environment of [lost, live, restored])
    await at(environment, 'will-data', async (ask) => {
      expect(await ask('select id from trusted_people')).toEqual([{ id: trusted.stays }]);
      expect(await ask(`select stage, state ->> 'ending' as ending, snapshot from releases`)).toEqual([
        { stage: 'refused', ending: environment === live ? expect.anything() : 'here', snapshot: null },
      ]);
    });
});

it('ends again what two people had ended, and nothing else', async () => {
  for (const environment of [lost, live, restored])
    expect(
      await at(environment, 'identity', (ask) =>
        ask(
          `select couple_id as id, count(partner_account_id)::int + count(partner_name)::int as known from couple_sides
           where ended_at is not null group by 1`,
        ),
      ),
    ).toEqual([{ id: couple.ended, known: 0 }]);
});

it('deletes nobody for not using an account because of a warning from before the backup', async () => {
  expect(warnedBefore).toEqual([{ id: warned }]);
  for (const environment of [restored, lost, live]) expect(await warnedIn(environment)).toEqual([]);
});
