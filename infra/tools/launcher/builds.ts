import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs';
import { pagesFolder } from '@plainwill/contracts/shared/built-pages';
import { badSettingExitCode, codeOf, StartError, step } from './console.ts';
import { runTask } from './processes/node-process.ts';
import { readOr, writeWhole } from './settings/data-dir.ts';
import { inRoot, root, standIns } from './settings/paths.ts';

const neverSource = ['**/node_modules/**', '**/dist/**'];

/** Changes whenever a file that matches changes, comes or goes. */
function fingerprintOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root, exclude: neverSource }).sort()) {
    hash.update(`${file}\n`).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

/** Stands where an install that may change the outcome sweeps it away, and where no web server would serve it. */
export const buildStamp = (folder: string) => inRoot(folder, 'node_modules', '.build-stamp');

interface Build {
  what: string;
  failure: string;
  sources: readonly string[];
  /** This file is written last. */
  made: string;
  script: string;
  args?: string[];
  /** The build writes into this folder. */
  folder: string;
}

/**
 * Builds, unless it was built from just these sources.
 * @throws {StartError} where the folder cannot be written, or with the reason why the build failed
 */
async function build({ what, failure, sources, made, script, args = [], folder }: Build, signal: AbortSignal) {
  const fingerprint = fingerprintOf(sources);
  const stamp = buildStamp(folder);
  if (existsSync(made) && readOr(stamp, '') === fingerprint) return;
  await refuseWrongBrand();
  refuseIfUnwritable(what, inRoot(folder));
  await step(`Building ${what}`, () =>
    runTask({
      failure,
      script,
      args,
      cwd: inRoot(folder),
      environment: { ...process.env, NODE_ENV: 'production' },
      signal,
    }),
  );
  // For others too, who may run what they cannot build.
  writeWhole(stamp, fingerprint, 0o644);
}

/** Every build holds the brand, so a changed one is built, and checked here. */
async function refuseWrongBrand() {
  // Loaded only here: the launcher starts sooner without the schemas.
  const { brandProblem } = await import('@plainwill/contracts/shared/check-brand');
  const problem = brandProblem();
  if (problem) throw new StartError(problem, badSettingExitCode);
}

function refuseIfUnwritable(what: string, folder: string) {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `Plainwill has to build ${what}, and ${folder} cannot be written (${codeOf(error)}). Run Plainwill once as the user who owns it.`,
    );
  }
}

const web: Build = {
  what: 'the web app',
  failure: 'The web app could not be built',
  sources: ['web/*.*', 'web/{build,public,src}/**/*.*', '{contracts,law}/src/**/*.ts', 'brand/*.*', 'pnpm-lock.yaml'],
  made: inRoot('web', 'dist', pagesFolder, 'shell.html'),
  script: inRoot('web', 'node_modules', 'vite', 'bin', 'vite.js'),
  args: ['build'],
  folder: 'web',
};

interface BuildWeb {
  /** Content with whatever was built before, as when the web app's own server shows the sources. */
  onlyIfMissing: boolean;
  signal: AbortSignal;
}

/** Builds the web app, unless it was built from just these sources. */
export async function buildWeb({ onlyIfMissing, signal }: BuildWeb) {
  if (onlyIfMissing && existsSync(web.made)) return;
  await build(web, signal);
}

/** Builds everything that runs elsewhere than from its sources. */
export const buildAll = (signal: AbortSignal) =>
  Promise.all([buildWeb({ onlyIfMissing: false, signal }), buildServices(signal)]);

/** Bundles each service and the stand-ins, unless that was done from just these sources. */
export const buildServices = (signal: AbortSignal) =>
  build(
    {
      what: 'the services',
      failure: 'The services could not be built',
      sources: [
        '{contracts,law,services/*}/src/**/*.{ts,json,typ}',
        'infra/stand-ins/**/*.ts',
        'infra/tools/launcher/**/*.ts',
        'brand/*.*',
        '{.,services/*}/package.json',
        'pnpm-lock.yaml',
      ],
      made: standIns.built,
      script: inRoot('infra', 'tools', 'launcher', 'build-services.task.ts'),
      folder: 'infra',
    },
    signal,
  );
