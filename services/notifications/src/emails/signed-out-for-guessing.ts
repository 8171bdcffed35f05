import { letter } from './layout.ts';

export const signedOutForGuessing = (brand: string, { resetLink }: { resetLink: string }) =>
  letter({
    brand,
    subject: 'We signed a device out of your account',
    paragraphs: [
      `Somebody on a device that was signed in to your ${brand} account typed a wrong password ten times. We have signed that device out.`,
      'If this was you, sign in again. If it was not, choose a new password at once: that signs everyone out.',
    ],
    action: { label: 'Choose a new password', link: resetLink },
    footnote: 'We tell you whenever somebody seems to guess at your password.',
  });
