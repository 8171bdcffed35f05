import { type UserOrder, userOrders } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { comparisons, type DirectoryEntry } from './directory-entry.ts';

/** More changes than this are sorted in together. */
const mostInserted = 100;
const segmentSize = 1000;

/**
 * Entries in each order. Each has a slot, a small number that it keeps: a list of numbers, and the texts of many entries
 * in one string, are gone through ten times as fast as a hundred thousand objects.
 */
export function createSortedUsers() {
  const slots = new Map<AccountId, number>();
  const entries: (DirectoryEntry | undefined)[] = [];
  const freeSlots: number[] = [];
  /** The texts of each thousand slots, a line each; undefined after a change. */
  const segments: (string | undefined)[] = [];
  const sorted: Record<UserOrder, number[]> = { joined: [], name: [], email: [] };

  const entryIn = (slot: number | undefined) => entries[slot as number] as DirectoryEntry;
  const compareSlots = (order: UserOrder) => (a: number, b: number) => comparisons[order](entryIn(a), entryIn(b));

  /** Where the entry stands in a list that is sorted so, or would stand. */
  function positionIn(list: readonly number[], entry: DirectoryEntry, order: UserOrder, isDescending = false): number {
    const sign = isDescending ? -1 : 1;
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sign * comparisons[order](entryIn(list[middle]), entry) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function remove(id: AccountId) {
    const slot = slots.get(id);
    if (slot === undefined) return;
    for (const order of userOrders) sorted[order].splice(positionIn(sorted[order], entryIn(slot), order), 1);
    vacate(id, slot);
  }

  function vacate(id: AccountId, slot: number) {
    slots.delete(id);
    entries[slot] = undefined;
    segments[Math.floor(slot / segmentSize)] = undefined;
    freeSlots.push(slot);
  }

  function occupy(entry: DirectoryEntry): number {
    const slot = freeSlots.pop() ?? entries.length;
    slots.set(entry.id, slot);
    entries[slot] = entry;
    segments[Math.floor(slot / segmentSize)] = undefined;
    return slot;
  }

  function insert(entry: DirectoryEntry) {
    const slot = occupy(entry);
    for (const order of userOrders) sorted[order].splice(positionIn(sorted[order], entry, order), 0, slot);
  }

  function applyMany(changed: ReadonlyMap<AccountId, DirectoryEntry | undefined>) {
    const gone = new Set([...changed.keys()].flatMap((id) => slots.get(id) ?? []));
    for (const order of userOrders) sorted[order] = sorted[order].filter((slot) => !gone.has(slot));
    for (const slot of gone) vacate(entryIn(slot).id, slot);
    const added = [...changed.values()].flatMap((entry) => (entry ? occupy(entry) : []));
    for (const order of userOrders) sorted[order] = [...sorted[order], ...added].sort(compareSlots(order));
  }

  const segment = (number: number) => {
    segments[number] ??= entries
      .slice(number * segmentSize, (number + 1) * segmentSize)
      .map((entry) => entry?.text ?? '')
      .join('\n');
    return segments[number];
  };

  return {
    get size() {
      return slots.size;
    },
    ids: () => slots.keys(),
    get: (id: AccountId) => entries[slots.get(id) ?? -1],
    entryIn,
    positionIn,
    sortedBy: (order: UserOrder): readonly number[] => sorted[order],

    /** Puts new entries in place of those known; without an entry, takes them out. */
    apply(changed: ReadonlyMap<AccountId, DirectoryEntry | undefined>) {
      if (changed.size > mostInserted) return applyMany(changed);
      for (const [id, entry] of changed) {
        remove(id);
        if (entry) insert(entry);
      }
    },

    /** @returns a 1 for each slot whose text holds the part */
    holding(part: string): Uint8Array {
      const found = new Uint8Array(entries.length);
      for (let number = 0; number * segmentSize < entries.length; number++) {
        const lines = segment(number);
        let [slot, line] = [number * segmentSize, 0];
        for (let at = lines.indexOf(part); at >= 0; at = lines.indexOf(part, line)) {
          for (let end = lines.indexOf('\n', line); end >= 0 && end < at; end = lines.indexOf('\n', line)) {
            line = end + 1;
            slot++;
          }
          found[slot++] = 1;
          line = lines.indexOf('\n', at) + 1;
          if (line === 0) break;
        }
      }
      return found;
    },
  };
}

export type SortedUsers = ReturnType<typeof createSortedUsers>;
