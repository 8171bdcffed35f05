import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { reviewMailContract } from '@plainwill/contracts/will-data/outgoing-mail';
import type { CallContext } from '../context.ts';

export const reviewMail = {} as HandlersOf<typeof reviewMailContract, CallContext>;
