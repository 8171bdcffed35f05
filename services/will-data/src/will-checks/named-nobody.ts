import type { AnswerPlace } from '@plainwill/contracts/will-data/will/will-checks';
import { at } from './check.ts';
import type { Known } from './known.ts';
import { giftWords } from './wording.ts';

interface Loss {
  /** As a sentence says it after "named in". */
  where: string;
  place: AnswerPlace;
}

/** Every part of the will in which a choice names nobody; a group of guardians has a check of its own. */
export function namedNobody({ executors, minors, gifts, residue }: Known): Loss[] {
  const lost = executors.find(({ person }) => person === null);
  return [
    ...minors
      .filter(({ unresolved }) => unresolved > 0)
      .map(({ child, person }) => ({
        where: `the guardians of ${person.name}`,
        place: at('guardianship', null, child.id),
      })),
    ...(lost ? [{ where: 'your executors', place: at('executors', null, lost.row.id) }] : []),
    ...gifts
      .filter(({ unresolved }) => unresolved > 0)
      .map((gift) => ({
        where: `the recipients of ${giftWords(gift)}`,
        place: at('gifts', 'recipients', gift.row.id),
      })),
    ...(residue.some(({ person }) => person === null)
      ? [{ where: 'your residuary estate', place: at('residue', 'recipients') }]
      : []),
  ];
}
