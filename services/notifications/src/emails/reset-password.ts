import { letter } from './layout.ts';

export const resetPassword = (brand: string, { link }: { link: string }) =>
  letter({
    brand,
    subject: 'Choose a new password',
    paragraphs: [
      `Someone, perhaps you, asked for a new password for your ${brand} account.`,
      'Choose one now. You will then be signed out everywhere, and can sign in with the new password.',
    ],
    action: { label: 'Choose a new password', link },
    footnote: 'The link works once, for one hour. If this was not you, you can ignore this email: nothing has changed.',
  });
