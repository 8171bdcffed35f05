import { MikroORM } from '@mikro-orm/postgresql';
import { brand, type ReviewSettings } from '@plainwill/contracts/shared/brand';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { hourMs, minuteMs } from '@plainwill/contracts/shared/durations';
import { createAuditSeals } from '@plainwill/kit/audit/audit-seals';
import { pruneAudit } from '@plainwill/kit/audit/prune-audit';
import { sealRegularly } from '@plainwill/kit/audit/seal-regularly';
import { serviceTlsIn } from '@plainwill/kit/config/tls-variables';
import { measureArchive } from '@plainwill/kit/database/archive-age';
import { watchClock } from '@plainwill/kit/database/watch-clock';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { createVault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import { measureOutbox } from '@plainwill/kit/outbox/outbox-figures';
import { createOutboxStore } from '@plainwill/kit/outbox/outbox-store';
import { startRelay } from '@plainwill/kit/outbox/relay';
import { createProducer } from '@plainwill/kit/queues/producer';
import { repeat } from '@plainwill/kit/resilience/repeat';
import { createServiceServer } from '@plainwill/kit/server';
import { createServiceFetch } from '@plainwill/kit/tls/service-fetch';
import { createSigner, createVerifier } from '@plainwill/kit/tokens/service-token';
import type { Config } from './config.ts';
import { ormOptions } from './database.ts';
import { encryptedTables } from './record/encryption/encrypted-fields.ts';
import { purgeRemoved } from './record/people/people.ts';
import { approvals } from './review/approval-of.ts';
import { releaseLapsed, remindOfQuestions, returnWhatIsOpen, tellOfVoid } from './review/desk/lapse.ts';
import { pauseByItself } from './review/desk/pause-by-itself.ts';
import { alarmOfLate } from './review/figures/late.ts';
import { measureReviews } from './review/figures/measure-reviews.ts';
import { askedOnce, askIdentity } from './review/reviewers.ts';
import { createRouter } from './router.ts';

interface Deps {
  log: Log;
  clock: () => Date;
  /** Those of the brand if left out. */
  reviewSettings?: ReviewSettings;
}

/** The whole will-data service without the process; listening when it resolves. */
export async function createServer(config: Config, { log, clock, reviewSettings = brand }: Deps) {
  const tls = serviceTlsIn(config);
  const orm = await MikroORM.init(ormOptions(config.databaseUrl));
  const vault = createVault(config.encryptionKeys);
  // Before anyone is served: an answer that is still plain cannot be decrypted.
  const { encrypted, broken } = await rotateKeys(orm.em.fork(), encryptedTables(vault), config.encryptionKeys.current);
  if (encrypted > 0) log.info({ encrypted }, 'stored values encrypted with the current key');
  if (broken > 0) log.error({ broken }, 'stored values that cannot be decrypted');
  const auditSeals = createAuditSeals({
    service: 'will-data',
    keys: config.auditKeys,
    anchorFolder: config.auditAnchorFolder,
  });
  const sealing = sealRegularly({ orm, seals: auditSeals, clock, log });
  const clockWatch = watchClock({ orm, clock, log });
  const purge = repeat({
    everyMs: hourMs,
    work: () => purgeRemoved(orm.em.fork(), clock()),
    failure: 'people who were removed could not be deleted',
    log,
  });
  const prune = repeat({
    everyMs: hourMs,
    work: () => pruneAudit(orm.em.fork(), clock()),
    failure: 'old entries of the audit log could not be removed',
    log,
  });
  const reviewers = askIdentity({
    identityUrl: config.identityUrl,
    sign: await createSigner('will-data', config.signingKey),
    fetch: await createServiceFetch(tls),
  });
  const producer = createProducer(config.queueUrl, log);
  measureOutbox(orm, producer);
  measureArchive(orm);
  const relay = startRelay({
    outbox: createOutboxStore({ orm, databaseUrl: config.databaseUrl, log }),
    producer,
    log,
    repairMs: config.faultTest.repairMs,
  });
  const deskJob = () => ({ em: orm.em.fork(), vault, now: clock(), reviewers, log });
  const isReviewOn = reviewSettings.review !== 'off';
  if (isReviewOn) measureReviews({ orm, clock, reviewSettings });
  if (!isReviewOn) await returnWhatIsOpen(deskJob());
  const desk = isReviewOn
    ? [
        repeat({
          everyMs: 5_000,
          work: () => releaseLapsed(deskJob()),
          failure: 'reviews that no one works on could not be put back',
          log,
        }),
        repeat({
          everyMs: hourMs,
          work: () => remindOfQuestions(deskJob()),
          failure: 'customers could not be reminded of questions',
          log,
        }),
        repeat({
          everyMs: hourMs,
          work: () => tellOfVoid(deskJob()),
          failure: 'customers could not be told that an approval no longer counts',
          log,
        }),
        repeat({
          everyMs: minuteMs,
          work: () => pauseByItself({ ...deskJob(), today: dayInUnitedKingdom(clock()) }),
          failure: 'it could not be seen whether anyone may review',
          log,
        }),
        repeat({
          everyMs: minuteMs,
          work: () => alarmOfLate({ ...deskJob(), reviewSettings }),
          failure: 'it could not be seen whether reviews are late',
          log,
        }),
      ]
    : [];
  const router = createRouter(({ log, requestId }) => {
    const now = clock();
    const today = dayInUnitedKingdom(now);
    return {
      em: orm.em.fork(),
      auditSeals,
      vault,
      log,
      now,
      requestId,
      today,
      reviewers: askedOnce(reviewers),
      reviewSettings,
      approvals,
    };
  });
  const http = createServiceServer({
    router,
    verify: await createVerifier('will-data', config.publicKeys),
    log,
    ready: () => orm.em.fork().execute('select 1'),
    tls,
  });
  await http.listen({ port: config.port, host: config.host });
  log.info('will-data is listening');
  return {
    http,
    async close() {
      await http.close();
      await Promise.all([
        purge.stop(),
        prune.stop(),
        sealing.stop(),
        clockWatch.stop(),
        ...desk.map(({ stop }) => stop()),
      ]);
      await relay.close();
      await producer.close();
      await orm.close();
    },
  };
}
