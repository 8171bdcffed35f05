import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';

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
const orm = await MikroORM.init(ormOptions(url));
const { fileName } = await orm.migrator.create();
await orm.close();

if (!fileName) {
  process.stdout.write('The migrations are in step with the entities.\n');
} else {
  const path = orm.config.get('migrations').path as string;
  const today = dayInUnitedKingdom(new Date());
  // They run in the order of their names, so each has a later day than the one before it.
  const newest = (await readdir(path))
    .flatMap((file) => /^Migration(\d{4})(\d\d)(\d\d)_/.exec(file)?.slice(1).join('-') ?? [])
    .toSorted()
    .at(-1);
  const day = newest && newest >= today ? new Date(Date.parse(newest) + dayMs).toISOString().slice(0, 10) : today;
  const name = `Migration${day.replaceAll('-', '')}_${what}`;
  const made = join(path, basename(fileName));
  const source = await readFile(made, 'utf8');
  await writeFile(made, source.replace(/class \w+/, `class ${name}`).replace(/name = '.*'/, `name = '${name}'`));
  await rename(made, join(dirname(made), `${name}.ts`));
  process.stdout.write(`Wrote ${name}.ts: read it before you commit it.\n`);
}
