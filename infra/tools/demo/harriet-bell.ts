import { randomUUID } from 'node:crypto';
import type { GiftId, PersonId, ProvisionId } from '@plainwill/contracts/shared/ids';
import { type Person, peopleOf } from '@plainwill/contracts/will-data/people';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import {
  demoChildren,
  demoContacts,
  demoDetails,
  demoFuneral,
  demoSpouse,
  demoWishes,
} from '@plainwill/law/facts/demo-family';
import type { Visit } from './site-client.ts';

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
  if (!stored.spouseDetails) await willData.spouseDetails.save.mutate({ basedOn: 0, changes: demoSpouse });
  const { spouseDetails } = await willData.testatorRecord.get.query();
  const otherParentId = spouseDetails?.id ?? null;
  if (stored.children.length === 0)
    for (const child of demoChildren)
      await willData.children.add.mutate({ id: randomUUID() as PersonId, child: { ...child, otherParentId } });
  if (stored.contacts.length === 0)
    for (const contact of demoContacts) await willData.contacts.add.mutate({ id: randomUUID() as PersonId, contact });
}

async function addWishes(willData: Calls, stored: TestatorRecord) {
  const testatorRecord = await willData.testatorRecord.get.query();
  const wishes = demoWishes(finder(peopleOf(testatorRecord)));
  if (!stored.homeDetails) await willData.homeDetails.save.mutate({ basedOn: 0, changes: wishes.home });
  if (!stored.funeralWishes) await willData.funeralWishes.save.mutate({ basedOn: 0, changes: demoFuneral });
  if (stored.executors.length === 0)
    for (const executor of wishes.executors) await willData.executors.appoint.mutate(executor);
  if (stored.children.length === 0)
    await willData.guardians.replace.mutate({
      children: testatorRecord.guardians.map(({ childId, version }) => ({ childId, basedOn: version })),
      selection: wishes.guardians,
    });
  if (stored.gifts.length === 0)
    for (const gift of wishes.gifts) await willData.gifts.save.mutate({ id: randomUUID() as GiftId, basedOn: 0, gift });
  if (stored.residue.recipients.length === 0)
    await willData.residue.replace.mutate({ basedOn: stored.residue.version, recipients: wishes.residue });
  if (stored.provisions.length === 0)
    await willData.provisions.save.mutate({
      id: randomUUID() as ProvisionId,
      basedOn: 0,
      provision: wishes.advance,
    });
}

/** Fills in what Harriet has answered so far, without changing what somebody trying the demo has typed over it. */
export async function fillIn({ api: { identity, willData } }: Pick<Visit, 'api'>) {
  const { name } = await identity.profile.get.query();
  if (!name) await identity.profile.rename.mutate({ name: 'Harriet Bell' });
  const stored = await willData.testatorRecord.get.query();
  if (!stored.personalDetails) await willData.personalDetails.save.mutate({ basedOn: 0, changes: demoDetails });
  await addPeople(willData, stored);
  await addWishes(willData, stored);
}
