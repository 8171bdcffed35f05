import type { MikroORM } from '@mikro-orm/postgresql';
import type { Log } from '../log.ts';
import { repeat } from '../resilience/repeat.ts';
import { type AuditSeals, AuditTampered } from './audit-seals.ts';
import type { Checkpoint } from './checkpoint.ts';

// What is written between two seals, whoever owns the database could still replace.
const sealEveryMs = 1000;
const logEveryMs = 60_000;

interface Sealing {
  orm: MikroORM;
  seals: AuditSeals;
  clock: () => Date;
  log: Log;
}

/** Seals what was written, every second, and puts the newest checkpoint into the log, once a minute and at the end. */
export function sealRegularly({ orm, seals, clock, log }: Sealing) {
  let logged: Checkpoint | null = null;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let isOwnerKnown = false;
  let alarmedAt = Number.NEGATIVE_INFINITY;

  function tell(checkpoint: Checkpoint | null, isLast = false) {
    const isDue = isLast || performance.now() - loggedAt >= logEveryMs;
    if (!checkpoint || !isDue || checkpoint.mac === logged?.mac) return;
    log.info({ checkpoint }, 'audit checkpoint');
    logged = checkpoint;
    loggedAt = performance.now();
  }

  async function warnIfOwner() {
    if (isOwnerKnown) return;
    // SQL, as it asks the database about itself.
    const [table] = await orm.em
      .fork()
      .execute<{ owns: boolean }[]>(
        `select pg_has_role(relowner, 'member') as owns from pg_class where oid = 'audit_log'::regclass`,
      );
    isOwnerKnown = true;
    if (table?.owns) log.warn('this service owns the tables of its audit log: give migrations a role of their own');
  }

  async function work() {
    try {
      await warnIfOwner();
      tell(await seals.seal(orm.em.fork(), clock()));
    } catch (error) {
      if (!(error instanceof AuditTampered)) throw error;
      if (performance.now() - alarmedAt < logEveryMs) return;
      alarmedAt = performance.now();
      log.error({ end: error.end }, 'ALARM: the audit log was changed past the service; it is sealed no more');
    }
  }

  const repeated = repeat({ everyMs: sealEveryMs, work, failure: 'the audit log could not be sealed', log });
  return {
    async stop() {
      await repeated.stop();
      await work().catch(() => undefined);
      tell(seals.anchor.newest(), true);
    },
  };
}
