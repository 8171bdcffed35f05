import { brand as firm } from '@plainwill/contracts/shared/brand';
import { letter } from './layout.ts';

export const accountEnabled = (brand: string, { signInLink }: { signInLink: string }) =>
  letter({
    brand,
    subject: 'You can use your account again',
    paragraphs: [`Your ${brand} account is open again. Sign in as you did before: everything is as you left it.`],
    action: { label: 'Sign in', link: signInLink },
    footnote: `If you did not expect this, call us on ${firm.phone} or write to ${firm.email}.`,
  });
