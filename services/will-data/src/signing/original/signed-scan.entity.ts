import { defineEntity, type Opt, p } from '@mikro-orm/core';
import type { SignedScanId, SignedWillId } from '@plainwill/contracts/shared/ids';
import { scanTypes } from '@plainwill/contracts/will-data/signing/scan-vocabulary';
import { owner } from '../../record/people/person.entity.ts';
import { SignedWillSchema } from '../signed-will.entity.ts';

/** A scan of a signed will, which goes with the record of it. */
export const SignedScanSchema = defineEntity({
  name: 'SignedScan',
  tableName: 'signed_scans',
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<SignedScanId>().primary(),
    willId: p.uuid().$type<SignedWillId>(),
    will: () =>
      p
        .manyToOne(SignedWillSchema)
        .joinColumns('account_id', 'will_id')
        .updateRule('no action')
        .deleteRule('cascade')
        .$type<Opt<object>>(),
    /** When its first part came. */
    addedAt: p.datetime(),
    /** Null while parts are still to come, as is the size. */
    mediaType: p.enum(scanTypes).nullable(),
    bytes: p.integer().nullable(),
  },
});

export const SignedScanPartSchema = defineEntity({
  name: 'SignedScanPart',
  tableName: 'signed_scan_parts',
  properties: {
    accountId: () => owner().primary(),
    scanId: p.uuid().$type<SignedScanId>().primary(),
    scan: () =>
      p
        .manyToOne(SignedScanSchema)
        .joinColumns('account_id', 'scan_id')
        .updateRule('no action')
        .deleteRule('cascade')
        .$type<Opt<object>>(),
    position: p.integer().primary(),
    /** A part of the file in base64, encrypted. */
    content: p.text(),
  },
});
