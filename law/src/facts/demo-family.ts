import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { ExecutorId, GiftId, GuardianGroupId, PersonId, ProvisionId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';

/** The answers of the demo's Harriet Bell, who is nobody: `seed-demo` gives them, and the public site shows their will. */
export const demoDetails = {
  title: 'ms',
  firstName: 'Harriet',
  knownAs: 'Hattie',
  middleNames: 'Joan',
  lastName: 'Bell',
  dateOfBirth: '1979-05-14',
  gender: 'female',
  maritalStatus: 'married',
  email: 'harriet.bell@example.com',
  mobileCountryCode: '+44',
  mobileNumber: '07700 900123',
  occupation: 'Librarian',
  employer: 'Durham County Library',
} as const;

const home = {
  address: '8 Chantry Steps, Durham, DH1 0ZZ',
  line1: '8 Chantry Steps',
  line2: '',
  townOrCity: 'Durham',
  county: '',
  postcode: 'DH1 0ZZ',
  homeOwnership: 'own-mortgage',
  tenancyType: 'tenants-in-common',
} as const;

export const demoSpouse = {
  fullName: 'Daniel Bell',
  relationship: 'husband',
  gender: 'male',
  intendingToMarry: false,
} as const;

export const demoChild = (firstName: string, dateOfBirth: string) => ({
  ...unansweredOf(childQuestions),
  firstName,
  lastName: 'Bell',
  dateOfBirth,
  gender: 'female' as const,
  relationship: 'Mother' as const,
  gaveBirth: true,
});

export const demoChildren = [demoChild('Rosie', '2016-09-03'), demoChild('Martha', '2019-02-17')];

export const demoContact = (firstName: string, lastName: string, role: ContactFields['role']) => ({
  ...unansweredOf(contactQuestions),
  firstName,
  lastName,
  role,
  mobileCountryCode: '+44',
});

export const demoContacts = [
  demoContact('Thomas', 'Reed', 'brother'),
  demoContact('Anna', 'Reed', 'sister'),
  demoContact('Joan', 'Reed', 'mother'),
];

export const demoFuneral = {
  funeralType: 'cremation',
  location: 'Durham Crematorium',
  ashesDirections: 'Scatter them by the river below the cathedral.',
  readingsHymns: '',
  flowersCharities: 'Wild flowers only. Gifts to the library’s reading fund, please.',
  gatheringDirections: 'Tea and cake at home, and no black ties.',
} as const;

const someGift = { ...unansweredOf(giftQuestions), childrenAccessAge: 18, remainderRecipients: [] };

/** The wishes that name people, who are found by their full names. */
export function demoWishes(idOf: (fullName: string) => PersonId) {
  const at = (fullName: string, priority: number) => ({
    personId: idOf(fullName),
    priority,
    shareBasisPoints: null,
  });
  const gifts = [
    {
      ...someGift,
      giftType: 'specific_item' as const,
      itemDescription: 'my grandmother’s oak writing desk',
      recipients: [at('Rosie Bell', 1)],
      grandchildrenInherit: true,
    },
    { ...someGift, giftType: 'cash_gift' as const, cashAmount: 250_000, recipients: [at('Anna Reed', 1)] },
  ];
  const advance = {
    kind: 'advance' as const,
    personId: idOf('Rosie Bell'),
    amount: 300_000,
    purpose: 'towards a cello',
    year: 2025,
    recipients: [],
  };
  return {
    home: { ...home, coOwnerId: idOf('Daniel Bell') },
    executors: [
      { personId: idOf('Daniel Bell'), role: 'primary' },
      { personId: idOf('Thomas Reed'), role: 'primary' },
      { personId: idOf('Anna Reed'), role: 'backup' },
    ] as const,
    guardians: {
      primaryIds: [idOf('Daniel Bell')],
      backupIds: [idOf('Joan Reed')],
      groups: [{ name: 'Thomas and Anna together', memberIds: [idOf('Thomas Reed'), idOf('Anna Reed')] }],
    },
    gifts,
    residue: [at('Daniel Bell', 1), at('Rosie Bell', 2), at('Martha Bell', 2)],
    advance,
  };
}

const stored = { version: 1, savedAt: '2026-11-27T12:00:00.000Z', savedBySupport: false };
const { savedBySupport: _, ...storedByTestator } = stored;
const demoId = (n: number) => `d0a5c1de-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Everything she has told us, as it would be stored. */
export function demoRecord(): TestatorRecord {
  const names = [demoSpouse.fullName, ...[...demoChildren, ...demoContacts].map(nameOf)];
  const idOf = (fullName: string) => {
    const place = names.indexOf(fullName);
    if (place < 0) throw new Error(`Nobody is called ${fullName}`);
    return demoId(place) as PersonId;
  };
  const { home, executors, guardians, gifts, residue, advance } = demoWishes(idOf);
  const otherParentId = idOf(demoSpouse.fullName);
  return {
    questionnaire: null,
    drafts: { personalDetails: null, spouseDetails: null },
    personalDetails: { ...unansweredOf(personalDetailsQuestions), ...demoDetails, ...stored },
    homeDetails: { ...unansweredOf(homeDetailsQuestions), ...home, ...stored },
    spouseDetails: { ...unansweredOf(spouseDetailsQuestions), ...demoSpouse, id: otherParentId, ...stored },
    children: demoChildren.map((child) => ({ ...child, otherParentId, id: idOf(nameOf(child)), ...stored })),
    contacts: demoContacts.map((contact) => ({ ...contact, id: idOf(nameOf(contact)), differsFrom: [], ...stored })),
    executors: executors.map((executor, position) => ({
      ...executor,
      id: demoId(100 + position) as ExecutorId,
      position,
    })),
    funeralWishes: { ...unansweredOf(funeralWishesQuestions), ...demoFuneral, ...storedByTestator },
    gifts: gifts.map((each, position) => ({
      ...each,
      id: demoId(200 + position) as GiftId,
      position,
      ...storedByTestator,
    })),
    guardians: demoChildren.map((child, place) => ({
      childId: idOf(nameOf(child)),
      version: 1,
      ...guardians,
      groups: guardians.groups.map((group) => ({ ...group, id: demoId(300 + place) as GuardianGroupId })),
    })),
    residue: { version: 1, recipients: residue },
    provisions: [{ ...advance, id: demoId(400) as ProvisionId, ...storedByTestator }],
    settings: unansweredOf(willSettingsQuestions),
  };
}
