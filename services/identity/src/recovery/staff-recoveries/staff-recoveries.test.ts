import { randomUUID } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { quietLog } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { grantRole } from '../../staff/roles/roles.ts';
import { addAuthenticator, addPasskey } from '../../testing/add-second-steps.ts';
import { anIdentity, chromeOnWindows as client, goodPassword, otherPassword } from '../../testing/identity.ts';
import { goOnWithStaffRecoveries } from './go-on-with-staff-recoveries.ts';

const identity = await anIdentity({ isStaffRecoveryOn: true });
const { aBrowser, aPerson, browserOf, linkTokens, mailsTo, orm, query, signIn, time, tokenOf, vault, visitor } =
  identity;
const reason = 'Seen with passport and two bills';
const checked = 'Seen again by me';
let people = 0;
let anna: Awaited<ReturnType<typeof anAdministrator>>;
let ben: Awaited<ReturnType<typeof anAdministrator>>;
let customer: Awaited<ReturnType<typeof aPerson>>;
let newEmail: string;

async function anAdministrator() {
  const { email } = await aPerson(`administrator${++people}@example.com`);
  await grantRole(orm.em.fork(), { vault, now: time.now, requestId: randomUUID() }, email, 'admin');
  return { email, ...(await aBrowser(email)) };
}

beforeEach(async () => {
  time.now = new Date('2026-12-01T12:00:00Z');
  await identity.forgetMail();
  await query('delete from user_roles');
  await query('delete from staff_recoveries');
  [anna, ben] = [await anAdministrator(), await anAdministrator()];
  customer = await aPerson(`customer${++people}@example.com`);
  newEmail = `new${people}@example.com`;
});

const later = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};

const refused = (reason: string) => ({ cause: { reason } });

const ask = (by = anna, email = customer.email) => by.calls.staffRecoveries.ask({ email, newEmail, reason });

const agree = (by = ben, typed = newEmail) =>
  by.calls.staffRecoveries.agree({ accountId: customer.account.id, newEmail: typed, reason: checked });

const stop = (by = ben) => by.calls.staffRecoveries.stop({ accountId: customer.account.id });

const goOn = (isOn = true) => goOnWithStaffRecoveries({ orm, vault, linkTokens, now: time.now, log: quietLog, isOn });

async function begin() {
  await ask();
  await agree();
}

async function recover() {
  await begin();
  later(30 * dayMs);
  await goOn();
}

const told = async (email = customer.email) =>
  (await mailsTo(email)).flatMap((mail) =>
    mail.kind === 'security' && mail.event.startsWith('staffRecovery') ? [mail.event] : [],
  );

const stepsMailed = async (email: string) =>
  (await mailsTo(email)).flatMap((mail) => (mail.kind === 'staffRecovery' ? [mail.step] : []));

const dueAt = async (calls = customer.calls) => (await calls.waysIn.get()).staffRecoveryAt;

describe('two administrators', () => {
  it('agree, and then thirty days run of which the owner is told', async () => {
    expect(await ask()).toMatchObject([{ email: customer.email, newEmail, isOwn: true, reason, dueAt: null }]);
    expect(await dueAt()).toBeNull();
    expect(await told()).toEqual([]);
    const due = new Date(time.now.getTime() + 30 * dayMs).toISOString();
    expect(await agree()).toMatchObject([{ dueAt: due, isOwn: false }]);
    expect(await dueAt()).toBe(due);
    expect(await told()).toEqual(['staffRecoveryBegun']);

    const begun = time.now.getTime();
    for (let day = 1; day < 30; day++) {
      time.now = new Date(begun + day * dayMs);
      await goOn();
      await goOn();
    }
    // On the first day no link of these mails has ended.
    time.now = new Date(begun);
    const days = (await mailsTo(customer.email)).flatMap((mail) =>
      mail.kind === 'security' && mail.event.startsWith('staffRecovery') ? [(Date.parse(mail.at) - begun) / dayMs] : [],
    );
    expect(days).toEqual([0, 1, 3, 7, 14, 21, 28]);
  });

  it('are told of each step by a mail that names nobody', async () => {
    await recover();
    const steps = ['staffRecoveryAsked', 'staffRecoveryAgreed', 'staffRecoveryDone'];
    for (const { email } of [anna, ben]) expect(await stepsMailed(email)).toEqual(steps);
    expect(JSON.stringify(await mailsTo(ben.email))).not.toContain(customer.email);
    expect(JSON.stringify(await mailsTo(ben.email))).not.toContain(newEmail);
  });

  it('must be two, who type the same address', async () => {
    await ask();
    await expect(agree(anna)).rejects.toMatchObject(refused('OwnStaffRecovery'));
    await expect(agree(ben, `other-${newEmail}`)).rejects.toMatchObject(refused('OtherNewEmail'));
    await expect(agree(ben, newEmail.toUpperCase())).resolves.toHaveLength(1);
    await expect(agree(ben)).rejects.toMatchObject(refused('StaffRecoveryGone'));
  });

  it('have seven days to agree', async () => {
    await ask();
    later(7 * dayMs);
    [anna, ben] = [
      { ...anna, ...(await aBrowser(anna.email)) },
      { ...ben, ...(await aBrowser(ben.email)) },
    ];
    expect(await ben.calls.staffRecoveries.list()).toEqual([]);
    await expect(agree()).rejects.toMatchObject(refused('StaffRecoveryGone'));
    await expect(ask()).resolves.toHaveLength(1);
  });

  it('cannot recover an account of staff, one that does not exist, or to an address in use', async () => {
    await expect(ask(anna, ben.email)).rejects.toMatchObject(refused('RecoveryForStaff'));
    await expect(ask(anna, 'nobody@example.com')).rejects.toMatchObject(refused('NoSuchAccount'));
    await aPerson(newEmail);
    await expect(ask()).rejects.toMatchObject(refused('NewEmailTaken'));
  });

  it('are written down, each with what they said', async () => {
    await recover();
    const entries = await query(
      `select action, actor_account_id actor, reason from audit_log
       where action like 'staff-recovery.%' and subject_account_id = ? order by at, action`,
      [customer.account.id],
    );
    expect(entries).toEqual([
      { action: 'staff-recovery.agree', actor: ben.account.id, reason: checked },
      { action: 'staff-recovery.ask', actor: anna.account.id, reason },
      { action: 'staff-recovery.done', actor: null, reason: null },
    ]);
  });
});

