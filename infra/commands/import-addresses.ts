import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { command } from '../launcher/console.ts';
import { ownerUrlOf } from '../launcher/postgres/database-roles.ts';
import { readRunning } from '../launcher/running-file.ts';
import { inRoot } from '../launcher/settings/paths.ts';
import { readSettings } from '../launcher/settings/settings.ts';

// The address-lookup service's own command, on the terminal that it shows its progress in.
await command(async () => {
  const { given, dataDir } = readSettings();
  // With a database of the operator's own, the site need not run here.
  const databaseUrl = ownerUrlOf('address-lookup', given) ?? readRunning(dataDir).addressLookupDatabaseUrl;
  const script = inRoot('services', 'address-lookup', 'src', 'commands', 'import-addresses.ts');
  const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? '', file));
  const child = spawn(process.execPath, [script, ...files], {
    env: { ...process.env, ADDRESS_LOOKUP_DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code, signal] = await once(child, 'exit');
  return code ?? (signal ? 1 : 0);
});
