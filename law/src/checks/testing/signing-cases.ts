import { funeralTypes } from '@plainwill/contracts/will-data/vocabulary';
import { aChild, anAdultChild, anItem, aPerson, aSpouse, aSum, levels, primaries } from '../../will/testing/facts.ts';
import type { Case } from './case.ts';

const sue = aPerson('Sue Vale');
const danAgain = aPerson('Dan Hart', 'spouse_partner', { id: 'again' });
const gone = aSpouse('Dan Hart');
const at = (name: string, address: string) => aPerson(name, 'friend', { address });
const toSpouse = (pet: object = {}) => ({
  personalChattels: { recipients: [{ type: 'spouse' }, { type: 'contact', id: 'Sue Vale' }] },
  pets: [
    { id: 'rex', description: 'Rex', takerType: 'contact', takerId: 'Sue Vale', substituteType: 'spouse', ...pet },
  ],
});
const made = (madeAt: string, isChanged = false) => ({ copies: { newest: { madeAt, isChanged } } });
const lost = (where: string) => `Someone named in ${where} is no longer in your contacts. Choose again.`;
const signedForm = 'Giving your body to science needs a signed form with the medical school; a will is not enough.';
const notPrinted = 'Your ashes instructions are not printed because you chose burial.';
const beforeYouSign =
  'Tell your family what you want for your funeral. Ask whether anyone who inherits is bankrupt or in debt. Sign in ink with both witnesses in the room, watch each of them sign, and write the date in yourself. Video and electronic signing do not count.';
const changed =
  'Your answers have changed since you created your last copy. If you have signed an earlier copy, that one still counts. Print and sign a new one to change it.';
const review = 'Review your will every five years, and after any big change in your life.';

const anew =
  'To change your will, sign a whole new one. Do not write on the old one and do not add a codicil; destroy the old one after you have signed.';

