import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillIn } from '../demo/harriet-bell.ts';
import { visit } from '../demo/site-client.ts';
import { bareRows } from './bare-rows.ts';
import { startProduct } from './running-product.ts';

const password = 'Copper-Field-86';

/** The product with so many people signed in, each of whom has answered everything; and bare rows beside it. */
export async function withWillMakers<T>(
  count: number,
  measure: (people: ReturnType<typeof visit>[], bare: Awaited<ReturnType<typeof bareRows>>) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-bench-'));
  const cleanUp: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const { site, stop } = await startProduct(dataDir);
    cleanUp.push(stop);
    const people = [];
    for (let n = 1; n <= count; n++) {
      const person = visit(site);
      await person.enter({ email: `person-${n}@example.com`, password });
      await fillIn(person);
      people.push(person);
    }
    const bare = await bareRows(site.identityDatabaseUrl, count);
    cleanUp.push(bare.close);
    return await measure(people, bare);
  } finally {
    for (const run of cleanUp.toReversed()) await run();
  }
}
