import type { Machine, Process } from './machine.ts';

/** Items that kill whoever sends them, a number of times. */
export function createPoison(machine: Machine) {
  const poisoned = new Map<string, { times: number; when: 'before' | 'after' }>();

  /** @returns when the process that sends the item is about to die of it, if it is */
  function bite(item: string): 'before' | 'after' | undefined {
    const found = poisoned.get(item);
    if (!found || found.times === 0) return undefined;
    found.times--;
    return found.when;
  }

  return {
    put: (item: string, how: { times: number; when: 'before' | 'after' }) => void poisoned.set(item, { ...how }),
    clear: () => poisoned.clear(),
    /** Sends an item, unless the process dies of it before; or after, without hearing of it. */
    async send<T>(item: string, process: Process, send: () => Promise<T>): Promise<T> {
      const when = bite(item);
      if (when === 'before') machine.kill(process);
      const sent = await send();
      if (when === 'after') machine.kill(process);
      return sent;
    },
  };
}

export type Poison = ReturnType<typeof createPoison>;
