// Runs before anything is installed, on whatever Node the machine has: so plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accountProblem, downloadSettings, folderProblem, nodeProblem, writeProblem } from './check-place.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';
const { engines, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pnpm = `pnpm@${engines.pnpm}`;
const stampFile = join(root, 'node_modules', '.plainwill-install');
const pinnedNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

const [command, ...args] = process.argv.slice(2);
await main();

async function main() {
  refuseIf(nodeProblem(process.versions.node));
  const script = join(root, 'infra', 'tools', 'commands', `${command}.ts`);
  if (!command || !existsSync(script))
    fail(`There is no command "${command ?? ''}". The commands are in infra/tools/commands.`);
  if (['dev', 'test', 'test-all'].includes(command)) refuseIf(writeProblem(root));
  if (!isInstalled()) {
    refuseIf(accountProblem(command, process.env) ?? folderProblem(root));
    await install();
  }
  runOnPinnedNode(script);
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function refuseIf(problem) {
  if (problem) fail(problem);
}

function isInstalled() {
  return existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === installationKey();
}

/** Changes whenever an installation made earlier no longer fits. */
function installationKey() {
  const services = readdirSync(join(root, 'services')).map((name) => join('services', name));
  const manifests = ['.', 'contracts', 'law', 'web', 'infra', ...services].map((folder) =>
    join(folder, 'package.json'),
  );
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests.sort()]) {
    if (existsSync(join(root, file))) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

async function install() {
  // An installation that is cut off is never taken for a whole one, also after a return to an older version.
  rmSync(stampFile, { force: true });
  // CI makes pnpm replace a node_modules that npm has made without asking. In production it would leave out the
  // pinned Node and the tools that build the web app.
  const { NODE_ENV, npm_config_production, npm_config_omit, ...environment } = process.env;
  const downloads = mkdtempSync(join(tmpdir(), 'plainwill-install-'));
  // Else pnpm leaves out, without a word, the optional packages that are not for the Node that it happens to run on.
  const nodeVersion = `--config.node-version=${devDependencies.node}`;
  const installation = ['install', '--frozen-lockfile', '--reporter=append-only', nodeVersion];
  const installer = spawn('npx', ['--yes', pnpm, ...installation], {
    cwd: root,
    env: { ...environment, ...downloadSettings(downloads, environment), CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
  });
  let output = '';
  for (const stream of [installer.stdout, installer.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000);
    });
  }
  const stopProgress = showProgress(() => [...output.matchAll(/added (\d+)/g)].at(-1)?.[1]);
  const stopInstaller = () => installer.kill('SIGTERM');
  process.once('SIGINT', stopInstaller).once('SIGTERM', stopInstaller);
  const problem = await new Promise((resolve) => {
    installer.once('error', (error) => resolve(`npx could not be started (${error.code})`));
    installer.once('close', (code, signal) => resolve(code === 0 ? '' : `it ended with ${signal ?? `code ${code}`}`));
  });
  process.off('SIGINT', stopInstaller).off('SIGTERM', stopInstaller);
  rmSync(downloads, { recursive: true, force: true });
  stopProgress(problem ? 'failed' : 'done');
  if (problem) {
    process.stderr.write(output.trimEnd().split('\n').slice(-15).join('\n'));
    fail(`\nThe packages could not be installed: ${problem}. Check the network and the registry, then try again.`);
  }
  writeFileSync(stampFile, installationKey());
}

// On standard error: what a command prints may be read by a program.
function showProgress(countOf) {
  const screen = process.stderr;
  const started = Date.now();
  const elapsed = () => `${((Date.now() - started) / 1000).toFixed(0)} s`;
  const line = () => `Installing packages · ${countOf() ?? 0} so far · ${elapsed()}`;
  const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
  let frame = 0;
  if (!screen.isTTY) screen.write('Installing packages (the first time this takes about a minute)\n');
  const timer = screen.isTTY
    ? setInterval(() => screen.write(`\r\x1b[K${frames[frame++ % frames.length]} ${line()}`), 100)
    : setInterval(() => screen.write(`${line()}\n`), 10_000);
  return (outcome) => {
    clearInterval(timer);
    screen.write(`${screen.isTTY ? '\r\x1b[K' : ''}Installing packages · ${outcome} · ${elapsed()}\n`);
  };
}

function runOnPinnedNode(script) {
  const { NODE_COMPILE_CACHE = join(root, 'node_modules', '.compile-cache') } = process.env;
  const path = [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  // The channel tells the command when this process is killed, for then no signal is passed on.
  const child = spawn(pinnedNode, ['--max-semi-space-size=2', script, ...args], {
    cwd: root,
    env: { ...process.env, PATH: path, NODE_COMPILE_CACHE },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) stopWithParent(child);
  child.once('error', (error) => fail(`Node could not be started (${error.code}). Delete node_modules and try again.`));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Between npm and us stands a shell, which dies of a signal without passing it on. */
function stopWithParent(child) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent && child.kill('SIGTERM')) clearInterval(timer);
  }, 500);
  timer.unref();
}
