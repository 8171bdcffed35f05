import { randomUUID } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { Role } from '@plainwill/contracts/shared/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import { grantRole } from '../../staff/roles/roles.ts';
import { addAuthenticator, addPasskey } from '../../testing/add-second-steps.ts';
import { anIdentity, chromeOnWindows as client, goodPassword } from '../../testing/identity.ts';

const identity = await anIdentity();
const { aBrowser, aPerson, mailsTo, orm, query, time, vault, visitor } = identity;
const reason = 'Their telephone fell into the sea';
const agreed = 'I spoke to them, and know their voice';
let people = 0;

const grant = (email: string, role: Role) =>
  grantRole(orm.em.fork(), { vault, now: time.now, requestId: randomUUID() }, email, role);

async function anAdministrator() {
  const { email } = await aPerson(`administrator${++people}@example.com`);
  await grant(email, 'admin');
  return { email, ...(await aBrowser(email)) };
}

/** Somebody who looks at the staff pages with both kinds of second step. */
async function aColleague() {
  const person = await aPerson(`colleague${++people}@example.com`);
  await addPasskey(person);
  await addAuthenticator(person, time.now);
  await grant(person.email, 'readonly');
  return person;
}

let anna: Awaited<ReturnType<typeof anAdministrator>>;
let ben: Awaited<ReturnType<typeof anAdministrator>>;
let colleague: Awaited<ReturnType<typeof aColleague>>;

beforeEach(async () => {
  time.now = new Date('2026-12-01T12:00:00Z');
  await identity.forgetMail();
  await query('delete from user_roles');
  await query('delete from step_removals');
  anna = await anAdministrator();
  ben = await anAdministrator();
  colleague = await aColleague();
});

const later = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};

const ask = (by = anna, email = colleague.email) => by.calls.stepRemovals.ask({ email, reason });

const agree = (by = ben, accountId = colleague.account.id) =>
  by.calls.stepRemovals.agree({ accountId, reason: agreed });

const withdraw = (by = ben) => by.calls.stepRemovals.withdraw({ accountId: colleague.account.id });

const refused = (reason: string) => ({ cause: { reason } });

const waysOf = (person = colleague) => person.calls.waysIn.get();

const mailed = async (email: string) =>
  (await mailsTo(email)).flatMap((mail) => (mail.kind === 'stepRemoval' ? [mail.isDone ? 'done' : 'asked'] : []));

const written = () =>
  query<{ action: string; outcome: string; actor: string; reason: string | null }>(
    `select action, outcome, actor_account_id actor, reason from audit_log join audit_chain on entry_id = id
     where action like 'step-removal.%' and actor_account_id in (?, ?) order by position`,
    [anna.account.id, ben.account.id],
  );

const signIn = () => visitor.sessions.signIn({ email: colleague.email, password: goodPassword, client });

describe('two administrators', () => {
  it('remove every second step of a colleague, who is signed out and told', async () => {
    const { account, email } = colleague;
    expect(await ask()).toEqual([
      {
        accountId: account.id,
        email,
        name: null,
        askedBy: anna.email,
        isOwn: true,
        agreeFrom: null,
        askedAt: time.now.toISOString(),
        reason,
      },
    ]);
    expect(await ben.calls.stepRemovals.list()).toMatchObject([{ accountId: account.id, isOwn: false, reason }]);
    const waiting = await signIn();
    if (!('pendingToken' in waiting)) throw new Error('no second step is asked for');
    expect(await waysOf()).toMatchObject({ passkeys: [{}], authenticator: {} });

    expect(await agree()).toEqual([]);
    expect(await waysOf()).toMatchObject({ passkeys: [], authenticator: null, recoveryCodesLeft: 0 });
    expect(await visitor.sessions.pending({ pendingToken: waiting.pendingToken })).toEqual([]);
    expect(await query('select 1 from sessions where account_id = ?', [account.id])).toEqual([]);
    await expect(signIn()).resolves.toHaveProperty('sessionId');
    expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: 'security', event: 'secondStepsRemovedByStaff' });
  });

  it('are written down, each with what they said', async () => {
    await ask();
    await agree();
    expect(await written()).toEqual([
      { action: 'step-removal.ask', outcome: 'done', actor: anna.account.id, reason },
      { action: 'step-removal.done', outcome: 'done', actor: ben.account.id, reason: agreed },
    ]);
  });

  it('are told by mail, and so is every other administrator, without a word on whose step it is', async () => {
    const carol = await anAdministrator();
    await ask();
    await agree();
    for (const { email } of [anna, ben, carol]) expect(await mailed(email)).toEqual(['asked', 'done']);
    expect(await mailed(colleague.email)).toEqual([]);
    expect(JSON.stringify(await mailsTo(carol.email))).not.toContain(colleague.email);
  });

  it('remove them once where both agree at the same moment', async () => {
    const carol = await anAdministrator();
    await ask();
    const outcomes = await Promise.allSettled([agree(ben), agree(carol), agree(ben)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const done = await query(
      `select 1 from audit_log where action = 'step-removal.done' and outcome = 'done' and subject_account_id = ?`,
      [colleague.account.id],
    );
    expect(done).toHaveLength(1);
  });

  it('may be asked for again once a colleague has set up another step and lost it, too', async () => {
    await ask();
    await agree();
    await addPasskey(await aBrowser(colleague.email));
    await ask(ben);
    await expect(agree(ben)).rejects.toMatchObject(refused('OwnStepRemoval'));
    expect(await agree(anna)).toEqual([]);
  });
});

