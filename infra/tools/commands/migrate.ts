import { migrationVariables, servicesWithDatabase } from '../../services.ts';
import { badSettingExitCode, command, print, StartError } from '../launcher/console.ts';
import { refuseWeakPasswords, serviceRoleIn } from '../launcher/postgres/database-roles.ts';
import { migrate } from '../launcher/postgres/migrate.ts';
import { type Environment, readSettings } from '../launcher/settings/settings.ts';

/** @throws {StartError} in production where a service owns its tables, and could take the triggers off its audit log */
function refuseSharedRole(given: Environment) {
  if (given.NODE_ENV !== 'production' || given.ALLOW_ONE_DATABASE_ROLE === 'true') return;
  const service = servicesWithDatabase.find((name) => serviceRoleIn(name, given) === null);
  if (!service) return;
  throw new StartError(
    `${migrationVariables[service]}: In production another role than the service's own must own the tables. ` +
      '"npm run create-databases" makes it; ALLOW_ONE_DATABASE_ROLE=true does without it',
    badSettingExitCode,
  );
}

await command(async () => {
  const { given } = readSettings();
  refuseWeakPasswords(given);
  refuseSharedRole(given);
  for (const service of servicesWithDatabase) {
    const run = await migrate(service, given);
    print(`${service}: ${run.length ? run.join(', ') : 'up to date'}`);
  }
});
