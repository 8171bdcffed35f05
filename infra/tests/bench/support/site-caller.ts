import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SignIn } from '../../../tools/demo/site-client.ts';

interface Site {
  url: string;
  gatewayUrl: string;
}

/** A caller's address stands for a browser of its own behind a proxy: one address alone would soon be refused. */
export interface Visitor {
  address: string;
  cookie?: string;
}

/** The address of the visitor of this number. */
export const addressOf = (visitor: number) => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;

interface Question {
  method: 'GET' | 'POST';
  url: string | URL;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks over bare HTTP, for a client that works hard would slow down what it measures. */
export function httpCaller(atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return {
    /** @returns the answer's text. @throws unless it is 200 */
    ask({ method, url, headers, body = '' }: Question): Promise<string> {
      const length = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      request(url, { method, headers: { ...length, ...headers }, agent }, (answer) => {
        text(answer).then((body) => {
          if (answer.statusCode === 200) resolve(body);
          else reject(new Error(`${url} was answered with ${answer.statusCode}: ${body.slice(0, 200)}`));
        }, reject);
      })
        .once('error', reject)
        .end(body);
      return promise;
    },
    close: () => agent.destroy(),
  };
}

/** Calls the site as browsers do, through the gateway. */
export function siteCaller({ url, gatewayUrl }: Site, atOnce: number) {
  const { ask, close } = httpCaller(atOnce);
  const { origin } = new URL(url);

  const post = (path: string, sent: unknown, { address, cookie }: Visitor) =>
    ask({
      method: 'POST',
      url: new URL(path, gatewayUrl),
      headers: { origin, 'x-forwarded-for': address, ...(cookie && { cookie }) },
      body: JSON.stringify(sent ?? {}),
    });

  return {
    /** One call as the web app makes it. @returns its result */
    async call(path: string, input: unknown, visitor: Visitor) {
      const batch = input === undefined ? {} : { 0: input };
      return JSON.parse(await post(`/trpc/${path}?batch=1`, batch, visitor))[0].result.data;
    },
    signIn: ({ email, password }: SignIn, visitor: Visitor) => post('/auth/sign-in', { email, password }, visitor),
    close,
  };
}

export type SiteCaller = ReturnType<typeof siteCaller>;
