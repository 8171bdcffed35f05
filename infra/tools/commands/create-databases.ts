import pg from 'pg';
import { databaseVariables, servicesWithDatabase } from '../../services.ts';
import { badSettingExitCode, codeOf, command, print, readOptions, StartError } from '../launcher/console.ts';
import { ownerUrlOf, refuseWeakPasswords } from '../launcher/postgres/database-roles.ts';
import { type DatabaseToMake, makeDatabases, revokePublicConnect } from '../launcher/postgres/make-databases.ts';
import { type Environment, readSettings } from '../launcher/settings/settings.ts';

const usage = 'npm run create-databases, with -- --whole-server if the server serves nobody else';

function urlIn(variable: string, url: string | undefined): URL {
  if (!url) throw new StartError(`${variable}: It is not set`, badSettingExitCode);
  return new URL(url);
}
const loginIn = ({ username, password }: URL) => ({
  role: decodeURIComponent(username),
  password: decodeURIComponent(password),
});

const wantedBy = (given: Environment): DatabaseToMake[] =>
  servicesWithDatabase.map((service) => {
    const variable = databaseVariables[service];
    const own = urlIn(variable, given[variable]);
    const owner = urlIn(variable, ownerUrlOf(service, given));
    return { database: decodeURIComponent(own.pathname.slice(1)), service: loginIn(own), owner: loginIn(owner) };
  });

// For a server of one's own: makes the databases and roles that the settings name, and hands tables over to their owner.
await command(async () => {
  const { 'whole-server': isWhole } = readOptions(usage, { 'whole-server': { type: 'boolean' } });
  const { given } = readSettings();
  refuseWeakPasswords(given);
  const url = urlIn('DATABASE_ADMIN_URL', given.DATABASE_ADMIN_URL);
  const wanted = wantedBy(given);
  const connect = async (database?: string) => {
    const at = database === undefined ? url.href : Object.assign(new URL(url), { pathname: `/${database}` }).href;
    const client = new pg.Client({ connectionString: at });
    await client.connect();
    return client;
  };
  const admin = await connect().catch((error) => {
    throw new StartError(`DATABASE_ADMIN_URL: the database does not answer (${codeOf(error)}). Check the address.`);
  });
  try {
    if (isWhole) await revokePublicConnect(admin);
    await makeDatabases(admin, connect, wanted);
  } finally {
    await admin.end();
  }
  for (const { database, service, owner } of wanted) print(`${database}: ${service.role}, owned by ${owner.role}`);
});
