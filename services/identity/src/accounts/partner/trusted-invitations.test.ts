import { randomUUID } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import { expect, it } from 'vitest';
import { refused, somePartners } from './testing/some-partners.ts';

const { anAddress, aPerson, later, mailsTo, pair, proved, time, visitor } = await somePartners();

type Person = typeof pair.anna;

const anId = () => randomUUID() as TrustedPersonId;
const send = (inviter: Person, email: string, id = anId(), firstName = 'Ben') =>
  visitor.trustedInvitations.send({ accountId: inviter.account.id, id, email, firstName });

const invitationsTo = async (email: string) =>
  (await mailsTo(email)).flatMap((mail) => (mail.kind === 'trustedInvitation' ? [mail] : []));

async function tokenTo(email: string): Promise<string> {
  const last = (await invitationsTo(email)).at(-1);
  return last?.link.split('#token=')[1] ?? '';
}

const redeem = (person: Person, token: string) =>
  visitor.trustedInvitations.redeem({ accountId: person.account.id, token });

it('is mailed to its address for 30 days, and used by the account that has it, again and again', async () => {
  const id = anId();
  expect(await send(pair.anna, pair.ben.email, id)).toBeNull();
  expect(await invitationsTo(pair.ben.email)).toMatchObject([
    {
      from: 'Anna Reed',
      firstName: 'Ben',
      link: expect.stringMatching(/^https:\/\/plainwill\.example\/auth\/trusted#token=.{40,}$/),
      until: new Date(time.now.getTime() + 30 * dayMs).toISOString(),
    },
  ]);
  const token = await tokenTo(pair.ben.email);
  expect(await pair.ben.calls.trustedInvitations.received()).toMatchObject([{ token, from: 'Anna Reed' }]);
  for (let count = 0; count < 2; count++)
    expect(await redeem(pair.ben, token)).toEqual({ refused: null, id, owner: pair.anna.account.id });
  expect(await pair.ben.calls.trustedInvitations.received()).toEqual([]);
  await expect(visitor.trustedInvitations.opened({ token })).rejects.toMatchObject(refused('TrustedInvitationGone'));
});

it('is sent once by the same call, and never under the number of another', async () => {
  const id = anId();
  await send(pair.anna, pair.ben.email, id);
  await send(pair.anna, pair.ben.email, id);
  expect(await invitationsTo(pair.ben.email)).toHaveLength(1);
  const thief = await aPerson(anAddress('thief'));
  expect(await send(thief, thief.email, id)).toBeNull();
  expect(await redeem(pair.ben, await tokenTo(pair.ben.email))).toMatchObject({ owner: pair.anna.account.id });
});

it('is refused by what the inviter can see, and alike for addresses with and without an account', async () => {
  expect(await send(pair.anna, pair.anna.email.toUpperCase())).toBe('OwnAddress');
  for (const email of [pair.ben.email, anAddress('nobody')]) {
    expect(await send(pair.anna, email)).toBeNull();
    expect(await send(pair.anna, email)).toBe('AlreadyTrusted');
  }
  for (let count = 0; count < 3; count++) await send(pair.anna, anAddress());
  expect(await send(pair.anna, anAddress())).toBe('TooManyInvitationsToday');
  later(1);
  await proved(pair.anna).profile.requestDeletion();
  expect(await send(pair.anna, anAddress())).toBe('AccountToBeDeleted');
});

it('is for nobody else, who is told nothing of the inviter', async () => {
  const carol = await aPerson(anAddress('carol'));
  await send(pair.anna, pair.ben.email);
  const token = await tokenTo(pair.ben.email);
  expect(await visitor.trustedInvitations.opened({ token })).toMatchObject({ from: 'Anna Reed', isYours: false });
  expect(await carol.calls.trustedInvitations.opened({ token })).toMatchObject({ from: null, isYours: false });
  expect(await redeem(carol, token)).toEqual({ refused: 'InviteForAnotherAddress' });
  expect(await redeem(carol, 'no-such-token')).toEqual({ refused: 'TrustedInvitationGone' });
});

it('cannot be used once it is cancelled, declined or over', async () => {
  const gone = { refused: 'TrustedInvitationGone' };
  const id = anId();
  await send(pair.anna, pair.ben.email, id);
  const cancelled = await tokenTo(pair.ben.email);
  await visitor.trustedInvitations.cancel({ accountId: pair.ben.account.id, id });
  expect(await pair.ben.calls.trustedInvitations.received()).toHaveLength(1);
  await visitor.trustedInvitations.cancel({ accountId: pair.anna.account.id, id });
  expect(await redeem(pair.ben, cancelled)).toEqual(gone);

  await send(pair.anna, pair.ben.email);
  const declined = await tokenTo(pair.ben.email);
  await visitor.trustedInvitations.decline({ token: declined });
  expect(await redeem(pair.ben, declined)).toEqual(gone);

  later(1);
  const carol = await aPerson(anAddress('carol'));
  await send(pair.anna, carol.email);
  const late = await tokenTo(carol.email);
  later(30);
  expect(await redeem(carol, late)).toEqual(gone);
});

it('does not count among invitations to plan together, and does not link two accounts', async () => {
  for (let count = 0; count < 4; count++) await send(pair.anna, anAddress());
  await send(pair.anna, pair.ben.email);
  expect((await pair.anna.calls.partner.get()).sent).toEqual([]);
  const token = await tokenTo(pair.ben.email);
  await expect(pair.ben.calls.partner.accept({ token })).rejects.toMatchObject(refused('PartnerInvitationGone'));
  await visitor.partner.decline({ token });
  expect(await redeem(pair.ben, token)).toMatchObject({ refused: null });
});
