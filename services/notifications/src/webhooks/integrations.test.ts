import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@plainwill/contracts/notifications/vocabulary';
import { hourMs } from '@plainwill/contracts/shared/durations';
import { DeliveryId, ReceiverId } from '@plainwill/contracts/shared/ids';
import { storedChange } from '@plainwill/kit/audit/audit-change';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { anAccount, quietLog } from '@plainwill/kit/testing/call';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { staffMailFor, tellOfGoneReceivers } from '../staff-notices/staff-notices.ts';
import { callsAt, noWebhook } from '../testing/enquiries.ts';
import { aDatabase, vault } from '../testing/service.ts';
import { DeliverySchema } from './delivery.entity.ts';
import { firstReceiver } from './receiver.entity.ts';
import { disableReceiver, receiversOf } from './receivers.ts';

const { orm } = await aDatabase();
const now = new Date('2026-11-21T10:00:00.000Z');
const hoursLater = (hours: number) => new Date(now.getTime() + hours * hourMs);
const admin = anAccount({ roles: ['admin'] });
const readonly = anAccount({ roles: ['readonly'] });
const catchHook = 'https://hooks.zapier.com/hooks/catch/1234567/abC123/';
const ofServer = { ...noWebhook, url: 'https://hooks.zapier.com/hooks/catch/7/server/', secret: 'whsec_AAAA' };

const as = (account: typeof admin | null, defaults = noWebhook, at = now) =>
  callsAt(orm, at, { webhook: defaults })(account);
const receiversNow = (defaults = noWebhook, at = now) =>
  receiversOf(orm.em.fork(), { vault, webhook: defaults, now: at });
const aReceiver = {
  name: 'Zapier',
  events: ['questionnaire.submitted', 'lead.submitted'],
  webhookUrl: catchHook,
} as const;
const input = (
  changes: Partial<{ name: string; events: WebhookEvent[]; webhookUrl: string; id: ReceiverId }> = {},
) => ({
  ...aReceiver,
  events: [...aReceiver.events] as WebhookEvent[],
  ...changes,
});
/** Saves one more. @returns its id */
async function added(changes: Parameters<typeof input>[0] = {}) {
  const { receivers } = await as(admin).integrations.save(input(changes));
  return receivers.at(-1)?.id as ReceiverId;
}
/** In the order of the alphabet: the test's clock stands still. */
const audited = async () =>
  (await orm.em.fork().execute<{ action: string }[]>('select action from audit_log order by action')).map(
    ({ action }) => action,
  );

beforeEach(async () => {
  const em = orm.em.fork();
  await em.execute('truncate webhook_settings, webhook_deliveries, outbox, staff_notices cascade');
  await em.execute(
    'alter table audit_log disable trigger all; delete from audit_log; alter table audit_log enable trigger all',
  );
});

