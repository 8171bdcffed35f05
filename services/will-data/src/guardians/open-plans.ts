import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { GuardianGroup, GuardianPlan } from '@plainwill/contracts/will-data/guardians';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { openFields } from '../sealing/seal-fields.ts';

/** The plans of `guardianRows`, with the names of their groups opened. */
export function openPlans(vault: Vault, accountId: AccountId, rows: readonly object[]): GuardianPlan[] {
  const opened = ({ name, ...group }: GuardianGroup): GuardianGroup => {
    const { groupName } = openFields<{ groupName: string }>(vault, 'guardian_groups', accountId, { groupName: name });
    return { ...group, name: groupName };
  };
  return (rows as readonly GuardianPlan[]).map((plan) => ({ ...plan, groups: plan.groups.map(opened) }));
}
