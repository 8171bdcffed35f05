import { importLimits } from '@plainwill/contracts/will-data/history/history-vocabulary';

/** A file cannot be brought in for this reason. */
export class UnreadableFile extends Error {}

// A download has copies to sign beside the answers, as PDF.
const maxFileBytes = 50_000_000;

const tooLarge = 'This file is too large to bring in. Choose the file that “Download my data” made.';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A file that was chosen: its answers, ready to be sent, and whether wills were recorded as signed beside them. */
export interface ImportFile {
  json: string;
  hasSignedWills: boolean;
}

/** Only the answers of a download are sent. */
export async function readImportFile(file: Blob): Promise<ImportFile> {
  if (file.size > maxFileBytes) throw new UnreadableFile(tooLarge);
  const download = parsed(await file.text());
  const willData = isRecord(download) && isRecord(download.willData) ? download.willData : {};
  const facts = JSON.stringify(willData.facts ?? download);
  if (facts.length > importLimits.bytes) throw new UnreadableFile(tooLarge);
  const json = await packed(facts);
  if (json.length > importLimits.packedCharacters) throw new UnreadableFile(tooLarge);
  const signed = willData.signed_wills;
  return { json, hasSignedWills: Array.isArray(signed) && signed.length > 0 };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile(
      'This is not a file of answers. Choose the file that “Download my data” made: its name ends in .json.',
    );
  }
}

/** Compressed, for a large family is more than one call may carry. */
async function packed(text: string): Promise<string> {
  if (typeof CompressionStream === 'undefined')
    throw new UnreadableFile('This browser is too old to bring in a file. Update it, or use another.');
  const gzip = new CompressionStream('gzip');
  const writer = gzip.writable.getWriter();
  void writer.write(new TextEncoder().encode(text)).then(() => writer.close());
  const bytes = new Uint8Array(await new Response(gzip.readable).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
