import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  endsAt: number;
}

/** Where the provider keeps what it has begun: in this process, until it expires. */
export function memoryStorage(): AdapterFactory {
  const kept = new Map<string, Kept>();

  function current(key: string): AdapterPayload | undefined {
    const found = kept.get(key);
    return found && found.endsAt > Date.now() ? found.payload : undefined;
  }

  function removeWhere(isUnwanted: (entry: Kept) => boolean) {
    for (const [key, entry] of kept) if (isUnwanted(entry)) kept.delete(key);
  }

  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;

    async function findBy(property: 'uid' | 'userCode', value: string) {
      for (const [key, { payload }] of kept) {
        if (key.startsWith(keyOf('')) && payload[property] === value) return current(key);
      }
      return undefined;
    }

    return {
      async upsert(id, payload, expiresInSeconds = 0) {
        const now = Date.now();
        removeWhere(({ endsAt }) => endsAt <= now);
        kept.set(keyOf(id), { payload, endsAt: now + expiresInSeconds * 1000 });
      },
      find: async (id) => current(keyOf(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = current(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        removeWhere(({ payload }) => payload.grantId === grantId);
      },
    };
  };
}
