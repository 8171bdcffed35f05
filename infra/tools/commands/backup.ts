import { resolve } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { backUp, backUpErasures } from '../backup/back-up.ts';
import { writeBackupMetric } from '../backup/backup-metric.ts';
import { readRecipient } from '../backup/encrypted-file.ts';
import { atDatabases } from '../launcher/at-databases.ts';
import { command, print, readOptions, StartError } from '../launcher/console.ts';
import { readSettings } from '../launcher/settings/settings.ts';

const usage =
  'Say where to: npm run backup -- --to DIR, with --erasures for the list of erasures alone, or --metric FILE for Prometheus';

async function makeKey() {
  const identity = await generateX25519Identity();
  print(`BACKUP_RECIPIENT=${await identityToRecipient(identity)}`);
  print('# Opens the backups. Keep it where the server and the backups are not, and give it to npm run restore only');
  print(`# BACKUP_IDENTITY=${identity}`);
}

await command(async () => {
  const values = readOptions(usage, {
    to: { type: 'string' },
    erasures: { type: 'boolean' },
    metric: { type: 'string' },
    'new-key': { type: 'boolean' },
  });
  if (values['new-key']) return makeKey();
  if (!values.to) throw new StartError(usage, 2);
  const settings = readSettings();
  const given = (path: string) => resolve(process.env.INIT_CWD ?? '', path);
  const to = given(values.to);
  if (values.erasures) {
    const erasures = await atDatabases(settings, (environment) => backUpErasures({ environment, to }));
    return print(`${erasures} erasures are on the list in ${to}`);
  }
  const recipient = readRecipient(settings.given);
  await atDatabases(settings, async (environment) => {
    const { folder, manifest, erasures } = await backUp({ environment, to, recipient, now: new Date() });
    for (const [service, { tables }] of Object.entries(manifest.databases)) {
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      print(`${service}: ${rows} rows of ${tables.length} tables`);
    }
    print('Keep these lines away from the server: npm run verify-audit compares the audit logs with them.');
    for (const { audit } of Object.values(manifest.databases)) {
      if (audit) print(JSON.stringify({ checkpoint: audit, msg: 'audit checkpoint' }));
    }
    print(`${erasures} erasures are on the list in ${to}`);
    if (values.metric) writeBackupMetric(given(values.metric), manifest);
    print(`The backup is in ${folder}`);
  });
});
