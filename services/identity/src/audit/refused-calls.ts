import type { refusedCallsContract } from '@plainwill/contracts/identity/refused-calls';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { CallContext } from '../context.ts';
import { recordAudit } from './record-audit.ts';

const actions = { forbidden: 'call.forbidden', throttled: 'call.throttled' } as const;

export const refusedCalls: HandlersOf<typeof refusedCallsContract, CallContext> = {
  report: ({ ctx, input: { why, called, network } }) =>
    recordAudit(ctx.em, ctx, { action: actions[why], objectId: called, outcome: 'refused', network }),
};
