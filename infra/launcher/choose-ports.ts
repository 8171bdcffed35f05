import { freePort } from '@plainwill/kit/free-port';
import type { Ports } from './environments.ts';
import { portOr, refuseTakenPort } from './ports.ts';
import type { Settings } from './settings.ts';

/** @throws {StartError} if the site's own port is taken. */
export async function choosePorts({ port, given }: Settings, isDevelopment: boolean): Promise<Ports> {
  if (port) await refuseTakenPort(port);
  const site = port || (await freePort());
  return {
    site,
    gateway: isDevelopment ? await freePort() : site,
    postgres: await freePort(),
    identity: await portOr(given.IDENTITY_PORT),
    willData: await portOr(given.WILL_DATA_PORT),
    addressLookup: await portOr(given.ADDRESS_LOOKUP_PORT),
    notifications: await portOr(given.NOTIFICATIONS_PORT),
    mailboxHttp: await freePort(),
    mailboxSmtp: await freePort(),
    openId: await freePort(),
  };
}
