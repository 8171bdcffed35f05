import { defineEntity, p } from '@mikro-orm/core';
import { draftedParts } from '@plainwill/contracts/will-data/records/record-drafts';
import { owner } from '../people/person.entity.ts';

/** The answers typed so far to a record that cannot be saved yet. */
export const RecordDraftSchema = defineEntity({
  name: 'RecordDraft',
  tableName: 'record_drafts',
  properties: {
    accountId: () => owner().primary(),
    part: p.enum(draftedParts).primary(),
    /** All of them by question, encrypted. */
    texts: p.text(),
    savedAt: p.datetime(),
  },
});

export const recordDraftRows = 'select part, texts from record_drafts natural join owner';
