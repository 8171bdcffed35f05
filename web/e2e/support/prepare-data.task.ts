import { once } from 'node:events';
import { initialisePostgres } from '../../../infra/tools/launcher/postgres/initialise-postgres.ts';
import { postgresProcess } from '../../../infra/tools/launcher/postgres/postgres.ts';
import { prepareDatabases } from '../../../infra/tools/launcher/postgres/prepare-databases.ts';
import { startUntilReady } from '../../../infra/tools/launcher/postgres/temporary-postgres.ts';
import { claimDataDir } from '../../../infra/tools/launcher/settings/data-dir.ts';
import { environmentsFor, isDatabaseEmbedded } from '../../../infra/tools/launcher/settings/environments.ts';
import { choosePorts } from '../../../infra/tools/launcher/settings/ports.ts';
import { readSecrets } from '../../../infra/tools/launcher/settings/secrets.ts';
import { readSettings } from '../../../infra/tools/launcher/settings/settings.ts';

// Makes a data directory as the first start of the product leaves it: with its secrets, and with empty databases.
const settings = readSettings();
const { dataDir } = settings;
const release = claimDataDir(dataDir);
const ports = await choosePorts(settings, false);
const secrets = readSecrets(dataDir);
if (isDatabaseEmbedded(settings)) {
  const { signal } = new AbortController();
  await initialisePostgres(dataDir, secrets.passwords.postgres, signal);
  const postgres = await startUntilReady(postgresProcess(dataDir, ports.postgres));
  const ended = once(postgres, 'exit');
  try {
    const environment = environmentsFor(settings, secrets, ports).forMigrations();
    await prepareDatabases({ settings, postgresPort: ports.postgres, environment, signal });
  } finally {
    postgres.kill('SIGINT');
    await ended;
  }
}
release();
