import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { inRoot, root } from './settings/paths.ts';

const neverSource = ['**/node_modules/**', '**/dist/**'];

/** Changes whenever a file that matches changes, comes or goes. */
export function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root, exclude: neverSource }).sort()) {
    hash.update(`${file}\n`).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}