describe('one administrator', () => {
  it('does not agree to what they asked for, and the attempt is written down', async () => {
    await ask();
    await expect(agree(anna)).rejects.toMatchObject({ code: 'FORBIDDEN', ...refused('OwnStepRemoval') });
    expect(await waysOf()).toMatchObject({ passkeys: [{}], authenticator: {} });
    expect((await written()).at(-1)).toMatchObject({ action: 'step-removal.done', outcome: 'refused' });
  });

  it('neither asks for their own nor agrees to it', async () => {
    await expect(ask(anna, anna.email)).rejects.toMatchObject(refused('OwnSecondStep'));
    await addPasskey(anna);
    const again = { ...anna, ...(await identity.browserOf(anna.sessionId)) };
    await ask(ben, anna.email);
    await expect(agree(again, anna.account.id)).rejects.toMatchObject(refused('OwnSecondStep'));
    expect((await waysOf({ ...colleague, calls: again.calls })).passkeys).toHaveLength(1);
  });

  it('who is none any more can do nothing in a page left open', async () => {
    await ask();
    await query('delete from user_roles where account_id = ?', [ben.account.id]);
    await expect(agree()).rejects.toMatchObject(refused('NoLongerAdministrator'));
    await expect(withdraw()).rejects.toMatchObject(refused('NoLongerAdministrator'));
    expect(await anna.calls.stepRemovals.list()).toHaveLength(1);
  });
});

describe('what was asked for', () => {
  it.each([
    ['who asked', () => anna],
    ['another administrator', () => ben],
  ])('is withdrawn by %s, and then nobody can agree to it', async (_who, by) => {
    await ask();
    expect(await withdraw(by())).toEqual([]);
    await expect(agree()).rejects.toMatchObject({ code: 'NOT_FOUND', ...refused('StepRemovalGone') });
    await expect(withdraw()).rejects.toMatchObject(refused('StepRemovalGone'));
    expect(await waysOf()).toMatchObject({ passkeys: [{}] });
    expect(await written()).toContainEqual({
      action: 'step-removal.withdraw',
      outcome: 'done',
      actor: by().account.id,
      reason: null,
    });
  });

  it('can be agreed to for seven days, and then be asked for again', async () => {
    await ask();
    later(7 * dayMs - 1);
    const freshly = async (person: typeof ben) => ({ ...person, ...(await aBrowser(person.email)) });
    expect(await ben.calls.stepRemovals.list()).toHaveLength(1);
    later(1);
    ben = await freshly(ben);
    anna = await freshly(anna);
    expect(await ben.calls.stepRemovals.list()).toEqual([]);
    await expect(agree()).rejects.toMatchObject(refused('StepRemovalGone'));
    await expect(ask()).resolves.toHaveLength(1);
    await expect(agree()).resolves.toEqual([]);
  });

  it('is agreed to on the last day', async () => {
    await ask();
    later(7 * dayMs - 1);
    ben = { ...ben, ...(await aBrowser(ben.email)) };
    await expect(agree()).resolves.toEqual([]);
  });

  it('is gone with the account', async () => {
    await ask();
    await query('delete from accounts where id = ?', [colleague.account.id]);
    expect(await ben.calls.stepRemovals.list()).toEqual([]);
    await expect(agree()).rejects.toMatchObject(refused('StepRemovalGone'));
  });

  it('is done to nobody who has lost their role meanwhile', async () => {
    await ask();
    await query('delete from user_roles where account_id = ?', [colleague.account.id]);
    await expect(agree()).rejects.toMatchObject(refused('NotStaff'));
    expect(await waysOf()).toMatchObject({ passkeys: [{}], authenticator: {} });
  });

  it('names a colleague who has left where the one who asked is gone', async () => {
    await ask();
    await query('delete from accounts where id = ?', [anna.account.id]);
    expect(await ben.calls.stepRemovals.list()).toMatchObject([{ askedBy: 'A colleague who has left' }]);
  });
});

describe('is not asked for', () => {
  it('twice', async () => {
    await ask();
    await expect(ask(ben)).rejects.toMatchObject({ code: 'CONFLICT', ...refused('StepRemovalAsked') });
  });

  it('for an address without an account', async () => {
    await expect(ask(anna, 'nobody@example.com')).rejects.toMatchObject(refused('NoSuchAccount'));
  });

  it('for somebody who holds no role', async () => {
    const customer = await aPerson(`customer${people}@example.com`);
    await addPasskey(customer);
    await expect(ask(anna, customer.email)).rejects.toMatchObject(refused('NotStaff'));
    expect((await waysOf(customer)).passkeys).toHaveLength(1);
  });

  it('for a colleague whom nothing but passkeys lets in, until there is a password', async () => {
    const forget = 'update accounts set password_hash = null where id = ?';
    await ask();
    await query(forget, [colleague.account.id]);
    await expect(agree()).rejects.toMatchObject(refused('PasskeysAlone'));
    await withdraw();
    await expect(ask()).rejects.toMatchObject(refused('PasskeysAlone'));
    expect(await waysOf()).toMatchObject({ password: null, passkeys: [{}], authenticator: {} });
    await visitor.passwords.requestReset({ email: colleague.email });
    const token = await identity.tokenOf('resetPassword', colleague.email);
    await visitor.passwords.reset({ token, password: goodPassword });
    await ask();
    await agree();
    await expect(signIn()).resolves.toHaveProperty('sessionId');
  });

  it('for a colleague without a second step', async () => {
    await expect(ask(anna, ben.email)).rejects.toMatchObject(refused('NoStepToRemove'));
  });

  it.each(['NoSuchAccount', 'NotStaff'])('without the attempt being written down: %s', async (why) => {
    const email = `nobody${people}@example.com`;
    if (why === 'NotStaff') await aPerson(email);
    await ask(anna, email).catch(() => undefined);
    expect(await written()).toMatchObject([{ action: 'step-removal.ask', outcome: 'refused', reason }]);
    expect(await mailed(ben.email)).toEqual([]);
  });
});
