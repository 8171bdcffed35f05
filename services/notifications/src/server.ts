import { MikroORM } from '@mikro-orm/postgresql';
import { createAuditSeals } from '@plainwill/kit/audit/audit-seals';
import { sealRegularly } from '@plainwill/kit/audit/seal-regularly';
import { serviceTlsIn } from '@plainwill/kit/config/tls-variables';
import { measureArchive } from '@plainwill/kit/database/archive-age';
import { watchClock } from '@plainwill/kit/database/watch-clock';
import { createVault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import { measureOutbox } from '@plainwill/kit/outbox/outbox-figures';
import { createOutboxStore } from '@plainwill/kit/outbox/outbox-store';
import { startRelay } from '@plainwill/kit/outbox/relay';
import { createConsumer } from '@plainwill/kit/queues/consumer';
import { createProducer } from '@plainwill/kit/queues/producer';
import { queueStore } from '@plainwill/kit/queues/queue-store';
import type { RetryDelays } from '@plainwill/kit/queues/retries';
import { createServiceServer } from '@plainwill/kit/server';
import { createServiceFetch } from '@plainwill/kit/tls/service-fetch';
import { createSigner, createVerifier } from '@plainwill/kit/tokens/service-token';
import { complaintMailFor } from './complaints/complaint-mails.ts';
import type { Config } from './config.ts';
import { ormOptions } from './database.ts';
import { createMailSources } from './emails/mail-sources.ts';
import { createMailer, smtpTransport } from './emails/mailer.ts';
import { createEmailHandler } from './emails/send-email.ts';
import { createSentEmails } from './emails/sent-emails.ts';
import { createHousekeeping, keepSchedule } from './housekeeping/housekeeping.ts';
import { createDeadJobRecorder, createDeadLetters } from './queues/dead-letters.ts';
import { measureQueues } from './queues/operations.ts';
import { createRouter } from './router.ts';
import { openConnections, type Resolve } from './webhook-client/connections.ts';
import { createDeliver } from './webhooks/deliver.ts';
import { createDeliveryStore } from './webhooks/delivery-store.ts';
import { webhookDefaults } from './webhooks/webhook-settings.ts';

interface Deps {
  log: Log;
  clock: () => Date;
  /** Between attempts; the planned ones if left out. */
  delays?: RetryDelays;
  /** How names of receivers are looked up; as the system does if left out. */
  resolve?: Resolve;
}

const deliveriesAtOnce = 50;

/** The whole notifications service without the process; listening when it resolves. */
export async function createServer(
  config: Config,
  { log, clock, delays = config.faultTest.retryDelaysMs, resolve }: Deps,
) {
  const { databaseUrl, queueUrl: url, mailFrom, smtpUrl, faultTest } = config;
  const webhook = webhookDefaults(config);
  const tls = serviceTlsIn(config);
  const orm = await MikroORM.init(ormOptions(databaseUrl));
  const verify = await createVerifier('notifications', config.publicKeys);
  const sign = await createSigner('notifications', config.signingKey);
  const vault = createVault(config.encryptionKeys);
  const housekeeping = createHousekeeping({ orm, vault, keys: config.encryptionKeys, clock, log });
  await housekeeping.bringUpToDate();

  const auditSeals = createAuditSeals({
    service: 'notifications',
    keys: config.auditKeys,
    anchorFolder: config.auditAnchorFolder,
  });
  const producer = createProducer(url, log);
  const router = createRouter(({ log, requestId }) => ({
    producer,
    em: orm.em.fork(),
    auditSeals,
    vault,
    webhook,
    log,
    now: clock(),
    requestId,
  }));
  const http = createServiceServer({ router, verify, log, ready: () => orm.em.fork().execute('select 1'), tls });
  await http.listen({ port: config.port, host: config.host });

  const sealing = sealRegularly({ orm, seals: auditSeals, clock, log });
  const clockWatch = watchClock({ orm, clock, log });
  const relay = startRelay({
    outbox: createOutboxStore({ orm, databaseUrl, log }),
    producer,
    log,
    repairMs: faultTest.repairMs,
  });
  measureOutbox(orm, producer);
  measureArchive(orm);
  measureQueues(producer, orm);
  const schedule = keepSchedule({ producer, log });
  const mailer = createMailer({ transport: smtpTransport(smtpUrl), from: mailFrom });
  const sources = {
    ...createMailSources({ ...config, sign, fetch: await createServiceFetch(tls), brand: mailFrom.name }),
    notifications: ({ messageId }: { messageId: string }) => complaintMailFor(orm.em.fork(), vault, messageId),
  };
  const sendEmail = createEmailHandler({ sentEmails: createSentEmails(orm), sources, mailer, clock });
  const deliveries = createDeliveryStore({ orm, vault, webhook });
  const connections = openConnections({ mayBeLocal: webhook.mayBeLocal, resolve });
  const recordDeadJob = createDeadJobRecorder({ deadLetters: createDeadLetters(orm), clock, log });
  const common = { store: queueStore(url), log, recordDeadJob, delays };
  const { webhooksPerSecond: perSecond } = config;
  const consumers = [
    createConsumer({
      ...common,
      queue: 'webhooks',
      perSecond,
      concurrency: Math.min(perSecond || deliveriesAtOnce, deliveriesAtOnce),
      handle: createDeliver({ deliveries, rules: webhook, connections, clock, log }),
    }),
    createConsumer({ ...common, queue: 'emails', concurrency: 5, handle: sendEmail }),
    createConsumer({ ...common, queue: 'housekeeping', concurrency: 1, handle: housekeeping.run }),
  ];
  log.info('notifications is listening');
  return {
    http,
    async close() {
      await http.close();
      schedule.stop();
      await Promise.all([
        sealing.stop(),
        clockWatch.stop(),
        relay.close(),
        ...consumers.map((consumer) => consumer.close()),
      ]);
      await producer.close();
      mailer.close();
      connections.close();
      await orm.close();
    },
  };
}
