import { defineEntity, p } from '@mikro-orm/core';

/** Look-ups that cost money, by visitor and by provider. Columns are those that rate-limiter-flexible asks for. */
export const LookUpCountSchema = defineEntity({
  name: 'LookUpCount',
  tableName: 'look_up_counts',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    expire: p.bigint().nullable(),
  },
});
