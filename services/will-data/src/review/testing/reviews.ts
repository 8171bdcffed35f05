import type { Reviewer } from '@plainwill/contracts/identity/reviewers';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { anAccount } from '@plainwill/kit/testing/call';
import { everyWarning } from '../../testing/answer-all.ts';
import { answerEverything, type aWillData, type TestatorCalls } from '../../testing/will-data.ts';

type WillData = Awaited<ReturnType<typeof aWillData>>;

export const aReviewerNamed = (accountId: AccountId, overrides: Partial<Reviewer> = {}): Reviewer => ({
  accountId,
  name: 'Priya Nair',
  email: 'priya@example.com',
  qualification: 'solicitor',
  regulator: 'SRA',
  registration: '123456',
  family: [],
  isAway: false,
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
