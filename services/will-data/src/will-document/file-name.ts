/** A file name that every system takes; nothing in it can lead out of the folder it is saved to. */
export function fileNameOf(testator: string): string {
  const safe = testator
    .replace(/[^\p{L}\p{M}\p{N}’' -]/gu, '')
    .trim()
    .slice(0, 80)
    .trim();
  return `${safe ? `Will of ${safe}` : 'Will'} (draft).pdf`;
}
