import { letter } from './layout.ts';

export const confirmNewEmail = (brand: string, { link }: { link: string }) =>
  letter({
    brand,
    subject: 'Confirm your new email address',
    paragraphs: [
      `You asked to use this email address for your ${brand} account.`,
      'Sign in to your account, open the link in the same browser and confirm that this address is yours. You will then be signed out everywhere, and sign in with this address from now on.',
    ],
    action: { label: 'Confirm new email address', link },
    footnote:
      'The link works for 24 hours. If you did not ask for this, you can ignore this email: nothing has changed.',
  });
