import { createServer } from 'node:net';
import { freePort } from '@plainwill/kit/free-port';
import {
  type CamelName,
  camelName,
  portVariables,
  type ServiceBehindGateway,
  servicesBehindGateway,
} from '../../../services.ts';
import { codeOf, StartError } from '../console.ts';
import type { Ports } from './environments.ts';
import type { Environment, Settings } from './settings.ts';

async function servicePortsOr(given: Environment) {
  const ports = {} as Record<CamelName<ServiceBehindGateway>, number>;
  for (const service of servicesBehindGateway) ports[camelName(service)] = await portOr(given[portVariables[service]]);
  return ports;
}

/** @throws {StartError} if the site's own port is taken. */
export async function choosePorts({ port, given }: Settings, isDevelopment: boolean): Promise<Ports> {
  if (port) await refuseUsedPort(port);
  const site = port || (await freePort());
  return {
    site,
    gateway: isDevelopment ? await freePort() : site,
    postgres: await freePort(),
    ...(await servicePortsOr(given)),
    mailboxHttp: await portFor(site),
    mailboxSmtp: await freePort(),
    openId: await freePort(),
  };
}

function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

const standInsAbove = 10_000;
const lastChosen = 32_767;

/** The port of the stand-ins: the same at each start where it is free, for receivers of webhooks are stored with it. */
async function portFor(site: number): Promise<number> {
  const port = site + standInsAbove;
  const isFree =
    port <= lastChosen &&
    (await listenOnce(port, '127.0.0.1').then(
      () => true,
      () => false,
    ));
  return isFree ? port : freePort();
}

/** The port that the operator has set, or a free one. */
const portOr = async (given: string | undefined) => Number(given) || freePort();

/** @throws {StartError} unless the site can listen on this port. */
export async function refuseUsedPort(port: number) {
  // A browser tries both loopback addresses for localhost, so a program on either would answer in our place.
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
    try {
      await listenOnce(port, host);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EADDRINUSE') {
        throw new StartError(
          `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
        );
      }
      if (code === 'EACCES') {
        throw new StartError(`Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`);
      }
      if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
    }
  }
}
