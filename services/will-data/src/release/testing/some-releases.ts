import { randomUUID } from 'node:crypto';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import { maxNotices } from '@plainwill/contracts/will-data/release/release-vocabulary';
import { nothingTrusted, type TrustedSettings } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { anAccount, quietLog } from '@plainwill/kit/testing/call';
import { beforeEach } from 'vitest';
import { aWillData, someDetails } from '../../testing/will-data.ts';
import { ReleaseMailSchema, ReleaseSchema } from '../release.entity.ts';
import { runReleases } from '../run-releases.ts';

/** Stands in the funeral wishes of the owner. */
export const marker = 'Sycamore Hill';

export const proved = (): CallingAccount =>
  anAccount({ secondStep: 'proved', authenticatedAt: new Date().toISOString() });

/** An owner, new for each test, with people to trust, who lives through hours at once. */
export async function someReleases() {
  const willData = await aWillData();
  const { orm, time, as, administrators, newAddresses, dependent } = willData;
  const account = proved();
  const owner = { account, calls: as(account) };
  /** Someone who has accepted, with an account with a second step. */
  async function aTrustedPerson(things: Partial<TrustedSettings> = { funeralWishes: 'afterRelease' }, mayAsk = true) {
    const account = proved();
    const calls = as(account);
    const id = randomUUID() as TrustedPersonId;
    await owner.calls.trusted.invite({ id, email: `${id}@example.com`, firstName: 'Robin' });
    await calls.trusted.accept({ token: id });
    await owner.calls.trusted.set({ id, basedOn: 1, mayAsk, things: { ...nothingTrusted, ...things }, confirmed: [] });
    return { id, account, calls };
  }

  type Person = Awaited<ReturnType<typeof aTrustedPerson>>;

  const ask = ({ id, calls }: Person) => calls.release.ask({ id, believesDead: true });
  const second = ({ id, calls }: Person) => calls.release.second({ id, believesDead: true });
  const statusOf = async ({ id, calls }: Person) =>
    (await calls.release.status()).others.find((release) => release.id === id);
  const readFuneral = ({ id, calls }: Person) => calls.release.read({ id, thing: 'funeralWishes' });

  const rowOf = () =>
    orm.em.fork().findOneOrFail(ReleaseSchema, { accountId: owner.account.id }, { orderBy: { askedAt: 'desc' } });
  const mails = () =>
    orm.em
      .fork()
      .find(ReleaseMailSchema, { accountId: owner.account.id, administratorId: null }, { orderBy: { number: 'asc' } });
  const look = () => runReleases({ em: orm.em.fork(), now: time.now, log: quietLog });

  /** The last email that was promised has reached a mail server. */
  async function handOver() {
    const last = (await mails()).at(-1);
    if (last) await as(null).outgoingMail.handedOver({ messageId: last.messageId });
  }

  /** Lives through so many hours, all mail being accepted at once if it is to be. */
  async function pass(hours: number, isMailThere = true) {
    for (let hour = 0; hour < hours; hour++) {
      if (isMailThere) await handOver();
      time.now = new Date(time.now.getTime() + hourMs);
      await look();
    }
  }

  const days = (count: number, isMailThere = true) => pass(count * 24, isMailThere);

  /** As if so many days had counted but for their last hour, which passes now; no email but the first has gone. */
  async function countDays(count: number) {
    await handOver();
    const { accountId, id, state } = await rowOf();
    const counted = { ...state, hours: count * 24 - 1, notices: maxNotices };
    await orm.em.fork().nativeUpdate(ReleaseSchema, { accountId, id }, { state: counted });
    time.now = new Date(time.now.getTime() + hourMs);
    await look();
  }

  beforeEach(async () => {
    time.now = new Date('2026-12-01T10:00:00Z');
    await orm.em.fork().nativeDelete(ReleaseSchema, {});
    newAddresses.clear();
    dependent.length = 0;
    administrators.length = 0;
    const account = proved();
    Object.assign(owner, { account, calls: as(account) });
    await owner.calls.personalDetails.save({ basedOn: 0, changes: someDetails() });
    await owner.calls.funeralWishes.save({ basedOn: 0, changes: { funeralType: 'burial', location: marker } });
    await owner.calls.trusted.setRelease({ waitDays: 7, twoMustAsk: false, awayUntil: null, basedOn: 0 });
  });

  return {
    ...willData,
    owner,
    aTrustedPerson,
    ask,
    second,
    statusOf,
    readFuneral,
    rowOf,
    mails,
    look,
    handOver,
    pass,
    days,
    countDays,
  };
}
