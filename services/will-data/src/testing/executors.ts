import type { Executor, ExecutorPerson } from '@plainwill/contracts/will-data/records/executors';
import { aContact, anExecutorPerson, aPersonId, type TestatorCalls } from './will-data.ts';

export const addExecutor = (
  { executors }: TestatorCalls,
  person: Partial<ExecutorPerson> = {},
  role: Executor['role'] = 'primary',
) => executors.add({ role, person: anExecutorPerson(person) });

export const addContact = ({ contacts }: TestatorCalls, fields: Parameters<typeof aContact>[0] = {}) =>
  contacts.add({ id: aPersonId(), contact: aContact(fields) });
