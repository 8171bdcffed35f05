import { letter } from './layout.ts';

export const passwordChanged = (brand: string, { resetLink }: { resetLink: string }) =>
  letter({
    brand,
    subject: 'Your password has been changed',
    paragraphs: [
      `The password of your ${brand} account has just been changed.`,
      'If this was you, there is nothing more to do. If it was not, choose a new password at once: that signs everyone out.',
    ],
    action: { label: 'This was not me', link: resetLink },
    footnote: 'We tell you whenever your password changes, so that nobody can change it without your knowing.',
  });
