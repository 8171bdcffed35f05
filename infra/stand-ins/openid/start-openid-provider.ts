import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { chooseAccountPage, errorPage } from './page.ts';
import { unlistedPerson } from './people.ts';
import { createProvider, type OpenIdClient, sessionCookie } from './provider.ts';

const css = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
const choosePrefix = '/choose/';
const maxFormBytes = 4096;

/** Nobody stays signed in here: each visit begins without a session, and so lets the person choose again. */
function forgetEarlierVisits({ headers }: IncomingMessage) {
  const cookies = headers.cookie?.split('; ').filter((cookie) => !cookie.startsWith(sessionCookie));
  headers.cookie = cookies?.join('; ');
}

async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  if (Number(request.headers['content-length'] ?? Infinity) > maxFormBytes) return {};
  return Object.fromEntries(new URLSearchParams(await text(request)));
}

/**
 * A real OpenID provider on loopback that stands in for Google. `issuer` is its address as browsers write it, and must
 * end in the same port.
 */
export async function startOpenIdProvider({ port, ...client }: OpenIdClient & { port: number }) {
  const { provider, known } = await createProvider(client, {
    choosePath: (uid) => choosePrefix + uid,
    errorPage,
  });
  const callback = provider.callback();
  // A browser applies form-action to where a form's answer leads as well.
  const contentPolicy = `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(client.redirectUri).origin}; frame-ancestors 'none'; base-uri 'none'`;

  function send(response: ServerResponse, status: number, type: string, body: string) {
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
    response.end(body);
  }

  async function choose(request: IncomingMessage, response: ServerResponse) {
    // Throws unless this browser's visit began at the authorization endpoint.
    await provider.interactionDetails(request, response);
    if (request.method !== 'POST') return send(response, 200, 'text/html', chooseAccountPage());
    const form = await formOf(request);
    if (form.cancel) {
      const result = { error: 'access_denied', error_description: 'The person went back without choosing an account' };
      return provider.interactionFinished(request, response, result);
    }
    const person = known.get(form.person ?? '') ?? unlistedPerson(form);
    if (!person) return send(response, 422, 'text/html', chooseAccountPage({ isRefused: true }));
    known.set(person.sub, person);
    return provider.interactionFinished(request, response, { login: { accountId: person.sub, remember: false } });
  }

  const http = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '').split('?');
    response.setHeader('content-security-policy', contentPolicy);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('cache-control', 'no-store');
    if (path === '/page.css') return send(response, 200, 'text/css', css);
    if (path === '/health/ready') return send(response, 200, 'application/json', '{"ok":true}');
    forgetEarlierVisits(request);
    if (!path.startsWith(choosePrefix)) return callback(request, response);
    choose(request, response).catch(() => send(response, 400, 'text/html', errorPage('This visit has ended.')));
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  return {
    async close() {
      const closed = once(http, 'close');
      http.close();
      http.closeAllConnections();
      await closed;
    },
  };
}
