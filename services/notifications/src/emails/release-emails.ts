import { brand as firm } from '@plainwill/contracts/shared/brand';
import type { ReleaseMail } from '@plainwill/contracts/will-data/outgoing-mail';
import { letter, type Message } from './layout.ts';

type Letter = Omit<Parameters<typeof letter>[0], 'brand' | 'action'> & { label: string };

/** Someone who looks over a shoulder learns neither who asks nor what was left. The link leads to a sign-in and decides nothing. */
const letters: Record<ReleaseMail['kind'], (brand: string) => Letter> = {
  releaseAsked: (brand) => ({
    subject: `Please answer: a question about your ${brand} account`,
    paragraphs: [
      'Someone you trust has asked to open what you left for them. If you are there, sign in and choose “I am here”. Then nothing is opened.',
      'If you do not answer within the number of days you chose, the people you named can open it.',
    ],
    label: 'Sign in and answer',
    footnote: `We send at most five emails about one request. This link only opens our sign-in page. Questions? Call us on ${firm.phone}.`,
  }),
  releaseRecorded: () => ({
    subject: 'A colleague has recorded something about a release',
    paragraphs: [
      'A colleague has recorded evidence of a death, or asked to close what was released. It counts once a second colleague has done the same.',
      'Please look at who did it and why. If you did not expect it, speak to both of them today.',
    ],
    label: 'See the requests',
    footnote: 'Every administrator gets this email.',
  }),
};

export function releaseLetter(brand: string, { kind, link }: { kind: ReleaseMail['kind']; link: string }): Message {
  const { label, ...words } = letters[kind](brand);
  return letter({ brand, ...words, action: { label, link } });
}
