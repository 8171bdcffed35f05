import { defineEntity, p } from '@mikro-orm/core';

/** The last time that all encrypted columns of the database were looked through. The table has one row at most. */
export const KeyRotationSchema = defineEntity({
  name: 'KeyRotation',
  tableName: 'key_rotation',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** The key that was the current one. */
    keyId: p.text(),
    /** The columns, as `table.column`. */
    columns: p.array(),
    startedAt: p.datetime(),
    /** When a value by another key was last found, or the key or the columns last changed. */
    changedAt: p.datetime(),
  },
});
