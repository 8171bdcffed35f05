import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// Debian keeps servers in the last three, which are not on everybody's PATH.
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin', '/usr/lib/postgresql/15/bin'];

function pathOf(program: string) {
  return folders
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * Finds the programs that a fault test needs.
 * @param packages Debian's package of each
 * @throws {Error} that names those that are missing and how to install them
 */
export function needsPrograms<Program extends string>(packages: Record<Program, string>): Record<Program, string> {
  const programs = Object.keys(packages) as Program[];
  const missing = programs.filter((program) => !pathOf(program));
  if (missing.length) {
    const toInstall = [...new Set(missing.map((program) => packages[program]))].join(' ');
    const are = missing.length === 1 ? 'is' : 'are';
    throw new Error(`${missing.join(', ')} ${are} not installed: apt-get install ${toInstall}`);
  }
  return Object.fromEntries(programs.map((program) => [program, pathOf(program)])) as Record<Program, string>;
}
