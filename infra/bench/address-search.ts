import { Agent, request } from 'node:http';

interface Site {
  url: string;
  gatewayUrl: string;
}

/**
 * Searches as a browser does, through the gateway, and each time as another visitor behind a proxy: one alone would
 * soon be told to wait. Over bare HTTP, for a client that works hard would slow down what it measures.
 */
export function addressSearch({ url, gatewayUrl }: Site, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let visitors = 0;

  function nextVisitor() {
    visitors++;
    return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  }

  return {
    /** @returns how many addresses were found */
    search(searchTerm: string): Promise<number> {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const body = JSON.stringify({ searchTerm });
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        origin: new URL(url).origin,
        'x-forwarded-for': nextVisitor(),
      };
      const address = new URL('/trpc/addressLookup.addresses.search', gatewayUrl);
      request(address, { method: 'POST', headers, agent }, async (answer) => {
        try {
          const chunks = await answer.toArray();
          const text = Buffer.concat(chunks).toString('utf8');
          if (answer.statusCode !== 200) throw new Error(`a search was answered with ${answer.statusCode}`);
          resolve(JSON.parse(text).result.data.addresses.length);
        } catch (error) {
          reject(error);
        }
      })
        .once('error', reject)
        .end(body);
      return promise;
    },
    close: () => agent.destroy(),
  };
}
