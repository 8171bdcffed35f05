import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { notificationsContract } from '@plainwill/contracts/notifications/contract';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import { keyRing, publicKeys, signingKey } from '@plainwill/kit/config/config';
import { createVault } from '@plainwill/kit/encryption/vault';
import { quietLog } from '@plainwill/kit/testing/call';
import { migratedOrm } from '@plainwill/kit/testing/database';
import { aKeyPair } from '@plainwill/kit/testing/keys';
import { createSigner } from '@plainwill/kit/tokens/service-token';
import { onTestFinished } from 'vitest';
import type { Config } from '../config.ts';
import { ormOptions } from '../database.ts';
import { createServer } from '../server.ts';

/** The keys of one caller, as the settings of both sides hold them. */
async function keysOf(caller: string) {
  const { privateKey, publicKey } = await aKeyPair();
  return {
    signingKey: signingKey.parse(JSON.stringify(privateKey)),
    publicKeys: publicKeys.parse(JSON.stringify({ [caller]: publicKey })),
  };
}

export const gateway = await keysOf('gateway');
export const notifications = await keysOf('notifications');

/** A migrated database for the calling test file. */
export async function aDatabase() {
  const orm = await migratedOrm('notifications', ormOptions);
  return { orm, url: orm.config.get('clientUrl') ?? '' };
}

export const encryptionKeySetting = `k1:${randomBytes(32).toString('base64')}`;
export const encryptionKeys = keyRing.parse(encryptionKeySetting);
export const vault = createVault(encryptionKeys);

type ServerDeps = Partial<Parameters<typeof createServer>[1]>;

const nobodyListens = '127.0.0.1:1';

/** The service on these stores until the test ends; mail, webhooks and identity lead nowhere unless given. */
export async function startService(
  given: Partial<Config> & Pick<Config, 'databaseUrl' | 'queueUrl'>,
  deps: ServerDeps = {},
) {
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    logLevel: 'error',
    otlpEndpoint: undefined,
    drainSeconds: undefined,
    tlsCertificate: undefined,
    tlsKey: undefined,
    tlsCa: undefined,
    publicKeys: gateway.publicKeys,
    signingKey: notifications.signingKey,
    encryptionKeys,
    auditKeys: encryptionKeys,
    auditAnchorFolder: undefined,
    identityUrl: `http://${nobodyListens}`,
    willDataUrl: `http://${nobodyListens}`,
    smtpUrl: `smtp://${nobodyListens}`,
    mailFrom: { name: 'Plainwill', address: 'no-reply@plainwill.example' },
    webhookUrl: undefined,
    webhookSecret: undefined,
    webhookAllowedHosts: ['hooks.zapier.com'],
    webhookPrivateHosts: [],
    webhooksPerSecond: 0,
    webhookMayBeLocal: true,
    faultTest: {},
    isProduction: false,
    ...given,
  };
  const server = await createServer(config, { log: quietLog, clock: () => new Date(), delays: [200], ...deps });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= server.close();
    return stopping;
  };
  onTestFinished(stop);
  const { port } = server.http.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { url, ...(await callerOf(url)), stop };
}

export type Service = Awaited<ReturnType<typeof startService>>;

/** Calls the service as the gateway does. */
export async function callerOf(url: string) {
  const sign = await createSigner('gateway', gateway.signingKey);
  const tokenFor = (account: CallingAccount | null) => sign({ audience: 'notifications', account });
  const client = createServiceClient<typeof notificationsContract>({
    url,
    audience: 'notifications',
    sign,
    account: null,
    requestId: randomUUID(),
  });
  return { client, tokenFor };
}
