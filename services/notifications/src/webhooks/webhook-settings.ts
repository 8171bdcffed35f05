import { defineEntity, p } from '@mikro-orm/core';
import { type EntityManager, type InferEntity, LockMode } from '@mikro-orm/postgresql';
import { reasons } from '@plainwill/contracts/reasons';
import { SettingError } from '@plainwill/kit/config/config';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Config } from '../config.ts';
import { type AddressRules, addressProblem } from '../webhook-client/webhook-address.ts';

/** The settings that staff saved on the settings screen; one row, or none while nothing was ever saved. */
export const WebhookSettingsSchema = defineEntity({
  name: 'WebhookSettings',
  tableName: 'webhook_settings',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** Encrypted; null once deliveries were stopped. */
    url: p.text().nullable(),
    savedAt: p.datetime(),
    disabledAt: p.datetime().nullable(),
    /** Encrypted, as the one before it. */
    secret: p.text().nullable(),
    secretMadeAt: p.datetime().nullable(),
    earlierSecret: p.text().nullable(),
    earlierSecretUntil: p.datetime().nullable(),
  },
  checks: [{ name: 'webhook_settings_one_row', expression: 'id = 1' }],
});

/** The settings of the server itself. Its address and secret count until staff save or make their own. */
export interface WebhookDefaults extends AddressRules {
  url: string | undefined;
  secret: string | undefined;
}

/** @throws {SettingError} if the server is set to deliver where it must not */
export function webhookDefaults(config: Config): WebhookDefaults {
  const { webhookUrl: url, webhookSecret: secret, webhookAllowedHosts: allowedHosts, webhookMayBeLocal } = config;
  if (webhookMayBeLocal && config.isProduction) {
    throw new SettingError('WEBHOOK_MAY_BE_LOCAL: It is for tests, and refused where NODE_ENV is production');
  }
  const rules = { allowedHosts, mayBeLocal: webhookMayBeLocal };
  const problem = url && addressProblem(url, rules);
  if (problem) throw new SettingError(`WEBHOOK_URL: ${reasons[problem].message}`);
  return { url, secret, ...rules };
}

/** The address and the secrets of deliveries now. */
export interface WebhookSettings {
  url: string | null;
  source: 'saved' | 'server';
  savedAt: Date | null;
  disabledAt: Date | null;
  secrets: string[];
  secretMadeAt: Date | null;
  earlierSecretUntil: Date | null;
}

const onlyRow = 1;
const placeOf = (column: 'url' | 'secret') => ({ table: 'webhook_settings', column, owner: String(onlyRow) });

export const encryptUrl = (vault: Vault, url: string) => vault.encrypt(url, placeOf('url'));

export const encryptSecret = (vault: Vault, secret: string) => vault.encrypt(secret, placeOf('secret'));

/** @param now an earlier secret signs until its time is up */
export async function webhookSettings(em: EntityManager, vault: Vault, defaults: WebhookDefaults, now: Date) {
  const row = await em.findOne(WebhookSettingsSchema, { id: onlyRow });
  return settingsOf(row, vault, defaults, now);
}

function settingsOf(
  row: InferEntity<typeof WebhookSettingsSchema> | null,
  vault: Vault,
  { url, secret }: WebhookDefaults,
  now: Date,
): WebhookSettings {
  const decryptSecret = (encrypted: string) => vault.decrypt(encrypted, placeOf('secret'));
  const isEarlierInUse = row?.earlierSecret && row.earlierSecretUntil && row.earlierSecretUntil > now;
  const own = [row?.secret, isEarlierInUse ? row.earlierSecret : null].filter(
    (encrypted) => typeof encrypted === 'string',
  );
  return {
    url: (row?.url ? vault.decrypt(row.url, placeOf('url')) : !row && url) || null,
    source: row ? 'saved' : 'server',
    savedAt: row?.savedAt ?? null,
    disabledAt: row?.disabledAt ?? null,
    secrets: own.length > 0 ? own.map(decryptSecret) : secret ? [secret] : [],
    secretMadeAt: row?.secretMadeAt ?? null,
    earlierSecretUntil: (isEarlierInUse && row.earlierSecretUntil) || null,
  };
}

/** The row, made from the server's own settings if there was none, and locked until the transaction ends. */
export async function lockSettings(em: EntityManager, vault: Vault, { url }: WebhookDefaults, now: Date) {
  await em
    .createQueryBuilder(WebhookSettingsSchema)
    .insert({ id: onlyRow, url: url ? encryptUrl(vault, url) : null, savedAt: now })
    .onConflict('id')
    .ignore()
    .execute('run');
  return em.findOneOrFail(WebhookSettingsSchema, { id: onlyRow }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Sends nothing more to an address, unless another has been saved meanwhile. */
export async function disableWebhook(
  em: EntityManager,
  vault: Vault,
  defaults: WebhookDefaults,
  { url, now }: { url: string; now: Date },
) {
  await em.transactional(async (em) => {
    const settings = await lockSettings(em, vault, defaults, now);
    if (settings.url && vault.decrypt(settings.url, placeOf('url')) === url) settings.disabledAt = now;
  });
}
