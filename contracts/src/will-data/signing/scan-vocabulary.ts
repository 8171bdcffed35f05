/** The files that a scan of a signed will may be, with the ending of their names. */
export const scanEndings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
export type ScanType = keyof typeof scanEndings;
export const scanTypes = Object.keys(scanEndings) as ScanType[];

/** A file is sent in parts, for it is more than one call may carry. */
export const scanPartBytes = 42_000;

/** The most that is kept: of a file, of a will and of an account. */
export const scanLimits = { megabytes: 10, files: 20, megabytesInAll: 30 } as const;

const bytesPerMegabyte = 1_000_000;
export const maxScanBytes = scanLimits.megabytes * bytesPerMegabyte;
export const maxScanParts = Math.ceil(maxScanBytes / scanPartBytes);
export const maxScanPartsInAll = (scanLimits.megabytesInAll / scanLimits.megabytes) * maxScanParts;
