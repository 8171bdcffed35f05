import type { Executor } from '@plainwill/contracts/will-data/executors';
import type { ExecutorRole } from '@plainwill/contracts/will-data/vocabulary';

/** Senior Courts Act 1981 s.114(1): a grant is made to four at most. */
const mostOnAGrant = 4;

/** What the order of the executors of a role means in the will. */
export function aboutOrder(role: ExecutorRole, executors: readonly Pick<Executor, 'role'>[]): string {
  const primaries = executors.filter((executor) => executor.role === 'primary').length;
  if (role === 'backup')
    return primaries === 0
      ? 'Nobody is a primary executor, so these act as your executors.'
      : 'Where a primary executor cannot act, they step in, in this order.';
  if (primaries === 1) return 'Acts alone.';
  return primaries > mostOnAGrant
    ? 'They act together. If more than four can act, the first four in this order are granted probate.'
    : 'They act together, and are named in this order.';
}
