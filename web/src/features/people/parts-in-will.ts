import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { isAmong } from './taker-classes.ts';

/** What someone has in the will so far: “executor, inherits a gift”. Nothing where they are only named. */
export function partsInWill({ children, executors, guardians, gifts, residue }: TestatorRecord, id: PersonId): string {
  const isGuardian = guardians.some(({ primaryIds, backupIds, groups }) =>
    [...primaryIds, ...backupIds, ...groups.flatMap(({ memberIds }) => memberIds)].includes(id),
  );
  const hasGift = gifts.some(({ recipients, remainderRecipients }) =>
    [...recipients, ...remainderRecipients].some((taker) => isAmong(taker, id, children)),
  );
  return [
    executors.some(({ personId }) => personId === id) && 'executor',
    isGuardian && 'guardian',
    hasGift && 'inherits a gift',
    residue.recipients.some((taker) => isAmong(taker, id, children)) && 'inherits part of your residuary estate',
  ]
    .filter(Boolean)
    .join(', ');
}
