import { giftTypes } from '@plainwill/contracts/will-data/questions/gift-questions';
import {
  childRelationships,
  contactRoles,
  funeralTypes,
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
    firstName: fc.constantFrom(...firstNames),
    lastName: fc.constantFrom(...lastNames).map((last) => `${last} ${tag}q`),
  });

const address = fc.record({
  line1: text,
  townOrCity: fc.constantFrom('', 'Ludlow'),
  postcode: fc.constantFrom('', 'sy8 1aa', 'EH1 1AA'),
});

const contact = (at: number) =>
  fc
    .record({
      names: names(`C${at}`),
      address,
      role: orNull(contactRoles),
      dateOfBirth: orNull(['1970-01-01', '2012-01-01']),
      isCharity: fc.boolean(),
      charityNumber: fc.constantFrom('', '123'),
    })
    .map(({ names, address, ...rest }) => ({ id: `id-c${at}`, ...names, ...address, ...rest }));

const child = (at: number) =>
  fc
    .record({
      names: names(`K${at}`),
      dateOfBirth: fc.constantFrom('1980-01-01', '2008-11-20', '2008-11-21', '2015-06-01', '2026-11-20'),
      gender: fc.constantFrom('male', 'female', 'other'),
      relationship: fc.constantFrom(...childRelationships),
      gaveBirth: fc.constantFrom(null, true, false),
      parentalResponsibility: orNull(parentalResponsibilities),
      otherParentType: orNull(['spouse', 'contact']),
      otherParentId: orNull(['id-c0', 'id-spouse']),
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
        executorRole: orNull(['primary', 'backup']),
        orderIndex: fc.nat({ max: 5 }),
        relationship: orNull(contactRoles),
      })
      .map((row) => ({
        ...row,
        ...({ spouse: { isSpouse: true }, child: { childId: id } }[type] ?? { contactId: id }),
      }));
  return fc.record({
    executors: some.chain((people) => fc.tuple(...people.map(executor))),
    gifts: upTo(5, (at) =>
      fc.record({
        id: fc.constant(`id-g${at}`),
        giftType: fc.constantFrom(...giftTypes),
        itemDescription: fc.constantFrom(...typed, 'My house in Spain', 'all my money'),
        cashAmount: fc.constantFrom(null, 0, 0.5, 1, 5000.5, 1e9),
        provider: text,
        policyNumber: text,
        debtDescription: fc.constantFrom('', 'the loan of 2021.'),
        debtLimit: fc.constantFrom(null, 1500),
        childrenAccessAge: fc.constantFrom(null, 16, 18, 21),
        grandchildrenInherit: fc.constantFrom(null, true, false),
        recipients: ranked,
        remainderRecipients: ranked,
      }),
    ),
    guardians: fc.tuple(...cast.children.map(({ id }) => fc.tuple(fc.constant(id), ids, fc.boolean()))).map((plans) =>
      plans.flatMap(([childId, people, startsWithBackup]) =>
        people.map((id, at) => ({
          childId,
          contactId: id === 'id-spouse' ? null : id,
          guardianType: at === 0 && !startsWithBackup ? 'primary' : 'backup',
          orderIndex: at,
        })),
      ),
    ),
    guardianGroups: fc
      .tuple(...cast.children.map(({ id }) => fc.tuple(fc.constant(id), ids)))
      .map((groups) => groups.map(([childId, memberIds]) => ({ childId, memberIds }))),
    residuaryRecipients: fc.tuple(ranked, fc.boolean()).map(([people, hasShares]) =>
      people.map(({ id, type, priority }) => {
        const peers = people.filter((other) => other.priority === priority).length;
        return {
          recipientId: id,
          recipientType: type,
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
        fullName: fc.constantFrom('Ann Spq', 'محمد Spq'),
        relationship: fc.constantFrom(...spouseRelationships),
        intendingToMarry: fc.boolean(),
      }),
    ),
    personalDetails: fc.record({
      firstName: fc.constantFrom(...firstNames),
      middleNames: fc.constantFrom(null, '', 'May', 'Rose  Anne'),
      lastName: fc.constantFrom(...lastNames, ''),
      dateOfBirth: fc.constantFrom(null, '1899-12-31', '1940-01-01', '1990-06-15', '2010-01-01'),
      isDomiciledHere: orNull([true, false]),
      hasForeignAssets: orNull([true, false]),
      hasBusiness: orNull([true, false]),
      knownAs: fc.constantFrom(null, '', 'Nell', 'Nell Hart'),
      occupation: fc.constantFrom(null, 'retired teacher', 'Baker, '),
      maritalStatus: orNull(maritalStatuses),
    }),
    home: fc.record({
      address,
      homeOwnership: orNull(homeOwnerships),
      tenancyType: orNull(tenancyTypes),
      coOwnerId: orNull(['id-spouse', 'id-c0', 'id-gone']),
    }),
    funeralWishes: fc.record({
      funeralType: orNull(funeralTypes),
      location: text,
      ashesDirections: text,
      readingsHymns: text,
      flowersCharities: text,
      gatheringDirections: text,
    }),
    questionnaire: fc.record({
      whoFor: fc.constantFrom('', 'Me', 'Me and my Partner'),
      locationEnglandWales: fc.constantFrom('', 'Yes', 'No'),
      business: fc.constantFrom('', 'Yes', 'No'),
    }),
    settings: fc.record({
      childrenInheritanceAge: fc.constantFrom(null, 16, 18, 25, 30),
      ukPropertyOnly: fc.boolean(),
    }),
    flags: fc.record({ includePartner: fc.constantFrom(null, true, false), noSpecificGifts: fc.boolean() }),
  })
  .chain(({ children, contacts, spouse, home: { address: where, ...home }, settings, ...rest }) =>
    choices({ children, contacts, hasSpouse: spouse !== null }).map((chosen) =>
      WillFacts.parse({
        ...rest,
        homeDetails: { ...where, ...home },
        spouseDetails: spouse && { id: 'id-spouse', ...spouse },
        children,
        contacts,
        ...chosen,
        willSettings: settings,
      }),
    ),
  );
