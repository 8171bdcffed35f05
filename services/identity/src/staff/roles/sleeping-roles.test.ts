import { randomUUID } from 'node:crypto';
import { identityContract } from '@plainwill/contracts/identity/contract';
import type { SignInMethod } from '@plainwill/contracts/identity/sign-in-methods';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type Role, rolesFor } from '@plainwill/contracts/shared/roles';
import { describe, expect, it } from 'vitest';
import type { StaffSecondStep } from '../../accounts/sessions/staff-second-step.ts';
import { addAuthenticator, addPasskey } from '../../testing/add-second-steps.ts';
import { anIdentity, chromeOnWindows as client } from '../../testing/identity.ts';
import { grantRole } from './roles.ts';

const now = new Date('2026-12-01T12:00:00Z');

/** A role that opens each procedure for staff. */
const openedBy: Record<string, Role> = {
  'audit.export': 'admin',
  'audit.search': 'admin',
  'audit.verify': 'admin',
  'invitations.list': 'readonly',
  'invitations.withdraw': 'admin',
  'operations.get': 'readonly',
  'people.byEmail': 'admin',
  'people.byIds': 'admin',
  'reviewers.grant': 'admin',
  'reviewers.list': 'readonly',
  'reviewers.own': 'reviewer',
  'reviewers.saveOwn': 'reviewer',
  'roles.grant': 'admin',
  'roles.list': 'readonly',
  'roles.revoke': 'admin',
  'roles.withoutSecondStep': 'readonly',
  'staffRecoveries.agree': 'admin',
  'staffRecoveries.ask': 'admin',
  'staffRecoveries.list': 'admin',
  'staffRecoveries.stop': 'admin',
  'stepRemovals.agree': 'admin',
  'stepRemovals.ask': 'admin',
  'stepRemovals.list': 'admin',
  'stepRemovals.withdraw': 'admin',
  'users.daily': 'readonly',
  'users.disable': 'admin',
  'users.enable': 'admin',
  'users.endPlanning': 'admin',
  'users.endSessions': 'admin',
  'users.export': 'admin',
  'users.get': 'readonly',
  'users.list': 'readonly',
  'users.requestDeletion': 'admin',
};

const ways: { methods: SignInMethod[]; isStrong: boolean }[] = [
  { methods: ['password'], isStrong: false },
  { methods: ['google'], isStrong: false },
  { methods: ['passkey'], isStrong: true },
  { methods: ['password', 'code'], isStrong: true },
  { methods: ['google', 'code'], isStrong: true },
  { methods: ['password', 'recoveryCode'], isStrong: true },
  { methods: ['google', 'recoveryCode'], isStrong: true },
];

const settings: { when: string; staffSecondStep: StaffSecondStep; isNeeded: boolean; weakly: string }[] = [
  { when: 'is asked of staff', staffSecondStep: { isOn: true, from: null }, isNeeded: true, weakly: 'needed' },
  { when: 'is off', staffSecondStep: { isOn: false, from: null }, isNeeded: false, weakly: 'off' },
  {
    when: 'is announced for tomorrow',
    staffSecondStep: { isOn: true, from: '2026-12-02' },
    isNeeded: false,
    weakly: 'announced',
  },
  {
    when: 'is asked from today on',
    staffSecondStep: { isOn: true, from: '2026-12-01' },
    isNeeded: true,
    weakly: 'needed',
  },
  {
    when: 'was announced for yesterday',
    staffSecondStep: { isOn: true, from: '2026-11-30' },
    isNeeded: true,
    weakly: 'needed',
  },
];

const solicitor = { qualification: 'solicitor', regulator: 'SRA', registration: '123456' } as const;

const { orm } = await anIdentity();
let sites = 0;

/** Sites share a database; each has people of its own. */
async function aSite(staffSecondStep: StaffSecondStep) {
  const identity = await anIdentity({ orm, staffSecondStep });
  const { aPerson, vault, time } = identity;
  const domain = `site${++sites}.example.com`;
  time.now = now;
  const grant = (email: string, role: Role) => {
    const by = { vault, now: time.now, requestId: randomUUID() };
    return grantRole(orm.em.fork(), by, email, role, role === 'reviewer' ? solicitor : undefined);
  };
  const colleagues = new Map<Role, AccountId>();
  /** Somebody who holds the role; the same each time. */
  async function colleagueWith(role: Role): Promise<AccountId> {
    const known = colleagues.get(role);
    if (known) return known;
    const { email, account } = await aPerson(`${role}@${domain}`);
    await grant(email, role);
    colleagues.set(role, account.id);
    return account.id;
  }
  return { ...identity, domain, grant, colleagueWith };
}

type Site = Awaited<ReturnType<typeof aSite>>;
type Calls = Site['visitor'];

/** What becomes of a call. Its input is none, for access is looked at first. */
async function answerTo(calls: Calls, path: string): Promise<string> {
  const procedure = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], calls);
  return (procedure as (input: unknown) => Promise<unknown>)(undefined).then(
    () => 'let in',
    ({ code }: { code?: string }) => (code === 'BAD_REQUEST' ? 'let in' : (code ?? 'broken')),
  );
}

