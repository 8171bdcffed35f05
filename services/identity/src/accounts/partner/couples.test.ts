import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { describe, expect, it } from 'vitest';
import { deleteDueAccounts } from '../../profile/deletion/delete-due-accounts.ts';
import { alone, refused, somePartners } from './testing/some-partners.ts';

const identity = await somePartners();
const { aCouple, anAddress, aPerson, as, coupleOf, forgetMail, invite, later, orm, pair, promisedMail, proved } =
  identity;
const { query, time, tokenTo, vault } = identity;

describe('two at once', () => {
  it('accept twice, from two devices: one couple', async () => {
    await invite(pair.anna, pair.ben.email);
    const token = await tokenTo(pair.ben.email);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => pair.ben.calls.partner.accept({ token })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refusal] = tries.filter((one) => one.status === 'rejected');
    expect(refusal?.reason).toMatchObject(refused('AlreadyPlanning', 'CONFLICT'));
    expect(await query('select 1 from couple_sides where account_id = ?', [pair.ben.account.id])).toHaveLength(1);
  });

  it('invite each other: the first to accept links both, and the other invitation is over', async () => {
    await invite(pair.anna, pair.ben.email);
    await invite(pair.ben, pair.anna.email, 'Anna');
    const [toBen, toAnna] = [await tokenTo(pair.ben.email), await tokenTo(pair.anna.email)];
    const tries = await Promise.allSettled([
      pair.ben.calls.partner.accept({ token: toBen }),
      pair.anna.calls.partner.accept({ token: toAnna }),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await coupleOf(pair.anna)).toMatchObject({ partnerAccountId: pair.ben.account.id });
    expect(await coupleOf(pair.ben)).toMatchObject({ partnerAccountId: pair.anna.account.id });
    expect((await pair.anna.calls.partner.get()).sent).toEqual([]);
  });

  it('invite each other and accept at the same moment: one couple, and no invitation is left', async () => {
    await Promise.all([invite(pair.anna, pair.ben.email), invite(pair.ben, pair.anna.email, 'Anna')]);
    const tokens = await Promise.all([tokenTo(pair.ben.email), tokenTo(pair.anna.email)]);
    const tries = await Promise.allSettled([
      ...[1, 2].map(() => pair.ben.calls.partner.accept({ token: tokens[0] })),
      ...[1, 2].map(() => pair.anna.calls.partner.accept({ token: tokens[1] })),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await coupleOf(pair.anna)).toMatchObject({ partnerAccountId: pair.ben.account.id });
    expect(await coupleOf(pair.ben)).toMatchObject({ partnerAccountId: pair.anna.account.id });
    for (const one of [pair.anna, pair.ben])
      expect(await one.calls.partner.get()).toMatchObject({ sent: [], received: [] });
  });

  it('accept while the inviter asks to be deleted: a couple that has ended, or none', async () => {
    await invite(pair.anna, pair.ben.email);
    const token = await tokenTo(pair.ben.email);
    await Promise.allSettled([pair.ben.calls.partner.accept({ token }), proved(pair.anna).profile.requestDeletion()]);
    expect([await coupleOf(pair.anna), await coupleOf(pair.ben)]).toEqual([null, null]);
    expect(await pair.ben.calls.partner.get()).toMatchObject({ partner: null, received: [] });
  });

  it('accept invitations of the same person: one of them is linked', async () => {
    const carol = await aPerson(anAddress('carol'));
    await invite(pair.anna, pair.ben.email);
    await invite(pair.anna, carol.email, 'Carol');
    const tries = await Promise.allSettled([
      pair.ben.calls.partner.accept({ token: await tokenTo(pair.ben.email) }),
      carol.calls.partner.accept({ token: await tokenTo(carol.email) }),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await coupleOf(pair.ben), await coupleOf(carol)].filter((one) => one !== null)).toHaveLength(1);
  });
});

describe('an end', () => {
  const both = async () => {
    const [one, other] = [await pair.anna.calls.partner.get(), await pair.ben.calls.partner.get()];
    return [one, other].map(({ nameInMail, ...rest }) => rest);
  };

  it('takes the link from both at once, without a mail, and is read by both in the same way', async () => {
    await aCouple();
    await forgetMail();
    await pair.anna.calls.partner.end();
    await pair.anna.calls.partner.end();
    const from = new Date(time.now.getTime() + dayMs).toISOString();
    const ended = { ...alone, hasEnded: true, canInviteFrom: from };
    expect(await both()).toEqual([{ ...ended, isEndedByOwner: true }, ended]);
    expect([await coupleOf(pair.anna), await coupleOf(pair.ben)]).toEqual([null, null]);
    expect(await promisedMail()).toEqual([]);
    expect(await pair.ben.calls.partner.dismissEnd()).toMatchObject({ hasEnded: false });
    expect(await pair.anna.calls.partner.get()).toMatchObject({ hasEnded: true });
    await expect(invite(pair.ben, pair.anna.email)).rejects.toMatchObject(refused('PlanningEndedLately'));
    later(1);
    await invite(pair.ben, pair.anna.email);
  });

  it.each([
    ['a request for deletion', () => proved(pair.anna).profile.requestDeletion()],
    [
      'an erasure that a restored backup makes due again',
      async () => {
        await query('update accounts set deletion_at = ? where id = ?', [time.now, pair.anna.account.id]);
        await deleteDueAccounts({ orm, vault, erasures: [], now: time.now, log: { warn() {} } as never });
      },
    ],
    [
      'an administrator',
      async () => {
        const admin = await aPerson(anAddress('admin'));
        await query(`insert into user_roles (account_id, role, granted_at) values (?, 'admin', now())`, [
          admin.account.id,
        ]);
        const calls = as({ ...admin.account, roles: ['admin'] });
        const untouched = await calls.users
          .endPlanning({ id: admin.account.id as AccountId, reason: 'x' })
          .catch((error) => error);
        expect(untouched).toMatchObject(refused('OwnAccount'));
        await calls.users.endPlanning({ id: pair.anna.account.id, reason: 'Court order' });
        expect(
          await query(`select reason from audit_log where action = 'couple.end' and subject_account_id = ?`, [
            pair.anna.account.id,
          ]),
        ).toEqual([{ reason: 'Court order' }]);
      },
    ],
  ])('by %s looks to the other like any other', async (_what, end) => {
    await aCouple();
    await end();
    expect(await pair.ben.calls.partner.get()).toMatchObject({
      ...alone,
      hasEnded: true,
      canInviteFrom: expect.any(String),
    });
    expect(await coupleOf(pair.ben)).toBeNull();
    expect(
      JSON.stringify(await query('select * from couple_sides where account_id = ?', [pair.ben.account.id])),
    ).not.toContain(pair.anna.account.id);
    expect(JSON.stringify(await proved(pair.ben).dataExport.get())).not.toContain(pair.anna.account.id);
  });

  it('is not undone when a deletion is', async () => {
    await aCouple();
    await proved(pair.anna).profile.requestDeletion();
    await pair.anna.calls.profile.cancelDeletion();
    expect(await pair.anna.calls.partner.get()).toMatchObject({ partner: null, hasEnded: true });
  });

  it('at the same moment from both sides ends it once', async () => {
    await aCouple();
    await Promise.all([pair.anna.calls.partner.end(), pair.ben.calls.partner.end()]);
    expect(
      await query(`select 1 from audit_log where action = 'couple.end' and subject_account_id in (?, ?)`, [
        pair.anna.account.id,
        pair.ben.account.id,
      ]),
    ).toHaveLength(1);
  });
});

describe('the download', () => {
  it('has what its owner did, and no number of the other account', async () => {
    await aCouple();
    await pair.ben.calls.partner.end();
    await pair.anna.calls.partner.dismissEnd();
    later(1);
    await invite(pair.anna, anAddress('zoe'), 'Zoe');
    const found = await proved(pair.anna).dataExport.get();
    expect(found.partner_invitations).toMatchObject([{ first_name: 'Zoe' }]);
    expect(found.couple_sides).toMatchObject([{ linked_on: expect.any(String) }]);
    expect(JSON.stringify(found)).not.toContain(pair.ben.account.id);
  });
});
