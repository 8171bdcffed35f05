import { z } from 'zod';
import { mutation, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { ContactId, ExecutorId } from '../shared/ids.ts';
import { firstName, lastName } from '../shared/text.ts';
import { executorRelationships, executorRoles } from './vocabulary.ts';

export const NewExecutor = z.strictObject({
  firstName: firstName('the executor’s'),
  lastName: lastName('the executor’s'),
  relationship: z.enum(executorRelationships, 'Choose who they are to you'),
  role: z.enum(executorRoles),
});
export type NewExecutor = z.infer<typeof NewExecutor>;

export const Executor = z.strictObject({
  id: ExecutorId,
  contactId: ContactId,
  firstName: z.string(),
  lastName: z.string(),
  relationship: z.enum(executorRelationships).nullable(),
  role: z.enum(executorRoles),
  position: z.int().min(0),
});
export type Executor = z.infer<typeof Executor>;

export const executorReasons = {
  ExecutorNotFound: { code: 'NOT_FOUND', message: 'That executor is no longer on your list.' },
  AlreadyExecutor: { code: 'CONFLICT', message: 'This person is already one of your executors.' },
} as const satisfies ReasonTable;

export const executorsContract = {
  list: query({ access: 'account', input: z.void(), output: z.array(Executor) }),
  add: mutation({ access: 'account', input: NewExecutor, output: Executor }),
  remove: mutation({ access: 'account', input: z.strictObject({ id: ExecutorId }), output: z.void() }),
};
