import { MikroORM } from '@mikro-orm/postgresql';
import { hourMs, minuteMs } from '@plainwill/contracts/shared/durations';
import { createAuditSeals } from '@plainwill/kit/audit/audit-seals';
import { pruneAudit } from '@plainwill/kit/audit/prune-audit';
import { sealRegularly } from '@plainwill/kit/audit/seal-regularly';
import { serviceTlsIn } from '@plainwill/kit/config/tls-variables';
import { measureArchive } from '@plainwill/kit/database/archive-age';
import { watchClock } from '@plainwill/kit/database/watch-clock';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { createVault } from '@plainwill/kit/encryption/vault';
import type { Call } from '@plainwill/kit/implement';
import type { Log } from '@plainwill/kit/log';
import { measureOutbox } from '@plainwill/kit/outbox/outbox-figures';
import { createOutboxStore } from '@plainwill/kit/outbox/outbox-store';
import { startRelay } from '@plainwill/kit/outbox/relay';
import { createProducer } from '@plainwill/kit/queues/producer';
import { repeat } from '@plainwill/kit/resilience/repeat';
import { createServiceServer } from '@plainwill/kit/server';
import { createServiceFetch } from '@plainwill/kit/tls/service-fetch';
import { createSigner, createVerifier } from '@plainwill/kit/tokens/service-token';
import { createLinkTokens } from './accounts/links/link-tokens.ts';
import { createDraftKeys } from './accounts/sessions/draft-keys.ts';
import { watchSessions } from './accounts/sessions/session-changes.ts';
import { createSessions } from './accounts/sessions/sessions.ts';
import { takeChangedNames } from './accounts/take-names.ts';
import type { Config } from './config.ts';
import { createGoogle } from './credentials/google/google-client.ts';
import { countForeignPasskeys } from './credentials/passkeys/count-foreign-passkeys.ts';
import { relyingPartyOf } from './credentials/passkeys/relying-party.ts';
import { createPasswordHashing } from './credentials/passwords/password-hashing.ts';
import { ormOptions } from './database.ts';
import { encryptedTables } from './encrypted-tables.ts';
import { deleteDueAccounts, purge } from './profile/deletion/delete-due-accounts.ts';
import { createErasures } from './profile/deletion/erasures.ts';
import { retireInactiveAccounts } from './profile/deletion/retire-inactive-accounts.ts';
import { goOnWithRecoveries } from './recovery/slow-recovery/go-on-with-recoveries.ts';
import { goOnWithStaffRecoveries } from './recovery/staff-recoveries/go-on-with-staff-recoveries.ts';
import { createRouter } from './router.ts';
import { purgeSignIns } from './sign-in/purge-sign-ins.ts';
import { createUserDirectory } from './staff/users/user-directory.ts';

interface Deps {
  log: Log;
  clock: () => Date;
}

