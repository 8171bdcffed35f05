import { letter } from './layout.ts';

export const googleDisconnected = (brand: string, { accountLink }: { accountLink: string }) =>
  letter({
    brand,
    subject: 'Google has been disconnected',
    paragraphs: [
      `The Google account that was connected to your ${brand} account has just been disconnected. It can no longer be used to sign in.`,
      'If this was you, there is nothing more to do. If it was not, or you want it back, sign in with your password and look at your account.',
    ],
    action: { label: 'See your account', link: accountLink },
    footnote: 'We tell you whenever a way to sign in to your account is added or removed.',
  });
