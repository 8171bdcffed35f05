import { brand } from '@plainwill/contracts/shared/brand';

/** What people should know before they send a complaint or a data request. */
export const complaintWords = {
  heading: 'Complain, or ask about your data',
  lead: `You do not need an account. We email you a reference at once, and answer within 30 days.`,
  otherWays: `You can also write to ${brand.email} or call ${brand.phone}. We treat a letter or a call in the same way.`,
  kept: 'We keep what you send, and our answer, for 6 years after we close it, so that we can show how we dealt with it. Deleting your account does not delete it.',
  regulator:
    'If it is about your data, you can also complain to the [Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/), on 0303 123 1113, or go to court.',
} as const;
