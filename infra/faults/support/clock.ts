import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A clock that services go by, and that a test can set while they run. */
export function openClock() {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-fault-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'offset');
  const jump = (hours: number) => {
    writeFileSync(`${file}.new`, String(hours * 3_600_000));
    renameSync(`${file}.new`, file);
  };
  jump(0);
  return {
    /** From the true time. */
    jump,
    environment: {
      NODE_OPTIONS: `--import=${import.meta.resolve('./shifted-clock.ts')}`,
      CLOCK_OFFSET_FILE: file,
    },
  };
}
