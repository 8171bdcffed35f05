import { kindsOfGift } from '@plainwill/contracts/will-data/questions/gift-questions';
import { provisionLabels } from '@plainwill/contracts/will-data/questions/provision-questions';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { ItemFault, ItemReading } from '../will/items/read-item.ts';
import { isItem, type StoredGift } from '../will/model/gifts-of.ts';
import { type Check, each, type Found } from './check.ts';
import type { Known } from './known.ts';
import { inShort, quoted } from './wording.ts';

type Note = ItemReading['notes'] extends ReadonlySet<infer N> ? N : never;

const use = (type: keyof typeof kindsOfGift) => `Use “${kindsOfGift[type].label}”`;

/** Things that pass outside the will or may never be the testator’s, and the gift that does what was meant. */
const outsideTheWill: Partial<Record<Note, (item: string) => string>> = {
  joint: (item) =>
    `${item} seems to be held with someone else. Joint money usually goes to the other holder, whatever a will says. Ask the bank how it is held, and remove this gift if it is joint.`,
  pension: (item) =>
    `${item} does not usually pass under a will: the scheme or the employer decides. ${use('pension_plan')} instead.`,
  lifePolicy: (item) =>
    `${item} is a policy, which may pay someone outside your will. ${use('life_insurance')} instead.`,
  saleProceeds: (item) =>
    `${item} is only there if the home or thing has been sold, and the money can still be found, when you die. Give the home or thing itself, or a sum of money.`,
  expectancy: (item) =>
    `${item} may never be yours. Your will gives only what has come to you by the time you die. If someone else is to have it, ask whoever leaves it to you.`,
};

const itemsWith = ({ givenGifts }: Known, note: Note) => givenGifts.filter(({ gift: { notes } }) => notes.has(note));

const about = (gifts: readonly StoredGift[], message: (item: string) => string): Found[] =>
  each(gifts, ({ gift, row }) => ({
    message: message(inShort(gift.item)),
    place: answerAt('gifts', 'itemDescription', row.id),
  }));

const withFault = ({ gifts }: Known, fault: ItemFault) => gifts.filter(({ gift }) => gift.fault === fault);

/** These items are left out of the will, and keep it from being signed. */
const blocking = (gifts: readonly StoredGift[], message: (item: string) => string): Found[] =>
  about(gifts, message).map((found) => ({ ...found, severity: 'blocks' }));

/** The choice of this service that can do what a trust typed as an item tries to, if one can. */
function otherWay({ gift: { item, fault } }: StoredGift): string {
  if (fault === 'payments' || /\b(?:discretion\w*|protective)\b/iu.test(item)) return 'Ask a solicitor.';
  const isHome = /\b(?:live|stay|reside|remain|occupy|house|home|flat|apartment|bungalow|cottage)\b/iu.test(item);
  if (isHome) return `Use “${provisionLabels.homeTrust.label}” here, or ask a solicitor.`;
  if (/\b(?:dog|cat|horse|pony|pet|parrot|rabbit)s?\b/iu.test(item))
    return `Use “${provisionLabels.pet.label}” here, or ask a solicitor.`;
  return 'Ask a solicitor.';
}