/** The whole identity service without the process; listening when it resolves. */
export async function createServer(config: Config, { log, clock }: Deps) {
  const tls = serviceTlsIn(config);
  const orm = await MikroORM.init(ormOptions(config.databaseUrl));
  const passwords = createPasswordHashing();
  const linkTokens = createLinkTokens(config.linkKey, config.publicUrl);
  const draftKeyOf = createDraftKeys(config.linkKey);
  const relyingParty = relyingPartyOf(config.publicUrl);
  const staffSecondStep = { isOn: config.isStaffSecondStepOn, from: config.staffSecondStepFrom ?? null };
  const sessions = createSessions({ clock, rpId: relyingParty.rpId, staffSecondStep });
  const sessionWatch = watchSessions(config.databaseUrl, log);
  const google = createGoogle(config);
  const vault = createVault(config.encryptionKeys);
  const directory = createUserDirectory(config.encryptionKeys);
  /** Encrypts what another version or an earlier key has left. */
  async function encryptWithCurrentKey() {
    const { encrypted, broken } = await rotateKeys(
      orm.em.fork(),
      encryptedTables(vault),
      config.encryptionKeys.current,
    );
    if (encrypted > 0) log.info({ encrypted }, 'stored values encrypted with the current key');
    if (broken > 0) log.error({ broken }, 'stored values that cannot be decrypted');
  }
  await encryptWithCurrentKey();
  const foreign = await countForeignPasskeys(orm.em.fork(), relyingParty.rpId);
  if (foreign > 0) log.warn({ people: foreign }, 'people cannot use their passkeys since the address changed');
  const auditSeals = createAuditSeals({
    service: 'identity',
    keys: config.auditKeys,
    anchorFolder: config.auditAnchorFolder,
  });
  const contextFor = ({ log, requestId }: Call) => ({
    em: orm.em.fork(),
    auditSeals,
    vault,
    log,
    now: clock(),
    requestId,
    sessions,
    sessionChanges: sessionWatch.changes,
    passwords,
    linkTokens,
    directory,
    draftKeyOf,
    google,
    relyingParty,
    isStaffRecoveryOn: config.isStaffRecoveryOn,
  });
  const sign = await createSigner('identity', config.signingKey);
  const calling = { sign, fetch: await createServiceFetch(tls) };
  const erasures = createErasures({ ...config, ...calling });
  const http = createServiceServer({
    router: createRouter(contextFor, clock),
    verify: await createVerifier('identity', config.publicKeys),
    log,
    ready: () => orm.em.fork().execute('select 1'),
    tls,
  });
  const { inactiveWarningMonths: warningMonths, inactiveDeletionMonths: deletionMonths } = config;
  const producer = createProducer(config.queueUrl, log);
  measureOutbox(orm, producer);
  measureArchive(orm);
  const relay = startRelay({
    outbox: createOutboxStore({ orm, databaseUrl: config.databaseUrl, log }),
    producer,
    log,
    repairMs: config.faultTest.repairMs,
  });
  const repeated = [
    repeat({
      everyMs: hourMs,
      work: encryptWithCurrentKey,
      failure: 'what another version wrote could not be encrypted',
      log,
    }),
    sealRegularly({ orm, seals: auditSeals, clock, log }),
    watchClock({ orm, clock, log }),
    repeat({
      everyMs: hourMs,
      work: () => purge(orm, clock()),
      failure: 'old accounts and sessions could not be removed',
      log,
    }),
    repeat({
      everyMs: hourMs,
      work: () => pruneAudit(orm.em.fork(), clock()),
      failure: 'old entries of the audit log could not be removed',
      log,
    }),
    repeat({
      everyMs: hourMs,
      work: () => retireInactiveAccounts({ orm, now: clock(), warningMonths, deletionMonths }),
      failure: 'accounts that no one uses could not be looked for',
      log,
    }),
    repeat({
      everyMs: 2_000,
      work: () => takeChangedNames({ orm, vault, willDataUrl: config.willDataUrl, ...calling }),
      failure: 'changed names could not be taken from personal details',
      log,
    }),
    repeat({
      everyMs: 200,
      work: () => sessions.flushUses(orm.em.fork()),
      failure: 'when sessions were last used could not be written',
      log,
    }),
    repeat({
      everyMs: minuteMs,
      work: () => directory.refresh(orm.em.fork()),
      failure: 'the directory of users could not be read',
      log,
    }),
    repeat({
      everyMs: minuteMs,
      work: () => purgeSignIns(orm.em.fork(), clock()),
      failure: 'sign-ins that were not finished could not be removed',
      log,
    }),
    repeat({
      everyMs: minuteMs,
      work: () => goOnWithRecoveries({ orm, vault, linkTokens, now: clock(), log }),
      failure: 'recoveries under way could not be read',
      log,
    }),
    repeat({
      everyMs: minuteMs,
      work: () =>
        goOnWithStaffRecoveries({ orm, vault, linkTokens, now: clock(), log, isOn: config.isStaffRecoveryOn }),
      failure: 'recoveries by staff could not be read',
      log,
    }),
    repeat({
      everyMs: minuteMs,
      work: () => deleteDueAccounts({ orm, vault, erasures, now: clock(), log }),
      failure: 'accounts that wait to be deleted could not be read',
      log,
    }),
  ];
  // Whoever listens would keep it open.
  http.addHook('preClose', () => sessionWatch.close());
  await http.listen({ port: config.port, host: config.host });
  log.info('identity is listening');
  // So that the first member of staff need not wait for it.
  directory.refresh(orm.em.fork()).catch((err) => log.warn({ err }, 'the directory of users could not be read yet'));
  return {
    http,
    async close() {
      await http.close();
      await Promise.all(repeated.map(({ stop }) => stop()));
      await sessions
        .flushUses(orm.em.fork())
        .catch((err) => log.warn({ err }, 'the last uses of sessions were not written'));
      await relay.close();
      await producer.close();
      await directory.close();
      await orm.close();
    },
  };
}
