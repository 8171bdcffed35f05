import { databasePassword } from '@plainwill/kit/config/production-rules';
import { migrationVariables } from '../../services.ts';
import { badSettingExitCode, StartError } from '../console/start-error.ts';
import type { Environment } from '../settings/settings.ts';

/** Of those who own databases, as services do for their own. @throws {StartError} in production */
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
