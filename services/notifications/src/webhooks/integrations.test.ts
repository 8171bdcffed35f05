import { hourMs } from '@plainwill/contracts/shared/durations';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { anAccount } from '@plainwill/kit/testing/call';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsAt, noWebhook } from '../testing/enquiries.ts';
import { aDatabase, vault } from '../testing/service.ts';
import { DeliverySchema } from './delivery.entity.ts';
import { disableWebhook, webhookSettings } from './webhook-settings.ts';

const { orm } = await aDatabase();
const now = new Date('2026-11-21T10:00:00.000Z');
const hoursLater = (hours: number) => new Date(now.getTime() + hours * hourMs);
const admin = anAccount({ roles: ['admin'] });
const readonly = anAccount({ roles: ['readonly'] });
const catchHook = 'https://hooks.zapier.com/hooks/catch/1234567/abC123/';
const ofServer = { ...noWebhook, url: 'https://hooks.zapier.com/hooks/catch/7/server/', secret: 'whsec_AAAA' };

const as = (account: typeof admin | null, defaults = noWebhook, at = now) =>
  callsAt(orm, at, { webhook: defaults })(account);
const settingsNow = (defaults = noWebhook, at = now) => webhookSettings(orm.em.fork(), vault, defaults, at);
/** In the order of the alphabet: the test's clock stands still. */
const audited = async () =>
  (await orm.em.fork().execute<{ action: string }[]>('select action from audit_log order by action')).map(
    ({ action }) => action,
  );

beforeEach(async () => {
  const em = orm.em.fork();
  await em.execute('truncate webhook_settings, webhook_deliveries, outbox cascade');
  await em.execute(
    'alter table audit_log disable trigger all; delete from audit_log; alter table audit_log enable trigger all',
  );
});

describe('the webhook address', () => {
  it('is saved, encrypted, by an admin, and shown masked', async () => {
    const saved = await as(admin).integrations.save({ webhookUrl: `  ${catchHook} ` });
    const webhook = {
      maskedUrl: 'https://hooks.zapier.com/hooks/catch/1234567/••••••',
      source: 'saved',
      savedAt: now.toISOString(),
      disabledAt: null,
      isLegacy: false,
    };
    expect(saved).toMatchObject({ webhook, allowedHosts: ['hooks.zapier.com'], isSigned: false });
    expect(await as(readonly).integrations.get()).toEqual(saved);
    expect((await settingsNow()).url).toBe(catchHook);
    const rows = JSON.stringify([
      await orm.em.fork().execute('select * from webhook_settings'),
      await orm.em.fork().execute('select * from audit_log'),
    ]);
    expect(rows).not.toContain('abC123');
    expect(await audited()).toEqual(['webhook.save']);
  });

  it('is that of the server until staff save one, or stop deliveries', async () => {
    expect((await as(readonly, ofServer).integrations.get()).webhook).toMatchObject({
      source: 'server',
      savedAt: null,
    });
    expect((await settingsNow(ofServer)).url).toBe(ofServer.url);
    await as(admin, ofServer).integrations.save({ webhookUrl: catchHook });
    expect((await settingsNow(ofServer)).url).toBe(catchHook);
    expect((await as(admin, ofServer).integrations.stop()).webhook).toBeNull();
    expect((await settingsNow(ofServer)).url).toBeNull();
    expect(await audited()).toEqual(['webhook.save', 'webhook.stop']);
  });

  it.each([
    ['http://hooks.zapier.com/hooks/catch/1/a/', 'WebhookAddressNotHttps'],
    ['https://169.254.169.254/latest/', 'WebhookAddressPrivate'],
    ['https://evil.example/', 'WebhookHostNotAllowed'],
    ['   ', 'WebhookAddressMissing'],
  ])('is refused with the reason beside its field: %j', async (webhookUrl, reason) => {
    const saving = as(admin).integrations.save({ webhookUrl });
    await expect(saving).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { reason, field: 'webhookUrl' } });
    expect((await settingsNow()).url).toBeNull();
    expect(await audited()).toEqual([]);
  });

  it('works again once it is saved again after its receiver had gone', async () => {
    await as(admin).integrations.save({ webhookUrl: catchHook });
    await disableWebhook(orm.em.fork(), vault, noWebhook, { url: catchHook, now });
    expect((await as(admin).integrations.get()).webhook?.disabledAt).toBe(now.toISOString());
    await expect(as(admin).integrations.sendTest()).rejects.toMatchObject({
      cause: { reason: 'WebhookNotConfigured' },
    });
    expect((await as(admin).integrations.save({ webhookUrl: catchHook })).webhook?.disabledAt).toBeNull();
  });

  it('stays in use when it was another that has gone', async () => {
    await as(admin).integrations.save({ webhookUrl: catchHook });
    await disableWebhook(orm.em.fork(), vault, noWebhook, { url: 'https://hooks.zapier.com/hooks/catch/1/old/', now });
    expect((await settingsNow()).disabledAt).toBeNull();
  });
});

