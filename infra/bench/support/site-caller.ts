import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SignIn } from '../../demo/site-client.ts';

interface Site {
  url: string;
  gatewayUrl: string;
}

/** Who calls: the address stands for a browser of its own behind a proxy, for one alone would soon be told to wait. */
export interface Visitor {
  address: string;
  cookie?: string;
}

/** The address of the visitor of this number. */
export const addressOf = (visitor: number) => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;

/** Calls the site as browsers do, through the gateway. Over bare HTTP, for a client that works hard would slow down what it measures. */
export function siteCaller({ url, gatewayUrl }: Site, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const { origin } = new URL(url);

  function post(path: string, sent: unknown, { address, cookie }: Visitor): Promise<string> {
    const body = JSON.stringify(sent ?? {});
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      origin,
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
    };
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    request(new URL(path, gatewayUrl), { method: 'POST', headers, agent }, (answer) => {
      text(answer).then((said) => {
        if (answer.statusCode === 200) resolve(said);
        else reject(new Error(`${path} was answered with ${answer.statusCode}: ${said.slice(0, 200)}`));
      }, reject);
    })
      .once('error', reject)
      .end(body);
    return promise;
  }

  return {
    /** One call as the web app makes it. @returns its result */
    async call(path: string, input: unknown, visitor: Visitor) {
      const batch = input === undefined ? {} : { 0: input };
      return JSON.parse(await post(`/trpc/${path}?batch=1`, batch, visitor))[0].result.data;
    },
    signIn: ({ email, password }: SignIn, visitor: Visitor) => post('/auth/sign-in', { email, password }, visitor),
    close: () => agent.destroy(),
  };
}

export type SiteCaller = ReturnType<typeof siteCaller>;
