import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { createAuditSeals } from '@plainwill/kit/audit/audit-seals';
import { newestIn } from '@plainwill/kit/audit/checkpoint';
import { keyRing } from '@plainwill/kit/config/config';
import { auditKeyVariables, databaseVariables, type ServiceWithAudit, servicesWithAudit } from '../../services.ts';
import { Manifest } from '../backup/manifest.ts';
import { atDatabases } from '../launcher/at-databases.ts';
import { badSettingExitCode, command, print, readOptions, StartError } from '../launcher/console.ts';
import { ormOptionsOf } from '../launcher/postgres/migrate.ts';
import { auditKeysOf } from '../launcher/settings/environments.ts';
import { type Environment, readSettings } from '../launcher/settings/settings.ts';

const usage =
  'Say what against: npm run verify-audit -- --against FILE, a manifest.json, a log or a file of checkpoints; or nothing';
const entriesAtOnce = 50_000;

const endings = {
  whole: 'whole',
  cut: 'ENTRIES ARE MISSING OR WERE REPLACED: they do not fit the checkpoint',
  unsealed: 'THE NEWEST ENTRIES ARE NOT SIGNED, or by a key that is not there',
};

/** Lines of checkpoints, whatever kind of file they are in. */
function linesOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  try {
    const { databases } = Manifest.parse(JSON.parse(text));
    return Object.values(databases)
      .map(({ audit }) => JSON.stringify(audit ?? null))
      .join('\n');
  } catch {
    return text;
  }
}

const compared: ServiceWithAudit[] = [];

async function verify(service: ServiceWithAudit, databases: Environment, keys: Environment, lines: string | null) {
  const variable = auditKeyVariables[service];
  const ring = keyRing.safeParse(keys[variable]);
  if (!ring.success) throw new StartError(`${variable}: It is not set, or not id:key`, badSettingExitCode);
  const seals = createAuditSeals({ service, keys: ring.data });
  if (lines !== null) {
    const checkpoint = newestIn(lines, seals.signer);
    if (checkpoint) compared.push(service);
    print(`${service}: ${checkpoint ? `checkpoint of ${checkpoint.at}` : 'no genuine checkpoint in the file'}`);
    if (checkpoint) seals.anchor.keep(checkpoint);
  }
  const orm = await MikroORM.init((await ormOptionsOf(service))(databases[databaseVariables[service]] ?? ''));
  try {
    let entries = 0;
    for (let after: number | null = 0; after !== null; ) {
      const part = await seals.verify(orm.em.fork(), after, entriesAtOnce, new Date());
      entries += part.entries;
      after = part.next;
      if (part.brokenAt) print(`${service}: ${entries} entries, ALTERED at ${part.brokenAt}`);
      if (part.end) print(`${service}: ${entries} entries, ${endings[part.end]}`);
      if (after === null) return part.end === 'whole';
    }
    return false;
  } finally {
    await orm.close(true);
  }
}

await command(async () => {
  const { against } = readOptions(usage, { against: { type: 'string' } });
  const settings = readSettings();
  const lines = against === undefined ? null : linesOf(resolve(process.env.INIT_CWD ?? '', against));
  const keys = auditKeysOf(settings);
  return atDatabases(settings, async (databases) => {
    let isWhole = true;
    for (const service of servicesWithAudit) isWhole = (await verify(service, databases, keys, lines)) && isWhole;
    const isCompared = lines === null || compared.length > 0;
    return isWhole && isCompared ? 0 : 1;
  });
});
