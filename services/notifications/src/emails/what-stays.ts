import { brand as firm } from '@plainwill/contracts/shared/brand';

/** What the deletion of an account does not reach, in the words of the page `/privacy`. */
export const whatStays = `We keep a record of what was done with the account for 6 years, with a number in place of your name. What our office was already sent about your request to get in touch stays there: write to ${firm.email} to have that deleted too.`;
