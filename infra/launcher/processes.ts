import { type environmentsFor, isMailboxEmbedded, local, type Ports } from './environments.ts';
import { nodeProcess } from './node-process.ts';
import { inRoot, type ServiceFolder, serviceFolders, serviceMain } from './paths.ts';
import type { Settings } from './settings.ts';
import type { ProcessSpec } from './supervisor.ts';

type Environments = ReturnType<typeof environmentsFor>;

/** The gateway and the services behind it. */
export function serviceProcesses(ports: Ports, { forService }: Environments) {
  const portOf: Record<ServiceFolder, number> = {
    gateway: ports.gateway,
    identity: ports.identity,
    'will-data': ports.willData,
    'address-lookup': ports.addressLookup,
    notifications: ports.notifications,
  };
  const processOf = (name: ServiceFolder) =>
    nodeProcess({
      name,
      script: serviceMain(name),
      environment: forService(name),
      healthUrl: `${local(portOf[name])}/health/ready`,
    });
  return {
    gateway: processOf('gateway'),
    behindIt: serviceFolders.filter((name) => name !== 'gateway').map(processOf),
  };
}

/** The stand-ins for what an operator brings: the captured mailbox, and someone to end the database if we are killed. */
export function embeddedProcess(settings: Settings, ports: Ports, postgresPid: () => number | undefined): ProcessSpec {
  const mailbox = isMailboxEmbedded(settings) && {
    MAILBOX_SMTP_PORT: String(ports.mailboxSmtp),
    MAILBOX_DIR: `${settings.dataDir}/mailbox`,
  };
  return nodeProcess({
    name: 'embedded',
    script: inRoot('infra', 'embedded', 'main.ts'),
    environment: () => ({
      ...settings.given,
      PLAINWILL_SUPERVISED: '1',
      EMBEDDED_PORT: String(ports.mailboxHttp),
      POSTGRES_PID: String(postgresPid() ?? ''),
      ...mailbox,
    }),
    healthUrl: `${local(ports.mailboxHttp)}/health/ready`,
  });
}
