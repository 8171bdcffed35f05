import { aChild, aGift, anItem, aPerson, levels, primaries } from '../../will/testing/facts.ts';
import { innocentItems, itemsAtHome } from '../../will/testing/items.ts';
import type { Case } from './case.ts';

const tooYoung =
  'You need to be 18 or over to make a will in England and Wales. You can save your answers and come back after your 18th birthday. (Members of the armed forces on active service should ask about a privileged will.)';
const dateNeeded = 'We need your correct date of birth to check that you can make a will.';
const whoYouAre = 'Your will must say clearly who you are. Please add your full name and home address.';
const notAName = (value: string) =>
  `“${value}” does not look like a full name. Use the name on the person’s passport or birth certificate.`;
const laterLife =
  'Wills made later in life are challenged more often. Consider asking your GP to confirm in writing that you understand your will, and keep the note with it.';
const notHere =
  'This service makes wills for people whose home is in England or Wales. Scotland, Northern Ireland, the islands and other countries have different rules, so please see a lawyer there.';
const abroad =
  'You seem to have a home or property outside England and Wales. Another country’s law may decide who inherits it, and this will could cancel a will you made there. Take advice before signing.';
const notDomiciled =
  'You say that England and Wales is not your permanent home. Another country’s law may then decide who inherits your money and belongings, and your family may have no claim under the law here. What a husband, wife or civil partner gets may be free of inheritance tax only up to £325,000: that depends on how long each of you has lived in the UK. This will could also cancel a will you made in another country. Take advice before signing.';
const business =
  'Who takes it over, and whether tax relief applies, depends on how it is owned and on any partnership or shareholder agreement. Since 6 April 2026 full relief is capped. Take advice on this part.';

const sue = aPerson('Sue Vale');
const at = (postcode: string) => ({ home: { postcode } });
const livesAbroad = { more: { questionnaire: { locationEnglandWales: 'No' } } };
const ukOnly = { more: { willSettings: { foreignScope: 'uk_only' } } };
const giving = (item: string) => ({ gifts: [{ ...anItem(item, [sue]), id: 'g1' }] });

