import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { withMigrator } from '../database/with-migrator.ts';

// node services/kit/src/commands/generate-migration.ts <service> <WhatItDoes>: writes what the entities ask for beyond
// the committed snapshot. DATABASE_URL may be any PostgreSQL; nothing is changed in it.
const [, , service, what] = process.argv;
const url = process.env.DATABASE_URL;
if (!service || !what || !url) {
  process.stderr.write(
    'Use: DATABASE_URL=postgres://… node services/kit/src/commands/generate-migration.ts <service> <WhatItDoes>\n',
  );
  process.exit(2);
}

const databaseModule = pathToFileURL(join(process.cwd(), 'services', service, 'src', 'database.ts')).href;
const { ormOptions } = (await import(databaseModule)) as { ormOptions: (url: string) => Options };
const orm = await MikroORM.init(withMigrator(ormOptions(url)));
const { fileName } = await orm.migrator.create(undefined, false, false, what);
await orm.close();

process.stdout.write(
  fileName ? `Wrote ${fileName}: read it before you commit it.\n` : 'The migrations are in step with the entities.\n',
);
