import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { peopleOf } from '@plainwill/contracts/will-data/people';
import type { Portal } from '@plainwill/contracts/will-data/portal';
import { minorsOf } from '@plainwill/contracts/will-data/readiness';
import { namesInWords } from '../people/names-in-words.ts';
import { nameAmong } from '../people/use-people.ts';
import { everyoneIn } from './guardian-selection.ts';

/** Who comes first for the children under 18, and for whom nobody does yet. */
export function guardiansSummary(portal: Portal, today: CalendarDate): string {
  const firsts = minorsOf(portal, today).map(({ id, firstName }) => {
    const plan = portal.guardians.find(({ childId }) => childId === id);
    return { firstName, first: plan && everyoneIn(plan)[0] };
  });
  const people = peopleOf(portal);
  const chosen = new Set(firsts.flatMap(({ first }) => (first ? [nameAmong(people, first)] : [])));
  const without = firsts.filter(({ first }) => !first).map(({ firstName }) => firstName);
  if (chosen.size === 0 || without.length === 0) return namesInWords([...chosen]);
  return `${namesInWords([...chosen])}; nobody yet for ${namesInWords(without)}`;
}
