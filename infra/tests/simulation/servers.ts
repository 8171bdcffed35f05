import { createMemoryOutbox } from '@plainwill/kit/testing/memory-outbox';
import { createMemoryQueues } from '@plainwill/kit/testing/memory-queues';
import {
  createMemoryDeadLetters,
  createMemoryDeliveries,
  createMemorySentEmails,
} from '../../../services/notifications/src/testing/memory-stores.ts';
import type { Ledger } from './ledger.ts';
import { aTarget, type Machine } from './machine.ts';
import { createMailServer, createReceiver } from './outside.ts';
import { createPoison } from './poison.ts';

const receiverUrl = 'http://127.0.0.1/hook';
/** Between the clock of a database and that of a process. */
const maxSkewMs = 500;

/** All that the processes of the product reach, none of it real. */
export function createServers(machine: Machine, ledger: Ledger) {
  const aDatabaseClock = () => {
    const aheadMs = machine.draw(-maxSkewMs, maxSkewMs);
    return () => Date.now() + aheadMs;
  };
  const clocks = { notifications: aDatabaseClock(), identity: aDatabaseClock() };
  const poison = createPoison(machine);
  const queues = createMemoryQueues({ choose: (count) => machine.draw(0, Math.max(0, count - 1)) });
  let mark = 1;
  return {
    databases: { notifications: aTarget('notifications database'), identity: aTarget('identity database') },
    outboxes: {
      notifications: createMemoryOutbox(clocks.notifications),
      identity: createMemoryOutbox(clocks.identity),
    },
    deliveries: createMemoryDeliveries(receiverUrl),
    sentEmails: createMemorySentEmails(clocks.notifications),
    deadLetters: createMemoryDeadLetters(),
    queueServer: { target: aTarget('queues'), queues, mark: () => mark },
    /** Acts as a store whose server was started again: processes read another mark. */
    renewQueueServer: () => void mark++,
    identity: aTarget('identity'),
    receiver: createReceiver(machine, ledger, poison),
    mail: createMailServer(machine, ledger, poison),
    poison,
  };
}

export type Servers = ReturnType<typeof createServers>;
