import { dayMs } from '@plainwill/contracts/shared/durations';
import { describe, expect, it } from 'vitest';
import { purge } from '../../profile/deletion/delete-due-accounts.ts';
import { alone, refused, somePartners } from './testing/some-partners.ts';

const identity = await somePartners();
const {
  aCouple,
  anAddress,
  aPerson,
  coupleOf,
  invite,
  later,
  mailsTo,
  orm,
  pair,
  proved,
  query,
  time,
  tokenTo,
  visitor,
} = identity;

const invitationsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === 'partnerInvitation').length;

describe('an invitation', () => {
  it('is mailed to its address, and links the account that has it', async () => {
    const planning = await invite(pair.anna, pair.ben.email);
    expect(planning).toMatchObject({ partner: null, nameInMail: 'Anna Reed' });
    expect(planning.sent).toMatchObject([{ email: pair.ben.email, firstName: 'Ben', canSendAgain: true }]);
    expect(await mailsTo(pair.ben.email)).toMatchObject([
      {
        kind: 'partnerInvitation',
        from: 'Anna Reed',
        firstName: 'Ben',
        link: expect.stringMatching(/^https:\/\/plainwill\.example\/auth\/partner#token=.{40,}$/),
        until: new Date(time.now.getTime() + 7 * dayMs).toISOString(),
      },
    ]);
    const token = await tokenTo(pair.ben.email);
    expect((await pair.ben.calls.partner.get()).received).toMatchObject([{ token, from: 'Anna Reed' }]);
    expect(await pair.ben.calls.partner.accept({ token })).toMatchObject({
      partner: { firstName: 'Anna' },
      received: [],
    });
    expect(await pair.anna.calls.partner.get()).toMatchObject({ partner: { firstName: 'Ben' }, sent: [] });
    expect(await coupleOf(pair.anna)).toMatchObject({ partnerAccountId: pair.ben.account.id, partnerFirstName: 'Ben' });
    expect(await coupleOf(pair.ben)).toMatchObject({
      partnerAccountId: pair.anna.account.id,
      partnerFirstName: 'Anna',
    });
    expect((await coupleOf(pair.ben))?.coupleId).toBe((await coupleOf(pair.anna))?.coupleId);
  });

  it('waits for someone who signs up with the address later', async () => {
    const email = anAddress('new');
    await invite(pair.anna, email);
    const newcomer = await aPerson(email);
    const [received] = (await newcomer.calls.partner.get()).received;
    await newcomer.calls.partner.accept({ token: received?.token ?? '' });
    expect(await coupleOf(newcomer)).toMatchObject({ partnerAccountId: pair.anna.account.id });
  });

  it('answers the same for an address with an account, without one, and of someone who is linked', async () => {
    await aCouple();
    const carol = await aPerson(anAddress('carol'));
    const dan = await aPerson(anAddress('dan'));
    const answers = [];
    for (const email of [pair.ben.email, dan.email, anAddress('nobody')]) {
      const { sent, ...rest } = await invite(carol, email);
      answers.push({ ...rest, sent: { ...sent[0], id: '', email: '' } });
      for (const { id } of sent) await carol.calls.partner.cancelInvite({ id });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it.each([
    ['<b>Ben</b>', null],
    ['Ben: call 0900 123', null],
    ['Zoë-Ann O’Neil', 'Zoë-Ann O’Neil'],
    ['B'.repeat(41), null],
  ])('gives a name to a mail only if it is one: %s', async (name, given) => {
    await pair.anna.calls.profile.rename({ name });
    await invite(pair.anna, pair.ben.email, name);
    expect(await mailsTo(pair.ben.email)).toMatchObject([{ from: given, firstName: given }]);
  });

  it('is sent a second time once', async () => {
    const { sent } = await invite(pair.anna, pair.ben.email);
    const id = sent[0]?.id ?? '';
    expect((await pair.anna.calls.partner.sendAgain({ id })).sent).toMatchObject([{ canSendAgain: false }]);
    await pair.anna.calls.partner.sendAgain({ id });
    expect(await invitationsTo(pair.ben.email)).toBe(2);
    await expect(pair.ben.calls.partner.sendAgain({ id })).rejects.toMatchObject(refused('PartnerInvitationGone'));
  });

  it('is refused by what the inviter can see: own address, invited already, three open, five a day', async () => {
    await expect(invite(pair.anna, pair.anna.email.toUpperCase())).rejects.toMatchObject(refused('OwnAddress'));
    await invite(pair.anna, pair.ben.email);
    await expect(invite(pair.anna, pair.ben.email)).rejects.toMatchObject(refused('AlreadyInvited'));
    await invite(pair.anna, anAddress());
    const { sent } = await invite(pair.anna, anAddress());
    await expect(invite(pair.anna, anAddress())).rejects.toMatchObject(refused('TooManyPartnerInvitations'));
    for (const { id } of sent) await pair.anna.calls.partner.cancelInvite({ id });
    await invite(pair.anna, anAddress());
    await invite(pair.anna, anAddress());
    for (const { id } of (await pair.anna.calls.partner.get()).sent) await pair.anna.calls.partner.cancelInvite({ id });
    await expect(invite(pair.anna, anAddress())).rejects.toMatchObject(refused('TooManyInvitationsToday'));
    later(1);
    await invite(pair.anna, anAddress());
  });

  it('cannot be used once it is cancelled, refused or over, or its inviter leaves or is linked', async () => {
    const gone = refused('PartnerInvitationGone', 'NOT_FOUND');
    const { sent } = await invite(pair.anna, pair.ben.email);
    const cancelled = await tokenTo(pair.ben.email);
    await pair.anna.calls.partner.cancelInvite({ id: sent[0]?.id ?? '' });
    await expect(pair.ben.calls.partner.accept({ token: cancelled })).rejects.toMatchObject(gone);
    await expect(visitor.partner.invitation({ token: cancelled })).rejects.toMatchObject(gone);
    expect((await mailsTo(pair.ben.email)).map(({ kind }) => kind)).not.toContain('partnerInvitation');

    await invite(pair.anna, pair.ben.email);
    const late = await tokenTo(pair.ben.email);
    later(7);
    await expect(pair.ben.calls.partner.accept({ token: late })).rejects.toMatchObject(gone);
    expect(await pair.ben.calls.partner.get()).toMatchObject(alone);

    await invite(pair.anna, pair.ben.email);
    const orphaned = await tokenTo(pair.ben.email);
    await query('update accounts set disabled_at = now() where id = ?', [pair.anna.account.id]);
    await expect(pair.ben.calls.partner.accept({ token: orphaned })).rejects.toMatchObject(gone);
    await query('update accounts set disabled_at = null where id = ?', [pair.anna.account.id]);
    await proved(pair.anna).profile.requestDeletion();
    await expect(pair.ben.calls.partner.accept({ token: orphaned })).rejects.toMatchObject(gone);
    await expect(invite(pair.anna, anAddress())).rejects.toMatchObject(refused('AccountToBeDeleted'));
    await pair.anna.calls.profile.cancelDeletion();

    const carol = await aPerson(anAddress('carol'));
    await invite(carol, pair.anna.email);
    await pair.anna.calls.partner.accept({ token: await tokenTo(pair.anna.email) });
    await expect(pair.ben.calls.partner.accept({ token: orphaned })).rejects.toMatchObject(gone);
  });

  it('is refused without a trace for the inviter', async () => {
    await invite(pair.anna, pair.ben.email);
    const before = await pair.anna.calls.partner.get();
    const token = await tokenTo(pair.ben.email);
    await visitor.partner.decline({ token });
    await visitor.partner.decline({ token: 'no-such-token' });
    expect(await pair.anna.calls.partner.get()).toEqual(before);
    expect((await pair.ben.calls.partner.get()).received).toEqual([]);
    await pair.anna.calls.partner.sendAgain({ id: before.sent[0]?.id ?? '' });
    expect(await invitationsTo(pair.ben.email)).toBe(0);
    const { partner_invitations } = await proved(pair.anna).dataExport.get();
    expect(JSON.stringify(partner_invitations)).not.toMatch(/declined|mailed/);
  });

  it('tells nothing of the inviter to another account, and which address it is for to its reader', async () => {
    const carol = await aPerson(anAddress('carol'));
    await invite(pair.anna, pair.ben.email);
    const token = await tokenTo(pair.ben.email);
    expect(await visitor.partner.invitation({ token })).toEqual({
      from: 'Anna Reed',
      sentTo: 'b…@example.com',
      isYours: false,
    });
    expect(await pair.ben.calls.partner.invitation({ token })).toMatchObject({ from: 'Anna Reed', isYours: true });
    expect(await carol.calls.partner.invitation({ token })).toMatchObject({ from: null, isYours: false });
    await expect(carol.calls.partner.accept({ token })).rejects.toMatchObject(
      refused('InviteForAnotherAddress', 'FORBIDDEN'),
    );
    expect((await carol.calls.partner.get()).received).toEqual([]);
    expect(await coupleOf(carol)).toBeNull();
  });

  it('stops reaching an address after three that led to nothing, while the inviter sees no difference', async () => {
    const email = anAddress();
    const seen = [];
    for (let round = 0; round < 4; round++) {
      const { sent } = await invite(pair.anna, email);
      const [mail] = (await mailsTo(email)).toReversed();
      if (mail?.kind === 'partnerInvitation')
        await visitor.partner.decline({ token: mail.link.split('#token=')[1] ?? '' });
      seen.push({ mails: mail ? 1 : 0, sent: sent.map(({ canSendAgain }) => canSendAgain) });
      later(7);
    }
    expect(seen.map(({ mails }) => mails)).toEqual([1, 1, 1, 0]);
    expect(seen.map(({ sent }) => sent)).toEqual([[true], [true], [true], [true]]);
    later(90);
    await invite(pair.anna, email);
    expect(await invitationsTo(email)).toBe(1);
  });

  it('reaches one address three times a day at most, from all accounts together', async () => {
    const victim = anAddress('victim');
    for (let round = 0; round < 5; round++) await invite(await aPerson(anAddress('many')), victim);
    expect(await invitationsTo(victim)).toBe(3);
    later(1);
    await invite(pair.anna, victim);
    expect(await invitationsTo(victim)).toBe(4);
  });
});

it('keeps no address in words once an invitation is over, and nothing of it after its block', async () => {
  await invite(pair.anna, pair.ben.email);
  later(8);
  await purge(orm, time.now);
  const rows = () =>
    query('select email, first_name from partner_invitations where account_id = ?', [pair.anna.account.id]);
  expect(await rows()).toEqual([{ email: null, first_name: null }]);
  later(120);
  await purge(orm, time.now);
  expect(await rows()).toEqual([]);
});
