import { hourMs } from '@plainwill/contracts/shared/durations';
import type { SignedScanId, SignedWillId } from '@plainwill/contracts/shared/ids';
import {
  maxScanBytes,
  maxScanParts,
  maxScanPartsInAll,
  scanLimits,
  scanPartBytes,
} from '@plainwill/contracts/will-data/signing/scan-vocabulary';
import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { aWillData, refusalOf, type TestatorCalls } from '../../testing/will-data.ts';
import { aSigning } from '../testing/plans.ts';
import { aScan, aScanId, partsOf, sendScan } from '../testing/scans.ts';
import { purgeUnfinishedScans } from './signed-scans.ts';

const { as, orm, time } = await aWillData();

async function aSignedTestator() {
  const account = anAccount();
  const testator = as(account);
  const [will] = await testator.signedWills.record(aSigning({ signedOn: '2026-11-20' }));
  if (!will) throw new Error('Nothing was recorded');
  return { account, testator, willId: will.id };
}

const partOf = (testator: TestatorCalls, willId: SignedWillId, file: Buffer, id = aScanId(), position = 0) =>
  testator.signedScans.part({ id, willId, position, base64: partsOf(file)[position] ?? '' });

/** Stores a part at every place up to the last too: what is in the middle of a large file is of no matter. */
const repeatPart = (id: SignedScanId, position: number, last: number) =>
  orm.em.fork().execute(
    `insert into signed_scan_parts (account_id, scan_id, position, content)
     select account_id, scan_id, place, content from signed_scan_parts, generate_series(?::int, ?::int) place
     where scan_id = ? and position = ?`,
    [position + 1, last, id, position],
  );

async function sendLarge(testator: TestatorCalls, willId: SignedWillId, bytes: number) {
  const [id, file] = [aScanId(), aScan('pdf', { bytes })];
  for (const position of [0, 1, maxScanParts - 1]) await partOf(testator, willId, file, id, position);
  await repeatPart(id, 1, maxScanParts - 2);
  return id;
}

async function countOf(table: string): Promise<number> {
  const [row] = await orm.em.fork().execute<{ count: string }[]>(`select count(*) from ${table}`);
  return Number(row?.count);
}

