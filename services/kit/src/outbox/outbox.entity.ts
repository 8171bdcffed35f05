import { defineEntity, p } from '@mikro-orm/core';
import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';

/** Work that was accepted together with the row that asked for it, until a queue has it. */
export const OutboxSchema = defineEntity({
  name: 'Outbox',
  tableName: 'outbox',
  indexes: [
    {
      name: 'outbox_undispatched',
      expression: 'create index "outbox_undispatched" on "outbox" ("created_at") where "dispatched_at" is null',
    },
    {
      name: 'outbox_unsettled',
      expression: 'create index "outbox_unsettled" on "outbox" ("dispatched_at") where "settled_at" is null',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    queue: p.string().$type<QueueName>(),
    payload: p.json<Record<string, unknown>>(),
    /** Where the call that accepted it stands in its trace, so that the job is told of under it. */
    trace: p.string().length(55).nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    dispatchedAt: p.datetime().nullable(),
    /** When the queue was last seen to be done with it; see reconcile.ts. */
    settledAt: p.datetime().nullable(),
  },
});
