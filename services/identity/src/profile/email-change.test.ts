import { dayMs, hourMs } from '@plainwill/contracts/shared/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { anIdentity, goodPassword } from '../testing/identity.ts';

const identity = await anIdentity();
const { aBrowser, aPerson, connectGoogle, mailsTo, signIn, storedPerson, tokenOf, visitor } = identity;
const expired = { code: 'NOT_FOUND', cause: { reason: 'LinkExpired' } };
let people = 0;
let [oldEmail, newEmail] = ['', ''];
let person: Awaited<ReturnType<typeof aPerson>>;

beforeEach(async () => {
  identity.time.now = new Date();
  [oldEmail, newEmail] = [`old${++people}@example.com`, `new${people}@example.com`];
  person = await aPerson(oldEmail);
});

const later = (ms: number) => {
  identity.time.now = new Date(Date.now() + ms);
};
const confirm = (token: string, { calls } = person) => calls.profile.confirmNewEmail({ token });
const undo = (token: string) => visitor.profile.undoEmailChange({ token });

/** Chooses a password by the link that undoing a change has mailed. */
const resetFor = async (address: string) =>
  visitor.passwords.reset({ token: await tokenOf('resetPassword', address), password: goodPassword });

/** Changes the address, from the request to the confirmation. */
async function changeTo(email: string, { calls } = person) {
  await calls.profile.changeEmail({ email });
  await confirm(await tokenOf('confirmNewEmail', email), { ...person, calls });
}

