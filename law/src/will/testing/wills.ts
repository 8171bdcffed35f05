import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import {
  aChild,
  aGift,
  anAdultChild,
  anItem,
  aPerson,
  aSpouse,
  aSum,
  backups,
  levels,
  primaries,
  someFacts,
  toRemainder,
} from './facts.ts';

const married = { maritalStatus: 'married', knownAs: 'Nell Hart' };
const daniel = aSpouse('Daniel James Hart');
const fatherIs = { otherParentType: 'spouse', otherParentId: 'Daniel James Hart' };
const tom = aChild('Tom Hart', { gender: 'male', ...fatherIs });
const amy = aChild('Amy Hart', fatherIs);
const susan = aPerson('Susan Vale', 'sister', {
  line1: '9 Corve Street',
  townOrCity: 'Ludlow',
  postcode: 'SY8 1DA',
});
const robert = aPerson('Robert Finch', 'friend');
const joan = aPerson('Joan Vale', 'mother');
const jane = aPerson('Jane Doe', 'professional_solicitor');

/** One person, one executor, one residuary beneficiary. */
export const simple = () => someFacts();

/** A married mother of two, as most wills are. */
export const typical = () =>
  someFacts({
    testator: married,
    home: { homeOwnership: 'own-mortgage', tenancyType: 'joint-tenants', coOwnerId: 'Daniel James Hart' },
    funeral: {
      funeralType: 'cremation',
      location: 'St Laurence’s, Ludlow',
      ashesDirections: 'Scattered on Clee Hill, on a dry day.',
      readingsHymns: 'Abide with me',
      flowersCharities: 'Family flowers only; donations to Hope House if you wish',
    },
    executors: [...primaries(daniel, susan), ...backups(robert, jane)],
    guarded: [tom, amy].map((child) => ({ child, primaries: [daniel], backups: [susan], groups: [[robert, joan]] })),
    gifts: [
      anItem('The upright piano.', [amy], [susan]),
      aSum(5000, [robert, susan]),
      aGift({ giftType: 'pension_plan', provider: 'Nest', policyNumber: 'N-77 12' }, [daniel], [tom, amy]),
    ],
    residue: levels([daniel], [tom, amy], [susan, robert, joan]),
    age: 21,
  });

/** A second family with every clause there is. */
export const long = () => {
  const ben = aChild('Ben Rowe', { relationship: 'Step-parent', gender: 'male', parentalResponsibility: 'No' });
  const eve = anAdultChild('Eve Lane', { relationship: 'Daughter', gender: 'other' });
  const hope = aPerson('Hope House', 'Other', { isCharity: true, charityNumber: '1234567' });
  return someFacts({
    testator: {
      maritalStatus: 'partner',
      firstName: 'George',
      middleNames: '',
      lastName: 'Lane',
      occupation: 'farmer',
    },
    home: { homeOwnership: 'own-outright', tenancyType: 'tenants-in-common', coOwnerId: 'Robert Finch' },
    funeral: { location: 'All Saints, Richards Castle', gatheringDirections: 'Tea in the village hall' },
    people: [aSpouse('Ruth Amos', 'partner', { intendingToMarry: true })],
    executors: [...primaries(robert, eve, jane, joan, susan), ...backups(aPerson('Leo Marsh'))],
    guarded: [
      { child: ben, primaries: [joan] },
      {
        child: aChild('Max Lane', { relationship: 'Father', gender: 'male' }),
        primaries: [robert, joan],
        backups: [eve, susan],
      },
    ],
    gifts: [
      { ...anItem('all my tools', [eve, robert]), grandchildrenInherit: false },
      anItem('My father’s watch', [aChild('Max Lane', { relationship: 'Father', gender: 'male' })]),
      { ...aSum(1250.5, [ben]), childrenAccessAge: 25 },
      aSum(500, [hope]),
      {
        ...aGift({ giftType: 'life_insurance', provider: 'Aviary', policyNumber: 'LX-1', childrenAccessAge: 21 }, [
          ben,
        ]),
        remainderRecipients: toRemainder([eve], [hope]),
      },
    ],
    residue: [
      ...levels([aSpouse('Ruth Amos', 'partner', { intendingToMarry: true })]),
      ...levels([], [ben, eve, hope]).map((row, at) => ({ ...row, percentage: [40, 35, 25][at] })),
      ...levels([], [], [hope]),
    ],
    age: 30,
  });
};

/** One who lives by the border and owns a house in France too, as advised. */
export const abroad = () =>
  someFacts({
    testator: { isDomiciledHere: true, hasForeignAssets: true },
    home: { line1: '2 Castle Terrace', townOrCity: 'Berwick-upon-Tweed', county: '', postcode: 'TD15 1NY' },
    more: { willSettings: { ukPropertyOnly: true } },
  });

const numbered = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

/** As much of everything as an account can hold. */
export const largest = () => {
  const children = numbered(recordLimits.children, (at) => aChild(`Child Number-${at + 1}`, fatherIs));
  const people = numbered(recordLimits.contacts, (at) =>
    aPerson(`Person Number-${at + 1}`, 'friend', {
      line1: `${at + 1} High Street`,
      townOrCity: 'Ludlow',
      postcode: 'SY8 1AA',
    }),
  );
  const some = (from: number, count: number) => numbered(count, (at) => people[(from + at) % people.length] ?? susan);
  return someFacts({
    testator: married,
    people: [daniel],
    executors: [...primaries(...some(0, 4)), ...backups(...some(4, recordLimits.executors - 4))],
    guarded: children.map((child, at) => ({
      child,
      primaries: [daniel],
      backups: some(at, 2),
      groups: [some(at + 20, 2)],
    })),
    gifts: numbered(recordLimits.gifts, (at) => {
      const beneficiaries = [some(at, 1), [children[at % children.length] ?? tom], some(at + 3, 2)];
      const kinds = [
        anItem(`Painting ${at + 1} of the long gallery, in its frame`, ...beneficiaries),
        aSum(1000 + at, ...beneficiaries),
        aGift({ giftType: 'life_insurance', provider: 'Aviary', policyNumber: `LX-${at + 1}` }, ...beneficiaries),
        aGift({ giftType: 'pension_plan', provider: 'Nest', policyNumber: `N-${at + 1}` }, ...beneficiaries),
      ];
      return { ...(kinds[at % 4] ?? anItem('vase', [susan])), childrenAccessAge: 25 };
    }),
    residue: levels([daniel], children.slice(0, 9), some(0, recordLimits.recipients - 10)),
    age: 25,
  });
};
