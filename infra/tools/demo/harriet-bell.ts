import { randomUUID } from 'node:crypto';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId, PersonId, ProvisionId } from '@plainwill/contracts/shared/ids';
import { type Person, peopleOf } from '@plainwill/contracts/will-data/people';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { ChildFields } from '@plainwill/contracts/will-data/records/children';
import type { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import type { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { Visit } from './site-client.ts';

const details = {
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
  address: '8 Palace Green, Durham, DH1 3RN',
  line1: '8 Palace Green',
  line2: '',
  townOrCity: 'Durham',
  county: '',
  postcode: 'DH1 3RN',
  homeOwnership: 'own-mortgage',
  tenancyType: 'tenants-in-common',
} as const;

const spouse = { fullName: 'Daniel Bell', relationship: 'husband', gender: 'male', intendingToMarry: false } as const;

export const child = (firstName: string, dateOfBirth: string): ChildFields => ({
  ...unansweredOf(childQuestions),
  firstName,
  lastName: 'Bell',
  dateOfBirth,
  gender: 'female',
  relationship: 'Mother',
  gaveBirth: true,
});

const children = [child('Rosie', '2016-09-03'), child('Martha', '2019-02-17')];

export const contact = (firstName: string, lastName: string, role: ContactFields['role']): ContactFields => ({
  ...unansweredOf(contactQuestions),
  firstName,
  lastName,
  role,
  mobileCountryCode: '+44',
});

const contacts = [
  contact('Thomas', 'Reed', 'brother'),
  contact('Anna', 'Reed', 'sister'),
  contact('Joan', 'Reed', 'mother'),
];

const funeral = {
  funeralType: 'cremation',
  location: 'Durham Crematorium',
  ashesDirections: 'Scatter them by the river below the cathedral.',
  readingsHymns: '',
  flowersCharities: 'Wild flowers only. Gifts to the library’s reading fund, please.',
  gatheringDirections: 'Tea and cake at home, and no black ties.',
} as const;

const gift = (of: Partial<GiftFields> & Pick<GiftFields, 'giftType' | 'recipients'>): GiftFields => ({
  ...unansweredOf(giftQuestions),
  childrenAccessAge: 18,
  remainderRecipients: [],
  ...of,
});

type Calls = Visit['api']['willData'];

/** Finds people by name, as they are after everyone has been added. */
function finder(people: readonly Person[]) {
  return (fullName: string): PersonId => {
    const found = people.find((person) => person.fullName === fullName);
    if (!found) throw new Error(`Nobody is called ${fullName}`);
    return found.id;
  };
}

async function addPeople(willData: Calls, stored: TestatorRecord) {
  if (!stored.spouseDetails) await willData.spouseDetails.save.mutate({ basedOn: 0, changes: spouse });
  const { spouseDetails } = await willData.testatorRecord.get.query();
  const otherParentId = spouseDetails?.id ?? null;
  if (stored.children.length === 0)
    for (const child of children)
      await willData.children.add.mutate({ id: randomUUID() as PersonId, child: { ...child, otherParentId } });
  if (stored.contacts.length === 0)
    for (const contact of contacts) await willData.contacts.add.mutate({ id: randomUUID() as PersonId, contact });
}

async function addWishes(willData: Calls, stored: TestatorRecord) {
  const testatorRecord = await willData.testatorRecord.get.query();
  const id = finder(peopleOf(testatorRecord));
  const at = (fullName: string, priority: number) => ({ personId: id(fullName), priority });
  if (!stored.homeDetails)
    await willData.homeDetails.save.mutate({ basedOn: 0, changes: { ...home, coOwnerId: id('Daniel Bell') } });
  if (!stored.funeralWishes) await willData.funeralWishes.save.mutate({ basedOn: 0, changes: funeral });
  if (stored.executors.length === 0) {
    await willData.executors.appoint.mutate({ personId: id('Daniel Bell'), role: 'primary' });
    await willData.executors.appoint.mutate({ personId: id('Thomas Reed'), role: 'primary' });
    await willData.executors.appoint.mutate({ personId: id('Anna Reed'), role: 'backup' });
  }
  if (stored.children.length === 0)
    await willData.guardians.replace.mutate({
      children: testatorRecord.guardians.map(({ childId, version }) => ({ childId, basedOn: version })),
      selection: {
        primaryIds: [id('Daniel Bell')],
        backupIds: [id('Joan Reed')],
        groups: [{ name: 'Thomas and Anna together', memberIds: [id('Thomas Reed'), id('Anna Reed')] }],
      },
    });
  if (stored.gifts.length === 0)
    for (const wanted of [
      gift({
        giftType: 'specific_item',
        itemDescription: 'my grandmother’s oak writing desk',
        recipients: [at('Rosie Bell', 1)],
        grandchildrenInherit: true,
      }),
      gift({ giftType: 'cash_gift', cashAmount: 250_000, recipients: [at('Anna Reed', 1)] }),
    ])
      await willData.gifts.save.mutate({ id: randomUUID() as GiftId, basedOn: 0, gift: wanted });
  if (stored.residue.recipients.length === 0)
    await willData.residue.replace.mutate({
      basedOn: stored.residue.version,
      recipients: [at('Daniel Bell', 1), at('Rosie Bell', 2), at('Martha Bell', 2)].map((recipient) => ({
        ...recipient,
        shareBasisPoints: null,
      })),
    });
  if (stored.provisions.length === 0)
    await willData.provisions.save.mutate({
      id: randomUUID() as ProvisionId,
      basedOn: 0,
      provision: {
        kind: 'advance',
        personId: id('Rosie Bell'),
        amount: 300_000,
        purpose: 'towards a cello',
        year: 2025,
        recipients: [],
      },
    });
}

/** Fills in what Harriet has answered so far, without changing what somebody trying the demo has typed over it. */
export async function fillIn({ api: { identity, willData } }: Pick<Visit, 'api'>) {
  const { name } = await identity.profile.get.query();
  if (!name) await identity.profile.rename.mutate({ name: 'Harriet Bell' });
  const stored = await willData.testatorRecord.get.query();
  if (!stored.personalDetails) await willData.personalDetails.save.mutate({ basedOn: 0, changes: details });
  await addPeople(willData, stored);
  await addWishes(willData, stored);
}
