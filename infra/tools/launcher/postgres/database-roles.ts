import { databasePassword } from '@plainwill/kit/config/production-rules';
import {
  databaseVariables,
  migrationVariables,
  type ServiceWithDatabase,
  servicesWithDatabase,
} from '../../../services.ts';
import { badSettingExitCode, StartError } from '../console.ts';
import type { Environment } from '../settings/settings.ts';

/** The address by which a service's tables are owned: that of the migrations, or else the service's own. */
export const ownerUrlOf = (service: ServiceWithDatabase, environment: Environment): string | undefined =>
  environment[migrationVariables[service]] || environment[databaseVariables[service]];

/** The same settings for work that needs the owner of the tables, under the names of the services' own. */
export const asOwner = (environment: Environment): Environment => ({
  ...environment,
  ...Object.fromEntries(
    servicesWithDatabase.map((service) => [databaseVariables[service], ownerUrlOf(service, environment)]),
  ),
});

const userIn = (url: string): string => decodeURIComponent(new URL(url).username);

/** The role that a service connects by, where another one owns the tables; null where it owns them itself. */
export function serviceRoleIn(service: ServiceWithDatabase, environment: Environment): string | null {
  const [own, owner] = [environment[databaseVariables[service]], ownerUrlOf(service, environment)];
  if (!own || !owner) return null;
  return userIn(own) === userIn(owner) ? null : userIn(own);
}

/** Checks the passwords of those who own databases, as services check their own. @throws {StartError} in production */
export function refuseWeakPasswords(given: Environment) {
  if (given.NODE_ENV !== 'production' || given[databasePassword.exception] === 'true') return;
  for (const name of [...Object.values(migrationVariables), 'DATABASE_ADMIN_URL']) {
    const value = given[name];
    const problem = value && databasePassword.problemOf(value);
    if (problem) {
      throw new StartError(
        `${name}: ${problem}. ${databasePassword.exception}=true allows it all the same`,
        badSettingExitCode,
      );
    }
  }
}
