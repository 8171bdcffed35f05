import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { reviewContract } from '@plainwill/contracts/will-data/review/review';
import type { CallContext } from '../context.ts';

export const review = { capacity: {} } as HandlersOf<typeof reviewContract, CallContext>;
