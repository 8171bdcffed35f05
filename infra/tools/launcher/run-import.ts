import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { command } from './console.ts';
import { ownerUrlOf } from './postgres/database-roles.ts';
import { readRunning } from './running-file.ts';
import { inRoot } from './settings/paths.ts';
import { environmentWith, readSettings } from './settings/settings.ts';

/** Runs one of the address-lookup service's own commands, on the terminal that it shows its progress in. */
export const runImport = (name: 'import-addresses' | 'import-charities') =>
  command(async () => {
    const { given, dataDir } = readSettings();
    // With a database of the operator's own, the site need not run here.
    const databaseUrl = ownerUrlOf('address-lookup', given) ?? readRunning(dataDir).addressLookupDatabaseUrl;
    const script = inRoot('services', 'address-lookup', 'src', 'commands', `${name}.ts`);
    const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? '', file));
    const child = spawn(process.execPath, [script, ...files], {
      env: environmentWith({ ADDRESS_LOOKUP_DATABASE_URL: databaseUrl }),
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    const [code, signal] = await once(child, 'exit');
    return code ?? (signal ? 1 : 0);
  });
