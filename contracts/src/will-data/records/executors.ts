import { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { ExecutorId, PersonId } from '../../shared/ids.ts';
import { firstName } from '../../shared/text.ts';
import { personQuestions } from '../questions/contact-questions.ts';
import { formerRecordLimits, recordLimits } from '../record-limits.ts';
import { executorRoles } from '../vocabulary.ts';
import { SomeoneElse } from './contacts.ts';
import { fieldsOf } from './question-schema.ts';

/** The form asks this of a person who is to be an executor. */
export const ExecutorPerson = fieldsOf(personQuestions).extend({ firstName: firstName('the executor’s') });
export type ExecutorPerson = z.infer<typeof ExecutorPerson>;

export const Executor = z.strictObject({
  id: ExecutorId,
  personId: PersonId,
  role: z.enum(executorRoles),
  /** The place in the whole list, from 0. */
  position: z.int().min(0),
});
export type Executor = z.infer<typeof Executor>;

/** All of them, primaries before backups, each in their order. */
const Executors = z.array(Executor);

export const executorReasons = {
  ExecutorNotFound: { code: 'NOT_FOUND', message: 'That executor is no longer on your list.' },
  AlreadyExecutor: { code: 'CONFLICT', message: 'This person is already one of your executors.' },
  ExecutorUnder18: { code: 'BAD_REQUEST', message: 'Someone under 18 cannot act as executor. Choose an adult.' },
  ExecutorListChanged: {
    code: 'CONFLICT',
    message: 'Your executors changed in another window. Check the list and try again.',
  },
  TooManyExecutors: {
    code: 'BAD_REQUEST',
    message: `You have ${recordLimits.executors} executors, the most we can keep. Remove one to add another.`,
  },
} as const satisfies ReasonTable;

export const executorsContract = {
  /** Someone named already: the spouse, a child or a contact. */
  appoint: mutation({
    access: 'account',
    input: z.strictObject({ personId: PersonId, role: z.enum(executorRoles) }),
    output: Executors,
  }),
  /** Someone new. The id is made by the browser, so that a repeat of the same call adds nothing. */
  add: mutation({
    access: 'account',
    input: z.strictObject({ personId: PersonId, role: z.enum(executorRoles), person: ExecutorPerson, ...SomeoneElse }),
    output: Executors,
  }),
  update: mutation({
    access: 'account',
    input: z.strictObject({ id: ExecutorId, role: z.enum(executorRoles), person: ExecutorPerson }),
    output: Executors,
  }),
  setRole: mutation({
    access: 'account',
    input: z.strictObject({ id: ExecutorId, role: z.enum(executorRoles) }),
    output: Executors,
  }),
  /** The whole list in its new order. */
  reorder: mutation({
    access: 'account',
    input: z.strictObject({ ids: z.array(ExecutorId).max(formerRecordLimits.executors) }),
    output: Executors,
  }),
  remove: mutation({ access: 'account', input: z.strictObject({ id: ExecutorId }), output: Executors }),
};