export const signingCases: Record<string, Case> = {
  'FUN-01': {
    finds: [
      { funeral: { funeralType: null } },
      ['Choose burial, cremation, medical science or no preference.', 'funeralWishes.funeralType'],
    ],
    not: funeralTypes.map((funeralType) => ({ funeral: { funeralType } })),
  },
  'FUN-03': {
    finds: [{ funeral: { gatheringDirections: 'Donate my organs first' } }, [signedForm, 'funeralWishes']],
    not: [{ funeral: { readingsHymns: 'Bach on the organ' } }, {}],
  },
  'FUN-04': {
    finds: [{ funeral: { ashesDirections: 'At sea' } }, [notPrinted, 'funeralWishes.ashesDirections']],
    not: [{ funeral: { funeralType: 'cremation', ashesDirections: 'At sea' } }, {}],
  },
  'FUN-05': {
    finds: [
      {
        funeral: {
          funeralType: 'burial',
          flowersCharities: 'I leave £2,000 to the Red Lion for drinks',
          gatheringDirections: 'My sister Sue must organise it or she gets nothing',
        },
      },
      [
        'Nothing in your funeral wishes is a gift, so your will leaves out “I leave £2,000 to the Red Lion for drinks” and “My sister Sue must organise it or she gets nothing”. Add what you give under Specific Gifts.',
        'funeralWishes',
      ],
    ],
    not: [
      { funeral: { funeralType: 'burial', flowersCharities: 'Family flowers only; please give to the hospice' } },
      { funeral: { funeralType: 'burial', gatheringDirections: 'I leave the choice of music to my family' } },
      { funeral: { funeralType: 'burial', readingsHymns: 'Tom is to give a reading' } },
      { funeral: { funeralType: 'burial', otherWishes: 'Spend no more than £2,000 on it' } },
      { funeral: { funeralType: 'burial', location: 'The village hall, £50 to hire' } },
    ],
  },
  'FUN-06': {
    finds: [
      { funeral: { otherWishes: 'No post-mortem, please' } },
      [
        'A coroner decides whether there is a post-mortem, whatever your will says. Tell your family what you want, so that they can ask the coroner for a scan instead.',
        'funeralWishes',
      ],
    ],
    not: [{ funeral: { otherWishes: 'Buried within a day' } }, {}],
  },
  'FUN-07': {
    finds: [
      { funeral: { funeralType: 'cremation', location: 'an open-air pyre in my garden at sunset' } },
      [
        'The law lets a body be burned only in a crematorium, which has to be a building. Your family could not follow a wish for an open fire or a burning at home. Choose a crematorium, and say what you would like there.',
        'funeralWishes.location',
      ],
    ],
    not: [
      {
        funeral: {
          funeralType: 'cremation',
          location: 'Golders Green',
          gatheringDirections: 'A bonfire in our garden',
        },
      },
      { funeral: { funeralType: 'cremation', ashesDirections: 'Scattered in my garden once I have been cremated' } },
    ],
  },
  'FUN-08': {
    finds: [
      { funeral: { funeralType: 'burial', location: 'Under the apple tree in my garden' } },
      [
        'A burial on private land is lawful if whoever owns the land agrees. Check the deeds and any mortgage for a bar, and ask the Environment Agency, or Natural Resources Wales, about water nearby. The owner must keep a record of it, and the land may be worth less.',
        'funeralWishes.location',
      ],
    ],
    not: [
      {
        funeral: { funeralType: 'burial', location: 'St Mary’s churchyard', gatheringDirections: 'Tea in our garden' },
      },
      { funeral: { funeralType: 'cremation', ashesDirections: 'Bury my ashes in my garden' } },
    ],
  },
  // Nobody is married here, so whoever is chosen as the spouse is nobody.
  'REF-01': {
    finds: [
      {
        executors: primaries(gone, sue),
        guarded: [{ child: aChild('Tom Hart'), primaries: [gone] }],
        gifts: [{ ...anItem('The opal ring', [gone, sue]), id: 'g1' }],
        residue: levels([gone], [sue]),
        more: toSpouse({ rehomingCharityId: 'gone' }),
      },
      [lost('the guardians of Tom Hart'), 'guardianship#Tom Hart'],
      [lost('your executors'), 'executors'],
      [lost('the recipients of “The opal ring”'), 'gifts.recipients#g1'],
      [lost('your residuary estate'), 'residue.recipients'],
      [lost('the gift of your belongings'), 'provisions.recipients#belongings'],
      [lost('the home for your pet'), 'provisions.substituteId#rex'],
      [lost('the home for your pet'), 'provisions.rehomingCharityId#rex'],
    ],
    not: [
      {
        testator: { maritalStatus: 'married' },
        more: toSpouse(),
        executors: primaries(gone, sue),
        guarded: [{ child: aChild('Tom Hart'), primaries: [gone] }],
        gifts: [{ ...anItem('The opal ring', [gone, sue]), id: 'g1' }],
        residue: levels([gone], [sue]),
      },
      { guarded: [{ child: anAdultChild('Amy Hart'), primaries: [gone] }] },
      { people: [sue], more: { residuaryRecipients: [{ recipientType: 'class' }] } },
    ],
  },
  'REF-02': {
    finds: [
      { people: [aSpouse('Dan Hart')], testator: { maritalStatus: 'married' }, residue: levels([danAgain]) },
      [
        'Dan Hart is saved twice: as your husband and as a contact. We treat them as one person. Remove one.',
        'contacts#again',
      ],
    ],
    not: [
      { people: [aSpouse('Dan Hart')], testator: { maritalStatus: 'married' }, residue: levels([sue]) },
      { residue: levels([sue]), executors: primaries(aPerson('Sue Vale', 'friend', { id: 'other' })) },
    ],
  },
  'REF-03': {
    finds: [
      // An address of one alone is nothing that the other has.
      {
        residue: levels([aPerson('Sue Vale', 'friend', { address: '9 Corve Street' })]),
        executors: primaries(aPerson('Sue Vale', 'friend', { id: 'other' })),
      },
      [
        'You name two people called Sue Vale, and your will cannot tell them apart. Add an address or what they are to you.',
        'contacts.line1#other',
      ],
    ],
    not: [
      { residue: levels([sue]), executors: primaries(aPerson('Sue Vale', 'sister', { id: 'other' })) },
      { residue: levels([sue]), executors: primaries(aPerson('Sue Hall')) },
      { residue: levels([aPerson('Eleanor May Hart', 'Cousin')]) },
    ],
  },
  'REF-04': {
    finds: [
      {
        people: [aPerson('Max Lee', 'other_relative'), aPerson('Zoe Lee', 'other_relative')],
        executors: primaries(aPerson('Al Day', 'sibling')),
        residue: [
          ...levels([aPerson('Bo Day', 'sibling'), aPerson('Max Lee', 'other_relative')]),
          { person: sue, recipientType: 'class', classOf: 'grandchildren', priority: 2 },
        ],
      },
      [
        'Your grandchildren inherit together. Tell us if Max Lee or Zoe Lee is one of them, so that no one is counted twice or given money that should be protected.',
        'contacts',
      ],
      [
        'Say what each of these is to you: Al Day and Bo Day (brother or sister). Until then your will gives only the name.',
        'contacts',
      ],
    ],
    not: [
      { residue: levels([aPerson('Bo Day', 'sister'), aPerson('Max Lee', 'nephew')]) },
      { people: [aPerson('Bo Day', 'sibling')], residue: levels([sue]) },
    ],
  },
  'SIG-01': {
    finds: [
      {
        gifts: [aSum(1, [aPerson('Rob Finch')], [sue]), aSum(2, [aPerson('Shelter', 'Other', { isCharity: true })])],
        residue: [
          ...levels([aPerson('Joan Vale')]),
          { person: sue, recipientType: 'class', classOf: 'children', priority: 1 },
          { person: sue, recipientType: 'class', classOf: 'grandchildren', priority: 2 },
        ],
      },
      [
        'These people must not witness your will: Rob Finch, Sue Vale, Joan Vale and any of your children or grandchildren. Nor may the husband, wife, civil partner or partner of any of them. Nor may anyone who could inherit in their place, such as a child of theirs. Choose two adults who get nothing under it.',
        null,
      ],
    ],
    not: [],
  },
  'SIG-02': { finds: [{}, [beforeYouSign, null]], not: [] },
  'SIG-04': {
    finds: [made('2026-11-01', true), [changed, null]],
    not: [made('2026-11-01'), { copies: { newest: null } }, {}],
  },
  'SIG-05': {
    finds: [made('2021-11-19'), [review, null]],
    not: [made('2021-11-20'), { copies: { newest: null } }, {}],
  },
  'SIG-06': {
    finds: [
      { executors: primaries(at('Al Day', '1 High St')), residue: levels([at('Bo Day', '1 HIGH ST.')]) },
      ['Someone living with Bo Day may be their spouse. A witness’s spouse loses their gift.', 'contacts.line1#Bo Day'],
    ],
    not: [
      { executors: primaries(at('Al Day', '1 High St')), residue: levels([at('Bo Lee', '1 High St')]) },
      { executors: primaries(at('Al Day', '1 High St')), residue: levels([at('Bo Day', '2 High St')]) },
      { executors: primaries(at('Al Day', '')), residue: levels([at('Bo Day', '')]) },
      {
        executors: primaries(at('Al Day', '1 High St')),
        residue: levels([aPerson('Bo Day', 'friend', { address: '1 High St', dateOfBirth: '2010-01-01' })]),
      },
    ],
  },
  'SIG-07': {
    finds: [
      { more: { willSettings: { executionVariant: 'signed_by_another' } } },
      [
        'Because someone signs for you, your will must be read over to you in front of both witnesses, and you must ask that person, who must not be a witness or receive anything, to sign. The signing guide says how. Ask a solicitor to be there if you can.',
        'settings.executionVariant',
      ],
    ],
    not: [{ more: { willSettings: { executionVariant: 'standard' } } }, {}],
  },
  'SIG-08': {
    finds: [made('2026-11-01', true), [anew, null]],
    not: [made('2026-11-01'), { copies: { newest: null } }, {}],
  },
  'PRT-01': {
    finds: [
      {
        funeral: { funeralType: 'burial', location: 'Under the 🌳' },
        gifts: [anItem('My 🎸 and its case, 🎸 and all', [sue])],
        more: { pets: [{ id: 'rex', description: 'my dog রেক্স', takerType: 'contact', takerId: 'Sue Vale' }] },
      },
      ['We can’t print “🌳” in “Under the 🌳”. Use letters or a word instead.', 'funeralWishes.location'],
      [
        'We can’t print “🎸” in “My 🎸 and its case, 🎸 and all”. Use letters or a word instead.',
        'gifts.itemDescription',
      ],
      // One finding a text, however many of its letters cannot be printed.
      [
        'We can’t print “রে” and other letters or signs in “my dog রেক্স”. Write it in Latin letters, as in a passport.',
        'provisions.description#rex',
      ],
    ],
    not: [
      { funeral: { funeralType: 'burial', location: 'Under the tree' }, gifts: [anItem('My guitar', [sue])] },
      // What is not in the will need not be printed.
      { funeral: { funeralType: 'burial', ashesDirections: 'By the 🌊' } },
      { gifts: [anItem('Łódź, Ευτυχία, Олена, משה, 李小龍 and ½ of “it”', [sue])] },
    ],
  },
};
