import { spawn } from 'node:child_process';
import { camelName, type ServiceFolder, servicesBehindGateway } from '../../services.ts';
import { databaseDirOf } from './postgres/initialise-postgres.ts';
import { answersOk, nodeProcess } from './processes/node-process.ts';
import type { ProcessSpec } from './processes/supervisor.ts';
import {
  type environmentsFor,
  isBookingEmbedded,
  isDatabaseEmbedded,
  isMailboxEmbedded,
  isOpenIdEmbedded,
  local,
  openIdClientId,
  openIdIssuer,
  type Ports,
  publicUrlOf,
} from './settings/environments.ts';
import { builtMain, inRoot, serviceMain, standIns } from './settings/paths.ts';
import type { Secrets } from './settings/secrets.ts';
import type { Settings } from './settings/settings.ts';

/** The web app's own server, which reloads what is changed and passes calls on to the gateway. */
export function viteProcess({ given }: Settings, ports: Ports): ProcessSpec {
  return {
    name: 'web',
    spawn: () =>
      spawn(
        process.execPath,
        [inRoot('web', 'node_modules', 'vite', 'bin', 'vite.js'), '--port', String(ports.site), '--strictPort'],
        {
          cwd: inRoot('web'),
          env: { ...given, CI: undefined, GATEWAY_URL: local(ports.gateway) },
          // It ends when its standard input does, which is when the launcher is killed.
          stdio: ['pipe', 'pipe', 'pipe'],
          detached: process.platform !== 'win32',
          windowsHide: true,
        },
      ),
    isReady: () => answersOk(`http://localhost:${ports.site}/`),
  };
}

type Environments = ReturnType<typeof environmentsFor>;

export const portOf = (service: ServiceFolder, ports: Ports): number => ports[camelName(service)];

interface Way {
  /** From the sources, which may change, rather than as built. */
  isDevelopment: boolean;
}

/** The gateway and the services behind it. */
export function serviceProcesses(ports: Ports, { forService }: Environments, { isDevelopment }: Way) {
  const processOf = (name: ServiceFolder) =>
    nodeProcess({
      name,
      script: isDevelopment ? serviceMain(name) : builtMain(name),
      environment: forService(name),
      healthUrl: `${local(portOf(name, ports))}/health/ready`,
    });
  return {
    gateway: processOf('gateway'),
    behindGateway: servicesBehindGateway.map(processOf),
  };
}

/** The stand-ins for what an operator brings: the captured mailbox, an OpenID provider, and someone to end the database if we are killed. */
export function embeddedProcess(
  settings: Settings,
  ports: Ports,
  secrets: Secrets,
  { isDevelopment }: Way,
): ProcessSpec {
  const openId = isOpenIdEmbedded(settings) && {
    OPENID_PORT: String(ports.openId),
    OPENID_ISSUER: openIdIssuer(ports),
    OPENID_CLIENT_ID: openIdClientId,
    OPENID_CLIENT_SECRET: secrets.openIdClientSecret,
    OPENID_REDIRECT_URI: `${publicUrlOf(settings, ports)}/auth/google/callback`,
  };
  const mailbox = isMailboxEmbedded(settings) && {
    MAILBOX_SMTP_PORT: String(ports.mailboxSmtp),
    MAILBOX_DIR: `${settings.dataDir}/mailbox`,
  };
  const booking = isBookingEmbedded(settings) && {
    BOOKINGS_FILE: `${settings.dataDir}/bookings.json`,
    SITE_ORIGIN: new URL(publicUrlOf(settings, ports)).origin,
  };
  return nodeProcess({
    name: 'embedded',
    script: isDevelopment ? standIns.main : standIns.built,
    environment: {
      ...settings.given,
      PLAINWILL_SUPERVISED: '1',
      EMBEDDED_PORT: String(ports.mailboxHttp),
      ...(isDatabaseEmbedded(settings) && { POSTGRES_DIR: databaseDirOf(settings.dataDir) }),
      ...mailbox,
      ...openId,
      ...booking,
    },
    healthUrl: `${local(ports.mailboxHttp)}/health/ready`,
  });
}
