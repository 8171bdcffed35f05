import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppRouter } from '@plainwill/contracts';
import type { FailureData } from '@plainwill/contracts/kit/reasons';
import type { Role } from '@plainwill/contracts/shared/roles';
import { freePort } from '@plainwill/kit/free-port';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { portVariables, servicesBehindGateway } from '../../../services.ts';
import { fillIn } from '../../../tools/demo/harriet-bell.ts';
import { aQualification } from '../../../tools/demo/people.ts';
import { visit } from '../../../tools/demo/site-client.ts';
import { grantRole } from '../../../tools/launcher/identity-commands.ts';
import type { Environment } from '../../../tools/launcher/settings/settings.ts';
import { startProduct } from '../../bench/support/running-product.ts';

export const password = 'Copper-Field-86';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body of an answer of the API; empty where it is no JSON. */
  body: { result?: { data?: unknown }; error?: { message: string; data: FailureData } };
}

interface Sent {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
  cookie?: string;
}

let addresses = 0;

/** The running product as somebody from outside meets it: raw requests, each from an address of its own. */
export async function aTarget(settings: Environment = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-attack-'));
  const ports = await Promise.all(
    servicesBehindGateway.map(async (service) => [portVariables[service], String(await freePort())] as const),
  );
  const { site, stop } = await startProduct(dataDir, {
    // This machine is believed as a proxy, so that limits for each address do not end an attack before it has begun.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'debug',
    ...Object.fromEntries(ports),
    ...settings,
  });
  const { origin } = new URL(site.url);
  const address = () => `10.${(addresses++ >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;

  async function send(path: string, { method = 'GET', body, headers = {}, cookie }: Sent = {}): Promise<Answer> {
    const response = await fetch(`${site.gatewayUrl}${path}`, {
      method,
      redirect: 'manual',
      ...(body !== undefined && { body }),
      headers: { 'x-forwarded-for': address(), ...(cookie && { cookie }), ...headers },
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, text, body: isJson && text ? JSON.parse(text) : {} };
  }

  /** A call as a page of the site makes it, with this JSON as it is. */
  const call = (path: string, json: string, { cookie, headers }: Pick<Sent, 'cookie' | 'headers'> = {}) =>
    send(`/trpc/${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: json,
      ...(cookie && { cookie }),
    });

  /** The same without any input. */
  async function ask(path: string, as: Pick<Sent, 'cookie' | 'headers'> = {}): Promise<Answer> {
    const answer = await call(`${path}?batch=1`, '{}', as);
    return { ...answer, body: [answer.body].flat()[0] ?? {} };
  }

  const postAuth = (route: 'sign-in' | 'confirm-email', body: object, headers: Record<string, string> = {}) =>
    send(`/auth/${route}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signIn = (email: string, headers: Record<string, string> = {}, typed = password) =>
    postAuth('sign-in', { email, password: typed }, headers);
  /** The press on the page that the link of a sign-up opens. */
  const confirm = (typed: object) => postAuth('confirm-email', typed);

  const signedInBy = (cookie: string) => ({
    cookie,
    api: createTRPCClient<AppRouter>({
      links: [httpBatchLink({ url: `${site.gatewayUrl}/trpc`, methodOverride: 'POST', headers: { origin, cookie } })],
    }),
  });

  /** Somebody signed in; with a role, after it was given. */
  async function aPerson(name: string, { role, isFilledIn = false }: { role?: Role; isFilledIn?: boolean } = {}) {
    const email = `${name}@example.com`;
    const person = visit(site);
    await person.signIn({ email, password });
    if (isFilledIn) await fillIn(person);
    if (role) await grantRole(site, [role, email, ...(role === 'reviewer' ? aQualification : [])]);
    /** Re-authenticates with the password; the old cookie stops working. */
    async function reauthenticate() {
      const headers = { origin, 'content-type': 'application/json' };
      const body = JSON.stringify({ password });
      const answer = await send('/auth/reauthenticate', { method: 'POST', headers, body, cookie: current.cookie });
      current = signedInBy(cookieOf(answer));
    }
    let current = signedInBy(cookieOf(await signIn(email)));
    return {
      email,
      get cookie() {
        return current.cookie;
      },
      get api() {
        return current.api;
      },
      reauthenticate,
    };
  }

  return {
    site,
    dataDir,
    /** Each service listens at one of these addresses, by the name of its port's setting. */
    services: ports.map(([name, port]) => ({ name, url: `http://127.0.0.1:${port}` })),
    origin,
    send,
    call,
    ask,
    signIn,
    confirm,
    aPerson,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Target = Awaited<ReturnType<typeof aTarget>>;
export type Person = Awaited<ReturnType<Target['aPerson']>>;

/** The session alone, as a thief may have it. */
export const cookieOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('plainwill_dev='))
    ?.split(';')[0] ?? '';
