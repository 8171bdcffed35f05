import { tidy } from '../will/language/phrases.ts';
import type { Person } from '../will/people/person.ts';
import type { Known } from './known.ts';

/** Those who take something, and live where somebody else lives who has a part in the will and the same surname. */
export function mayLiveTogether({ facts, people, appointed, beneficiaries }: Known): Person[] {
  const homes = new Map<string, Set<Person>>();
  for (const { id, last_name, full_name } of facts.contacts) {
    const person = people.find(id, 'contact');
    const surname = tidy(last_name) || tidy(full_name).split(' ').at(-1);
    if (!person || person.charity || person.address === '' || !surname) continue;
    if (!appointed.has(person) && !beneficiaries.has(person)) continue;
    const home = `${surname}\n${person.address}`.toLowerCase();
    homes.set(home, (homes.get(home) ?? new Set()).add(person));
  }
  const shared = [...homes.values()].filter((household) => household.size > 1);
  return shared.flatMap((household) => [...household].filter((person) => beneficiaries.has(person)));
}
