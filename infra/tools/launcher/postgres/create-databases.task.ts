import { command } from '../console.ts';
import { readSecrets } from '../settings/secrets.ts';
import { createDatabases } from './make-databases.ts';

// A task of its own, run only when something is missing, so that the launcher carries no database client.
const { DATA_DIR = '', POSTGRES_PORT } = process.env;
await command(() => createDatabases(Number(POSTGRES_PORT), readSecrets(DATA_DIR).passwords));