export const testatorCases: Record<string, Case> = {
  'TES-01': {
    finds: [{ testator: { dateOfBirth: '2008-11-21' } }, [tooYoung, 'personalDetails.dateOfBirth']],
    not: [{ testator: { dateOfBirth: '2008-11-20' } }, { testator: { dateOfBirth: null } }],
  },
  'TES-02': {
    finds: [{ testator: { dateOfBirth: '1899-12-31' } }, [dateNeeded, 'personalDetails.dateOfBirth']],
    not: [{ testator: { dateOfBirth: '1900-01-01' } }, {}],
  },
  'TES-03': {
    finds: [{ testator: { lastName: ' ' } }, [whoYouAre, 'personalDetails.lastName']],
    not: [
      { testator: { lastName: 'Hart' } },
      { testator: { firstName: 'Suharto', lastName: '', hasOneName: true } },
      { home: { line1: '', address: '4 Mill Lane' } },
    ],
  },
  'TES-04': {
    finds: [
      { testator: { knownAs: 'Nell Hart' } },
      [
        'Your will names you as Eleanor May Hart, also known as Nell Hart. Check that this covers every name on your bank accounts, deeds and policies.',
        'personalDetails.knownAs',
      ],
    ],
    not: [{}, { testator: { knownAs: 'Eleanor' } }, { testator: { knownAs: 'Eleanor May Hart' } }],
  },
  'TES-05': {
    finds: [
      {
        testator: { middleNames: 'M.' },
        people: [aChild('Tom TBC'), aPerson('Un Used9')],
        residue: levels([aPerson('Sue H4rt', 'friend', { id: 'sue' })]),
      },
      [notAName('M'), 'personalDetails.middleNames'],
      [notAName('TBC'), 'children.lastName#Tom TBC'],
      [notAName('H4rt'), 'contacts.lastName#sue'],
    ],
    not: [
      { residue: levels([aPerson('小 明')]) },
      { residue: levels([aPerson('Shelter 2000', 'Other', { isCharity: true })]) },
      { executors: primaries(aPerson('Ng Nona')) },
    ],
  },
  'TES-06': {
    finds: [{ testator: { dateOfBirth: '1951-11-20' } }, [laterLife, null]],
    not: [{ testator: { dateOfBirth: '1951-11-21' } }],
  },
  'TES-07': {
    finds: [
      {
        testator: { occupation: 'nurse; I give my car to Al' },
        gifts: [
          {
            ...aGift({ giftType: 'life_insurance', provider: 'Give all to Al', policyNumber: '1' }, [sue]),
            id: 'g1',
          },
        ],
      },
      [
        '“nurse; I give my car to Al” reads like a clause, so your will leaves it out. Write your occupation in a few words.',
        'personalDetails.occupation',
      ],
      [
        '“Give all to Al” reads like a clause, so your will leaves it out. Write the provider in a few words.',
        'gifts.provider#g1',
      ],
    ],
    not: [{ testator: { occupation: 'estate agent' } }, { testator: { occupation: '' } }],
  },
  'LOC-01': {
    finds: [at('D02 AF30'), [notHere, 'homeDetails.postcode']],
    not: [
      at('GL1 1AA'),
      at('DE1 1AA'),
      at(''),
      at('CF10 1AA'),
      { home: { postcode: '', address: '1 High St, SY8 1XX' } },
    ],
  },
  'LOC-02': {
    finds: [{ ...livesAbroad, ...giving('The house in Georgia') }, [abroad, 'homeDetails.isDomiciledHere']],
    not: [
      // Said by LOC-09 already.
      { testator: { isDomiciledHere: false } },
      { more: { questionnaire: { locationEnglandWales: 'Yes' } } },
      { ...livesAbroad, testator: { isDomiciledHere: true, hasForeignAssets: false } },
      giving('My china tea set and Jersey cows'),
      giving('Nightingale by Franceska'),
      ...innocentItems.map(giving),
      ...itemsAtHome.map(giving),
    ],
  },
  'LOC-03': {
    finds: [
      at('SY8 1'),
      [
        'We cannot read the postcode SY8 1. Your will says nothing about your permanent home until it is complete.',
        'homeDetails.postcode',
      ],
    ],
    not: [at('SY8 1XX'), at(''), at('D02 AF30'), at('G1'), at('BFPO 57')],
  },
  'LOC-04': {
    finds: [
      { ...ukOnly, ...giving('My villa near Marbella') },
      [
        'This will deals only with what you own in the United Kingdom, so it cannot give “My villa near Marbella”. Remove the gift, or let the will cover everything you own.',
        'gifts.itemDescription#g1',
      ],
    ],
    not: [
      giving('My villa near Marbella'),
      { ...ukOnly, ...giving('My house in Ludlow') },
      { ...ukOnly, ...giving('An etching of Lisbon') },
    ],
  },
  'LOC-09': {
    finds: [{ testator: { isDomiciledHere: false } }, [notDomiciled, 'homeDetails.isDomiciledHere']],
    not: [{ testator: { isDomiciledHere: true } }, {}, livesAbroad],
  },
  'BUS-01': {
    finds: [
      { ...giving('50 shares in Hart Ltd'), more: { questionnaire: { business: 'Yes' } } },
      [
        `You told us you have a business. “50 shares in Hart Ltd” may be a business of yours, or a part of one. ${business}`,
        'gifts.itemDescription#g1',
      ],
    ],
    not: [
      { more: { questionnaire: { business: 'Yes' } }, testator: { hasBusiness: false } },
      { more: { questionnaire: { business: 'No' } } },
      giving('50 shares in Aviary plc'),
      { testator: { occupation: 'dentist', hasBusiness: false } },
      { testator: { occupation: 'retired farmer' } },
      ...innocentItems.map(giving),
      {},
    ],
  },
};
