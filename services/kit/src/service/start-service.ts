import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { AnyTRPCRouter } from '@trpc/server';
import { createAuditSeals } from '../audit/audit-seals.ts';
import { pruneAudit } from '../audit/prune-audit.ts';
import { sealRegularly } from '../audit/seal-regularly.ts';
import type { Values } from '../config/config.ts';
import { serviceTlsIn } from '../config/tls-variables.ts';
import { measureArchive } from '../database/archive-age.ts';
import { watchClock } from '../database/watch-clock.ts';
import type { EncryptedTable } from '../encryption/rotate-keys.ts';
import { rotateAndNote, rotateWhenDue } from '../encryption/rotate-when-due.ts';
import { createVault, type Vault } from '../encryption/vault.ts';
import type { Call } from '../implement.ts';
import type { Log } from '../log.ts';
import { measureOutbox } from '../outbox/outbox-figures.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import { startRelay } from '../outbox/relay.ts';
import { createProducer } from '../queues/producer.ts';
import { type Repeated, repeat } from '../resilience/repeat.ts';
import { createServiceFetch } from '../tls/service-fetch.ts';
import { createSigner } from '../tokens/service-token.ts';
import { listenForCalls } from './listen-for-calls.ts';
import type { ServiceContext } from './service-context.ts';
import type { serviceVariables } from './service-variables.ts';

interface Definition {
  name: string;
  config: Values<ReturnType<typeof serviceVariables>>;
  ormOptions: (databaseUrl: string) => Options;
  encryptedTables: (vault: Vault) => EncryptedTable[];
  log: Log;
  clock: () => Date;
}

/** The parts that a service adds to those of every service. */
interface OwnParts {
  router: AnyTRPCRouter;
  repeated?: Omit<Repeated, 'log'>[];
  /** Closes what the service has opened itself; its database and its queues are still there. */
  close?: () => Promise<unknown>;
}

/**
 * Starts a service with a database: its encryption, audit log, outbox, metrics and calls; listening when it resolves.
 * @param addOwnParts given what was opened for the service
 */
export async function startService(definition: Definition, addOwnParts: (shared: SharedParts) => Promise<OwnParts>) {
  const { name, config, log, clock } = definition;
  const shared = await openSharedParts(definition);
  const { orm, auditSeals, producer } = shared;
  // Before anyone is served: a value that is still plain cannot be decrypted.
  await encryptWithCurrentKey(rotateAndNote, definition, shared);
  measureOutbox(orm, producer);
  measureArchive(orm);
  const own = await addOwnParts(shared);
  const relay = startRelay({
    outbox: createOutboxStore({ orm, databaseUrl: config.databaseUrl, log }),
    producer,
    log,
    repairMs: config.faultTest.repairMs,
  });
  const sealing = sealRegularly({ orm, seals: auditSeals, clock, log });
  const clockWatch = watchClock({ orm, clock, log });
  const repeatedByAll: Omit<Repeated, 'log'>[] = [
    {
      everyMs: hourMs,
      // The version before may run beside this one for a while, and then be started again.
      work: () => encryptWithCurrentKey(rotateWhenDue, definition, shared),
      failure: 'what another version wrote could not be encrypted',
    },
    {
      everyMs: hourMs,
      work: () => pruneAudit(orm.em.fork(), clock()),
      failure: 'old entries of the audit log could not be removed',
    },
  ];
  const repeated = [...repeatedByAll, ...(own.repeated ?? [])].map((each) => repeat({ ...each, log }));
  return listenForCalls({
    name,
    config,
    log,
    router: own.router,
    async ready() {
      const connection = await orm.checkConnection();
      if (!connection.ok) throw connection.error ?? new Error(connection.reason);
    },
    async close() {
      await Promise.all(repeated.map(({ stop }) => stop()));
      await own.close?.();
      await Promise.all([sealing.stop(), clockWatch.stop(), relay.close()]);
      await producer.close();
      await orm.close();
    },
  });
}

async function openSharedParts({ name, config, ormOptions, log, clock }: Definition) {
  // Its `init` would load the migrator, and with it the whole ORM once more from outside the bundle.
  const orm = new MikroORM(ormOptions(config.databaseUrl));
  const vault = createVault(config.encryptionKeys);
  const auditSeals = createAuditSeals({
    service: name,
    keys: config.auditKeys,
    anchorFolder: config.auditAnchorFolder,
  });
  return {
    orm,
    vault,
    auditSeals,
    producer: createProducer(config.queueUrl, log),
    /** With which the service calls others. */
    calling: {
      sign: await createSigner(name, config.signingKey),
      fetch: await createServiceFetch(serviceTlsIn(config)),
    },
    contextOf: ({ log, requestId }: Call): ServiceContext => ({
      em: orm.em.fork(),
      auditSeals,
      vault,
      log,
      now: clock(),
      requestId,
    }),
  };
}

type SharedParts = Awaited<ReturnType<typeof openSharedParts>>;

/** Encrypts values that another version or an earlier key has left. */
async function encryptWithCurrentKey(
  rotate: typeof rotateWhenDue,
  { config, encryptedTables, log, clock }: Definition,
  { orm, vault }: Pick<SharedParts, 'orm' | 'vault'>,
) {
  const { current: currentKeyId } = config.encryptionKeys;
  const done = await rotate(orm.em.fork(), { tables: encryptedTables(vault), currentKeyId, now: clock() });
  if (!done) return;
  const { encrypted, broken, hasOlder } = done;
  if (encrypted > 0) log.info({ encrypted }, 'stored values encrypted with the current key');
  if (broken > 0) log.error({ broken }, 'stored values that cannot be decrypted');
  if (!hasOlder) log.info({ keyId: currentKeyId }, 'no stored value is of an earlier key');
}
