import { MikroORM } from '@mikro-orm/postgresql';
import { createVault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import { startRelay } from '@plainwill/kit/outbox/relay';
import { createConsumer, createProducer } from '@plainwill/kit/queues';
import { createServiceServer } from '@plainwill/kit/server';
import { createSigner, createVerifier } from '@plainwill/kit/service-token';
import { createBoard } from './board.ts';
import type { Config } from './config.ts';
import { ormOptions } from './database.ts';
import { createEmailHandler } from './queues/emails.ts';
import { createMailer } from './queues/mailer.ts';
import { createWebhookHandler } from './queues/webhooks.ts';
import { createRouter } from './router.ts';

interface Deps {
  log: Log;
  clock: () => Date;
}

/** The whole notifications service without the process; listening when it resolves. */
export async function createServer(config: Config, { log, clock }: Deps) {
  const { databaseUrl, queueUrl: url, identityUrl, mailFrom, smtpUrl } = config;
  const orm = await MikroORM.init(ormOptions(databaseUrl));
  const verify = await createVerifier('notifications', config.publicKeys);
  const sign = await createSigner('notifications', config.signingKey);
  const vault = createVault(config.encryptionKeys);
  const router = createRouter((call) => ({ em: orm.em.fork(), vault, log: call.log, now: clock() }));
  const http = createServiceServer({ router, verify, log, ready: () => orm.em.fork().execute('select 1') });
  const board = createBoard({ queueUrl: url, verify, log });
  board.mount(http);
  await http.listen({ port: config.port, host: config.host });

  const producer = createProducer(url, log);
  const relay = startRelay({ orm, databaseUrl, producer, log });
  const mailer = createMailer({ smtpUrl, from: mailFrom });
  const receiver = { url: config.webhookUrl, secret: config.webhookSecret };
  const deliverWebhook = createWebhookHandler({ orm, receiver, clock, log });
  const sendEmail = createEmailHandler({ orm, identityUrl, sign, mailer, brand: mailFrom.name, clock });
  const consumers = [
    createConsumer({ url, queue: 'webhooks', concurrency: 2, log, handle: deliverWebhook }),
    createConsumer({ url, queue: 'emails', concurrency: 5, log, handle: sendEmail }),
  ];
  log.info('notifications is listening');
  return {
    http,
    async close() {
      await http.close();
      await Promise.all([relay.close(), board.close(), ...consumers.map((consumer) => consumer.close())]);
      await producer.close();
      mailer.close();
      await orm.close();
    },
  };
}
