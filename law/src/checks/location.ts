import { isForcesAddress } from '@plainwill/contracts/shared/forces-address';
import { listed } from '@plainwill/contracts/shared/phrases';
import { normalisePostcode } from '@plainwill/contracts/shared/postcode';
import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import { type AnswerField, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isForUnitedKingdom } from '../will/model/will.ts';
import { countryOf, isForeignPostcode, postcodeOf } from '../will/people/addresses.ts';
import { tidy } from '../wording/phrases.ts';
import { type Check, each, once, together, when } from './check.ts';
import type { Known } from './known.ts';
import { giftPhrase, inShort, quoted } from './wording.ts';

const onBusiness =
  'Who takes it over, and whether tax relief applies, depends on how it is owned and on any partnership or shareholder agreement. Since 6 April 2026 full relief is capped. Take advice on this part.';

/** Gifts of a business or a part of one, and of shares in a company that is called like the testator. */
const giftsOfBusiness = ({ gifts, will: { testator } }: Known) => {
  const name = tidy(testator.lastName).toLowerCase();
  const isOwnName = (item: string) => name !== '' && item.toLowerCase().includes(name);
  return gifts.filter(
    ({ gift: { fault, notes, kind, item } }) =>
      (fault === null && notes.has('business')) || (kind === 'shares' && isOwnName(item)),
  );
};

/** Those who usually work for themselves or with partners. */
const ownAccount =
  /(?<!\p{L})(?:farmer|smallholder|dentist|orthodontist|gp|general\s+practitioner|vet(?!\s+nurse)|veterinary\s+surgeon|optometrist|optician|pharmacist|osteopath|chiropractor|barrister|publican|landlord|landlady|hotelier|restaurateur|shopkeeper|newsagent|builder|plumber|electrician|company\s+director|sole\s+trader|self[\s-]employed|business\s*(?:man|woman|owner)|proprietor|partner\s+in)(?!\p{L})/iu;
const former = /(?<!\p{L})(?:retired|former(?:ly)?|ex)(?!\p{L})/iu;

const mayHaveBusiness = ({ facts: { personalDetails, questionnaire } }: Known) =>
  personalDetails.hasBusiness === null &&
  questionnaire.business === '' &&
  ownAccount.test(personalDetails.occupation) &&
  !former.test(personalDetails.occupation);

/** The gifts of things that lie in another country. */
const giftsAbroad = ({ gifts }: Known) => gifts.filter(({ gift }) => gift.isAbroad);

/** Where the testator says, or a gift’s words do, that something lies outside England and Wales. */
const placesAbroad = (known: Known): AnswerPlace[] => [
  ...answersAbroad(known.facts).map((field) => answerAt('homeDetails', field)),
  ...giftsAbroad(known).map(({ row }) => answerAt('gifts', 'itemDescription', row.id)),
];

/**
 * What is said of the permanent home, and of what is owned, goes before what the questionnaire was told. Of a permanent
 * home elsewhere there is more to say: LOC-09.
 */
function answersAbroad(facts: Known['facts']): AnswerField<'homeDetails'>[] {
  const { questionnaire, personalDetails } = facts;
  const { isDomiciledHere, hasForeignAssets } = personalDetails;
  const saidElsewhere = questionnaire.locationEnglandWales.toLowerCase() === 'no';
  const livesElsewhere = isDomiciledHere === null && saidElsewhere;
  const ownsElsewhere = hasForeignAssets || isForUnitedKingdom(facts) || (hasForeignAssets === null && saidElsewhere);
  return [
    ...(isForeignPostcode(postcodeOf(facts.homeDetails)) ? (['postcode'] as const) : []),
    ...(livesElsewhere ? (['isDomiciledHere'] as const) : []),
    ...(ownsElsewhere ? (['hasForeignAssets'] as const) : []),
  ];
}

const scotlandAndIslands =
  'This service makes wills for people whose home is in England or Wales. Scotland, Northern Ireland, the islands and other countries have different rules, so please see a lawyer there.';

