import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { isAmong } from '../../shared/people/beneficiary-classes.ts';

/** A person's parts in the will so far: “executor, inherits a gift”. Nothing where they are only named. */
export function partsInWill(testatorRecord: TestatorRecord, id: PersonId): string {
  const { children, executors, guardians, gifts, provisions, residue } = testatorRecord;
  const isGuardian = guardians.some(({ primaryIds, backupIds, groups }) =>
    [...primaryIds, ...backupIds, ...groups.flatMap(({ memberIds }) => memberIds)].includes(id),
  );
  const hasGift = gifts.some(({ recipients, remainderRecipients }) =>
    [...recipients, ...remainderRecipients].some((beneficiary) => isAmong(beneficiary, id, children)),
  );
  const hasProvision = provisions.some(
    (provision) =>
      isPart(provision) &&
      (personsOf(provision).includes(id) ||
        provision.recipients.some((beneficiary) => isAmong(beneficiary, id, children))),
  );
  return [
    executors.some(({ personId }) => personId === id) && 'executor',
    isGuardian && 'guardian',
    hasGift && 'inherits a gift',
    hasProvision && 'has another part in your will',
    residue.recipients.some((beneficiary) => isAmong(beneficiary, id, children)) &&
      'inherits part of your residuary estate',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Says whether a provision gives someone a part in the will: an advance and an exclusion do not. */
export const isPart = ({ kind }: Provision) => kind !== 'exclusion' && kind !== 'advance';

/** The people it names other than its beneficiaries. */
export function personsOf(provision: Provision): (PersonId | null)[] {
  switch (provision.kind) {
    case 'homeTrust':
      return [provision.occupierId];
    case 'pet':
      return [provision.takerId, provision.substituteId, provision.rehomingCharityId];
    case 'laterGuardians':
      return [provision.guardianId, provision.substituteId];
    case 'advance':
    case 'exclusion':
      return [provision.personId];
    default:
      return [];
  }
}
