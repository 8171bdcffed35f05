import type { DocumentFormat } from '@plainwill/contracts/will-data/will/files';

/** `Will of Ada Hart (draft).pdf`: every system takes it, and nothing in it can lead out of the folder it is saved to. */
export function fileNameOf(testator: string, what: string, format: DocumentFormat): string {
  const safe = testator
    .replace(/[^\p{L}\p{M}\p{N}’' -]/gu, '')
    .trim()
    .slice(0, 80)
    .trim();
  return `${safe ? `Will of ${safe}` : 'Will'} (${what}).${format}`;
}
