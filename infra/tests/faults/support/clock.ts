import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourMs } from '@plainwill/contracts/shared/durations';

/** A clock that processes go by, and that a test can set while they run. */
export function openClock() {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-clock-'));
  const file = join(folder, 'offset');
  const jump = (hours: number) => {
    writeFileSync(`${file}.new`, String(hours * hourMs));
    renameSync(`${file}.new`, file);
  };
  jump(0);
  return {
    /** Sets the clock so many hours from the true time. */
    jump,
    /** An option for NODE_OPTIONS. */
    nodeOption: `--import=${import.meta.resolve('./shifted-clock.ts')}`,
    environment: { CLOCK_OFFSET_FILE: file },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