async function answersTo(calls: Calls, paths = Object.keys(openedBy)) {
  const answers = [];
  for (const path of paths) answers.push([path, await answerTo(calls, path)]);
  return Object.fromEntries(answers);
}

const all = (answer: string, paths = Object.keys(openedBy)) => Object.fromEntries(paths.map((path) => [path, answer]));

it('has a row for every procedure for staff, of a role that it is for', () => {
  const forStaff = proceduresOf(identityContract).filter(({ procedure }) => procedure.access in rolesFor);
  expect(forStaff.map(({ path }) => path).toSorted()).toEqual(Object.keys(openedBy).toSorted());
  for (const { path, procedure } of forStaff)
    expect(rolesFor[procedure.access as keyof typeof rolesFor]).toContain(openedBy[path]);
});

const summer = await aSite({ isOn: true, from: '2026-07-02' });
const asking = await aSite({ isOn: true, from: null });
const eachSetting = await Promise.all(
  settings.map(async (setting) => ({ ...setting, site: await aSite(setting.staffSecondStep) })),
);

describe.each(eachSetting)('where a second step $when', ({ site, staffSecondStep, isNeeded, weakly }) => {
  describe.each(ways)('a session by $methods', ({ methods, isStrong }) => {
    it.each(['admin', 'readonly', 'reviewer'] as const)('of somebody with the role %s', async (role) => {
      const { browserOf, colleagueWith, sessions } = site;
      const id = await colleagueWith(role);
      const opened = await orm.em
        .fork()
        .transactional(async (em) =>
          sessions.open(em, await sessions.lockForSignIn(em, id, null), { client, methods }),
        );
      const { calls } = await browserOf(opened.sessionId);
      const opens = Object.keys(openedBy).filter((path) => openedBy[path] === role);
      const isAsleep = isNeeded && !isStrong;
      expect(await answersTo(calls, opens)).toEqual(all(isAsleep ? 'FORBIDDEN' : 'let in', opens));
      expect(await calls.accounts.me()).toMatchObject({
        roles: isAsleep ? [] : [role],
        staffStep: isStrong ? 'proved' : weakly,
        staffStepFrom: !isStrong && weakly === 'announced' ? staffSecondStep.from : null,
      });
    });
  });

  it('nobody without a role is told of it', async () => {
    const { aPerson, domain } = site;
    const { calls } = await aPerson(`customer@${domain}`);
    expect(await calls.accounts.me()).toMatchObject({ roles: [], staffStep: 'notStaff', staffStepFrom: null });
    expect(await answersTo(calls)).toEqual(all('FORBIDDEN'));
  });
});

describe('a role that sleeps', () => {
  let people = 0;

  async function aColleague() {
    const { aBrowser, aPerson, grant } = asking;
    const person = await aPerson(`colleague${++people}@example.com`);
    await grant(person.email, 'admin');
    return { person, ...(await aBrowser(person.email)) };
  }

  it('was granted to somebody who was signed in: it sleeps in their next session by password', async () => {
    const { person, account, calls } = await aColleague();
    expect(await person.isSignedIn()).toBe(false);
    expect(account.roles).toEqual([]);
    expect(await answersTo(calls)).toEqual(all('FORBIDDEN'));
    expect(await calls.accounts.me()).toMatchObject({ staffStep: 'needed' });
    expect(await calls.waysIn.get()).toMatchObject({ isStaff: true, asksSecondStep: true });
  });

  it.each([
    ['a passkey', (calls: Calls) => addPasskey({ calls })],
    ['an authenticator app', (calls: Calls) => addAuthenticator({ calls }, now)],
  ])('wakes in the session in which %s is set up, and in no other', async (_what, setUp) => {
    const { aBrowser, browserOf } = asking;
    const { person, sessionId, calls } = await aColleague();
    const elsewhere = await aBrowser(person.email);
    await setUp(calls);
    const awake = await browserOf(sessionId);
    expect(awake.account).toMatchObject({ roles: ['admin'], secondStep: 'proved' });
    expect(await answerTo(awake.calls, 'users.list')).toBe('let in');
    expect(await awake.calls.accounts.me()).toMatchObject({ roles: ['admin'], staffStep: 'proved' });
    const asleep = await browserOf(elsewhere.sessionId);
    expect(asleep.account).toMatchObject({ roles: [], secondStep: 'missing' });
    expect(await answersTo(asleep.calls)).toEqual(all('FORBIDDEN'));
  });
});

it('begins at midnight in the United Kingdom, of the day that was announced', async () => {
  const { aPerson, browserOf, grant, aBrowser, time } = summer;
  const rolesAt = async (at: string) => {
    time.now = new Date(at);
    const email = `at${time.now.getTime()}@example.com`;
    await aPerson(email);
    await grant(email, 'readonly');
    return (await browserOf((await aBrowser(email)).sessionId)).account.roles;
  };
  expect(await rolesAt('2026-07-01T22:59:59Z')).toEqual(['readonly']);
  expect(await rolesAt('2026-07-01T23:00:00Z')).toEqual([]);
});
