import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { reviewDeskContract } from '@plainwill/contracts/will-data/review/review-desk';
import type { CallContext } from '../context.ts';

export const reviewDesk = {} as HandlersOf<typeof reviewDeskContract, CallContext>;