/** Where the home and the property lie, and a business among it. */
export const locationChecks: readonly Check[] = [
  {
    id: 'LOC-01',
    subject: 'details',
    severity: 'blocks',
    source: 'The scope of the service; conflict of laws',
    find: ({ facts: { homeDetails } }) => {
      const country = countryOf(postcodeOf(homeDetails));
      if (country !== 'elsewhere' && country !== 'border') return [];
      const place = answerAt('homeDetails', 'postcode');
      // The areas of the border lie on both sides of it.
      return [{ message: scotlandAndIslands, place, severity: country === 'border' ? 'warns' : 'blocks' }];
    },
  },
  {
    id: 'LOC-02',
    subject: 'details',
    severity: 'warns',
    source: 'Regulation (EU) 650/2012; Wills Act 1963; the law of the place where land lies',
    find: (known) =>
      once(placesAbroad(known), (place) => ({
        message:
          'You seem to have a home or property outside England and Wales. Another country’s law may decide who inherits it, and this will could cancel a will you made there. Take advice before signing.',
        place,
      })),
  },
  {
    id: 'LOC-03',
    subject: 'details',
    severity: 'warns',
    source: 'Domicile; the scope of the service',
    find: ({ facts: { homeDetails } }) => {
      const postcode = tidy(postcodeOf(homeDetails));
      return when(
        postcode !== '' &&
          countryOf(postcode) === 'unknown' &&
          normalisePostcode(postcode) === null &&
          !isForcesAddress([postcode]),
        `We cannot read the postcode ${postcode}. Your will says nothing about your permanent home until it is complete.`,
        answerAt('homeDetails', 'postcode'),
      );
    },
  },
  {
    id: 'LOC-04',
    subject: 'details',
    severity: 'blocks',
    source: 'Repugnancy; Wills Act 1963',
    find: (known) =>
      each(isForUnitedKingdom(known.facts) ? giftsAbroad(known) : [], (gift) => ({
        message: `This will deals only with what you own in the United Kingdom, so it cannot give ${giftPhrase(gift)}. Remove the gift, or let the will cover everything you own.`,
        place: answerAt('gifts', 'itemDescription', gift.row.id),
      })),
  },
  {
    id: 'LOC-09',
    subject: 'details',
    severity: 'warns',
    // Movables follow the domicile; what is free of tax between spouses has followed long-term residence since 6 April 2025.
    source:
      'Conflict of laws; Inheritance (Provision for Family and Dependants) Act 1975 s.1(1); Inheritance Tax Act 1984 ss.6A and 18(2)',
    find: ({ facts: { personalDetails } }) =>
      when(
        personalDetails.isDomiciledHere === false,
        'You say that England and Wales is not your permanent home. Another country’s law may then decide who inherits your money and belongings, and your family may have no claim under the law here. What a husband, wife or civil partner gets may be free of inheritance tax only up to £325,000: that depends on how long each of you has lived in the UK. This will could also cancel a will you made in another country. Take advice before signing.',
        answerAt('homeDetails', 'isDomiciledHere'),
      ),
  },
  {
    id: 'BUS-01',
    subject: 'tax',
    severity: 'warns',
    source: 'Inheritance Tax Act 1984 Pt V; Finance Act 2026',
    find: (known) => {
      const { personalDetails, questionnaire } = known.facts;
      const gifts = giftsOfBusiness(known);
      const isAsked = mayHaveBusiness(known);
      const causes = [
        ...((personalDetails.hasBusiness ?? questionnaire.business.toLowerCase() === 'yes')
          ? ['You told us you have a business.']
          : []),
        ...(isAsked
          ? [
              `Your occupation is ${quoted(personalDetails.occupation)}. Tell us whether you have a business, or a share of one.`,
            ]
          : []),
        ...(gifts.length > 0
          ? [`${listed(gifts.map(({ gift }) => inShort(gift.item)))} may be a business of yours, or a part of one.`]
          : []),
      ];
      const message = [...causes, onBusiness].join(' ');
      if (gifts.length > 0 && !isAsked)
        return together(
          gifts,
          () => message,
          ({ row }) => answerAt('gifts', 'itemDescription', row.id),
        );
      return when(causes.length > 0, message, answerAt('homeDetails', 'hasBusiness'));
    },
  },
];
