import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get as getPlain } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { query, subscription } from '@plainwill/contracts/kit/contract';
import { connectTo, createRemoteCalls } from '@plainwill/kit/calls/remote-calls';
import { createServiceClient, headersOf } from '@plainwill/kit/calls/service-client';
import { createServiceListener } from '@plainwill/kit/calls/service-listener';
import type { ServiceTls } from '@plainwill/kit/config/tls-variables';
import { implement } from '@plainwill/kit/implement';
import { createServiceServer } from '@plainwill/kit/server';
import { quietLog } from '@plainwill/kit/testing/call';
import { aKeyPair } from '@plainwill/kit/testing/keys';
import { createServiceFetch } from '@plainwill/kit/tls/service-fetch';
import { createSigner, createVerifier } from '@plainwill/kit/tokens/service-token';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startSite } from '../../../services/gateway/src/testing/site.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { createAuthority } from './make-certificates.ts';

const contract = {
  line: {
    caller: query({ access: 'service', callers: ['gateway'], input: z.void(), output: z.string() }),
    news: subscription({ access: 'service', callers: ['gateway'], input: z.void(), output: z.string() }),
  },
};

const [ours, another] = [await createAuthority(new Date()), await createAuthority(new Date())];
const certified = async ({ ca, issue }: typeof ours, name: string): Promise<ServiceTls> => ({
  ca,
  ...(await issue(name, 'localhost')),
});
const gateway = await certified(ours, 'gateway');
const stranger = { ...(await certified(another, 'gateway')), ca: ours.ca };

const keys = await aKeyPair();
const caller = {
  audience: 'identity',
  sign: await createSigner('gateway', keys.privateKey),
  account: null,
  requestId: 'a-request-of-this-test',
};

/** A service that shows this certificate. @returns its port */
async function startService(tls: ServiceTls): Promise<number> {
  const http = createServiceServer({
    router: implement(contract, {
      contextFor: () => ({}),
      handlers: {
        line: {
          caller: () => 'heard you',
          async *news() {
            yield 'all is well';
          },
        },
      },
    }),
    verify: await createVerifier('identity', { gateway: keys.publicKey }),
    log: quietLog,
    ready: async () => {},
    tls,
  });
  afterAll(() => http.close());
  await http.listen({ port: 0, host: '127.0.0.1' });
  return (http.server.address() as AddressInfo).port;
}

const port = await startService(await certified(ours, 'identity'));
const url = `https://localhost:${port}`;
const portOfAnother = await startService(await certified(another, 'identity'));

async function ask(address: string, tls: ServiceTls) {
  const connections = connectTo(address, tls);
  try {
    return await createRemoteCalls({ connections, headers: headersOf(caller) }).query('line.caller', undefined);
  } finally {
    await connections.destroy();
  }
}

