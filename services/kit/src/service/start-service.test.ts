import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';
import { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import { hourMs } from '@plainwill/contracts/shared/durations';
import { afterAll, expect, it, vi } from 'vitest';
import { auditEntities } from '../audit/audit.entity.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { createServiceClient } from '../calls/service-client.ts';
import { defineConfig } from '../config/config.ts';
import { databaseOptions } from '../database/database-options.ts';
import { KeyRotationSchema } from '../encryption/key-rotation.entity.ts';
import type { Vault } from '../encryption/vault.ts';
import { type Call, implement } from '../implement.ts';
import { OutboxSchema } from '../outbox/outbox.entity.ts';
import { quietLog } from '../testing/call.ts';
import { emptyDatabase } from '../testing/database.ts';
import { aKeyPair } from '../testing/keys.ts';
import { createSigner } from '../tokens/service-token.ts';
import type { ServiceContext } from './service-context.ts';
import { serviceVariables } from './service-variables.ts';
import { startService } from './start-service.ts';

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: { id: p.integer().primary(), text: p.text() },
});
const encryptedTables = (vault: Vault) => [
  {
    table: 'notes',
    columns: ['text'],
    encrypt: ({ id, text }: Readonly<Record<string, string | null>>) => ({
      text: vault.encrypt(String(text), { table: 'notes', column: 'text', owner: String(id) }),
    }),
  },
];
const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [NoteSchema, KeyRotationSchema, ...auditEntities, OutboxSchema],
    beside: import.meta.url,
  });

const keys = await aKeyPair();
const databaseUrl = await emptyDatabase();
const orm = await MikroORM.init(ormOptions(databaseUrl));
await orm.schema.create();
afterAll(() => orm.close());
const query = <Row>(sql: string) => orm.em.fork().execute<Row[]>(sql);

const aKeyRing = () => `k1:${randomBytes(32).toString('base64')}`;
const config = defineConfig(serviceVariables('address-lookup')).read({
  ADDRESS_LOOKUP_PORT: '0',
  ADDRESS_LOOKUP_DATABASE_URL: databaseUrl,
  ADDRESS_LOOKUP_SIGNING_KEY: JSON.stringify(keys.privateKey),
  ADDRESS_LOOKUP_ENCRYPTION_KEYS: aKeyRing(),
  ADDRESS_LOOKUP_AUDIT_KEYS: aKeyRing(),
  QUEUE_URL: 'redis://127.0.0.1:1',
  SERVICE_PUBLIC_KEYS: JSON.stringify({ gateway: keys.publicKey }),
});

const definition = {
  name: 'address-lookup',
  config,
  ormOptions,
  encryptedTables,
  log: quietLog,
  clock: () => new Date('2026-11-20T10:00:00Z'),
};
const routerOf = (contextFor: (call: Call) => ServiceContext) =>
  implement(addressLookupContract, {
    contextFor,
    handlers: {
      charities: { find: () => ({ outcome: 'none', charities: [] }) },
      addresses: {
        async search({ ctx: { em, now, requestId } }) {
          await em.transactional((em) => recordAudit(em, { now, requestId }, { action: 'user.view' }));
          return { outcome: 'none', addresses: [] };
        },
        resolve: () => ({ outcome: 'none', address: null }),
      },
    },
  });

it('encrypts, answers calls, repeats work, and closes what the service opened while its database is there', async () => {
  await query(`insert into notes (id, text) values (1, 'plain')`);
  const textBefore: string[] = [];
  const steps: string[] = [];
  const worked = vi.fn(async () => {});
  const service = await startService(definition, async ({ orm, contextOf }) => {
    textBefore.push(...(await orm.em.fork().find(NoteSchema, {})).map(({ text }) => text));
    return {
      router: routerOf(contextOf),
      repeated: [{ everyMs: 5, work: worked, failure: 'nothing could be done' }],
      async close() {
        await orm.em.fork().execute('select 1');
        steps.push('closed its own');
        const calls = worked.mock.calls.length;
        await new Promise((resolve) => setTimeout(resolve, 20));
        expect(worked).toHaveBeenCalledTimes(calls);
      },
    };
  });
  expect(textBefore).toEqual([expect.stringMatching(/^v1\|k1\|/)]);
  expect((await service.http.inject('/health/ready')).statusCode).toBe(200);
  const { port } = service.http.server.address() as AddressInfo;
  const client = createServiceClient<typeof addressLookupContract>({
    url: `http://127.0.0.1:${port}`,
    audience: 'address-lookup',
    sign: await createSigner('gateway', keys.privateKey),
    account: null,
    requestId: 'a-request',
  });
  await client.addresses.search.query({ searchTerm: 'SW1A 2AA' });
  await vi.waitFor(() => expect(worked).toHaveBeenCalled());
  await service.close();
  expect(steps).toEqual(['closed its own']);
  // Sealed at the latest when it closes.
  expect(await query<{ position: string }>('select position from audit_seals')).toEqual([{ position: '1' }]);
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow();
});

it('encrypts every hour what another version has written meanwhile', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const service = await startService(definition, async ({ contextOf }) => ({ router: routerOf(contextOf) }));
  const hourly = timers.mock.calls.flatMap(([work, everyMs]) => (everyMs === hourMs ? [work as () => void] : []));
  timers.mockRestore();
  await query(`insert into notes (id, text) values (2, 'plain')`);
  for (const work of hourly) work();
  await vi.waitFor(async () =>
    expect(await query('select text from notes where id = 2')).toEqual([{ text: expect.stringMatching(/^v1\|k1\|/) }]),
  );
  await service.close();
});
