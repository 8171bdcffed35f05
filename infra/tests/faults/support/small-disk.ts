import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

/** A small disk of memory. Null where this user may not mount one. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-fault-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmdirSync(folder);
    return null;
  }
}

const probe = mountSmallDisk();
if (probe) execFileSync('umount', [probe]);
if (probe) rmdirSync(probe);

export const maySmallDisk = probe !== null;

/** This ends the name of a test. */
export const whyNoSmallDisk = maySmallDisk ? '' : ' (this user may not mount a disk)';

/** A small disk, and a way to fill it; gone after the test. */
export function openSmallDisk() {
  const disk = mountSmallDisk() as string;
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  const filler = join(disk, 'filler');
  return {
    disk,
    fill: () => expect(() => writeFileSync(filler, Buffer.alloc(32 * 1024 * 1024))).toThrow(/ENOSPC/),
    makeRoom: () => rmSync(filler),
  };
}
