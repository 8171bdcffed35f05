// Says before anything is installed why Plainwill cannot run here: plain JavaScript for old versions of Node.
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

const oldestNode = 18;
const megabyte = 1024 * 1024;
const runPostgres = ['start', 'dev', 'test', 'test-all'];
const databaseSettings = ['TEST_DATABASE_URL', 'IDENTITY_DATABASE_URL', 'IDENTITY_DATABASE_URL_FILE'];

/** @returns one sentence for a version of Node that is too old, else null */
export function nodeProblem(version) {
  if (Number(version.split('.')[0]) >= oldestNode) return null;
  return `Plainwill needs Node ${oldestNode} or later, and this is Node ${version}. Install a newer one from https://nodejs.org.`;
}

/** @returns one sentence where this folder, or that for temporary files, cannot be written, else null */
export function writeProblem(root) {
  if (!isWritable(root))
    return `The folder ${root} cannot be written. Clone Plainwill to a folder that you can write to.`;
  if (!isWritable(tmpdir()))
    return `The folder for temporary files, ${tmpdir()}, cannot be written. Set TMPDIR to a folder that you can write to.`;
  return null;
}

/**
 * @param neededMegabytes the packages take 1.2 GB, and what pnpm downloads comes on top
 * @returns one sentence that names the cause and the cure where the packages cannot be installed in this folder, else null
 */
export function folderProblem(root, neededMegabytes = 1800) {
  const problem = writeProblem(root);
  if (problem) return problem;
  const free = freeMegabytes(root);
  if (free < neededMegabytes)
    return `Plainwill needs ${neededMegabytes} MB of free space, and ${root} has ${Math.floor(free)} MB. Free some, or clone it to another disk.`;
  return null;
}

/** @returns one sentence where this command would start PostgreSQL as root and no other user is known, else null */
export function accountProblem(command, environment) {
  if (process.getuid?.() !== 0 || !runPostgres.includes(command)) return null;
  if (databaseSettings.some((name) => environment[name])) return null;
  if (['postgres', 'nobody'].some(isKnown)) return null;
  return 'PostgreSQL cannot run as root, and there is no user "postgres" or "nobody". Add one (useradd postgres), or run Plainwill as another user.';
}

/** @returns settings by which npm and pnpm keep their downloads in `folder`, where the home folder cannot be written */
export function downloadSettings(folder, environment) {
  if (isWritable(homedir())) return {};
  const settings = {
    npm_config_cache: join(folder, 'npm'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_STATE_HOME: join(folder, 'state'),
  };
  for (const name of Object.keys(settings)) if (environment[name]) delete settings[name];
  return settings;
}

function isWritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function freeMegabytes(folder) {
  // Node has it since 18.15.
  if (!fs.statfsSync) return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = fs.statfsSync(folder);
  return (bavail * bsize) / megabyte;
}

function isKnown(user) {
  try {
    return Number(execFileSync('id', ['-u', user], { encoding: 'utf8', stdio: 'pipe' })) > 0;
  } catch {
    return false;
  }
}
