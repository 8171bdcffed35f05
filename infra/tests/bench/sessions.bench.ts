import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Figure, median } from './support/figures.ts';
import { manyPeople, type Person } from './support/many-people.ts';
import { withProduct } from './support/running-product.ts';
import { siteCaller } from './support/site-caller.ts';

const people = 100;
const promisedMs = 100;
// By then every gateway hears what changes; before, it asks once a second.
const settleMs = 5000;

const keyOf = ({ session }: Person) => createHash('sha256').update(session).digest('hex');

/** Measures how long a gateway goes on answering a session that was ended elsewhere, from the commit of that end. */
export const measure = (): Promise<Figure[]> =>
  withProduct({}, async ({ site, dataDir, cleanUp }) => {
    const caller = siteCaller(site, 1);
    const database = new pg.Client(site.identityDatabaseUrl);
    await database.connect();
    cleanUp.push(caller.close, () => database.end());
    const isAnswered = (person: Person) =>
      caller.call('identity.profile.get', undefined, person).then(
        () => true,
        () => false,
      );

    await sleep(settleMs);
    const took: number[] = [];
    for (const person of await manyPeople(site, dataDir, people)) {
      if (!(await isAnswered(person))) throw new Error('a session was refused that nobody had ended');
      const { rowCount } = await database.query('delete from sessions where id_hash = $1', [keyOf(person)]);
      if (rowCount !== 1) throw new Error('there was no session to end');
      const ended = performance.now();
      while (await isAnswered(person));
      took.push(performance.now() - ended);
    }
    return [
      { what: 'a session that ended elsewhere is refused after, p50', value: median(took), unit: 'ms', digits: 1 },
      { what: 'the same, at the longest', value: Math.max(...took), unit: 'ms', digits: 1, limit: promisedMs },
    ];
  });
