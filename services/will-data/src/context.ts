import type { TrustedInvitations } from '@plainwill/contracts/identity/trusted-invitations';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { ReviewSettings } from '@plainwill/contracts/shared/brand';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { ServiceContext } from '@plainwill/kit/service/service-context';
import type { CoupleOf } from './couples/couples-of.ts';
import type { Approvals } from './documents/signing-copies/approvals.ts';
import type { AgreeFrom } from './how-made/agree-from.ts';
import type { HasNewAddress } from './release/has-new-address.ts';
import type { Reviewers } from './review/reviewers.ts';
import type { HowMade } from './signing/how-made.ts';

/** What a call of the will-data service is given. */
export interface CallContext extends ServiceContext {
  /** The day it is in the United Kingdom. */
  today: CalendarDate;
  reviewers: Reviewers;
  /** Identity is asked anew each time who plans with whom. */
  coupleOf: CoupleOf;
  trustedInvitations: TrustedInvitations;
  hasNewAddress: HasNewAddress;
  /** Whether and how wills are read by people. */
  reviewSettings: ReviewSettings;
  /** The approvals that a copy to sign may name. */
  approvals: Approvals;
  /** Identity is asked whether two administrators are two people. */
  agreeFrom: AgreeFrom;
  /** Keeps how a will was made when its signing is recorded. */
  howMade: HowMade<OwnerContext>;
}

/** The same of a call by the owner of an account. */
export type OwnerContext = CallContext & { account: CallingAccount };
