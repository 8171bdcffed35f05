import { randomUUID } from 'node:crypto';
import type { CoupleId } from '@plainwill/contracts/identity/partner';
import type { CoupleCategory } from '@plainwill/contracts/will-data/vocabulary';
import { anAccount } from '@plainwill/kit/testing/call';
import {
  aChild,
  aContact,
  answerEverything,
  aPersonId,
  type aWillData,
  someDetails,
  type TestatorCalls,
} from './will-data.ts';
import { aGift, aGiftId } from './wishes.ts';

type WillData = Awaited<ReturnType<typeof aWillData>>;

/** Ruth, who has told of everything, and Tom, who has told of himself alone; they plan together. */
export async function aCouple({ as, couples }: Pick<WillData, 'as' | 'couples'>, { hasTomBegun = true } = {}) {
  const [ruthsAccount, tomsAccount] = [anAccount(), anAccount()];
  const [ruth, tom] = [as(ruthsAccount), as(tomsAccount)];
  const coupleId = randomUUID() as CoupleId;
  couples.set(ruthsAccount.id, { coupleId, partnerAccountId: tomsAccount.id, partnerFirstName: 'Tom' });
  couples.set(tomsAccount.id, { coupleId, partnerAccountId: ruthsAccount.id, partnerFirstName: 'Ruth' });
  await ruth.personalDetails.save({
    basedOn: 0,
    changes: someDetails({ firstName: 'Ruth', gender: 'female', maritalStatus: 'married' }),
  });
  if (hasTomBegun)
    await tom.personalDetails.save({
      basedOn: 0,
      changes: someDetails({ firstName: 'Tom', gender: 'male', maritalStatus: 'married' }),
    });
  const husband = await ruth.spouseDetails.save({
    basedOn: 0,
    changes: { fullName: 'Tom Hart', relationship: 'husband', gender: 'male' },
  });
  await ruth.homeDetails.save({
    basedOn: 0,
    changes: { line1: 'MARK-HOME', homeOwnership: 'own-mortgage', tenancyType: 'joint-tenants', coOwnerId: husband.id },
  });
  const [ann, bea] = [aPersonId(), aPersonId()];
  await ruth.children.add({
    id: aPersonId(),
    child: aChild({
      firstName: 'MARK-CHILD',
      middleNames: 'MARK-MIDDLE',
      otherParentId: husband.id,
      relationship: 'Mother',
    }),
  });
  await ruth.contacts.add({ id: ann, contact: aContact({ firstName: 'MARK-PEOPLE', notes: 'MARK-NOTE' }) });
  await ruth.contacts.add({ id: bea, contact: aContact({ firstName: 'MARK-OTHER', lastName: 'Bee' }) });
  const part = () => {
    couples.delete(ruthsAccount.id);
    couples.delete(tomsAccount.id);
  };
  return { ruth, tom, ruthsAccount, tomsAccount, ann, part };
}

/** Ruth names others in her will, each by a marker, and nobody else in a role of theirs. */
export async function nameInWill(ruth: TestatorCalls) {
  const [executor, guardian, heir, taker] = [aPersonId(), aPersonId(), aPersonId(), aPersonId()];
  for (const [id, firstName] of [
    [executor, 'MARK-EXECUTOR'],
    [guardian, 'MARK-GUARDIAN'],
    [heir, 'MARK-HEIR'],
    [taker, 'MARK-TAKER'],
  ] as const)
    await ruth.contacts.add({ id, contact: aContact({ firstName }) });
  const record = await ruth.testatorRecord.get();
  const [plan] = record.guardians;
  if (!plan) throw new Error('Ruth has no child');
  await ruth.executors.appoint({ personId: executor, role: 'primary' });
  await ruth.guardians.replace({
    children: [{ childId: plan.childId, basedOn: plan.version }],
    selection: { primaryIds: [guardian], backupIds: [], groups: [] },
  });
  await ruth.gifts.save({ id: aGiftId(), basedOn: 0, gift: aGift([taker]) });
  await ruth.residue.replace({ basedOn: record.residue.version, recipients: [{ personId: heir, priority: 1 }] });
}

/** A partner's answer is shown once one has given one's own. */
export const leaveTheRest = async (one: TestatorCalls) =>
  one.residue.replace({
    basedOn: (await one.testatorRecord.get()).residue.version,
    recipients: [{ personId: 'children', priority: 1 }],
  });

export async function share(
  one: TestatorCalls,
  categories: readonly CoupleCategory[],
  contactIds: Parameters<typeof one.couples.preview>[0]['contactIds'] = [],
) {
  const giftIds = (await one.testatorRecord.get()).gifts.map(({ id }) => id);
  const ticked = { categories: [...categories], contactIds, giftIds };
  const { shown } = await one.couples.preview(ticked);
  return one.couples.publishWithGifts({ ...ticked, shown });
}

export const takeAll = async (one: TestatorCalls) => {
  const { offers, shown } = await one.couples.differences();
  const picks = offers.map(({ id, kind }) => ({
    id,
    ...(kind === 'child' && { parentalResponsibility: 'Yes, married to mother' as const }),
    ...(kind === 'contact' && { role: 'Friend' as const }),
    ...(kind === 'gift' && { isMineToo: true as const }),
  }));
  return one.couples.copy({ picks, basedOn: shown });
};

/** Two who plan together, each with a will that can be signed. */
export async function aCoupleWithWills({ as, couples }: Pick<WillData, 'as' | 'couples'>) {
  const people = [
    { account: anAccount(), own: 'Ann', other: 'Ben', relationship: 'husband', gender: 'male' },
    { account: anAccount(), own: 'Ben', other: 'Ann', relationship: 'wife', gender: 'female' },
  ] as const;
  const coupleId = randomUUID() as CoupleId;
  for (const { account, own, other, relationship, gender } of people) {
    const calls = as(account);
    await answerEverything(calls);
    const { personalDetails } = await calls.testatorRecord.get();
    await calls.personalDetails.save({
      basedOn: personalDetails?.version ?? 0,
      changes: { firstName: own, lastName: 'Lark', maritalStatus: 'married' },
    });
    await calls.spouseDetails.save({ basedOn: 0, changes: { fullName: `${other} Lark`, relationship, gender } });
  }
  const [{ account: annsAccount }, { account: bensAccount }] = people;
  const link = () => {
    couples.set(annsAccount.id, { coupleId, partnerAccountId: bensAccount.id, partnerFirstName: 'Ben' });
    couples.set(bensAccount.id, { coupleId, partnerAccountId: annsAccount.id, partnerFirstName: 'Ann' });
  };
  const part = () => {
    couples.delete(annsAccount.id);
    couples.delete(bensAccount.id);
  };
  link();
  return { ann: as(annsAccount), ben: as(bensAccount), annsAccount, bensAccount, coupleId, part };
}
