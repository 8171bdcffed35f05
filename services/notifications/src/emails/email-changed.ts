import { letter } from './layout.ts';

export const emailChanged = (brand: string, { undoLink }: { undoLink: string }) =>
  letter({
    brand,
    subject: 'Your email address has been changed',
    paragraphs: [
      `Your ${brand} account now has another email address, and this one no longer belongs to it.`,
      'If this was you, there is nothing more to do. If it was not, put this address back. That signs everyone out and ends the password; we then send you a link to choose a new one.',
    ],
    action: { label: 'Put this address back', link: undoLink },
    footnote: 'The link works for 7 days.',
  });
