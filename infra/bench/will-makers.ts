import { fillIn } from '../demo/harriet-bell.ts';
import { type Visit, visit } from '../demo/site-client.ts';
import type { RunningSite } from '../launcher/running-file.ts';

const password = 'Copper-Field-86';

/** So many people, signed in, each of whom has answered everything. */
export async function willMakers(site: RunningSite, count: number): Promise<Visit[]> {
  const people: Visit[] = [];
  for (let n = 1; n <= count; n++) {
    const person = visit(site);
    await person.enter({ email: `will-maker-${n}@example.com`, password });
    await fillIn(person);
    people.push(person);
  }
  return people;
}
