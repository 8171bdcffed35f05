import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { untilFolderUnused } from './process-table.ts';

it.runIf(process.platform === 'linux')('waits while a process works in the folder, and no longer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-processes-'));
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { cwd: folder });
  let isOver = false;
  const waiting = untilFolderUnused(folder, 60_000).then(() => {
    isOver = true;
  });
  // As long as it takes to be seen.
  await untilFolderUnused(folder, 200);
  expect(isOver).toBe(false);
  child.kill('SIGKILL');
  await waiting;
  await untilFolderUnused(folder, 60_000);
  rmSync(folder, { recursive: true, force: true });
});