describe('a scan of a signed will', () => {
  it.each([
    ['pdf', 'application/pdf'],
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
  ] as const)('is kept as it came: %s', async (type, mediaType) => {
    const { testator, willId } = await aSignedTestator();
    const file = aScan(type, { bytes: 2 * scanPartBytes + 7 });
    const id = await sendScan(testator, willId, file);
    const addedAt = time.now.toISOString();
    expect(await testator.signedScans.list()).toEqual([{ id, willId, mediaType, bytes: file.length, addedAt }]);
    const saved = await testator.signedScans.file({ id });
    expect(saved).toMatchObject({ fileName: `Scan of the signed will 1.${type}`, mediaType });
    expect(Buffer.from(saved.base64, 'base64').equals(file)).toBe(true);
  });

  it('may be as large as is said, and no larger', async () => {
    const { testator, willId } = await aSignedTestator();
    const id = await sendLarge(testator, willId, maxScanBytes);
    expect(await testator.signedScans.keep({ id, parts: maxScanParts })).toMatchObject([{ id, bytes: maxScanBytes }]);
    expect(Buffer.from((await testator.signedScans.file({ id })).base64, 'base64')).toHaveLength(maxScanBytes);
    const above = await sendLarge(testator, willId, maxScanParts * scanPartBytes);
    expect(await refusalOf(testator.signedScans.keep({ id: above, parts: maxScanParts }))).toBe('ScanTooLarge');
    expect(await testator.signedScans.list()).toHaveLength(1);
  });

  it.each([
    ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF that does not begin as one', Buffer.from(' %PDF-1.7\n%%EOF')],
    ['nothing that is known', Buffer.alloc(500, 'x')],
  ])('is refused by its first part where it is %s', async (_what, file) => {
    const { testator, willId } = await aSignedTestator();
    expect(await refusalOf(partOf(testator, willId, file))).toBe('NotAScan');
  });

  it('is refused where the end of the file has not come through', async () => {
    const { testator, willId } = await aSignedTestator();
    const cut = aScan('pdf', { bytes: 5000 }).subarray(0, 4000);
    expect(await refusalOf(sendScan(testator, willId, cut))).toBe('NotAScan');
    const [id, file] = [aScanId(), aScan('pdf', { bytes: 2 * scanPartBytes })];
    await partOf(testator, willId, file, id, 0);
    expect(await refusalOf(testator.signedScans.keep({ id, parts: 2 }))).toBe('ScanIncomplete');
    await partOf(testator, willId, file, id, 1);
    expect(await testator.signedScans.keep({ id, parts: 2 })).toHaveLength(1);
  });

  it('is the same when a part is sent twice, and changes no more once it is kept', async () => {
    const { testator, willId } = await aSignedTestator();
    const [id, file] = [aScanId(), aScan('png')];
    await partOf(testator, willId, file, id);
    await partOf(testator, willId, aScan('png', { fill: 'y' }), id);
    await testator.signedScans.keep({ id, parts: 1 });
    expect(await testator.signedScans.keep({ id, parts: 1 })).toHaveLength(1);
    expect(await refusalOf(partOf(testator, willId, file, id))).toBe('SignedScanNotFound');
    expect(Buffer.from((await testator.signedScans.file({ id })).base64, 'base64').equals(file)).toBe(true);
  });

  it('needs the record of a signed will, and stays with it when another is signed', async () => {
    const { testator, willId } = await aSignedTestator();
    expect(await refusalOf(partOf(testator, aScanId() as string as SignedWillId, aScan('pdf')))).toBe(
      'SignedWillNotFound',
    );
    const id = await sendScan(testator, willId, aScan('pdf'));
    await testator.signedWills.record(aSigning({ signedOn: '2026-11-20' }));
    expect(await testator.signedScans.list()).toMatchObject([{ id, willId }]);
  });

  it('is deleted alone, with its record, and with the account', async () => {
    const { account, testator, willId } = await aSignedTestator();
    const before = await countOf('signed_scan_parts');
    await testator.signedScans.remove({ id: await sendScan(testator, willId, aScan('pdf')) });
    expect(await countOf('signed_scan_parts')).toBe(before);
    await sendScan(testator, willId, aScan('pdf'));
    await testator.signedWills.remove({ id: willId });
    expect(await testator.signedScans.list()).toEqual([]);
    expect(await countOf('signed_scan_parts')).toBe(before);
    const [another] = await testator.signedWills.record(aSigning({ signedOn: '2026-11-20' }));
    await sendScan(testator, another?.id ?? willId, aScan('pdf'));
    await as(null).erasure.erase({ accountId: account.id });
    expect(await countOf('signed_scan_parts')).toBe(before);
  });

  it('is one of a bounded number', async () => {
    const { testator, willId } = await aSignedTestator();
    for (let at = 0; at < scanLimits.files; at++) await sendScan(testator, willId, aScan('jpg'));
    expect(await refusalOf(partOf(testator, willId, aScan('jpg')))).toBe('TooManyScans');
  });

  it('is one of a bounded size in all', async () => {
    const { testator, willId } = await aSignedTestator();
    const id = aScanId();
    await partOf(testator, willId, aScan('pdf'), id);
    await repeatPart(id, 0, maxScanPartsInAll - 1);
    expect(await refusalOf(partOf(testator, willId, aScan('pdf')))).toBe('ScansFull');
  });

  it('is not to be read in the database, and is in the export', async () => {
    const { testator, willId } = await aSignedTestator();
    const file = aScan('pdf', { fill: 'Zzyzx' });
    await sendScan(testator, willId, file);
    const rows = await orm.em.fork().execute('select content from signed_scan_parts order by account_id');
    expect(JSON.stringify(rows)).not.toContain(file.toString('base64').slice(40, 80));
    const { signed_scan_parts: parts } = await testator.dataExport.get();
    expect(parts).toMatchObject([{ content: file.toString('base64') }]);
  });

  it('is forgotten where the rest of it never comes', async () => {
    const { testator, willId } = await aSignedTestator();
    await partOf(testator, willId, aScan('pdf', { bytes: 2 * scanPartBytes }));
    const kept = await sendScan(testator, willId, aScan('pdf'));
    await purgeUnfinishedScans(orm.em.fork(), time.now);
    expect(await countOf('signed_scans where media_type is null')).toBeGreaterThan(0);
    await purgeUnfinishedScans(orm.em.fork(), new Date(time.now.getTime() + hourMs + 1));
    expect(await countOf('signed_scans where media_type is null')).toBe(0);
    expect(await testator.signedScans.list()).toMatchObject([{ id: kept }]);
  });
});
