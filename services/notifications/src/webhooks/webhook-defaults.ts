import { reasons } from '@plainwill/contracts/reasons';
import { SettingError } from '@plainwill/kit/config';
import type { Config } from '../config.ts';
import { addressProblem } from '../webhook-client/webhook-address.ts';
import type { WebhookDefaults } from './webhook-settings.ts';

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
