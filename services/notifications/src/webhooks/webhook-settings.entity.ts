import { defineEntity, p } from '@mikro-orm/core';

/** What staff have set on the settings screen; one row, or none while nothing was ever saved. */
export const WebhookSettingsSchema = defineEntity({
  name: 'WebhookSettings',
  tableName: 'webhook_settings',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** Sealed; null once deliveries were stopped. */
    url: p.text().nullable(),
    savedAt: p.datetime(),
    disabledAt: p.datetime().nullable(),
    /** Sealed, as the one before it. */
    secret: p.text().nullable(),
    secretMadeAt: p.datetime().nullable(),
    earlierSecret: p.text().nullable(),
    earlierSecretUntil: p.datetime().nullable(),
  },
  checks: [{ name: 'webhook_settings_one_row', expression: 'id = 1' }],
});
