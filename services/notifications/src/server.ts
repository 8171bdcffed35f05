import type { Log } from '@plainwill/kit/log';
import { createConsumer } from '@plainwill/kit/queues/consumer';
import { queueStore } from '@plainwill/kit/queues/queue-store';
import type { RetryDelays } from '@plainwill/kit/queues/retries';
import { startService } from '@plainwill/kit/service/start-service';
import { complaintMailFor } from './complaints/complaint-mails.ts';
import type { Config } from './config.ts';
import { ormOptions } from './database.ts';
import { createMailSources } from './emails/mail-sources.ts';
import { createMailer, smtpTransport } from './emails/mailer.ts';
import { createEmailHandler } from './emails/send-email.ts';
import { createSentEmails } from './emails/sent-emails.ts';
import { encryptedTables } from './housekeeping/encrypted-tables.ts';
import { createHousekeeping, scheduleHousekeeping } from './housekeeping/housekeeping.ts';
import { createDeadJobRecorder, createDeadLetters } from './queues/dead-letters.ts';
import { measureQueues } from './queues/operations.ts';
import { createRouter } from './router.ts';
import { acceptStaffNotice, askIdentity, staffMailFor, tellOfGoneReceivers } from './staff-notices/staff-notices.ts';
import { openConnections, type Resolve } from './webhook-client/connections.ts';
import { createDeliver } from './webhooks/deliver.ts';
import { createDeliveryStore } from './webhooks/delivery-store.ts';
import { webhookDefaults } from './webhooks/receivers.ts';

interface ServerDeps {
  log: Log;
  clock: () => Date;
  /** Between attempts; the planned ones if left out. */
  delays?: RetryDelays;
  /** How names of receivers are looked up; as the system does if left out. */
  resolve?: Resolve;
}

const deliveriesAtOnce = 50;

/** The whole notifications service without the process; listening when it resolves. */
export const createServer = (
  config: Config,
  { log, clock, delays = config.faultTest.retryDelaysMs, resolve }: ServerDeps,
) =>
  startService({ name: 'notifications', config, ormOptions, encryptedTables, log, clock }, async (shared) => {
    const { orm, vault, producer, calling, contextOf } = shared;
    const { mailFrom, webhooksPerSecond: perSecond } = config;
    const webhook = webhookDefaults(config);
    const staff = askIdentity({ ...config, ...calling });
    const tellOfGone = () => tellOfGoneReceivers({ em: orm.em, ...staff, now: clock(), log });
    const housekeeping = createHousekeeping({ orm, vault, clock, log, tellOfGone });
    await housekeeping.bringUpToDate();
    measureQueues(producer, orm);
    const schedule = scheduleHousekeeping({ producer, log });
    const mailer = createMailer({ transport: smtpTransport(config.smtpUrl), from: mailFrom });
    const own = async (messageId: string) =>
      (await complaintMailFor(orm.em.fork(), vault, messageId)) ?? staffMailFor(orm.em.fork(), messageId);
    const sources = createMailSources({ ...config, ...calling, brand: mailFrom.name, own });
    const sendEmail = createEmailHandler({ sentEmails: createSentEmails(orm), sources, mailer, clock });
    const deliveries = createDeliveryStore({ orm, vault, webhook });
    const connections = openConnections({ ...webhook, resolve });
    const recordDeadJob = createDeadJobRecorder({ deadLetters: createDeadLetters(orm), clock, log });
    const common = { store: queueStore(config.queueUrl), log, recordDeadJob, delays };
    const consumers = [
      createConsumer({
        ...common,
        queue: 'webhooks',
        perSecond,
        concurrency: Math.min(perSecond || deliveriesAtOnce, deliveriesAtOnce),
        handle: createDeliver({ deliveries, rules: webhook, connections, onGone: tellOfGone, clock, log }),
      }),
      createConsumer({ ...common, queue: 'emails', concurrency: 5, handle: sendEmail }),
      createConsumer({ ...common, queue: 'housekeeping', concurrency: 1, handle: housekeeping.run }),
    ];
    return {
      router: createRouter((call) => ({ ...contextOf(call), producer, webhook, acceptStaffNotice, ...staff })),
      async close() {
        schedule.stop();
        await Promise.all(consumers.map((consumer) => consumer.close()));
        mailer.close();
        connections.close();
      },
    };
  });
