import { existsSync } from 'node:fs';
import { endCouplesAgain } from '../../../services/identity/src/accounts/partner/ended-couples.ts';
import { eraseAgain, warnAgain } from '../../../services/identity/src/profile/deletion/erasure-list.ts';
import { removeStepsAgain } from '../../../services/identity/src/recovery/removed-steps.ts';
import { takeAgain } from '../../../services/will-data/src/release/taken-again.ts';
import { servicesWithDatabase } from '../../services.ts';
import { StartError } from '../launcher/console.ts';
import { asOwner } from '../launcher/postgres/database-roles.ts';
import type { Environment } from '../launcher/settings/settings.ts';
import { asking, type Connections, checkIdle, withDatabases } from './connect.ts';
import { endedCoupleList, erasureList, removedStepList, takenFromTrustedList } from './exclusion-lists.ts';

/**
 * Marks those accounts for erasure that had been erased after the identity database was as it is now, takes away the
 * second steps that had been removed, ends the couples that had ended, and takes from trusted people what was taken.
 * @param lists the folder that the lists are in
 */
export async function applyLists(clients: Connections, lists: string) {
  const ask = asking(clients.identity);
  const erasedAgain = await eraseAgain(ask, erasureList.read(lists));
  const stepsRemovedAgain = await removeStepsAgain(ask, removedStepList.read(lists));
  const couplesEndedAgain = await endCouplesAgain(ask, endedCoupleList.read(lists));
  const takenAgain = await takeAgain(asking(clients['will-data']), takenFromTrustedList.read(lists));
  await warnAgain(ask);
  return { erasedAgain, stepsRemovedAgain, couplesEndedAgain, takenAgain };
}

interface ApplyListsOnly {
  /** With the addresses of the databases. */
  environment: Environment;
  /** The folder of backups, with the lists in it. */
  from: string;
}

/**
 * Applies the lists to databases that something else has restored, such as an archive of PostgreSQL's log.
 * @throws {StartError} for a folder that is not there, a damaged list, or a database that is in use
 */
export function applyListsOnly({ environment, from }: ApplyListsOnly) {
  if (!existsSync(from)) throw new StartError(`There is no folder ${from}.`);
  return withDatabases(asOwner(environment), async (clients) => {
    for (const service of servicesWithDatabase) await checkIdle(clients[service], service, environment);
    return applyLists(clients, from);
  });
}