describe('services with certificates of one authority', () => {
  it('are called as the gateway calls them', async () => {
    expect(await ask(url, gateway)).toBe('heard you');
  });

  it('call one another, and hear what another has to tell', async () => {
    const fetch = await createServiceFetch(gateway);
    const client = createServiceClient<typeof contract>({ ...caller, url, fetch });
    expect(await client.line.caller.query()).toBe('heard you');
    const news = Promise.withResolvers<string>();
    const listening = createServiceListener<typeof contract>({ ...caller, url, fetch }).line.news.subscribe(undefined, {
      onData: news.resolve,
      onError: news.reject,
    });
    expect(await news.promise).toBe('all is well');
    listening.unsubscribe();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  });

  it('still want a token: a certificate alone says nothing of what its owner may do', async () => {
    const fetch = await createServiceFetch(gateway);
    const answer = await fetch(`${url}/trpc/line.caller`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(401);
  });
});

/** The outcome of a request for a service's health. */
const outcomeOf = (options: object, address = url) =>
  new Promise<string>((resolve) => {
    get(`${address}/health/live`, { agent: false, ...options }, ({ statusCode }) => resolve(String(statusCode))).once(
      'error',
      (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message),
    );
  });

describe('a service with a certificate', () => {
  it('answers who has one of the same authority', async () => {
    expect(await outcomeOf(gateway)).toBe('200');
  });

  it.each([
    ['who has none', { ca: ours.ca }, /CERTIFICATE_REQUIRED/],
    ['who has one of another authority', stranger, /ERR_SSL|ECONNRESET/],
    ['who speaks an older TLS', { ...gateway, maxVersion: 'TLSv1.2' }, /EPROTO|PROTOCOL_VERSION/],
  ])('refuses %s', async (_who, options, expected) => {
    expect(await outcomeOf(options)).toMatch(expected);
  });

  it('refuses who speaks without TLS, before anything is read', async () => {
    const answered = new Promise<string>((resolve) => {
      getPlain(`http://localhost:${port}/health/live`, { agent: false }, () => resolve('answered')).once('error', () =>
        resolve('cut off'),
      );
    });
    expect(await answered).toBe('cut off');
  });

  it('agrees with its callers on a key that a quantum computer of later years does not give away', async () => {
    const socket = connect({ ...gateway, port, host: 'localhost', ecdhCurve: 'X25519MLKEM768' });
    const agreed = new Promise<string | null>((resolve, reject) => {
      socket.once('secureConnect', () => resolve(socket.getProtocol())).once('error', reject);
    });
    expect(await agreed).toBe('TLSv1.3');
    socket.destroy();
  });
});

describe('a caller', () => {
  it.each([
    ['another name than it called', `https://127.0.0.1:${port}`],
    ['a certificate of another authority', `https://localhost:${portOfAnother}`],
  ])('believes no service with %s', async (_what, address) => {
    await expect(ask(address, gateway)).rejects.toThrow('The service did not answer');
    const fetch = await createServiceFetch(gateway);
    await expect(fetch(`${address}/health/live`)).rejects.toThrow('fetch failed');
  });
});

describe('a container', () => {
  const exitCodeOfCheck = async (env: Record<string, string>) => {
    const script = inRoot('services', 'kit', 'src', 'commands', 'check-health.ts');
    const [code] = await once(spawn(process.execPath, [script, String(port)], { env, stdio: 'ignore' }), 'exit');
    return code;
  };

  it('sees how its service is by the certificate that the service has itself', async () => {
    const { cert, key, ca } = gateway;
    const env = { SERVICE_TLS_CERT: cert, SERVICE_TLS_KEY: key, SERVICE_TLS_CA: ca };
    expect(await Promise.all([exitCodeOfCheck(env), exitCodeOfCheck({})])).toEqual([0, 1]);
  });
});

describe('the public port', () => {
  const { cert: tlsCertificate, key: tlsKey, ca: tlsCa } = gateway;

  it('speaks TLS from 1.2 on to a proxy, which needs no certificate, where it is told to', async () => {
    const site = await startSite({}, { settings: { tlsCertificate, tlsKey, tlsCa, isPublicTls: true } });
    afterAll(() => site.close());
    const address = `https://localhost:${new URL(site.origin).port}`;
    expect(await outcomeOf({ ca: ours.ca }, address)).toBe('200');
    expect(await outcomeOf({ ca: another.ca }, address)).toMatch(/SIGNATURE|UNABLE_TO|SELF_SIGNED/);
    // With which OpenSSL itself would still speak what came before.
    const willing = { ca: ours.ca, ciphers: 'DEFAULT@SECLEVEL=0', minVersion: 'TLSv1' };
    expect(await outcomeOf({ ...willing, maxVersion: 'TLSv1.2' }, address)).toBe('200');
    expect(await outcomeOf({ ...willing, maxVersion: 'TLSv1.1' }, address)).toMatch(/EPROTO|PROTOCOL_VERSION/);
  });

  it('does not start where it is told to and has no certificate', async () => {
    await expect(startSite({}, { settings: { isPublicTls: true } })).rejects.toThrow(
      /^GATEWAY_TLS: It needs SERVICE_TLS/,
    );
  });
});
