import { randomUUID } from 'node:crypto';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { demoChild, demoContact } from '@plainwill/law/facts/demo-family';
import type { Visit } from './site-client.ts';

const details = {
  title: 'other',
  otherTitle: 'Mx',
  firstName: 'Robin',
  lastName: 'Ashe',
  dateOfBirth: '1966-02-08',
  gender: 'female',
  maritalStatus: 'married',
  isSeparated: false,
  email: 'robin.ashe@example.com',
  mobileCountryCode: '+39',
  mobileNumber: '06 6982 1234',
  occupation: 'retired',
} as const;

const home = {
  address: '3 Tŷ Newydd Terrace, Caernarfon, LL55 1SY',
  line1: '3 Tŷ Newydd Terrace',
  townOrCity: 'Caernarfon',
  postcode: 'LL55 1SY',
  homeOwnership: 'own-outright',
  tenancyType: 'joint-tenants',
} as const;

const partner = { fullName: 'Nia Parry', relationship: 'civil-partner', gender: 'female' } as const;

const daughter = {
  ...demoChild('Lowri', '2011-04-17'),
  lastName: 'Parry',
  gaveBirth: false,
  parentalResponsibility: 'Yes, married to mother',
} as const;

/** A grandson whom the two bring up. */
const ward = {
  ...demoChild('Tomos', '2018-10-02'),
  lastName: 'Ashe',
  gender: 'male',
  relationship: 'Special guardian',
  gaveBirth: null,
} as const;

const friend = { ...demoContact('Devi', '', 'friend'), kind: 'person' } as const;

const brother = {
  ...demoContact('Owain', 'Parry', 'brother'),
  address: '1 Bn Welsh Guards, BFPO 57',
  line1: '1 Bn Welsh Guards',
  postcode: 'BFPO 57',
} as const;

/** Fills in a family whose answers are on few lists, once: civil partners, two mothers, a special guardian, one name. */
export async function fillInRobin({ api: { identity, willData } }: Pick<Visit, 'api'>) {
  const stored = await willData.testatorRecord.get.query();
  if (stored.personalDetails) return;
  await identity.profile.rename.mutate({ name: 'Robin Ashe' });
  await willData.personalDetails.save.mutate({ basedOn: 0, changes: details });
  const nia = await willData.spouseDetails.save.mutate({ basedOn: 0, changes: partner });
  await willData.homeDetails.save.mutate({ basedOn: 0, changes: { ...home, coOwnerId: nia.id } });
  const [lowri, tomos, devi, owain] = Array.from({ length: 4 }, () => randomUUID() as PersonId) as [
    PersonId,
    PersonId,
    PersonId,
    PersonId,
  ];
  await willData.children.add.mutate({ id: lowri, child: { ...daughter, otherParentId: nia.id } });
  await willData.children.add.mutate({ id: tomos, child: ward });
  await willData.contacts.add.mutate({ id: devi, contact: friend });
  await willData.contacts.add.mutate({ id: owain, contact: brother });
  await willData.funeralWishes.save.mutate({ basedOn: 0, changes: { funeralType: 'no_preference' } });
  await willData.executors.appoint.mutate({ personId: nia.id, role: 'primary' });
  await willData.executors.appoint.mutate({ personId: devi, role: 'primary' });
  await willData.executors.appoint.mutate({ personId: owain, role: 'backup' });
  await willData.guardians.replace.mutate({
    children: [lowri, tomos].map((childId) => ({ childId, basedOn: 0 })),
    selection: { primaryIds: [nia.id], backupIds: [devi], groups: [] },
  });
  await willData.settings.save.mutate({ hasNoSpecificGifts: true });
  await willData.residue.replace.mutate({
    basedOn: stored.residue.version,
    recipients: [
      { personId: nia.id, priority: 1, shareBasisPoints: null },
      { personId: lowri, priority: 2, shareBasisPoints: null },
      { personId: tomos, priority: 2, shareBasisPoints: null },
    ],
  });
}
