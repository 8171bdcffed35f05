import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Component, notAllowed } from '../checks/licences.ts';
import { coloured, command, print, StartError } from '../launcher/console.ts';
import { packageManager } from '../launcher/settings/package-manager.ts';
import { inRoot, root } from '../launcher/settings/paths.ts';

const billFile = 'sbom.cdx.json';

const pnpm = (...args: string[]) =>
  spawnSync('npx', ['--yes', packageManager, ...args], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

/** Writes what the running product is made of. @returns its packages */
function writeBill(): Component[] {
  const made = pnpm('sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', billFile);
  if (made.status !== 0) throw new StartError(`The bill of materials could not be made:\n${made.stderr.trim()}`);
  return JSON.parse(readFileSync(inRoot(billFile), 'utf8')).components;
}

/** @returns true if no known fault of a package is grave; null where the registry does not say. */
function isAuditClean(): boolean | null {
  const { status, stdout, stderr } = pnpm('audit', '--prod', '--audit-level', 'high');
  if (/ERR_PNPM_AUDIT/.test(`${stdout}${stderr}`)) return null;
  if (status !== 0) print(stdout.trim());
  return status === 0;
}

/** Reports on what we ship: the bill of materials, the licences in it, and what is known against it. */
await command(async () => {
  const components = writeBill();
  print(`${coloured('green', '✓')} ${components.length} packages written to ${billFile}`);
  const refused = notAllowed(components);
  for (const line of refused) print(`${coloured('red', '✗')} licence of ${line}`);
  if (refused.length === 0) print(`${coloured('green', '✓')} every licence is one that we allow`);
  const isClean = isAuditClean();
  if (isClean === null)
    print(coloured('yellow', 'NOT RUN: the audit of known faults, which this registry does not answer'));
  else print(isClean ? `${coloured('green', '✓')} no grave fault is known` : `${coloured('red', '✗')} see above`);
  return refused.length > 0 || isClean === false ? 1 : 0;
});
