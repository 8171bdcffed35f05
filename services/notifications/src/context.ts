import type { Producer } from '@plainwill/kit/queues/producer';
import type { ServiceContext } from '@plainwill/kit/service/service-context';
import type { acceptStaffNotice, Staff } from './staff-notices/staff-notices.ts';
import type { WebhookDefaults } from './webhooks/receivers.ts';

/** The context of a call of the notifications service. */
export interface CallContext extends ServiceContext, Staff {
  webhook: WebhookDefaults;
  producer: Producer;
  acceptStaffNotice: typeof acceptStaffNotice;
}
