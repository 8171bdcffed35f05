import type { operationsContract } from '@plainwill/contracts/identity/operations';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { outboxFigures } from '@plainwill/kit/outbox/outbox-figures';
import type { CallContext } from '../context.ts';

export const operations: HandlersOf<typeof operationsContract, CallContext> = {
  get: async ({ ctx: { em } }) => ({ outbox: await outboxFigures(em) }),
};