/** Findings about the words in which an item is described. */
export const typedItemChecks: readonly Check[] = [
  {
    id: 'GFT-04',
    subject: 'gifts',
    severity: 'warns',
    source: 'Certainty of subject',
    find: (known) => [
      ...blocking(
        withFault(known, 'estate'),
        (item) =>
          `${item} is a part of everything you own, and not one item. Give it under Residuary Estate instead, where you can set shares. It is left out of your will.`,
      ),
      ...about(
        known.gifts.filter(({ gift }) => gift.kind === 'vague'),
        (item) => `${item} is too vague. Be specific, and describe one item.`,
      ),
    ],
  },
  {
    id: 'GFT-18',
    subject: 'gifts',
    severity: 'blocks',
    source: 'Certainty; Wills Act 1837 s.9; Law of Property Act 1925 s.53',
    find: ({ gifts }) =>
      each(
        gifts.filter(({ gift: { fault } }) => fault === 'condition' || fault === 'payments'),
        (gift) => ({
          message: `${quoted(gift.gift.item || gift.gift.debt)} ${gift.gift.fault === 'payments' ? 'would be paid bit by bit' : 'would need a trust or a condition'}, and a gift of an item cannot ${gift.gift.fault === 'payments' ? 'do that' : 'make one'}. ${otherWay(gift)} It is left out of your will.`,
          place: answerAt('gifts', isItem(gift.gift) ? 'itemDescription' : 'debtDescription', gift.row.id),
        }),
      ),
  },
  {
    id: 'GFT-25',
    subject: 'gifts',
    severity: 'warns',
    source: 'Survivorship; scheme rules; Married Women’s Property Act 1882 s.11; Wills Act 1837 s.3',
    find: (known) =>
      Object.entries(outsideTheWill).flatMap(([note, message]) => about(itemsWith(known, note as Note), message)),
  },
  {
    id: 'GFT-26',
    subject: 'gifts',
    severity: 'blocks',
    source: 'Certainty of objects; repugnancy',
    find: (known) =>
      about(
        withFault(known, 'others'),
        (item) =>
          `${item} names someone who is to have it, or how it is divided, but only the people you choose as recipients can take it. Add a gift for each of them, and describe only the thing or the sum. It is left out of your will.`,
      ),
  },
  {
    id: 'GFT-27',
    subject: 'gifts',
    severity: 'informs',
    source: 'Motive and trust: Lambe v Eames (1871)',
    find: (known) =>
      about(
        itemsWith(known, 'motive'),
        (item) => `${item} says what the money is for. Those words bind no one: it can be spent on anything.`,
      ),
  },
  {
    id: 'GFT-28',
    subject: 'gifts',
    severity: 'warns',
    source: 'No one can give what is not theirs; Administration of Estates Act 1925 s.34(3)',
    find: (known) => [
      ...about(
        itemsWith(known, 'notYours'),
        (item) =>
          `${item} seems to belong to someone else, so it is not yours to give. Remove it, or give what is yours.`,
      ),
      ...blocking(
        withFault(known, 'ownDebt'),
        (item) =>
          `${item} is a debt of yours. Debts are paid before any gift, so it needs no place in your will. Remove it, or give a sum of money instead. It is left out of your will.`,
      ),
    ],
  },
  {
    id: 'GFT-29',
    subject: 'gifts',
    severity: 'warns',
    source: 'Release of a debt by will; assignment of a debt, Law of Property Act 1925 s.136',
    find: (known) => [
      ...about(
        itemsWith(known, 'debtToYou'),
        (item) =>
          `${item} is money that someone owes you. ${use('forgiven_debt')} if it need not be paid. As it stands, whoever you chose may ask for it.`,
      ),
      ...blocking(
        withFault(known, 'release'),
        (item) =>
          `${item} lets go of money that someone owes you, and a gift of an item cannot do that. ${use('forgiven_debt')} instead, and choose whoever owes it. It is left out of your will.`,
      ),
    ],
  },
  {
    id: 'GFT-30',
    subject: 'gifts',
    severity: 'warns',
    source: 'Certainty of subject; Administration of Estates Act 1925 s.35',
    find: (known) =>
      about(
        itemsWith(known, 'severalKinds'),
        (item) =>
          `${item} gives several kinds of things at once. Land, a business, money and belongings follow different rules. Add a gift for each.`,
      ),
  },
  {
    id: 'GFT-31',
    subject: 'gifts',
    severity: 'informs',
    source: 'Construction of a will in two languages',
    find: (known) =>
      about(
        itemsWith(known, 'otherLanguage'),
        (item) =>
          `${item} does not look like English, so your will prints it as you typed it. Add what it is in English, so that no one has to translate it.`,
      ),
  },
  {
    id: 'GFT-33',
    subject: 'gifts',
    severity: 'informs',
    source: 'Firearms Act 1968 ss.1, 2 and 7',
    find: (known) =>
      about(
        itemsWith(known, 'firearm'),
        (item) =>
          `${item} may need a firearm or shotgun certificate. Your executors can keep it only with a certificate or a permit from the police; otherwise they hand it to the police or a registered dealer at once. Whoever receives it needs a certificate too.`,
      ),
  },
];
