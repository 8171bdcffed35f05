import { notificationsContract } from '@plainwill/contracts/notifications/contract';
import { type Call, implement } from '@plainwill/kit/implement';
import type { CallContext } from './context.ts';
import { leads } from './enquiries/leads.ts';
import { questionnaire } from './enquiries/questionnaire.ts';

export const createRouter = (contextFor: (call: Call) => CallContext) =>
  implement(notificationsContract, { contextFor, handlers: { questionnaire, leads } });
