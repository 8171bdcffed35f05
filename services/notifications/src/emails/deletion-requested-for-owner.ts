import { brand as firm } from '@plainwill/contracts/shared/brand';
import { dayInWords } from './day-in-words.ts';
import { letter } from './layout.ts';
import { whatStays } from './what-stays.ts';

export const deletionRequestedForOwner = (brand: string, { deletionAt }: { deletionAt: string }) =>
  letter({
    brand,
    subject: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your ${brand} account. On ${dayInWords(deletionAt)} it will be gone, with everything you told us for your will and your requests to get in touch.`,
      `If you change your mind before then, or did not ask for this, call us on ${firm.phone} or write to ${firm.email}.`,
      whatStays,
    ],
    footnote: 'We tell you whenever somebody asks for your account to be deleted.',
  });