describe('a receiver', () => {
  it('is saved with its name and events by an admin, its address encrypted and shown masked', async () => {
    const saved = await as(admin).integrations.save(input({ webhookUrl: `  ${catchHook} ` }));
    expect(saved).toEqual({
      receivers: [
        {
          id: 2,
          name: 'Zapier',
          events: ['questionnaire.submitted', 'lead.submitted'],
          maskedUrl: 'https://hooks.zapier.com/hooks/catch/1234567/••••••',
          source: 'saved',
          savedAt: now.toISOString(),
          pausedAt: null,
          disabledAt: null,
          isLegacy: false,
          isSigned: false,
          signedSince: null,
          earlierSecretUntil: null,
        },
      ],
      allowedHosts: ['hooks.zapier.com'],
      privateHosts: [],
    });
    expect(await as(readonly).integrations.get()).toEqual(saved);
    expect(await receiversNow()).toMatchObject([{ url: catchHook }]);
    const rows = JSON.stringify([
      await orm.em.fork().execute('select * from webhook_settings'),
      await orm.em.fork().execute('select * from audit_log'),
    ]);
    expect(rows).not.toContain('abC123');
    expect(await audited()).toEqual(['webhook.save']);
    expect(await orm.em.fork().execute('select fields from audit_log')).toEqual([
      {
        fields: [
          'webhookUrl',
          storedChange({ field: 'name', from: [], to: ['Zapier'] }),
          storedChange({ field: 'events', from: [], to: ['questionnaire.submitted', 'lead.submitted'] }),
        ],
      },
    ]);
  });

  it('keeps its address when only its name or its events change', async () => {
    const id = await added();
    await as(admin).integrations.save({ id, name: 'Leads', events: ['lead.submitted'], webhookUrl: '' });
    expect(await receiversNow()).toMatchObject([{ id, name: 'Leads', events: ['lead.submitted'], url: catchHook }]);
  });

  it('of the server stands beside those that staff add, until they remove it', async () => {
    expect((await as(readonly, ofServer).integrations.get()).receivers).toMatchObject([
      { id: firstReceiver, name: 'hooks.zapier.com', source: 'server', savedAt: null },
    ]);
    await as(admin, ofServer).integrations.save(input());
    expect((await receiversNow(ofServer)).map(({ url }) => url)).toEqual([ofServer.url, catchHook]);
    await as(admin, ofServer).integrations.remove({ id: firstReceiver });
    expect((await receiversNow(ofServer)).map(({ url }) => url)).toEqual([catchHook]);
    expect(await audited()).toEqual(['webhook.remove', 'webhook.save']);
  });

  it('of the version with one receiver stays, with its secret', async () => {
    const secret = vault.encrypt('whsec_b2xk', { table: 'webhook_settings', column: 'secret', owner: '1' });
    const url = vault.encrypt(catchHook, { table: 'webhook_settings', column: 'url', owner: '1' });
    const row = 'insert into webhook_settings (id, url, saved_at, secret, secret_made_at) values (1, ?, ?, ?, ?)';
    await orm.em.fork().execute(row, [url, now, secret, now]);
    expect(await receiversNow()).toMatchObject([
      { id: 1, name: 'Zapier', events: aReceiver.events, url: catchHook, secrets: ['whsec_b2xk'] },
    ]);
  });

  it.each([
    ['http://hooks.zapier.com/hooks/catch/1/a/', 'WebhookAddressNotHttps'],
    ['https://169.254.169.254/latest/', 'WebhookAddressPrivate'],
    ['https://evil.example/', 'WebhookHostNotAllowed'],
    ['   ', 'WebhookAddressMissing'],
  ])('is refused with the reason beside its field: %j', async (webhookUrl, reason) => {
    const id = await added();
    await expect(as(admin).integrations.save(input({ webhookUrl }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { reason, field: 'webhookUrl' },
    });
    expect(await receiversNow()).toMatchObject([{ id, url: catchHook }]);
    expect(await audited()).toEqual(['webhook.save']);
  });

  it('needs a name and an event, and there are no more than twenty', async () => {
    const { save } = as(admin).integrations;
    await expect(save(input({ name: ' ' }))).rejects.toThrow('Enter a name for this receiver');
    await expect(save(input({ events: [] }))).rejects.toThrow('Choose at least one event');
    for (let count = 0; count < 20; count++) await save(input());
    await expect(save(input())).rejects.toMatchObject({ cause: { reason: 'TooManyReceivers' } });
  });

  it('is sent nothing while it is stopped, and is there again once it is started', async () => {
    const id = await added();
    expect((await as(admin).integrations.stop({ id })).receivers[0]?.pausedAt).toBe(now.toISOString());
    const testing = as(admin).integrations.sendTest({ id, event: 'lead.submitted' });
    await expect(testing).rejects.toMatchObject({ cause: { reason: 'ReceiverStopped' } });
    expect((await as(admin).integrations.start({ id })).receivers[0]?.pausedAt).toBeNull();
    await as(admin).integrations.sendTest({ id, event: 'lead.submitted' });
    expect(await audited()).toEqual(['webhook.save', 'webhook.start', 'webhook.stop', 'webhook.test']);
  });

  it('is no longer known once it is removed', async () => {
    const id = await added();
    await as(admin).integrations.makeSecret({ id });
    expect((await as(admin).integrations.remove({ id })).receivers).toEqual([]);
    const [row] = await orm.em.fork().execute('select url, secret from webhook_settings');
    expect(row).toEqual({ url: null, secret: null });
    await expect(as(admin).integrations.start({ id })).rejects.toMatchObject({ cause: { reason: 'ReceiverNotFound' } });
  });
});

describe('a receiver that has gone', () => {
  const administrators = [anAccount().id, anAccount().id];
  const tell = (asked = async (): Promise<typeof administrators> => administrators) =>
    tellOfGoneReceivers({ em: orm.em.fork(), administrators: asked, now, log: quietLog });
  const mails = () =>
    orm.em.fork().execute<{ id: string; account_id: string }[]>('select id, account_id from staff_notices');
  const gone = (id: ReceiverId, url: string = catchHook) =>
    disableReceiver(orm.em.fork(), { vault, webhook: noWebhook, now }, { id, url });

  it('is mailed about to every administrator, once, also where identity was away at first', async () => {
    const id = await added({ name: 'Our CRM' });
    await gone(id);
    await tell(async () => {
      throw new Error('identity is away');
    });
    expect(await mails()).toEqual([]);
    await tell();
    await tell();
    const sent = await mails();
    expect(sent.map(({ account_id }) => account_id).toSorted()).toEqual(administrators.toSorted());
    expect(await orm.em.fork().count(OutboxSchema, { queue: 'emails' })).toBe(2);
    const mail = await staffMailFor(orm.em.fork(), sent[0]?.id ?? '');
    expect(mail).toMatchObject({ path: '/settings' });
    expect(mail?.compose('https://plainwill.example/settings').text).toContain(
      '“Our CRM” answered that its address is gone',
    );
    await as(admin).integrations.start({ id });
    expect(await staffMailFor(orm.em.fork(), sent[0]?.id ?? '')).toBeNull();
  });

  it('works again once its address is saved again', async () => {
    const id = await added();
    await gone(id);
    expect((await as(admin).integrations.get()).receivers[0]?.disabledAt).toBe(now.toISOString());
    const { receivers } = await as(admin).integrations.save(input({ id }));
    expect(receivers).toMatchObject([{ id, disabledAt: null }]);
  });

  it('stays in use when it was another address that has gone', async () => {
    const id = await added();
    expect(await gone(id, 'https://hooks.zapier.com/hooks/catch/1/old/')).toBe(false);
    expect(await receiversNow()).toMatchObject([{ disabledAt: null }]);
  });
});

describe('the secret that deliveries are signed with', () => {
  const secretsNow = async (at = now) => (await receiversNow(noWebhook, at))[0]?.secrets;

  it('is shown when it is made, and never again', async () => {
    const id = await added();
    const { secret } = await as(admin).integrations.makeSecret({ id });
    expect(() => new Webhook(secret).sign('id', now, 'body')).not.toThrow();
    expect(await secretsNow()).toEqual([secret]);
    const shown = await as(admin).integrations.get();
    expect(shown.receivers).toMatchObject([
      { isSigned: true, signedSince: now.toISOString(), earlierSecretUntil: null },
    ]);
    expect(JSON.stringify(shown)).not.toContain(secret);
    expect(await audited()).toEqual(['webhook.save', 'webhook.secret']);
  });

  it('signs beside the one before it for a day', async () => {
    const id = await added();
    const first = await as(admin).integrations.makeSecret({ id });
    const second = await as(admin).integrations.makeSecret({ id });
    expect(await secretsNow(hoursLater(23))).toEqual([second.secret, first.secret]);
    expect(await secretsNow(hoursLater(25))).toEqual([second.secret]);
  });

  it('of the server signs to its own receiver alone, and one made by staff takes over in the same way', async () => {
    await as(admin, ofServer).integrations.save(input());
    expect((await receiversNow(ofServer)).map(({ secrets }) => secrets)).toEqual([[ofServer.secret], []]);
    const { secret } = await as(admin, ofServer).integrations.makeSecret({ id: firstReceiver });
    expect((await receiversNow(ofServer))[0]?.secrets).toEqual([secret, ofServer.secret]);
  });
});

describe('a test', () => {
  it('is promised as a delivery of its own', async () => {
    await as(admin, ofServer).integrations.sendTest({ id: firstReceiver, event: 'lead.submitted' });
    const { newest } = await as(readonly).deliveries.list();
    expect(newest).toEqual([
      expect.objectContaining({ event: 'test', exampleOf: 'lead.submitted', outcome: 'waiting', attempts: 0 }),
    ]);
    expect(await orm.em.fork().count(OutboxSchema, { queue: 'webhooks' })).toBe(1);
    expect(await audited()).toEqual(['webhook.test']);
  });

  it('has nowhere to go before there is a receiver', async () => {
    const testing = as(admin).integrations.sendTest({ id: firstReceiver, event: 'lead.submitted' });
    await expect(testing).rejects.toMatchObject({ cause: { reason: 'ReceiverNotFound' } });
    expect(await orm.em.fork().count(DeliverySchema)).toBe(0);
  });
});

describe('access', () => {
  const id = ReceiverId.parse(2);
  const calls = (account: typeof admin | null) => {
    const { integrations, deliveries } = as(account);
    return [
      integrations.save(input()),
      integrations.stop({ id }),
      integrations.start({ id }),
      integrations.remove({ id }),
      integrations.makeSecret({ id }),
      integrations.sendTest({ id, event: 'lead.submitted' }),
      deliveries.replayMany({ ids: [DeliveryId.parse(randomUUID())] }),
      deliveries.replayFailed(),
    ];
  };

  it.each([
    ['a visitor', null, 'UNAUTHORIZED'],
    ['a person', anAccount(), 'FORBIDDEN'],
    ['readonly staff', readonly, 'FORBIDDEN'],
  ])('lets %s change nothing', async (_who, account, code) => {
    for (const call of calls(account)) await expect(call).rejects.toMatchObject({ code });
    expect(await audited()).toEqual([]);
    expect(await receiversNow()).toEqual([]);
  });

  it('lets nobody but staff look', async () => {
    for (const account of [null, anAccount()]) {
      const { integrations, deliveries, unsentEmails } = as(account);
      for (const call of [integrations.get(), deliveries.list(), unsentEmails.list()]) {
        await expect(call).rejects.toThrow();
      }
    }
  });
});

it('keeps an audit log that only grows, and changes nothing without it', async () => {
  await as(admin).integrations.save(input());
  const query = (sql: string) => orm.em.fork().execute(sql);
  for (const change of [`update audit_log set action = 'x'`, 'delete from audit_log', 'truncate audit_log']) {
    await expect(query(change)).rejects.toThrow('the audit log only grows');
  }
  await query('alter table audit_log add constraint broken check (false) not valid');
  await expect(as(admin).integrations.stop({ id: ReceiverId.parse(2) })).rejects.toThrow();
  await query('alter table audit_log drop constraint broken');
  expect(await receiversNow()).toMatchObject([{ url: catchHook, pausedAt: null }]);
});
