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

const executors = [
  { firstName: 'Thomas Paul', lastName: 'Bell', relationship: 'sibling', role: 'primary' },
  { firstName: 'Anna', lastName: 'Reed', relationship: 'friend', role: 'backup' },
] as const;

const funeral = {
  funeralType: 'cremation',
  location: 'Durham Crematorium',
  ashesDirections: 'Scatter them by the river below the cathedral.',
  readingsHymns: '',
  flowersCharities: 'Wild flowers only. Gifts to the library’s reading fund, please.',
  gatheringDirections: 'Tea and cake at home, and no black ties.',
} as const;

const recipients = [
  { firstName: 'Daniel', lastName: 'Bell', relationship: 'spouse_partner' },
  { firstName: 'Rosie', lastName: 'Bell', relationship: 'child' },
] as const;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** Those not yet in a list, by name: what makes a second run add nothing. */
function missingFrom<P extends { firstName: string; lastName: string }>(
  listed: { firstName: string; lastName: string }[],
  wanted: readonly P[],
): P[] {
  const names = new Set(listed.map(nameOf));
  return wanted.filter((person) => !names.has(nameOf(person)));
}

/** Fills in what Harriet has answered so far, without changing what somebody trying the demo has typed over it. */
export async function fillIn({ api: { identity, willData } }: Visit) {
  const { name } = await identity.profile.get.query();
  if (!name) await identity.profile.rename.mutate({ name: 'Harriet Bell' });
  const stored = await willData.personalDetails.get.query();
  if (!stored) await willData.personalDetails.save.mutate({ basedOn: 0, changes: details });
  for (const executor of missingFrom(await willData.executors.list.query(), executors)) {
    await willData.executors.add.mutate(executor);
  }
  if (!(await willData.funeralWishes.get.query())) await willData.funeralWishes.save.mutate(funeral);
  for (const recipient of missingFrom(await willData.residue.list.query(), recipients)) {
    await willData.residue.addNew.mutate(recipient);
  }
}
