import type { reviewersContract } from '@plainwill/contracts/identity/reviewers';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { CallContext } from '../context.ts';

export const reviewers = {} as HandlersOf<typeof reviewersContract, CallContext>;
