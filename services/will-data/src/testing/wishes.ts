import { randomUUID } from 'node:crypto';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { Executor, ExecutorPerson } from '@plainwill/contracts/will-data/records/executors';
import type { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import { aChild, aContact, anExecutorPerson, aPersonId, type TestatorCalls } from './will-data.ts';

export const addExecutor = (
  { executors }: TestatorCalls,
  person: Partial<ExecutorPerson> = {},
  role: Executor['role'] = 'primary',
) => executors.add({ personId: aPersonId(), role, person: anExecutorPerson(person) });

export const addContact = ({ contacts }: TestatorCalls, fields: Parameters<typeof aContact>[0] = {}) =>
  contacts.add({ id: aPersonId(), contact: aContact(fields), isSomeoneElse: true });

export const aGiftId = () => randomUUID() as GiftId;

/** A thing left to those named, who share it. */
export const aGift = (recipients: readonly PersonId[], overrides: Partial<GiftFields> = {}): GiftFields => ({
  ...unansweredOf(giftQuestions),
  giftType: 'specific_item',
  itemDescription: 'The long-case clock in the hall',
  childrenAccessAge: 18,
  recipients: recipients.map((personId) => ({ personId, priority: 1 })),
  remainderRecipients: [],
  ...overrides,
});

export async function aContactOf(testator: TestatorCalls): Promise<PersonId> {
  const id = aPersonId();
  await testator.contacts.add({ id, contact: aContact(), isSomeoneElse: true });
  return id;
}

export async function aChildOf(testator: TestatorCalls): Promise<PersonId> {
  const id = aPersonId();
  await testator.children.add({ id, child: aChild() });
  return id;
}
