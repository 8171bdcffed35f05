import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isItem } from '../../will/model/gifts-of.ts';
import { type Check, each, when } from '../check.ts';
import { giftPhrase } from '../wording.ts';
import { provisionAt } from './places.ts';
import { printedTexts } from './printed-text.ts';

/** A secret that is said, and not only spoken of: a word for it, then its value or a list of words. */
const secrets = [
  /(?<!\p{L})pass(?:word|code)s?(?!\p{L})\s*(?:(?:is|are|=|:)\s*(?!(?:in|with|kept|held|stored|on|at|written|from|known)\b)\S+|["“‘']?(?=\S*\d)\S+)/iu,
  /(?<!\p{L})PIN(?:\s+(?:code|number))?\s*(?:is|=|:)?\s*\d{3,}/u,
  /(?<!\p{L})pin(?:\s+(?:code|number)\s*(?:is|=|:)?|\s*(?:is|=|:))\s*\d{3,}/iu,
  /(?<!\p{L})(?:seed|recovery)\s+phrase(?!\p{L})(?:\s+is)?\s*[:=]?\s*(?:\p{L}+[\s,]+){5,}\p{L}+/iu,
  /(?<!\p{L})private\s+key(?!\p{L})(?:\s+is)?\s*[:=]?\s*(?=\S*\d)\S{8,}/iu,
];

/** A crypto-asset itself: its name at the head, with nothing behind it that makes it another thing. */
const crypto =
  /^(?:(?:my|our|the|a|an|all|any|half|of|in|entire|whole|holdings?|share|balance|collection|[\d.,]+)\s+)*(?:crypto(?:currency|currencies|[\s-]?assets?)?|bitcoins?|btc|ethereum|ether|eth|nfts?|(?:(?:crypto|digital|hardware|bitcoin)\s+)+wallets?)(?=$|[\s,]*$|,|\s+(?:in|on|at|with|held|and|assets?|holdings?|accounts?|coins?|tokens?|portfolio|collection|wallets?)(?!\p{L}))/iu;

export const digitalChecks: readonly Check[] = [
  {
    id: 'DIG-01',
    subject: 'details',
    severity: 'blocks',
    source: 'A proved will is public, Senior Courts Act 1981 s.124',
    find: (known) =>
      each(
        printedTexts(known).filter(({ text }) => secrets.some((secret) => secret.test(text))),
        // The secret is not said again.
        ({ place }) => ({
          message: 'Take the password, PIN, phrase or key out of this answer: a will becomes public.',
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
        gifts.filter(({ gift }) => isItem(gift) && crypto.test(gift.item)),
        (gift) => ({
          message: `Without the keys no one can reach ${giftPhrase(gift)}. Leave them with someone you trust, and never in the will.`,
          place: answerAt('gifts', 'itemDescription', gift.row.id),
        }),
      ),
  },
];
