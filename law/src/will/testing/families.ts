import {
  childRelationships,
  contactRoles,
  funeralTypes,
  giftTypes,
  homeOwnerships,
  maritalStatuses,
  parentalResponsibilities,
  spouseRelationships,
  tenancyTypes,
} from '@plainwill/contracts/will-data/vocabulary';
import fc from 'fast-check';
import { WillFacts } from '../../facts/will-facts.ts';

const firstNames = ['Ada', 'Jean-Luc', 'Siân', 'O’Neil', 'Łukasz', 'محمد', '小明', 'Mary  Ann', 'José', 'Ελένη'];
const lastNames = ['Hart', 'von der Leyen', 'Ó Briain', 'McDonald', 'Strauß', 'Иванова', '王', 'Smith-Jones'];
const typed = [
  '',
  '',
  'St Mary’s, Ludlow.',
  'By the sea,\nwith friends',
  'Psalm 23; Abide with me,',
  'Anything!',
  ' . ',
];

const orNull = <T>(values: readonly T[]) => fc.constantFrom<T | null>(null, ...values);
const text = fc.constantFrom(...typed);

/** The letter keeps people apart, so that a name in the text is one person's. */
const names = (tag: string) =>
  fc.record({
    first_name: fc.constantFrom(...firstNames),
    last_name: fc.constantFrom(...lastNames).map((last) => `${last} ${tag}q`),
  });

const address = fc.record({
  line_1: text,
  town_or_city: fc.constantFrom('', 'Ludlow'),
  postcode: fc.constantFrom('', 'sy8 1aa', 'EH1 1AA'),
});

const contact = (at: number) =>
  fc
    .record({
      names: names(`C${at}`),
      address,
      role: orNull(contactRoles),
      date_of_birth: orNull(['1970-01-01', '2012-01-01']),
      is_charity: fc.boolean(),
      charity_number: fc.constantFrom('', '123'),
    })
    .map(({ names, address, ...rest }) => ({ id: `id-c${at}`, ...names, ...address, ...rest }));

const child = (at: number) =>
  fc
    .record({
      names: names(`K${at}`),
      date_of_birth: fc.constantFrom('1980-01-01', '2008-11-20', '2008-11-21', '2015-06-01', '2026-11-20'),
      gender: fc.constantFrom('male', 'female', 'other'),
      relationship: fc.constantFrom(...childRelationships),
      parental_responsibility: orNull(parentalResponsibilities),
      other_parent_type: orNull(['spouse', 'contact']),
      other_parent_id: orNull(['id-c0', 'id-spouse']),
    })
    .map(({ names, ...rest }) => ({ id: `id-k${at}`, ...names, ...rest }));

const upTo = <T>(most: number, one: (at: number) => fc.Arbitrary<T>) =>
  fc.nat({ max: most }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => one(at))));

interface Cast {
  children: { id: string }[];
  contacts: { id: string }[];
  hasSpouse: boolean;
}

const kindsIn = ({ children, contacts, hasSpouse }: Cast) => [
  ...children.map(({ id }) => ({ id, type: 'child' })),
  ...contacts.map(({ id }) => ({ id, type: 'contact' })),
  ...(hasSpouse ? [{ id: 'id-spouse', type: 'spouse' }] : []),
];

