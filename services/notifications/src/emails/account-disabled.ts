import { brand as firm } from '@plainwill/contracts/shared/brand';
import { letter } from './layout.ts';

export const accountDisabled = (brand: string) =>
  letter({
    brand,
    subject: 'Your account is disabled',
    paragraphs: [
      `Nobody can sign in to your ${brand} account at the moment. It has been signed out on all devices, and links we sent you before do not work.`,
      'Nothing you told us is lost.',
      `To use the account again, or to have it deleted, call us on ${firm.phone} or write to ${firm.email}.`,
    ],
    footnote: 'We tell you whenever the way into your account is closed or opened.',
  });
