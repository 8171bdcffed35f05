import type { Producer } from '@plainwill/kit/queues/producer';
import type { ServiceContext } from '@plainwill/kit/service/service-context';
import type { WebhookDefaults } from './webhooks/webhook-settings.ts';

/** What a call of the notifications service is given. */
export interface CallContext extends ServiceContext {
  webhook: WebhookDefaults;
  producer: Producer;
}
