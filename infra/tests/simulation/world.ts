import type { DeliveryId } from '../../../contracts/src/shared/ids.ts';
import { idOf } from './ids.ts';
import type { Target } from './machine.ts';
import { createProcesses, type Surroundings } from './processes.ts';
import type { ItemKind, TargetName } from './scenario.ts';
import { createServers } from './servers.ts';

/** The product as it ships, on stores, servers and a clock that are not. */
export function createWorld(surroundings: Surroundings) {
  const { machine, ledger } = surroundings;
  const servers = createServers(machine, ledger);
  const { databases, outboxes, deliveries, sentEmails, deadLetters, queueServer, poison } = servers;
  const { queues } = queueServer;
  const targets: Record<TargetName, Target> = {
    queues: queueServer.target,
    'notifications database': databases.notifications,
    'identity database': databases.identity,
  };
  const isAnyOutboxWaiting = () => Object.values(outboxes).some((outbox) => outbox.isWaiting());
  let accepted = 0;

  return {
    targets,
    queues,
    receiver: servers.receiver,
    mail: servers.mail,
    letterOf: deadLetters.of,
    outcomeOf: (id: string) => deliveries.outcomeOf(id as DeliveryId),
    stateOf: sentEmails.stateOf,
    /** True if some work can be done now. */
    isAnyWorkReady: () => isAnyOutboxWaiting() || queues.has('waiting') || ledger.isAnyItemInProgress(),
    /** True if a worker has a job, or had when it died. */
    isAnyJobActive: () => queues.has('active'),
    /** True if some work will be done, now or later. */
    isAnyWorkOpen: () => isAnyOutboxWaiting() || queues.has('waiting', 'active', 'delayed'),
    start: createProcesses(surroundings, servers).start,
    /** Accepts an item in one transaction with its outbox row, unless the database is away. */
    accept(kind: ItemKind, isProbe = false) {
      const service = kind === 'delivery' ? 'notifications' : 'identity';
      const { isAway, stalledUntil } = databases[service];
      if (isAway || stalledUntil > machine.elapsed()) return;
      const number = ++accepted;
      const [id, job] = [idOf(kind, number), idOf('job', number)];
      machine.trace('visitor', `is promised ${id}`);
      ledger.accept({ id, job, kind, at: machine.elapsed(), isProbe });
      if (kind === 'delivery') {
        deliveries.accept(id as DeliveryId);
        outboxes.notifications.accept({ id: job, queue: 'webhooks', payload: { deliveryId: id } });
      } else {
        outboxes.identity.accept({ id: job, queue: 'emails', payload: { source: 'identity', messageId: id } });
      }
    },
    /** From now on an item kills whoever works on it, so many times. */
    poison({ item, ...how }: { item: number; times: number; when: 'before' | 'after' }) {
      for (const kind of ['delivery', 'mail'] as const) poison.put(idOf(kind, item), how);
    },
    heal: poison.clear,
    renewStore: servers.renewQueueServer,
  };
}

export type World = ReturnType<typeof createWorld>;
