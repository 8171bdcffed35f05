import { readFileSync } from 'node:fs';
import { inRoot } from './paths.ts';

/** As npx takes it: `pnpm@…`. */
export const packageManager: string = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).packageManager;
