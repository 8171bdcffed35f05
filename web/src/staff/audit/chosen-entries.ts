import { type AuditAction, auditActions } from '@plainwill/contracts/kit/audit-vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { useLocation, useSearchParams } from 'wouter';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { idIn, oneOf } from '../lists/address-values.ts';

/** Which entries are shown. */
export interface ChosenEntries {
  accountId?: AccountId | undefined;
  action?: AuditAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const day = (given: string | null) => (given && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : undefined);

function readChosen(params: URLSearchParams): ChosenEntries {
  return {
    accountId: idIn<AccountId>(params.get('person')),
    action: oneOf(auditActions, params.get('action')),
    from: day(params.get('from')),
    to: day(params.get('to')),
  };
}

/** What is shown is in the address, so that it can be shared and gone back to; people by their ids alone. */
export function useChosenEntries() {
  const [search] = useSearchParams();
  const [, goTo] = useLocation();
  const chosen = readChosen(search);
  function choose(changes: ChosenEntries) {
    const { accountId, action, from, to } = { ...chosen, ...changes };
    const params = new URLSearchParams({
      ...(accountId && { person: accountId }),
      ...(action && { action }),
      ...(from && { from }),
      ...(to && { to }),
    });
    goTo(params.size > 0 ? `${staffPaths.audit()}?${params}` : staffPaths.audit());
  }
  return { chosen, choose };
}
