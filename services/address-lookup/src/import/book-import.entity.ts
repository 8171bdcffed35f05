import { defineEntity, p } from '@mikro-orm/core';

/** How far the import of a file has come; written together with the addresses, so that it can go on after a kill. */
export const BookImportSchema = defineEntity({
  name: 'BookImport',
  tableName: 'imports',
  properties: {
    /** See `fingerprintOf`. */
    file: p.string().length(64).primary(),
    bytes: p.bigint(),
    lines: p.integer(),
    stored: p.integer(),
    refused: p.integer(),
    finishedAt: p.datetime().nullable(),
  },
});
