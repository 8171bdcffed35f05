import type { PersonalDetailsFields } from '@plainwill/contracts/will-data/records/personal-details';
import type { Person } from './many-people.ts';
import type { SiteCaller } from './site-caller.ts';

const save = 'willData.personalDetails.save';

export const firstAnswers = (email: string): Partial<PersonalDetailsFields> => ({
  firstName: 'Harriet',
  lastName: 'Bell',
  dateOfBirth: '1979-05-14',
  email,
  mobileCountryCode: '+44',
  mobileNumber: '7700900123',
  occupation: 'Librarian',
});

/** Someone who has begun to answer. @returns what saves their next answer, as the portal does while they type */
export async function beginAnswering({ call }: SiteCaller, person: Person) {
  let { version } = await call(save, { basedOn: 0, changes: firstAnswers(person.email) }, person);
  let typed = 0;
  return async () => {
    const saved = await call(save, { basedOn: version, changes: { occupation: `Librarian ${++typed}` } }, person);
    version = saved.version;
  };
}
