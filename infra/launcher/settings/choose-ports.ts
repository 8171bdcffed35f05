import { freePort } from '@plainwill/kit/free-port';
import {
  type CamelName,
  camelName,
  portVariables,
  type ServiceBehindGateway,
  servicesBehindGateway,
} from '../../services.ts';
import type { Ports } from './environments.ts';
import { portOr, refuseTakenPort } from './ports.ts';
import type { Environment, Settings } from './settings.ts';

async function servicePortsOr(given: Environment) {
  const ports = {} as Record<CamelName<ServiceBehindGateway>, number>;
  for (const service of servicesBehindGateway) ports[camelName(service)] = await portOr(given[portVariables[service]]);
  return ports;
}

/** @throws {StartError} if the site's own port is taken. */
export async function choosePorts({ port, given }: Settings, isDevelopment: boolean): Promise<Ports> {
  if (port) await refuseTakenPort(port);
  const site = port || (await freePort());
  return {
    site,
    gateway: isDevelopment ? await freePort() : site,
    postgres: await freePort(),
    ...(await servicePortsOr(given)),
    mailboxHttp: await freePort(),
    mailboxSmtp: await freePort(),
    openId: await freePort(),
  };
}
