import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a running process, or empty: a number alone may since have been given to another program. */
export function commandLineOf(pid: number): string {
  if (!isAlive(pid)) return '';
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (process.platform === 'win32') {
      const query = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`;
      return execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' });
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Tells one of our commands, such as `npm start`, from another program that has its number by now. */
export const isCommand = (pid: number) => /infra.tools.commands/.test(commandLineOf(pid));

const pollMs = 20;

/** @returns true if the process was gone in time. */
export async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (isAlive(pid) && commandLineOf(pid) !== '') {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return true;
}

function isIn(folder: string, pid: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    // It has ended meanwhile, or is another user's.
    return false;
  }
}

/** Waits until no process works in the folder, but not for ever; where that cannot be seen it does not wait. */
export async function untilFolderUnused(folder: string, withinMs: number): Promise<void> {
  if (process.platform !== 'linux') return;
  const real = realpathSync(folder);
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline && readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && isIn(real, pid))) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
