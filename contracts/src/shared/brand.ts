/** Says whether people read a will before it is signed: never, where the customer asks for it, or always. */
export type ReviewMode = 'off' | 'optional' | 'required';

/** When a second reviewer reads a will too: never, where something about it calls for that, or always. */
type SecondReviewer = 'off' | 'flagged' | 'always';

interface Brand {
  name: string;
  phone: string;
  email: string;
  /** Automatic mail comes from this address. */
  noReplyEmail: string;
  /** The page of a scheduling service on which people book the free opening meeting. */
  bookingUrl: string;
  copyrightYear: number;
  review: ReviewMode;
  /** Working days that a review takes at most, as we promise. */
  reviewTargetDays: number;
  reviewTwoPeople: SecondReviewer;
  /** The firm that checks, as pages write it after “checked by”. */
  reviewer: string;
  /** The regulator of the firm; null for none. */
  regulator: string | null;
  /** The price of a will as pages write it: `£90`. Null where none is set: then no page speaks of one. */
  price: string | null;
}

/** The firm that the site, its e-mails and its documents speak for. To run Plainwill under another name, change it here. */
export const brand: Brand = {
  name: 'Plainwill',
  phone: '01632 960 123',
  email: 'help@plainwill.example',
  noReplyEmail: 'no-reply@plainwill.example',
  bookingUrl: 'https://booking.plainwill.example/opening-meeting',
  copyrightYear: 2024,
  review: 'optional',
  reviewTargetDays: 5,
  reviewTwoPeople: 'flagged',
  reviewer: 'legal professionals',
  regulator: null,
  price: null,
};

export type ReviewSettings = Pick<Brand, 'review' | 'reviewTargetDays' | 'reviewTwoPeople'>;
