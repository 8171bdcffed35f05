import type { CoupleCategory } from '@plainwill/contracts/will-data/vocabulary';
import { nia } from './people.ts';
import type { Visit } from './site-client.ts';

const details = {
  title: 'ms',
  firstName: 'Nia',
  lastName: 'Parry',
  dateOfBirth: '1969-11-30',
  gender: 'female',
  maritalStatus: 'married',
  isSeparated: false,
  email: nia.email,
  mobileCountryCode: '+44',
  mobileNumber: '07700 900456',
  occupation: 'vet',
} as const;

type Person = Pick<Visit, 'api'>;

/** Lets Robin and Nia plan together, once: Robin has shared the home and the children, and Nia has yet to answer. */
export async function planTogether({ api: robins }: Person, { api: nias }: Person) {
  const planning = await robins.identity.partner.get.query();
  if (planning.partner) return;
  const { personalDetails } = await nias.willData.testatorRecord.get.query();
  if (!personalDetails) await nias.willData.personalDetails.save.mutate({ basedOn: 0, changes: details });
  await nias.identity.profile.rename.mutate({ name: 'Nia Parry' });
  if (planning.sent.length === 0)
    await robins.identity.partner.invite.mutate({ email: nia.email, firstName: details.firstName });
  const [invitation] = (await nias.identity.partner.get.query()).received;
  if (!invitation) return;
  await nias.identity.partner.accept.mutate({ token: invitation.token });
  const ticked = { categories: ['home', 'children'] satisfies CoupleCategory[], contactIds: [] };
  const { shown } = await robins.willData.couples.preview.query({ ...ticked, giftIds: [] });
  await robins.willData.couples.publish.mutate({ ...ticked, shown });
}
