import type { Person } from '@plainwill/contracts/will-data/people';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import { isBeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';

type People = ReadonlyMap<string, Person>;

/** Hundredths of a per cent, in per cent. */
export const percentageOf = ({ shareBasisPoints }: Pick<Recipient, 'shareBasisPoints'>) =>
  shareBasisPoints && shareBasisPoints / 100;

/** One who takes, in a file of facts. */
export function recipientRow(recipient: Recipient, people: People) {
  const { personId, priority, exceptIds = [] } = recipient;
  const shared = { priority, percentage: percentageOf(recipient) };
  if (isBeneficiaryClass(personId))
    return { id: null, name: '', type: 'class' as const, ...shared, classOf: personId, exceptIds };
  const { fullName = '', kind = null } = people.get(personId) ?? {};
  return { id: personId, name: fullName, type: kind, ...shared };
}
