import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { AccountId, ExecutorId } from '@plainwill/contracts/shared/ids';
import { executorRoles } from '@plainwill/contracts/will-data/vocabulary';
import { ContactSchema } from '../contacts/contact.entity.ts';
import { TestatorSchema } from '../testator/testator.entity.ts';

export const ExecutorSchema = defineEntity({
  name: 'Executor',
  tableName: 'executors',
  uniques: [
    { properties: ['accountId', 'contact'] },
    // Checked when the transaction ends: on the way there two rows may hold one position.
    { properties: ['accountId', 'position'], deferMode: 'deferred' },
  ],
  checks: [{ name: 'executors_position_check', expression: 'position >= 0' }],
  properties: {
    id: p.uuid().$type<ExecutorId>().primary(),
    accountId: () =>
      p.manyToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade'),
    contact: () => p.manyToOne(ContactSchema).joinColumns('account_id', 'contact_id').deleteRule('no action'),
    role: p.enum(executorRoles),
    position: p.integer(),
  },
});

export type Executor = InferEntity<typeof ExecutorSchema>;
