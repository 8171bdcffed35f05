import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId, HowMadeRecordId, HowMadeRequestId, SignedWillId } from '@plainwill/contracts/shared/ids';
import type { AskerKind, HowMadeState } from '@plainwill/contracts/will-data/how-made/how-made-vocabulary';

/**
 * How one signed will was made. It outlasts the account, so it belongs to no testator: UK GDPR, Article 17(3)(e), where
 * it may be needed in a claim about the will.
 */
export const HowMadeRecordSchema = defineEntity({
  name: 'HowMadeRecord',
  tableName: 'how_made_records',
  uniques: [{ properties: ['accountId', 'signedWillId'] }],
  indexes: [{ name: 'how_made_records_by_birthday', properties: ['birthdayKey'] }],
  properties: {
    accountId: p.uuid().$type<AccountId>().primary(),
    id: p.uuid().$type<HowMadeRecordId>().primary(),
    signedWillId: p.uuid().$type<SignedWillId>(),
    copyNumber: p.integer(),
    signedOn: p.date(),
    recordedAt: p.datetime(),
    /** The day of a death that staff have seen papers of; null while no death is known of. */
    diedOn: p.date().nullable(),
    /** `{ name, knownAs, dateOfBirth }` of the testator, encrypted. */
    testator: p.text(),
    /** Blind indexes, made from what `testator` holds: of each word of the names, and of the birthday. */
    nameKeys: p.array(),
    birthdayKey: p.string().length(22),
    /** `{ signing, made, instructions }`: parts of a sheet, encrypted. */
    content: p.text(),
    /** The instructions with what is between reviewers, and what was told to them alone, encrypted. */
    disputes: p.text(),
  },
});

/** Somebody has asked how a will was made. */
export const HowMadeRequestSchema = defineEntity({
  name: 'HowMadeRequest',
  tableName: 'how_made_requests',
  properties: {
    id: p.uuid().$type<HowMadeRequestId>().primary(),
    number: p.integer().unique().autoincrement(),
    asker: p.string().length(20).$type<AskerKind>(),
    state: p.string().length(20).$type<HowMadeState>().index(),
    receivedOn: p.date(),
    enteredAt: p.datetime(),
    enteredBy: p.uuid().$type<AccountId>(),
    /** Typed by staff, and encrypted. */
    details: p.text(),
    /** Null until it is found. */
    recordId: p.uuid().$type<HowMadeRecordId>().nullable(),
    foundBy: p.uuid().$type<AccountId>().nullable(),
    agreedBy: p.uuid().$type<AccountId>().nullable(),
    agreedAt: p.datetime().nullable(),
    /** Sent or refused. */
    closedBy: p.uuid().$type<AccountId>().nullable(),
    closedAt: p.datetime().nullable(),
    version: p.integer(),
  },
});
