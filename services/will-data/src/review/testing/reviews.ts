import type { Reviewer } from '@plainwill/contracts/identity/reviewers';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { anAccount } from '@plainwill/kit/testing/call';
import { everyWarning } from '../../testing/answer-all.ts';
import { aChild, answerEverything, aPersonId, type aWillData, type TestatorCalls } from '../../testing/will-data.ts';

type WillData = Awaited<ReturnType<typeof aWillData>>;

const aReviewerNamed = (accountId: AccountId, overrides: Partial<Reviewer> = {}): Reviewer => ({
  accountId,
  name: 'Priya Nair',
  email: 'priya@example.com',
  qualification: 'solicitor',
  regulator: 'SRA',
  registration: '123456',
  family: [],
  isAway: false,
  vouchers: [accountId],
  newUntil: null,
  ...overrides,
});

/** A reviewer at work: the calls they make, and what identity knows of them. */
export function aReviewer({ as, reviewers }: WillData, overrides: Partial<Reviewer> = {}) {
  const account = anAccount({ roles: ['reviewer'] });
  const known = aReviewerNamed(account.id, overrides);
  reviewers.push(known);
  return { ...as(account), account, known };
}

const asked = { understood: everyWarning, isUrgent: false, words: '', help: '' };

export const ask = (testator: TestatorCalls, overrides: Partial<typeof asked> = {}) =>
  testator.review.request({ ...asked, ...overrides });

/** A customer whose will is whole, and who has asked for it to be read. */
export async function aCustomer({ as }: WillData, overrides: Partial<typeof asked> = {}) {
  const account = anAccount();
  const calls = as(account);
  await answerEverything(calls);
  await ask(calls, overrides);
  return { ...calls, account };
}

/** Changes what the will says of the funeral. */
export async function wish(testator: TestatorCalls, location: string) {
  const basedOn = (await testator.testatorRecord.get()).funeralWishes?.version ?? 0;
  await testator.funeralWishes.save({ basedOn, changes: { location } });
}

/** The residue goes to a child born on that day, with a guardian. */
export async function leaveAllToChild(testator: TestatorCalls, dateOfBirth: string) {
  const id = aPersonId();
  await testator.children.add({ id, child: aChild({ dateOfBirth, otherParentId: null }) });
  const { residue, contacts } = await testator.testatorRecord.get();
  await testator.guardians.replace({
    children: [{ childId: id, basedOn: 0 }],
    selection: { primaryIds: contacts.slice(0, 1).map((contact) => contact.id), backupIds: [], groups: [] },
  });
  await testator.residue.replace({
    basedOn: residue.version,
    recipients: [{ personId: id, priority: 1, shareBasisPoints: null }],
  });
}

export type Customer = Awaited<ReturnType<typeof aCustomer>>;
export type Desk = ReturnType<typeof aReviewer>;

/** Of the newest request. */
export const numberOf = async (customer: Customer) => (await customer.review.status()).review?.number ?? 0;

/** Ticks all that an approval asks for. */
export async function tickAll({ reviewDesk }: Desk, number: number) {
  const { findings, clauseTickKeys, checklistTickKeys } = await reviewDesk.get({ number });
  const warned = findings.filter(({ finding }) => finding.severity === 'warns').map(({ tickKey }) => tickKey);
  for (const tickKey of [...Object.values(clauseTickKeys), ...warned, ...Object.values(checklistTickKeys)])
    await reviewDesk.tick({ number, tickKey, isTicked: true });
}

export async function approve(desk: Desk, number: number) {
  const { wordsHash } = await desk.reviewDesk.get({ number });
  return desk.reviewDesk.approve({ number, wordsHash });
}

/** A request and the reviewer who holds it. */
export async function aClaimed(where: WillData, overrides: Parameters<typeof aReviewer>[1] = {}) {
  const customer = await aCustomer(where);
  const desk = aReviewer(where, overrides);
  const number = await numberOf(customer);
  await desk.reviewDesk.claim({ number });
  return { customer, desk, number };
}

export async function anApproved(where: WillData) {
  const claimed = await aClaimed(where);
  await tickAll(claimed.desk, claimed.number);
  await approve(claimed.desk, claimed.number);
  return claimed;
}

/** The kinds of what was accepted to be mailed to a customer, the oldest first. */
export const mailsTo = async ({ orm }: WillData, { account }: Pick<Customer, 'account'>) =>
  (
    await orm.em
      .fork()
      .execute<{ kind: string }[]>('select kind from review_mails where account_id = ? order by at', [account.id])
  ).map(({ kind }) => kind);