function choices(cast: Cast) {
  const everyone = kindsIn(cast);
  const some = fc.subarray(everyone, { maxLength: Math.min(6, everyone.length) });
  const ranked = some.chain((people) =>
    fc.tuple(...people.map((person) => fc.nat({ max: 2 }).map((at) => ({ ...person, priority: at + 1 })))),
  );
  const ids = fc.subarray(
    everyone.map(({ id }) => id),
    { maxLength: Math.min(3, everyone.length) },
  );
  const executor = ({ id, type }: { id: string; type: string }) =>
    fc
      .record({
        executor_role: orNull(['primary', 'backup']),
        order_index: fc.nat({ max: 5 }),
        relationship: orNull(contactRoles),
      })
      .map((row) => ({
        ...row,
        ...({ spouse: { is_spouse: true }, child: { child_id: id } }[type] ?? { contact_id: id }),
      }));
  return fc.record({
    executors: some.chain((people) => fc.tuple(...people.map(executor))),
    gifts: upTo(5, (at) =>
      fc.record({
        id: fc.constant(`id-g${at}`),
        gift_type: fc.constantFrom(...giftTypes),
        item_description: fc.constantFrom(...typed, 'My house in Spain', 'all my money'),
        cash_amount: fc.constantFrom(null, 0, 0.5, 1, 5000.5, 1e9),
        provider: text,
        policy_number: text,
        children_access_age: fc.constantFrom(null, 16, 18, 21),
        grandchildren_inherit: fc.constantFrom(null, true, false),
        recipients: ranked,
        remainder_recipients: ranked,
      }),
    ),
    guardians: fc.tuple(...cast.children.map(({ id }) => fc.tuple(fc.constant(id), ids, fc.boolean()))).map((plans) =>
      plans.flatMap(([child_id, people, startsWithBackup]) =>
        people.map((id, at) => ({
          child_id,
          contact_id: id === 'id-spouse' ? null : id,
          guardian_type: at === 0 && !startsWithBackup ? 'primary' : 'backup',
          order_index: at,
        })),
      ),
    ),
    guardian_groups: fc
      .tuple(...cast.children.map(({ id }) => fc.tuple(fc.constant(id), ids)))
      .map((groups) => groups.map(([child_id, member_ids]) => ({ child_id, member_ids }))),
    residuary_recipients: fc.tuple(ranked, fc.boolean()).map(([people, hasShares]) =>
      people.map(({ id, type, priority }) => {
        const peers = people.filter((other) => other.priority === priority).length;
        return {
          recipient_id: id,
          recipient_type: type,
          priority,
          percentage: hasShares && [1, 2, 4, 5].includes(peers) ? 100 / peers : null,
        };
      }),
    ),
  });
}

/** Any family that an account or a file can describe, in order or not. */
export const families: fc.Arbitrary<WillFacts> = fc
  .record({
    children: upTo(5, child),
    contacts: upTo(7, contact),
    spouse: fc.option(
      fc.record({
        full_name: fc.constantFrom('Ann Spq', 'محمد Spq'),
        relationship: fc.constantFrom(...spouseRelationships),
        intending_to_marry: fc.boolean(),
      }),
    ),
    personal_details: fc.record({
      first_name: fc.constantFrom(...firstNames),
      middle_names: fc.constantFrom(null, '', 'May', 'Rose  Anne'),
      last_name: fc.constantFrom(...lastNames, ''),
      date_of_birth: fc.constantFrom(null, '1899-12-31', '1940-01-01', '1990-06-15', '2010-01-01'),
      is_domiciled_here: orNull([true, false]),
      has_foreign_assets: orNull([true, false]),
      has_business: orNull([true, false]),
      known_as: fc.constantFrom(null, '', 'Nell', 'Nell Hart'),
      occupation: fc.constantFrom(null, 'retired teacher', 'Baker, '),
      marital_status: orNull(maritalStatuses),
    }),
    home: fc.record({
      address,
      home_ownership: orNull(homeOwnerships),
      tenancy_type: orNull(tenancyTypes),
      co_owner_id: orNull(['id-spouse', 'id-c0', 'id-gone']),
    }),
    funeral_wishes: fc.record({
      funeral_type: orNull(funeralTypes),
      location: text,
      ashes_directions: text,
      readings_hymns: text,
      flowers_charities: text,
      gathering_directions: text,
    }),
    questionnaire: fc.record({
      whoFor: fc.constantFrom('', 'Me', 'Me and my Partner'),
      locationEnglandWales: fc.constantFrom('', 'Yes', 'No'),
      business: fc.constantFrom('', 'Yes', 'No'),
    }),
    settings: fc.record({
      children_inheritance_age: fc.constantFrom(null, 16, 18, 25, 30),
      uk_property_only: fc.boolean(),
    }),
    flags: fc.record({ include_partner: fc.constantFrom(null, true, false), no_specific_gifts: fc.boolean() }),
  })
  .chain(({ children, contacts, spouse, home: { address: where, ...home }, settings, ...rest }) =>
    choices({ children, contacts, hasSpouse: spouse !== null }).map((chosen) =>
      WillFacts.parse({
        ...rest,
        home_details: { ...where, ...home },
        spouse_details: spouse && { id: 'id-spouse', ...spouse },
        children,
        contacts,
        ...chosen,
        will_settings: settings,
      }),
    ),
  );
