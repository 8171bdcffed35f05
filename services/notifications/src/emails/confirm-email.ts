import { letter } from './layout.ts';

export const confirmEmail = (brand: string, { link }: { link: string }) =>
  letter({
    brand,
    subject: 'Confirm your email address',
    paragraphs: [
      `Thank you for choosing ${brand} to make your will.`,
      'Confirm that this is your email address, then sign in with the password you chose.',
    ],
    action: { label: 'Confirm email address', link },
    footnote:
      'The link works for 24 hours. If you did not ask for an account, you can ignore this email: without the link, no account is opened.',
  });
