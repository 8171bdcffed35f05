import type { Person } from '@plainwill/contracts/will-data/people';
import type { Taker } from '@plainwill/contracts/will-data/records/takers';
import { isTakerClass } from '@plainwill/contracts/will-data/vocabulary';

type People = ReadonlyMap<string, Person>;

/** Hundredths of a per cent, in per cent. */
export const percentageOf = ({ shareBasisPoints }: Pick<Taker, 'shareBasisPoints'>) =>
  shareBasisPoints && shareBasisPoints / 100;

/** One who takes, in a file of facts. */
export function takerRow(taker: Taker, people: People) {
  const { personId, priority, exceptIds = [] } = taker;
  const shared = { priority, percentage: percentageOf(taker) };
  if (isTakerClass(personId))
    return { id: null, name: '', type: 'class' as const, ...shared, classOf: personId, exceptIds };
  const { fullName = '', kind = null } = people.get(personId) ?? {};
  return { id: personId, name: fullName, type: kind, ...shared };
}
