import { letter } from './layout.ts';

export const googleConnected = (brand: string, { accountLink }: { accountLink: string }) =>
  letter({
    brand,
    subject: 'Google has been connected',
    paragraphs: [
      `A Google account has just been connected to your ${brand} account. It can be used to sign in from now on.`,
      'If this was you, there is nothing more to do. If it was not, disconnect Google in your account and change your password.',
    ],
    action: { label: 'See your account', link: accountLink },
    footnote: 'We tell you whenever there is a new way to sign in to your account.',
  });
