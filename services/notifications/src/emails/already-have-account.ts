import { letter } from './layout.ts';

export const alreadyHaveAccount = (brand: string, { signInLink }: { signInLink: string }) =>
  letter({
    brand,
    subject: 'You already have an account',
    paragraphs: [
      `Someone, perhaps you, asked for a new ${brand} account with this email address.`,
      'You already have one, so nothing has changed. Sign in with your email address and your password.',
    ],
    action: { label: 'Sign in', link: signInLink },
    footnote: 'If this was not you, you can ignore this email: nobody has been let into your account.',
  });
