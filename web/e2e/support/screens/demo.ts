import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../own-site.ts';
import type { Site } from '../site.ts';

/** Enters the demonstration's data: Harriet Bell's will, which is under review, and staff. */
export const seedDemo = ({ dataDir }: Site) =>
  promisify(execFile)(process.execPath, ['infra/tools/commands/seed-demo.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