describe('the secret that deliveries are signed with', () => {
  it('is shown when it is made, and never again', async () => {
    const { secret } = await as(admin).integrations.makeSecret();
    expect(() => new Webhook(secret).sign('id', now, 'body')).not.toThrow();
    expect((await settingsNow()).secrets).toEqual([secret]);
    const shown = await as(admin).integrations.get();
    expect(shown).toMatchObject({ isSigned: true, signedSince: now.toISOString(), earlierSecretUntil: null });
    expect(JSON.stringify(shown)).not.toContain(secret);
    expect(await audited()).toEqual(['webhook.secret']);
  });

  it('signs beside the one before it for a day', async () => {
    const first = await as(admin).integrations.makeSecret();
    const second = await as(admin).integrations.makeSecret();
    expect((await settingsNow(noWebhook, hoursLater(23))).secrets).toEqual([second.secret, first.secret]);
    expect((await settingsNow(noWebhook, hoursLater(25))).secrets).toEqual([second.secret]);
  });

  it('takes over from that of the server in the same way', async () => {
    expect((await settingsNow(ofServer)).secrets).toEqual([ofServer.secret]);
    const { secret } = await as(admin, ofServer).integrations.makeSecret();
    expect((await settingsNow(ofServer)).secrets).toEqual([secret, ofServer.secret]);
  });
});

describe('a test', () => {
  it('is promised as a delivery of its own', async () => {
    await as(admin, ofServer).integrations.sendTest();
    const { newest } = await as(readonly).deliveries.list();
    expect(newest).toEqual([expect.objectContaining({ event: 'test', outcome: 'waiting', attempts: 0 })]);
    expect(await orm.em.fork().count(OutboxSchema, { queue: 'webhooks' })).toBe(1);
    expect(await audited()).toEqual(['webhook.test']);
  });

  it('has nowhere to go before an address is saved', async () => {
    await expect(as(admin).integrations.sendTest()).rejects.toMatchObject({
      cause: { reason: 'WebhookNotConfigured' },
    });
    expect(await orm.em.fork().count(DeliverySchema)).toBe(0);
  });
});

describe('access', () => {
  const calls = (account: typeof admin | null) => {
    const { integrations, deliveries } = as(account);
    return [
      integrations.save({ webhookUrl: catchHook }),
      integrations.stop(),
      integrations.makeSecret(),
      integrations.sendTest(),
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
    expect((await settingsNow()).url).toBeNull();
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
  await as(admin).integrations.save({ webhookUrl: catchHook });
  const query = (sql: string) => orm.em.fork().execute(sql);
  for (const change of [`update audit_log set action = 'x'`, 'delete from audit_log', 'truncate audit_log']) {
    await expect(query(change)).rejects.toThrow('the audit log only grows');
  }
  await query('alter table audit_log add constraint broken check (false) not valid');
  await expect(as(admin).integrations.stop()).rejects.toThrow();
  await query('alter table audit_log drop constraint broken');
  expect((await settingsNow()).url).toBe(catchHook);
});
