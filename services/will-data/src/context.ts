import type { ReviewSettings } from '@plainwill/contracts/shared/brand';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { ServiceContext } from '@plainwill/kit/service/service-context';
import type { CoupleOf } from './couples/couples-of.ts';
import type { Approvals } from './documents/signing-copies/approvals.ts';
import type { Reviewers } from './review/reviewers.ts';

/** What a call of the will-data service is given. */
export interface CallContext extends ServiceContext {
  /** The day it is in the United Kingdom. */
  today: CalendarDate;
  reviewers: Reviewers;
  /** Identity is asked anew each time who plans with whom. */
  coupleOf: CoupleOf;
  /** Whether and how wills are read by people. */
  reviewSettings: ReviewSettings;
  /** The approvals that a copy to sign may name. */
  approvals: Approvals;
}
