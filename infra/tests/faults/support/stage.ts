import { randomInt, randomUUID } from 'node:crypto';
import type { AppRouter } from '@plainwill/contracts';
import type { identityContract } from '@plainwill/contracts/identity/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { notificationsContract } from '@plainwill/contracts/notifications/contract';
import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import { freePort } from '@plainwill/kit/free-port';
import { createSigner } from '@plainwill/kit/tokens/service-token';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { portVariables, type ServiceFolder } from '../../../services.ts';
import { portOf } from '../../../tools/launcher/processes.ts';
import {
  databasesOf,
  environmentsFor,
  local,
  type Ports,
  publicUrlOf,
} from '../../../tools/launcher/settings/environments.ts';
import { choosePorts } from '../../../tools/launcher/settings/ports.ts';
import type { Environment } from '../../../tools/launcher/settings/settings.ts';
import type { QueueStore } from './servers/faulty-server.ts';
import { startMailServer } from './servers/mail-server.ts';
import { type Databases, type PostgresServer, secrets, startPostgres } from './servers/postgres-server.ts';
import { startWebhookReceiver } from './servers/webhook-receiver.ts';
import { createService } from './service.ts';
import { type StoreKind, startStore } from './stores.ts';

type Given = Environment | ((ports: Ports) => Environment);

interface StageOptions {
  /** The kind of store for the queues, or one that runs already. */
  store: StoreKind | QueueStore;
  /** Over what the processes are given anyway, such as the address of a proxy in front of one of them. */
  given?: Given;
  /** The server of the databases, where it is not an ordinary one. */
  postgres?: PostgresServer;
}

const lanes = 8;

/** Answers to the questionnaire that nobody lives behind. */
export const answers = {
  whoFor: 'Me',
  children: 'No',
  homeOwned: 'No',
  locationEnglandWales: 'Yes',
  business: 'No',
} as const;

/**
 * Faults happen on a stage: databases, a store for the queues, a mail server and a receiver of webhooks, all real and all of
 * this test alone. Services are processes that the test starts and ends; everything is gone after it.
 */
export async function openStage({ store, given = {}, postgres: own }: StageOptions) {
  const [postgres, opened] = await Promise.all([
    own ?? startPostgres(),
    typeof store === 'string' ? startStore(store) : store,
  ]);
  return openStageOn({ postgres, store: opened, given });
}

interface StageServers<Postgres extends Databases, Store extends { url: string }> {
  postgres: Postgres;
  store: Store;
  given?: Given;
}

/** The same on servers that are there already. */
export async function openStageOn<Postgres extends Databases, Store extends { url: string }>({
  postgres,
  store,
  given = {},
}: StageServers<Postgres, Store>) {
  const [mail, webhooks, chosen] = await Promise.all([
    startMailServer(),
    startWebhookReceiver(),
    choosePorts({ port: 0, given: {}, dataDir: '', isProduction: false }, false),
  ]);
  const ports = { ...chosen, postgres: postgres.port };
  const settings = {
    port: ports.site,
    dataDir: postgres.dataDir,
    isProduction: false,
    given: {
      LOG_LEVEL: 'warn',
      QUEUE_URL: store.url,
      SMTP_URL: mail.url,
      WEBHOOK_URL: webhooks.url,
      WEBHOOK_MAY_BE_LOCAL: 'true',
      WEBHOOKS_PER_SECOND: '0',
      // Tests come from more than one address, by a header that only a proxy of ours may send.
      TRUSTED_PROXIES: '127.0.0.1',
      ...(typeof given === 'function' ? given(ports) : given),
    },
  };
  const environments = environmentsFor(settings, secrets, ports);
  const sign = await createSigner('gateway', secrets.gatewaySigningKey);

  const service = (name: ServiceFolder) => createService(name, portOf(name, ports), environments.forService(name));
  /** A second process beside the first one of the service. @param root of another release, if not of this one */
  async function anotherService(name: ServiceFolder, root?: string) {
    const port = await freePort();
    return createService(name, port, { ...environments.forService(name), [portVariables[name]]: String(port) }, root);
  }

  /** Calls a service as the gateway does. */
  const callerOf = <Contract>(audience: 'identity' | 'notifications', account: CallingAccount | null = null) =>
    createServiceClient<Contract>({
      url: local(portOf(audience, ports)),
      audience,
      sign,
      account,
      requestId: randomUUID(),
    });
  const notifications = (account?: CallingAccount) => callerOf<typeof notificationsContract>('notifications', account);
  const identity = () => callerOf<typeof identityContract>('identity');

  const { origin } = new URL(publicUrlOf(settings, ports));

  /** The site as somebody's browser sees it, each from an address of their own. */
  function visitor(url = local(ports.gateway)) {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const headers = { origin, 'x-forwarded-for': address };
    return createTRPCClient<AppRouter>({
      links: [httpBatchLink({ url: `${url}/trpc`, methodOverride: 'POST', headers })],
    });
  }
  const questionnaire = (submissionId: string) => ({ submissionId: SubmissionId.parse(submissionId), answers });

  return {
    postgres,
    store,
    mail,
    webhooks,
    ports,
    /** The addresses of the databases, as commands of the operator are given them. */
    databases: databasesOf(environments),
    service,
    anotherService,
    /** The environment of `npm run migrate`. */
    migrationEnvironment: environments.forMigrations(),
    notifications,
    identity,
    /** Starts these, all at once. */
    async start<Names extends ServiceFolder[]>(...names: Names) {
      const services = names.map((name) => service(name));
      await Promise.all(services.map((one) => one.start()));
      return Object.fromEntries(services.map((one) => [one.name, one])) as Record<Names[number], (typeof services)[0]>;
    },
    /** Browsers know the site by this origin. */
    origin,
    visitor,
    /** Has a mail to confirm this address promised. */
    signUp: (email: string) => identity().accounts.signUp.mutate({ email, password: 'Harbour-Lamp-41' }),
    /** Submits a questionnaire under this id, at the service itself. */
    submit: (submissionId: string) => notifications().questionnaire.submit.mutate(questionnaire(submissionId)),
    /** Many, a few at a time. @returns their ids, all accepted */
    async submitMany(count: number) {
      const events = Array.from({ length: count }, () => randomUUID());
      const left = events.values();
      const lane = async () => {
        for (const event of left) await notifications().questionnaire.submit.mutate(questionnaire(event));
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      return events;
    },
    /** The same as `submit`, through the gateway. */
    submitAsVisitor: (submissionId: string, from = visitor()) =>
      from.notifications.questionnaire.submit.mutate(questionnaire(submissionId)),
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
