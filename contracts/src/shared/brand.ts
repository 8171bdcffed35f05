/** The firm that the site, its e-mails and its documents speak for. To run Plainwill under another name, change it here. */
export const brand = {
  name: 'Plainwill',
  phone: '01632 960 123',
  email: 'help@plainwill.example',
  /** Where automatic mail comes from. */
  noReplyEmail: 'no-reply@plainwill.example',
  /** The page of a scheduling service on which people book the free opening meeting. */
  bookingUrl: 'https://booking.plainwill.example/opening-meeting',
  copyrightYear: 2024,
};
