import { type FoundAddress, maxAddresses } from '@plainwill/contracts/address-lookup/addresses';
import type { Log } from '@plainwill/kit/log';
import { LRUCache } from 'lru-cache';
import { loggable, searchTermOf } from '../addresses/search-term.ts';
import { askInTurn, logFailure, totalTimeoutMs } from '../providers/ask-in-turn.ts';
import type { NamedProvider } from './create-providers.ts';
import type { Spending } from './spending.ts';

const maxCached = 2000;

interface AddressFinderDeps {
  /** They are asked in this order. */
  providers: readonly NamedProvider[];
  spending: Spending;
  /** 0 caches nothing. */
  cacheSeconds: number;
}

export interface Asker {
  visitor: string;
  now: Date;
  log: Log;
}

/** Finds addresses with providers that may be slow, away, dear or untidy. */
export function createAddressFinder({ providers, spending, cacheSeconds }: AddressFinderDeps) {
  const cache =
    cacheSeconds > 0
      ? new LRUCache<string, FoundAddress[]>({ max: maxCached, ttl: cacheSeconds * 1000, perf: Date })
      : null;

  async function mayAsk(provider: NamedProvider, call: 'search' | 'resolve', { visitor, now, log }: Asker) {
    if (!provider.paidFor.includes(call)) return true;
    const isAllowed = await spending.allows({ visitor, provider: provider.name, now });
    if (!isAllowed) log.warn({ provider: provider.name }, 'a look-up was not made: a limit on spending is reached');
    return isAllowed;
  }

  return {
    /** @returns null if nobody can answer now */
    async search(typed: string, asker: Asker): Promise<FoundAddress[] | null> {
      const term = searchTermOf(typed);
      return askInTurn({
        providers,
        what: 'Address',
        log: asker.log,
        async ask(provider, signal) {
          // Our own book may hold less than another provider; what is paid for is not asked for twice.
          const isPaid = provider.paidFor.length > 0;
          const keyInCache = `${provider.name} ${term.kind} ${term.text.toLowerCase()}`;
          const known = cache?.get(keyInCache);
          if (known) return { found: known, isFinal: true };
          if (!(await mayAsk(provider, 'search', asker))) return null;
          const found = inOrder(await provider.search(term, signal)).map((address) => named(address, provider));
          if (isPaid) {
            asker.log.info(
              { provider: provider.name, found: found.length, ...loggable(term) },
              'searched for addresses',
            );
            cache?.set(keyInCache, found);
          }
          return { found, isFinal: isPaid };
        },
      });
    },

    /** The lines of a found address that came without them. @returns undefined if nobody can answer now */
    async resolve(id: string, asker: Asker): Promise<FoundAddress | null | undefined> {
      const [name, ...rest] = id.split(':');
      const provider = providers.find((each) => each.name === name);
      if (!provider?.resolve) return null;
      if (!(await mayAsk(provider, 'resolve', asker))) return undefined;
      try {
        const address = await provider.resolve(rest.join(':'), AbortSignal.timeout(totalTimeoutMs));
        asker.log.info({ provider: provider.name, found: address ? 1 : 0 }, 'asked for the lines of an address');
        return address;
      } catch (err) {
        logFailure(asker.log, provider, 'Address', err);
        return undefined;
      }
    },
  };
}

export type AddressFinder = ReturnType<typeof createAddressFinder>;

/** An id that says who gave it. */
const named = (address: FoundAddress, { name }: NamedProvider): FoundAddress =>
  address.resolveId ? { ...address, resolveId: `${name}:${address.resolveId}` } : address;

const natural = new Intl.Collator('en-GB', { numeric: true });

const keyOf = ({ line_1, line_2, postcode, resolveId }: FoundAddress) =>
  (resolveId ?? [line_1, line_2, postcode].join('\n')).toLowerCase();

const whole = ({ line_1, line_2, formatted_address }: FoundAddress) =>
  line_1 ? `${line_1}, ${line_2}` : formatted_address;

const byStreet = (a: FoundAddress, b: FoundAddress) => natural.compare(whole(a), whole(b));

/** Each address once, by building number as people count, 2 before 10 and 1 before 1A, and then by name. */
export function inOrder(addresses: readonly FoundAddress[]): FoundAddress[] {
  const once = new Map(addresses.map((address) => [keyOf(address), address]));
  return [...once.values()].sort(byStreet).slice(0, maxAddresses);
}
