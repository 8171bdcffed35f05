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

const married = { marital_status: 'married', known_as: 'Nell' };
const daniel = aSpouse('Daniel James Hart');
const fatherIs = { other_parent_type: 'spouse', other_parent_id: 'Daniel James Hart' };
const tom = aChild('Tom Hart', { gender: 'male', ...fatherIs });
const amy = aChild('Amy Hart', fatherIs);
const susan = aPerson('Susan Vale', 'sibling', {
  line_1: '9 Corve Street',
  town_or_city: 'Ludlow',
  postcode: 'SY8 1DA',
});
const robert = aPerson('Robert Finch', 'friend');
const joan = aPerson('Joan Vale', 'parent');
const jane = aPerson('Jane Doe', 'professional_solicitor');

/** One person, one executor, one residuary beneficiary. */
export const simple = () => someFacts();

/** A married mother of two, as most wills are. */
export const typical = () =>
  someFacts({
    testator: married,
    home: { home_ownership: 'own-mortgage', tenancy_type: 'joint-tenants', co_owner_id: 'Daniel James Hart' },
    funeral: {
      funeral_type: 'cremation',
      location: 'St Laurence’s, Ludlow',
      ashes_directions: 'Scattered on Clee Hill, on a dry day.',
      readings_hymns: 'Abide with me',
      flowers_charities: 'Family flowers only; donations to Hope House if you wish',
    },
    executors: [...primaries(daniel, susan), ...backups(robert, jane)],
    guarded: [tom, amy].map((child) => ({ child, primaries: [daniel], backups: [susan], groups: [[robert, joan]] })),
    gifts: [
      anItem('The upright piano.', [amy], [susan]),
      aSum(5000, [robert, susan]),
      aGift({ gift_type: 'pension_plan', provider: 'Nest', policy_number: 'N-77 12' }, [daniel], [tom, amy]),
    ],
    residue: levels([daniel], [tom, amy], [susan, robert, joan]),
    age: 21,
  });

/** A second family with every clause there is. */
export const long = () => {
  const ben = aChild('Ben Rowe', { relationship: 'Step-parent', gender: 'male', parental_responsibility: 'No' });
  const eve = anAdultChild('Eve Lane', { relationship: 'Daughter', gender: 'other' });
  const hope = aPerson('Hope House', 'Other', { is_charity: true, charity_number: '1234567' });
  return someFacts({
    testator: {
      marital_status: 'partner',
      first_name: 'George',
      middle_names: '',
      last_name: 'Lane',
      occupation: 'farmer',
    },
    home: { home_ownership: 'own-outright', tenancy_type: 'tenants-in-common', co_owner_id: 'Robert Finch' },
    funeral: { location: 'All Saints, Richards Castle', gathering_directions: 'Tea in the village hall' },
    people: [aSpouse('Ruth Amos', 'partner', { intending_to_marry: true })],
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
      { ...anItem('all my tools', [eve, robert]), grandchildren_inherit: false },
      anItem('My father’s watch', [aChild('Max Lane', { relationship: 'Father', gender: 'male' })]),
      { ...aSum(1250.5, [ben]), children_access_age: 25 },
      aSum(500, [hope]),
      {
        ...aGift({ gift_type: 'life_insurance', provider: 'Aviary', policy_number: 'LX-1', children_access_age: 21 }, [
          ben,
        ]),
        remainder_recipients: toRemainder([eve], [hope]),
      },
    ],
    residue: [
      ...levels([aSpouse('Ruth Amos', 'partner', { intending_to_marry: true })]),
      ...levels([], [ben, eve, hope]).map((row, at) => ({ ...row, percentage: [40, 35, 25][at] })),
      ...levels([], [], [hope]),
    ],
    age: 30,
  });
};

/** One who lives by the border and owns a house in France too, as advised. */
export const abroad = () =>
  someFacts({
    testator: { is_domiciled_here: true, has_foreign_assets: true },
    home: { line_1: '2 Castle Terrace', town_or_city: 'Berwick-upon-Tweed', county: '', postcode: 'TD15 1NY' },
    more: { will_settings: { uk_property_only: true } },
  });

const numbered = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

/** As much of everything as an account can hold. */
export const largest = () => {
  const children = numbered(recordLimits.children, (at) => aChild(`Child Number-${at + 1}`, fatherIs));
  const people = numbered(recordLimits.contacts, (at) =>
    aPerson(`Person Number-${at + 1}`, 'friend', {
      line_1: `${at + 1} High Street`,
      town_or_city: 'Ludlow',
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
      const takers = [some(at, 1), [children[at % children.length] ?? tom], some(at + 3, 2)];
      const kinds = [
        anItem(`Painting ${at + 1} of the long gallery, in its frame`, ...takers),
        aSum(1000 + at, ...takers),
        aGift({ gift_type: 'life_insurance', provider: 'Aviary', policy_number: `LX-${at + 1}` }, ...takers),
        aGift({ gift_type: 'pension_plan', provider: 'Nest', policy_number: `N-${at + 1}` }, ...takers),
      ];
      return { ...(kinds[at % 4] ?? anItem('vase', [susan])), children_access_age: 25 };
    }),
    residue: levels([daniel], children.slice(0, 9), some(0, recordLimits.recipients - 10)),
    age: 25,
  });
};
