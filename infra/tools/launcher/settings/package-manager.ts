import { readFileSync } from 'node:fs';
import { inRoot } from './paths.ts';

const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** As npx takes it. */
export const packageManager = `pnpm@${engines.pnpm}`;
