import { type FoundAddress, maxAddresses } from '@plainwill/contracts/address-lookup/addresses';
import type { Log } from '@plainwill/kit/log';
import { LRUCache } from 'lru-cache';
import { loggable, searchTermOf } from '../addresses/search-term.ts';
import { ProviderFailure } from '../providers/provider.ts';
import type { NamedProvider } from './create-providers.ts';
import type { Spending } from './spending.ts';

/** Of all providers together, and less than the gateway waits: after it the person writes the address themselves. */
const totalTimeoutMs = 2500;
const maxCached = 2000;

interface Deps {
  /** In the order in which they are asked. */
  providers: readonly NamedProvider[];
  spending: Spending;
  /** 0 keeps nothing. */
  cacheSeconds: number;
}

export interface Asker {
  visitor: string;
  now: Date;
  log: Log;
}

/** Finds addresses with providers that may be slow, away, dear or untidy. */
export function createAddressFinder({ providers, spending, cacheSeconds }: Deps) {
  const kept =
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
      const signal = AbortSignal.timeout(totalTimeoutMs);
      let hasFailed = false;
      for (const provider of providers) {
        const keyInCache = `${provider.name} ${term.kind} ${term.text.toLowerCase()}`;
        const known = kept?.get(keyInCache);
        if (known) return known;
        if (signal.aborted || !(await mayAsk(provider, 'search', asker))) {
          hasFailed = true;
          continue;
        }
        try {
          const found = inOrder(await provider.search(term, signal)).map((address) => named(address, provider));
          const isPaid = provider.paidFor.length > 0;
          if (isPaid) {
            asker.log.info(
              { provider: provider.name, found: found.length, ...loggable(term) },
              'searched for addresses',
            );
            kept?.set(keyInCache, found);
          }
          // Our own book may hold less than another provider; what is paid for is not asked for twice.
          if (found.length > 0 || isPaid) return found;
        } catch (err) {
          hasFailed = true;
          logFailure(asker.log, provider, err);
        }
      }
      return hasFailed ? null : [];
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
        logFailure(asker.log, provider, err);
        return undefined;
      }
    },
  };
}

export type AddressFinder = ReturnType<typeof createAddressFinder>;

/** An id that says who gave it. */
const named = (address: FoundAddress, { name }: NamedProvider): FoundAddress =>
  address.resolveId ? { ...address, resolveId: `${name}:${address.resolveId}` } : address;

function logFailure(log: Log, { name }: NamedProvider, err: unknown) {
  const { kind, code } = err instanceof ProviderFailure ? err : { kind: undefined, code: undefined };
  log.error({ provider: name, kind, code, err }, 'Address search failed');
}

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
