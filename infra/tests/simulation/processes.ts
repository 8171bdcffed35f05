import { startRelay } from '@plainwill/kit/outbox/relay';
import { createConsumer } from '@plainwill/kit/queues/consumer';
import { createMailer } from '../../../services/notifications/src/emails/mailer.ts';
import { createEmailHandler } from '../../../services/notifications/src/emails/send-email.ts';
import type { SentEmails } from '../../../services/notifications/src/emails/sent-emails.ts';
import { createDeadJobRecorder } from '../../../services/notifications/src/queues/dead-letters.ts';
import { createDeliver } from '../../../services/notifications/src/webhooks/deliver.ts';
import type { RecordedAttempt } from '../../../services/notifications/src/webhooks/delivery-store.ts';
import type { Ledger } from './ledger.ts';
import type { Machine, Process } from './machine.ts';
import type { Mutation } from './mutations.ts';
import { createReach } from './reach.ts';
import type { ProcessName } from './scenario.ts';
import type { Servers } from './servers.ts';
import { type Failures, watchHandler } from './watch-handler.ts';

const rules = { allowedHosts: [], privateHosts: [], mayBeLocal: true };

export interface Surroundings {
  machine: Machine;
  ledger: Ledger;
  mutation: Mutation;
}

/** The processes of the product as they ship, on servers that are simulated. */
export function createProcesses({ machine, ledger, mutation }: Surroundings, servers: Servers) {
  const failures: Failures = new Map();
  const { reach, reachOutbox, reachProducer, reachWorkers, logOf } = createReach(machine, ledger);
  const { queueServer } = servers;

  function outboxFor(process: Process, service: 'notifications' | 'identity') {
    const reached = reachOutbox(process, servers.databases[service], servers.outboxes[service]);
    return mutation.outbox?.(reached) ?? reached;
  }

  function startNotifications(process: Process) {
    const database = servers.databases.notifications;
    const log = logOf(process);
    const clock = () => new Date();
    startRelay({
      outbox: outboxFor(process, 'notifications'),
      producer: reachProducer(process, queueServer),
      log,
    });
    const letters = reach(process, database, servers.deadLetters.store);
    const recordDeadJob = mutation.recordDeadJob ?? createDeadJobRecorder({ deadLetters: letters, clock, log });
    const reachedDeliveries = reach(process, database, {
      ...servers.deliveries.store,
      async record(attempts: RecordedAttempt[]) {
        await servers.deliveries.store.record(attempts);
        for (const { delivery, outcome } of attempts) if (outcome === 'delivered') ledger.record(delivery);
      },
    });
    const reachedEmails = reach(process, database, {
      ...servers.sentEmails.store,
      async claim(claim: Parameters<SentEmails['claim']>[0]) {
        const isClaimed = await servers.sentEmails.store.claim(claim);
        if (isClaimed) ledger.claim(claim.messageId);
        return isClaimed;
      },
      async release(messageId: string) {
        await servers.sentEmails.store.release(messageId);
        ledger.release(messageId);
      },
      async markSent(messageId: string, now: Date) {
        await servers.sentEmails.store.markSent(messageId, now);
        ledger.record(messageId);
      },
    });
    const deliver = createDeliver({
      deliveries: mutation.deliveries?.(reachedDeliveries) ?? reachedDeliveries,
      rules,
      connections: servers.receiver.connections(process),
      onGone: async () => undefined,
      clock,
      log,
    });
    const sendEmail = createEmailHandler({
      sentEmails: mutation.sentEmails?.(reachedEmails) ?? reachedEmails,
      mailer: createMailer({
        transport: servers.mail.transport(process),
        from: { name: 'Plainwill', address: 'no-reply@plainwill.example' },
      }),
      sources: {
        identity: ({ messageId }) =>
          machine.ask(process, {
            what: `ask identity what ${messageId} says`,
            target: servers.identity,
            work: () => ({ to: 'anna@example.com', message: { subject: messageId, text: '', html: '' } }),
          }),
      },
      clock,
    });
    const store = mutation.workers?.(reachWorkers(process, queueServer)) ?? reachWorkers(process, queueServer);
    const common = { store, concurrency: 5, log, recordDeadJob, delays: mutation.delays };
    const watch = { process, ledger, failures, now: machine.elapsed };
    createConsumer({
      ...common,
      queue: 'webhooks',
      handle: watchHandler(mutation.handle?.(deliver) ?? deliver, {
        ...watch,
        queue: 'webhooks',
        itemOf: ({ deliveryId }) => deliveryId,
      }),
    });
    createConsumer({
      ...common,
      queue: 'emails',
      handle: watchHandler(mutation.handle?.(sendEmail) ?? sendEmail, {
        ...watch,
        queue: 'emails',
        itemOf: ({ messageId }) => messageId,
      }),
    });
  }

  function startIdentity(process: Process) {
    const outbox = outboxFor(process, 'identity');
    startRelay({ outbox, producer: reachProducer(process, queueServer), log: logOf(process) });
    servers.identity.isAway = false;
    process.onEnd.push(() => {
      servers.identity.isAway = true;
    });
  }

  return {
    start(name: ProcessName): Process {
      const process = machine.start(name);
      process.onEnd.push(() => ledger.killed(process));
      machine.inProcess(process, () => (name === 'identity' ? startIdentity(process) : startNotifications(process)));
      return process;
    },
  };
}
