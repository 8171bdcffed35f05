import type { Producer } from '@plainwill/kit/queues/producer';
import type { ServiceContext } from '@plainwill/kit/service/service-context';
import type { WebhookDefaults } from './webhooks/webhook-settings.ts';

/** The context of a call of the notifications service. */
export interface CallContext extends ServiceContext {
  webhook: WebhookDefaults;
  producer: Producer;
}
