import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { Executor } from '@plainwill/contracts/will-data/records/executors';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { type ExecutorRole, executorRoles } from '@plainwill/contracts/will-data/vocabulary';
import { withDots } from '../../../ui/lists/item-row.tsx';
import { choicesFor, obstacleLabels } from '../../people/people-choices.ts';
import type { PersonOnCard } from '../../people/people-chooser.tsx';

export const executorRoleLabels: Record<ExecutorRole, string> = { primary: 'Executor', backup: 'Backup executor' };

export const executorRoleOptions = executorRoles.map((value) => ({ value, label: executorRoleLabels[value] }));

/** The dialog is open for one of these tasks. */
export type ExecutorTask =
  | { kind: 'add'; role: ExecutorRole }
  /** Someone named already whose last name is missing. */
  | { kind: 'complete'; role: ExecutorRole; contact: Contact }
  | { kind: 'edit'; executor: Executor; contact: Contact };

/** Senior Courts Act 1981 s.114(1): a grant is made to four at most. */
const maxOnGrant = 4;

/** The order of the executors of a role has this meaning in the will. */
export function aboutOrder(role: ExecutorRole, executors: readonly Pick<Executor, 'role'>[]): string {
  const primaries = executors.filter((executor) => executor.role === 'primary').length;
  if (role === 'backup')
    return primaries === 0
      ? 'No one comes before them, so these act as your executors.'
      : 'They step in if one of your executors can’t act, in this order.';
  if (primaries === 1) return 'Acts alone.';
  return primaries > maxOnGrant
    ? 'They act together. If more than four can act, the first four in this order are granted probate.'
    : 'They act together.';
}

/** The role that someone is to have; null for no executor. */
export type RoleOf = (id: PersonId) => ExecutorRole | null;

const elsewhere: Record<ExecutorRole, { about: string; reason?: string }> = {
  // Somebody who steps in first has no need to step in second, but the other way is a promotion.
  primary: { about: 'backup executor' },
  backup: { about: 'executor', reason: 'Already one of your executors.' },
};

/** Everyone on a card, for one of the two roles. */
export function executorCards(
  known: Pick<TestatorRecord, 'spouseDetails' | 'children' | 'contacts' | 'executors'>,
  role: ExecutorRole,
  roleOf: RoleOf,
  asOf: CalendarDate,
): PersonOnCard[] {
  const inRole = known.executors.filter(({ personId }) => roleOf(personId) === role).map(({ personId }) => personId);
  return choicesFor('executor', known, asOf).map(({ id, name, about, obstacle }) => {
    const place = inRole.length > 1 && inRole.includes(id) && `${inRole.indexOf(id) + 1}\u00a0of\u00a0${inRole.length}`;
    const has = roleOf(id);
    const other = has !== null && has !== role ? elsewhere[role] : null;
    return {
      id,
      name,
      about: withDots([about, place, other && !other.reason && other.about]),
      reason: other ? other.reason : has === null && obstacle ? obstacleLabels.executor[obstacle] : undefined,
    };
  });
}
