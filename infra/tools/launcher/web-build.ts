import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs';
import { pagesFolder } from '@plainwill/contracts/shared/built-pages';
import { codeOf, StartError, step } from './console.ts';
import { runTask } from './processes/node-process.ts';
import { readOr, writeWhole } from './settings/data-dir.ts';
import { inRoot, root } from './settings/paths.ts';

const neverSource = ['**/node_modules/**', '**/dist/**'];

/** Changes whenever a file that matches changes, comes or goes. */
function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root, exclude: neverSource }).sort()) {
    hash.update(`${file}\n`).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

// Kept where an install that may change the outcome sweeps it away, and where no web server would serve it.
const stamp = inRoot('web', 'node_modules', '.build-stamp');
const sources = ['web/*.*', 'web/{build,public,src}/**/*.*', '{contracts,law}/src/**/*.ts', 'pnpm-lock.yaml'];

interface Build {
  /** Content with whatever was built before, as when the web app's own server shows the sources. */
  onlyIfMissing: boolean;
  signal: AbortSignal;
}

/** Builds the web app, unless it was built from just these sources. */
export async function buildWeb({ onlyIfMissing, signal }: Build) {
  const isThere = existsSync(inRoot('web', 'dist', pagesFolder, 'shell.html'));
  if (isThere && onlyIfMissing) return;
  const fingerprint = fingerprintOf(sources);
  if (isThere && readOr(stamp, '') === fingerprint) return;
  refuseIfUnwritable(inRoot('web'));
  await step('Building the web app', () =>
    runTask({
      failure: 'The web app could not be built',
      script: inRoot('web', 'node_modules', 'vite', 'bin', 'vite.js'),
      args: ['build'],
      cwd: inRoot('web'),
      environment: { ...process.env, NODE_ENV: 'production' },
      signal,
    }),
  );
  // For others too, who may run what they cannot build.
  writeWhole(stamp, fingerprint, 0o644);
}

function refuseIfUnwritable(folder: string) {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The web app is to be built, and ${folder} cannot be written (${codeOf(error)}). Run Plainwill once as the user who owns it.`,
    );
  }
}