describe('the owner stops it by', () => {
  it.each([
    ['signing in with the password alone', () => signIn(customer.email)],
    ['the account page of a session', () => customer.calls.recovery.stop()],
    ['confirming who they are', () => customer.reauthenticate({ password: goodPassword })],
    [
      'the link of a mail about it',
      async () => {
        const mail = (await mailsTo(customer.email)).findLast(({ kind }) => kind === 'security');
        const token = mail?.kind === 'security' ? (mail.secureLink.split('#token=')[1] ?? '') : '';
        return visitor.recovery.secureAccount({ token });
      },
    ],
  ])('%s', async (_how, act) => {
    await begin();
    await act();
    expect((await told()).at(-1)).toBe('staffRecoveryStopped');
    expect(await stepsMailed(anna.email)).toContain('staffRecoveryStopped');
    later(31 * dayMs);
    await goOn();
    expect(
      await query('select 1 from accounts where id = ? and will_hidden_until is null', [customer.account.id]),
    ).toHaveLength(1);
    expect(await mailsTo(newEmail)).toEqual([]);
  });
});

describe('it ends without a new address', () => {
  it('where an administrator stops it, in any state', async () => {
    await ask();
    expect(await stop()).toEqual([]);
    expect(await told()).toEqual([]);
    await begin();
    expect(await stop(anna)).toEqual([]);
    expect(await told()).toEqual(['staffRecoveryBegun', 'staffRecoveryStopped']);
    await expect(stop()).rejects.toMatchObject(refused('StaffRecoveryGone'));
  });

  it.each([
    ['the operator no longer allows it', async () => goOn(false)],
    [
      'the address has become somebody else’s',
      async () => {
        await aPerson(newEmail);
        later(30 * dayMs);
        await goOn();
      },
    ],
  ])('where %s', async (_why, happen) => {
    await begin();
    await happen();
    expect((await told()).at(-1)).toBe('staffRecoveryStopped');
    expect(await query('select 1 from staff_recoveries where account_id = ?', [customer.account.id])).toEqual([]);
  });
});

describe('after thirty days', () => {
  it('nothing opens the account but a password chosen from the new mailbox', async () => {
    const { passkey } = await addPasskey(customer);
    await addAuthenticator(customer, time.now);
    await begin();
    later(30 * dayMs - 1);
    await goOn();
    expect(await mailsTo(newEmail)).toEqual([]);
    later(1);
    await goOn();
    await goOn();

    expect(await customer.isSignedIn()).toBe(false);
    await expect(signIn(customer.email)).rejects.toMatchObject(refused('SignInFailed'));
    const browserToken = 'the secret of this browser';
    const answer = passkey.answers(await visitor.passkeys.beginUse({ purpose: 'signIn', browserToken }));
    await expect(visitor.sessions.signInWithPasskey({ passkey: answer, browserToken, client })).rejects.toMatchObject(
      refused('PasskeyFailed'),
    );
    await visitor.passwords.reset({ token: await tokenOf('resetPassword', newEmail), password: otherPassword });
    const { calls, account } = await browserOf((await signIn(newEmail, otherPassword)).sessionId);
    expect(account.id).toBe(customer.account.id);
    expect(await calls.waysIn.get()).toMatchObject({ passkeys: [], authenticator: null, google: null });
  });

  it('the will stays hidden for fourteen days more', async () => {
    await recover();
    await visitor.passwords.reset({ token: await tokenOf('resetPassword', newEmail), password: otherPassword });
    const { sessionId } = await signIn(newEmail, otherPassword);
    const hiddenUntil = new Date(time.now.getTime() + 14 * dayMs).toISOString();
    expect(await visitor.sessions.resolve({ sessionId })).toMatchObject({ willHiddenUntil: hiddenUntil });
    later(14 * dayMs);
    const again = await signIn(newEmail, otherPassword);
    expect(await visitor.sessions.resolve({ sessionId: again.sessionId })).toMatchObject({ willHiddenUntil: null });
  });

  it('the old mailbox can put its address back as long, and then sees the will', async () => {
    await recover();
    const token = await tokenOf('emailChanged', customer.email);
    later(14 * dayMs - 1);
    await visitor.profile.undoEmailChange({ token });
    await visitor.passwords.reset({ token: await tokenOf('resetPassword', customer.email), password: otherPassword });
    const { sessionId } = await signIn(customer.email, otherPassword);
    expect(await visitor.sessions.resolve({ sessionId })).toMatchObject({ willHiddenUntil: null });
  });
});

it('is refused and not listed where the operator does not allow it', async () => {
  const without = await anIdentity({ orm });
  const { calls } = await without.browserOf(anna.sessionId);
  expect(await calls.staffRecoveries.list()).toBeNull();
  const attempts = [
    calls.staffRecoveries.ask({ email: customer.email, newEmail, reason }),
    calls.staffRecoveries.agree({ accountId: customer.account.id, newEmail, reason }),
    calls.staffRecoveries.stop({ accountId: customer.account.id }),
  ];
  await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toMatchObject(refused('StaffRecoveryOff'))));
});
