import given from '../../../brand/brand.json' with { type: 'json' };

/** Says whether people read a will before it is signed: never, where the customer asks for it, or always. */
export type ReviewMode = 'off' | 'optional' | 'required';

/** When a second reviewer reads a will too: never, where something about it calls for that, or always. */
type SecondReviewer = 'off' | 'flagged' | 'always';

/** The firm’s colours, each as `#rrggbb`. Pages, mail and documents have them in place of those of Plainwill. */
export interface BrandColours {
  /** Buttons and links: white is read on it, and it on white. */
  actions: string;
  /** Headings, and panels with white text. */
  headings: string;
  /** Behind words that stand out, and around what has the focus. */
  highlight: string;
}

export interface Brand {
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
  /** The price of a will as pages write it: `£90`. Null where none is set: then pages say that the product costs nothing. */
  price: string | null;
  colours: BrandColours;
}

export const brandDefaults: Brand = {
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
  colours: { actions: '#1d4d43', headings: '#12352e', highlight: '#f3d98b' },
};

type GivenBrand = Partial<Omit<Brand, 'colours'>> & { colours?: Partial<BrandColours> };

/** The defaults with what a firm’s own `brand/brand.json` says in their place. */
export const brandWith = ({ colours, ...own }: GivenBrand): Brand => ({
  ...brandDefaults,
  ...own,
  colours: { ...brandDefaults.colours, ...colours },
});

/** The firm that the site, its e-mails and its documents speak for; each process that starts has it checked: check-brand.ts. */
export const brand = brandWith(given as GivenBrand);

export type ReviewSettings = Pick<Brand, 'review' | 'reviewTargetDays' | 'reviewTwoPeople'>;
