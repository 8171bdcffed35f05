import { LRUCache } from 'lru-cache';

// Of the people who are at work at the same time; the rest are signed for again.
const maxTokens = 10_000;
// Far from a token's end, so that it never ends on its way.
const reusedForMs = 20_000;

/** Remembers by the time of day, as tokens go by it; when that was set back, nobody knows how old anything is. */
function memory<Value extends object | string>() {
  const kept = new LRUCache<string, { value: Value; since: number }>({
    max: maxTokens,
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  });
  return {
    get(key: string): Value | undefined {
      const known = kept.get(key);
      return known && known.since <= Date.now() ? known.value : undefined;
    },
    set: (key: string, value: Value, ttl: number) => void kept.set(key, { value, since: Date.now() }, { ttl }),
  };
}

/** Signs once for what is said again in the next seconds: a signature costs more than the rest of a call. */
export function cachedSigner<Says extends object>(sign: (says: Says) => Promise<string>): typeof sign {
  const signed = memory<string>();
  return async (says) => {
    const key = JSON.stringify(says);
    const known = signed.get(key);
    if (known) return known;
    const token = await sign(says);
    signed.set(key, token, reusedForMs);
    return token;
  };
}

/** Checks the same token once, and again when its time is over. What was refused is not remembered. */
export function cachedVerifier<Call extends object>(
  verify: (token: string) => Promise<{ call: Call; validUntilMs: number }>,
): (token: string) => Promise<Call> {
  const verified = memory<Call>();
  return async (token) => {
    const known = verified.get(token);
    if (known) return known;
    const { call, validUntilMs } = await verify(token);
    const ttl = validUntilMs - Date.now();
    if (ttl > 0) verified.set(token, call, ttl);
    return call;
  };
}