describe('a new address', () => {
  it('changes nothing until its owner has confirmed it', async () => {
    expect(await person.calls.profile.changeEmail({ email: newEmail })).toMatchObject({ email: oldEmail, newEmail });
    await expect(signIn(newEmail)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(signIn(oldEmail)).resolves.toBeDefined();
    await confirm(await tokenOf('confirmNewEmail', newEmail));
    expect(await person.isSignedIn()).toBe(false);
    await expect(signIn(oldEmail)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await (await aBrowser(newEmail)).calls.profile.get()).toMatchObject({ email: newEmail, newEmail: null });
  });

  it.each([
    ['nobody is signed in', async () => visitor],
    ['somebody else is signed in', async () => (await aPerson(`bystander${people}@example.com`)).calls],
  ])('is not the account’s by the link alone, where %s', async (_who, callsOf) => {
    await person.calls.profile.changeEmail({ email: newEmail });
    const token = await tokenOf('confirmNewEmail', newEmail);
    const calls = await callsOf();
    const about = { newEmail, account: 'o…@example.com' };
    expect(await calls.profile.newEmailDetails({ token })).toEqual({ ...about, isYours: false });
    const refused = { code: 'FORBIDDEN', cause: { reason: 'SignInToConfirm' } };
    await expect(calls.profile.confirmNewEmail({ token })).rejects.toMatchObject(refused);
    // It is not used up by that.
    expect(await person.calls.profile.newEmailDetails({ token })).toEqual({ ...about, isYours: true });
    await confirm(token);
    await expect(visitor.profile.newEmailDetails({ token })).rejects.toMatchObject(expired);
  });

  it('is known as new for 90 days, with the address before', async () => {
    const { id: accountId } = person.account;
    const former = () => visitor.outgoingMail.addressOf({ accountId, path: '/account/here', isFormer: true });
    expect([await visitor.outgoingMail.hasNewAddress({ accountId }), await former()]).toEqual([false, null]);
    await changeTo(newEmail);
    expect(await former()).toMatchObject({ to: oldEmail });
    later(dayMs);
    expect(await visitor.outgoingMail.hasNewAddress({ accountId })).toBe(true);
    later(90 * dayMs);
    expect([await visitor.outgoingMail.hasNewAddress({ accountId }), await former()]).toEqual([false, null]);
  });

  it('has a link that works once, also when opened twice at the same moment', async () => {
    await person.calls.profile.changeEmail({ email: newEmail });
    const token = await tokenOf('confirmNewEmail', newEmail);
    const attempts = await Promise.allSettled([confirm(token), confirm(token)]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('has a link that ends after a day, and when another address is asked for', async () => {
    await person.calls.profile.changeEmail({ email: newEmail });
    const first = await tokenOf('confirmNewEmail', newEmail);
    await person.calls.profile.changeEmail({ email: `second-${newEmail}` });
    await expect(confirm(first)).rejects.toMatchObject(expired);
    const second = await tokenOf('confirmNewEmail', `second-${newEmail}`);
    later(25 * hourMs);
    await expect(confirm(second)).rejects.toMatchObject(expired);
  });

  it('is given up by asking for the present one', async () => {
    await person.calls.profile.changeEmail({ email: newEmail });
    const token = await tokenOf('confirmNewEmail', newEmail);
    expect(await person.calls.profile.changeEmail({ email: oldEmail.toUpperCase() })).toMatchObject({ newEmail: null });
    await expect(confirm(token)).rejects.toMatchObject(expired);
  });

  it('that has an account gets the same answer, and its owner another mail', async () => {
    const taken = `taken${people}@example.com`;
    await aPerson(taken);
    const mailsBefore = (await mailsTo(taken)).length;
    const answer = await person.calls.profile.changeEmail({ email: taken });
    expect(answer).toEqual({ ...(await person.calls.profile.get()), newEmail: taken });
    expect((await mailsTo(taken)).slice(mailsBefore)).toEqual([
      { kind: 'alreadyHaveAccount', to: taken, signInLink: 'https://plainwill.example/auth' },
    ]);
  });

  it('is refused when it has become another account’s meanwhile', async () => {
    await person.calls.profile.changeEmail({ email: newEmail });
    const token = await tokenOf('confirmNewEmail', newEmail);
    await aPerson(newEmail);
    await expect(confirm(token)).rejects.toMatchObject(expired);
    expect(await person.calls.profile.get()).toMatchObject({ email: oldEmail });
  });

  it('goes to who confirms it, not to a sign-up that nobody confirmed', async () => {
    await visitor.accounts.signUp({ email: newEmail, password: 'Attacker-knows-1' });
    await changeTo(newEmail);
    expect(await (await aBrowser(newEmail)).calls.accounts.me()).toMatchObject({ id: person.account.id });
    await expect(signIn(newEmail, 'Attacker-knows-1')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('does not become the account’s after its password was reset', async () => {
    await person.calls.profile.changeEmail({ email: newEmail });
    const token = await tokenOf('confirmNewEmail', newEmail);
    await visitor.passwords.requestReset({ email: oldEmail });
    await visitor.passwords.reset({ token: await tokenOf('resetPassword', oldEmail), password: goodPassword });
    await expect(confirm(token)).rejects.toMatchObject(expired);
  });

  it('ends the links that were mailed to the old one', async () => {
    await visitor.passwords.requestReset({ email: oldEmail });
    const token = await tokenOf('resetPassword', oldEmail);
    await changeTo(newEmail);
    await expect(visitor.passwords.reset({ token, password: goodPassword })).rejects.toMatchObject(expired);
  });
});

describe('the old address', () => {
  it('is told, with a way back that works for seven days and once', async () => {
    await changeTo(newEmail);
    const token = await tokenOf('emailChanged', oldEmail);
    const thief = await aBrowser(newEmail);
    await thief.calls.profile.changeEmail({ email: `next-${newEmail}` });
    await thief.calls.profile.requestDeletion();
    later(6.9 * 24 * hourMs);
    const attempts = await Promise.allSettled([undo(token), undo(token)]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await thief.isSignedIn()).toBe(false);
    // A password that the thief knew or chose opens nothing; the owner chooses again by mail.
    await expect(signIn(oldEmail)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await resetFor(oldEmail);
    const owner = await aBrowser(oldEmail);
    expect(await owner.calls.profile.get()).toMatchObject({ email: oldEmail, newEmail: null, deletionAt: null });
  });

  it('takes away the Google account by which a thief could come back', async () => {
    await changeTo(newEmail);
    await connectGoogle(newEmail, newEmail);
    await undo(await tokenOf('emailChanged', oldEmail));
    await resetFor(oldEmail);
    expect(await (await aBrowser(oldEmail)).calls.profile.get()).toMatchObject({ googleEmail: null });
  });

  it('has no way back after seven days', async () => {
    await changeTo(newEmail);
    const token = await tokenOf('emailChanged', oldEmail);
    later(7.1 * 24 * hourMs);
    await expect(undo(token)).rejects.toMatchObject(expired);
  });

  it('keeps its way back whatever is done with the account, and closes those of later addresses', async () => {
    await changeTo(newEmail);
    const first = await tokenOf('emailChanged', oldEmail);
    later(60_000);
    await visitor.passwords.requestReset({ email: newEmail });
    await visitor.passwords.reset({ token: await tokenOf('resetPassword', newEmail), password: goodPassword });
    await changeTo(`third-${newEmail}`, await aBrowser(newEmail).then((browser) => ({ ...person, ...browser })));
    const second = await tokenOf('emailChanged', newEmail);
    await undo(first);
    await expect(undo(second)).rejects.toMatchObject(expired);
    expect(await storedPerson(person.account.id)).toMatchObject({ email: oldEmail });
  });

  it('can go back in steps without losing the first of them', async () => {
    await changeTo(newEmail);
    const first = await tokenOf('emailChanged', oldEmail);
    later(60_000);
    await changeTo(`third-${newEmail}`, { ...person, ...(await aBrowser(newEmail)) });
    await undo(await tokenOf('emailChanged', newEmail));
    await undo(first);
    await resetFor(oldEmail);
    await expect(signIn(oldEmail)).resolves.toBeDefined();
  });
});
