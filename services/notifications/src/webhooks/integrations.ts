import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { Integration, integrationsContract } from '@plainwill/contracts/notifications/integrations';
import { hourMs } from '@plainwill/contracts/shared/durations';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { addressProblem, isLegacyAddress, maskedAddress } from '../webhook-client/webhook-address.ts';
import { acceptDelivery } from './accept-delivery.ts';
import { encryptSecret, encryptUrl, lockSettings, webhookSettings } from './webhook-settings.ts';

const secretBytes = 32;
const earlierSecretHours = 24;

export const integrations: HandlersOf<typeof integrationsContract, CallContext> = {
  get: ({ ctx }) => integrationOf(ctx.em, ctx),
  save: ({ ctx, input: { webhookUrl } }) => {
    const problem = addressProblem(webhookUrl, ctx.webhook);
    if (problem) throw new Refusal(problem, 'webhookUrl');
    return ctx.em.transactional(async (em) => {
      const settings = await lockSettings(em, ctx.vault, ctx.webhook, ctx.now);
      Object.assign(settings, { url: encryptUrl(ctx.vault, webhookUrl), savedAt: ctx.now, disabledAt: null });
      await recordAudit(em, ctx, { action: 'webhook.save', fields: ['webhookUrl'] });
      await em.flush();
      return integrationOf(em, ctx);
    });
  },
  stop: ({ ctx }) =>
    ctx.em.transactional(async (em) => {
      const settings = await lockSettings(em, ctx.vault, ctx.webhook, ctx.now);
      Object.assign(settings, { url: null, savedAt: ctx.now, disabledAt: null });
      await recordAudit(em, ctx, { action: 'webhook.stop', fields: ['webhookUrl'] });
      await em.flush();
      return integrationOf(em, ctx);
    }),
  makeSecret: ({ ctx }) =>
    ctx.em.transactional(async (em) => {
      const { secrets } = await webhookSettings(em, ctx.vault, ctx.webhook, ctx.now);
      const settings = await lockSettings(em, ctx.vault, ctx.webhook, ctx.now);
      const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
      const [current] = secrets;
      Object.assign(settings, {
        secret: encryptSecret(ctx.vault, secret),
        secretMadeAt: ctx.now,
        earlierSecret: current ? encryptSecret(ctx.vault, current) : null,
        earlierSecretUntil: current ? new Date(ctx.now.getTime() + earlierSecretHours * hourMs) : null,
      });
      await recordAudit(em, ctx, { action: 'webhook.secret', fields: ['secret'] });
      return { secret };
    }),
  sendTest: ({ ctx }) =>
    ctx.em.transactional(async (em) => {
      const { url, disabledAt } = await webhookSettings(em, ctx.vault, ctx.webhook, ctx.now);
      if (!url || disabledAt) throw new Refusal('WebhookNotConfigured');
      await acceptDelivery(em, { event: 'test', now: ctx.now });
      await recordAudit(em, ctx, { action: 'webhook.test' });
    }),
};

async function integrationOf(em: EntityManager, { vault, webhook, now }: CallContext): Promise<Integration> {
  const { url, source, savedAt, disabledAt, secrets, ...signing } = await webhookSettings(em, vault, webhook, now);
  return {
    webhook: url
      ? {
          maskedUrl: maskedAddress(url),
          source,
          savedAt: savedAt?.toISOString() ?? null,
          disabledAt: disabledAt?.toISOString() ?? null,
          isLegacy: isLegacyAddress(url),
        }
      : null,
    isSigned: secrets.length > 0,
    signedSince: signing.secretMadeAt?.toISOString() ?? null,
    earlierSecretUntil: signing.earlierSecretUntil?.toISOString() ?? null,
    allowedHosts: [...webhook.allowedHosts],
  };
}
