import { Migrator, TSMigrationGenerator } from '@mikro-orm/migrations';
import type { Options } from '@mikro-orm/postgresql';

/** The same options for commands and tests that migrate or compare; a service only asks, and loads no migrator. */
export const withMigrator = (options: Options): Options => ({
  ...options,
  extensions: [Migrator],
  migrations: { ...options.migrations, generator: TSMigrationGenerator },
});
