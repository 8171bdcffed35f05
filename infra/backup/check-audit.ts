import { MikroORM } from '@mikro-orm/postgresql';
import type { Checkpoint } from '@plainwill/kit/audit/checkpoint';
import { hashAt, verifyChain } from '@plainwill/kit/audit/verify-chain';
import { ormOptionsOf } from '../launcher/postgres/migrate.ts';
import type { ServiceWithDatabase } from '../services.ts';

interface Log {
  service: ServiceWithDatabase;
  url: string;
  /** From when the backup was made; none in a backup of a version before there were any. */
  checkpoint: Checkpoint | undefined;
}

/** Follows the chain of a restored audit log, without its keys. @returns what does not fit, as a sentence; null if all does */
export async function auditProblem({ service, url, checkpoint }: Log): Promise<string | null> {
  const orm = await MikroORM.init((await ormOptionsOf(service))(url));
  try {
    const em = orm.em.fork();
    const { brokenAt } = await verifyChain(em, 0);
    if (brokenAt) return `The audit log of ${service} was altered: the chain breaks at entry ${brokenAt}.`;
    if (!checkpoint || (await hashAt(em, checkpoint.position)) === checkpoint.hash) return null;
    return `Entries at the end of the audit log of ${service} are missing or were replaced: its checkpoint of ${checkpoint.at} does not fit.`;
  } finally {
    await orm.close(true);
  }
}
