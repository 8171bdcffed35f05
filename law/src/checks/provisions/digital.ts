import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { saysSecret } from '../../will/items/secrets.ts';
import { type Check, each, when } from '../check.ts';
import { giftPhrase } from '../wording.ts';
import { provisionAt } from './places.ts';
import { printedTexts } from './printed-text.ts';

export const digitalChecks: readonly Check[] = [
  {
    id: 'DIG-01',
    subject: 'details',
    severity: 'blocks',
    source: 'A proved will is public, Senior Courts Act 1981 s.125',
    find: (known) =>
      each(
        printedTexts(known).filter(({ text }) => saysSecret(text)),
        // The secret is not said again.
        ({ place }) => ({
          message:
            'Take the password, code, PIN, login, phrase or key out of this answer: a will becomes public. Your will leaves it out until then.',
          place,
        }),
      ),
  },
  {
    id: 'DIG-02',
    subject: 'details',
    severity: 'informs',
    source: 'Property (Digital Assets etc) Act 2025; the providers’ terms',
    find: ({ facts }) =>
      when(
        facts.digitalAssets?.hasPowers === true,
        'Name a legacy contact with Apple, Google and Facebook as well. Their own tools go before a will.',
        provisionAt('digitalAssets', 'hasPowers', facts.digitalAssets),
      ),
  },
  {
    id: 'DIG-03',
    subject: 'gifts',
    severity: 'warns',
    source: 'Property (Digital Assets etc) Act 2025',
    find: ({ gifts }) =>
      each(
        // DIG-01 speaks of one that says a secret, and says nothing of it again.
        gifts.filter(({ gift }) => gift.notes.has('crypto') && gift.fault !== 'secret'),
        (gift) => ({
          message: `Without the keys no one can reach ${giftPhrase(gift)}. Leave them with someone you trust, and never in the will.`,
          place: answerAt('gifts', 'itemDescription', gift.row.id),
        }),
      ),
  },
];
