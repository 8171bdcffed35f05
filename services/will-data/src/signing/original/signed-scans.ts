import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, SignedScanId, SignedWillId } from '@plainwill/contracts/shared/ids';
import {
  maxScanBytes,
  maxScanPartsInAll,
  type ScanType,
  scanEndings,
  scanLimits,
} from '@plainwill/contracts/will-data/signing/scan-vocabulary';
import type { SignedScan, signedScansContract } from '@plainwill/contracts/will-data/signing/signed-scans';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { decryptFields, encryptFields } from '../../record/encryption/encrypted-fields.ts';
import { lockTestator } from '../../record/testator/lock-testator.ts';
import { SignedWillSchema } from '../signed-will.entity.ts';
import { scanTypeOf, wholeScanTypeOf } from './scan-type.ts';
import { SignedScanPartSchema, SignedScanSchema } from './signed-scan.entity.ts';

const table = 'signed_scan_parts';

type Own = Pick<CallContext, 'em' | 'vault'> & { account: { id: AccountId } };
type Row = InferEntity<typeof SignedScanSchema>;

const toWire = ({ id, willId, mediaType, bytes, addedAt }: Row): SignedScan[] =>
  mediaType && bytes ? [{ id, willId, mediaType: mediaType as ScanType, bytes, addedAt: addedAt.toISOString() }] : [];

const rowsOf = ({ em, account }: Own) =>
  em.find(
    SignedScanSchema,
    { accountId: account.id },
    { orderBy: { addedAt: 'asc', id: 'asc' }, disableIdentityMap: true },
  );

/** Those that are whole. */
const scansOf = async (own: Own): Promise<SignedScan[]> => (await rowsOf(own)).flatMap(toWire);

/** Begins a scan with its first part; a later part finds it there. */
async function ensureScan(own: Own & { now: Date }, id: SignedScanId, willId: SignedWillId) {
  const { em, account, now } = own;
  const accountId = account.id;
  const rows = await rowsOf(own);
  const known = rows.find((row) => row.id === id);
  // The parts of a whole scan stay as they are.
  if (known && (known.mediaType || known.willId !== willId)) throw new Refusal('SignedScanNotFound');
  if (known) return;
  if ((await em.count(SignedWillSchema, { accountId, id: willId })) === 0) throw new Refusal('SignedWillNotFound');
  if (rows.filter((row) => row.willId === willId && row.mediaType).length >= scanLimits.files)
    throw new Refusal('TooManyScans');
  await em.insert(SignedScanSchema, { accountId, id, willId, addedAt: now });
}

/** The whole file of a scan, from parts that nothing changes once they are there. @throws {Refusal} ScanIncomplete */
async function fileOf({ em, vault, account }: Own, scanId: SignedScanId, parts: number | null): Promise<Buffer> {
  const rows = await em.find(
    SignedScanPartSchema,
    { accountId: account.id, scanId },
    { orderBy: { position: 'asc' }, disableIdentityMap: true },
  );
  const isWhole = rows.length > 0 && rows.length === (parts ?? rows.length);
  if (!isWhole || rows.some(({ position }, at) => position !== at)) throw new Refusal('ScanIncomplete');
  return Buffer.concat(
    rows.map(({ content }) => {
      const part = decryptFields<{ content: string }>(vault, table, account.id, { content });
      return Buffer.from(part.content, 'base64');
    }),
  );
}

/** A scan of the caller’s. @throws {Refusal} SignedScanNotFound */
async function scanOf(own: Own, id: SignedScanId) {
  const row = (await rowsOf(own)).find((row) => row.id === id);
  if (!row) throw new Refusal('SignedScanNotFound');
  return row;
}

/** Changes the scans of an account while nobody else does. */
const locked = <Ctx extends CallContext & { account: { id: AccountId } }, Made>(
  ctx: Ctx,
  act: (inside: Ctx) => Promise<Made>,
) =>
  ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    await lockTestator(em, ctx.account.id);
    return act(inside);
  });

export const signedScans: HandlersOf<typeof signedScansContract, CallContext> = {
  list: ({ ctx }) => scansOf(ctx),

  part: ({ ctx, input: { id, willId, position, base64 } }) => {
    if (position === 0 && !scanTypeOf(Buffer.from(base64, 'base64'))) throw new Refusal('NotAScan');
    return locked(ctx, async (inside) => {
      const { em, account, vault } = inside;
      const accountId = account.id;
      await ensureScan(inside, id, willId);
      if ((await em.count(SignedScanPartSchema, { accountId })) >= maxScanPartsInAll) throw new Refusal('ScansFull');
      const content = encryptFields(vault, table, accountId, { content: base64 });
      await em.upsert(
        SignedScanPartSchema,
        { accountId, scanId: id, position, ...content },
        { onConflictAction: 'ignore' },
      );
    });
  },

  keep: async ({ ctx, input: { id, parts } }) => {
    const known = await scanOf(ctx, id);
    if (known.mediaType) return scansOf(ctx);
    // Before the testator is locked: a lock holds a connection that others need.
    const bytes = await fileOf(ctx, id, parts);
    if (bytes.length > maxScanBytes) throw new Refusal('ScanTooLarge');
    const mediaType = wholeScanTypeOf(bytes);
    if (!mediaType) throw new Refusal('NotAScan');
    return locked(ctx, async (inside) => {
      const { em, account } = inside;
      const kept = { mediaType, bytes: bytes.length };
      const changed = await em.nativeUpdate(SignedScanSchema, { accountId: account.id, id, mediaType: null }, kept);
      if (changed > 0) await recordAudit(em, inside, { action: 'signing.scan', subject: account.id });
      return scansOf(inside);
    });
  },

  file: async ({ ctx, input: { id } }) => {
    const { willId, mediaType } = await scanOf(ctx, id);
    if (!mediaType) throw new Refusal('SignedScanNotFound');
    const ofWill = (await scansOf(ctx)).filter((scan) => scan.willId === willId);
    const number = ofWill.findIndex((scan) => scan.id === id) + 1;
    const file = await fileOf(ctx, id, null);
    return {
      fileName: `Scan of the signed will ${number}.${scanEndings[mediaType as ScanType]}`,
      mediaType,
      base64: file.toString('base64'),
    };
  },

  remove: ({ ctx, input: { id } }) =>
    locked(ctx, async (inside) => {
      const { em, account } = inside;
      const { mediaType } = await scanOf(inside, id);
      await em.nativeDelete(SignedScanSchema, { accountId: account.id, id });
      if (mediaType) await recordAudit(em, inside, { action: 'signing.unscan', subject: account.id });
      return scansOf(inside);
    }),
};

/** Deletes scans of which no more has come for an hour or two. */
export const purgeUnfinishedScans = (em: EntityManager, now: Date): Promise<number> =>
  em.nativeDelete(SignedScanSchema, { mediaType: null, addedAt: { $lt: new Date(now.getTime() - hourMs) } });
