interface Brand {
  name: string;
  phone: string;
  email: string;
  /** Where automatic mail comes from. */
  noReplyEmail: string;
  /** The page of a scheduling service on which people book the free opening meeting. */
  bookingUrl: string;
  copyrightYear: number;
  /** Whether people read a will before it is signed. They do not: it is checked automatically. */
  review: 'off';
  /** What a will costs, as pages write it: `£90`. Null where no price is set: then no page speaks of one. */
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
  review: 'off',
  price: null,
};
