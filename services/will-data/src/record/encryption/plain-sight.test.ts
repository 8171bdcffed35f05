import { randomUUID } from 'node:crypto';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it } from 'vitest';
import { everyWarning } from '../../testing/answer-all.ts';
import { aChild, aContact, anExecutorPerson, aPersonId, aWillData, someDetails } from '../../testing/will-data.ts';
import { aProvision, aProvisionId } from '../../testing/wishes.ts';

const { orm, as } = await aWillData();

let marked = 0;
/** A word that stands nowhere else. */
const mark = () =>
  `Zquv${String.fromCharCode(97 + (marked % 26))}${String.fromCharCode(97 + Math.floor(marked++ / 26))}vxjk`;

const anAddress = () => ({
  address: mark(),
  line1: mark(),
  line2: mark(),
  townOrCity: mark(),
  county: mark(),
  postcode: 'ZQ9 9VX',
});
const aName = () => ({ firstName: mark(), middleNames: mark(), lastName: mark() });
const anEmail = () => `${mark()}@example.com`;

/** Every row of every table, as whoever has a copy of the database reads it. */
async function everythingStored(): Promise<Record<string, string>> {
  const em = orm.em.fork();
  const tables = await em.execute<{ name: string }[]>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) found[name] = JSON.stringify(await em.execute(`select * from ${name}`));
  return found;
}

it('keeps nothing that tells who a family is where it can be read in the database', async () => {
  const account = anAccount();
  const testator = as(account);
  const staff = as(anAccount({ roles: ['admin'] })).staff;
  const { line1: line_1, line2: line_2, townOrCity: town_or_city, address: formatted_address, ...rest } = anAddress();
  await testator.questionnaire.claim({
    submissionId: randomUUID() as SubmissionId,
    answers: {
      whoFor: 'Me',
      children: 'Yes',
      homeOwned: 'Yes',
      address: { formatted_address, line_1, line_2, town_or_city, ...rest },
      business: 'No',
    },
  });
  await testator.personalDetails.save({
    basedOn: 0,
    changes: someDetails({
      ...aName(),
      knownAs: mark(),
      dateOfBirth: '1951-09-09',
      mobileNumber: '7799999951',
      email: anEmail(),
      occupation: mark(),
      employer: mark(),
      maritalStatus: 'married',
    }),
  });
  await testator.personalDetails.save({ basedOn: 1, changes: { occupation: mark() } });
  await testator.homeDetails.save({
    basedOn: 1,
    changes: { ...anAddress(), homeOwnership: 'own-outright', tenancyType: 'sole-owner' },
  });
  const spouse = await testator.spouseDetails.save({
    basedOn: 0,
    changes: { fullName: `${mark()} ${mark()}`, relationship: 'husband', gender: 'male' },
  });
  await testator.spouseDetails.save({ basedOn: 1, changes: { fullName: `${mark()} ${mark()}` } });
  const [friend, aunt, charity, child] = [aPersonId(), aPersonId(), aPersonId(), aPersonId()];
  await testator.contacts.add({
    id: friend,
    contact: aContact({ ...aName(), ...anAddress(), email: anEmail(), notes: mark(), mobileNumber: '7799999951' }),
  });
  await testator.contacts.add({ id: aunt, contact: aContact(aName()) });
  await testator.contacts.add({
    id: charity,
    contact: aContact({ ...aName(), isCharity: true, charityNumber: '1234' }),
  });
  await testator.contacts.update({ id: aunt, basedOn: 1, changes: { ...aName(), email: anEmail() } });
  await testator.children.add({ id: child, child: aChild({ ...aName(), dateOfBirth: '2011-09-09' }) });
  await testator.children.update({ id: child, basedOn: 1, changes: { middleNames: mark() } });
  await testator.executors.add({
    personId: aPersonId(),
    role: 'primary',
    person: anExecutorPerson({ ...aName(), ...anAddress(), email: anEmail() }),
  });
  await testator.guardians.replace({
    children: [{ childId: child, basedOn: 0 }],
    selection: { primaryIds: [spouse.id], backupIds: [], groups: [{ name: mark(), memberIds: [friend, aunt] }] },
  });
  await testator.gifts.save({
    id: randomUUID() as GiftId,
    basedOn: 0,
    gift: {
      ...unansweredOf(giftQuestions),
      giftType: 'life_insurance',
      itemDescription: mark(),
      provider: mark(),
      policyNumber: mark(),
      policyAmount: 7_654_321,
      childrenAccessAge: 21,
      recipients: [{ personId: charity, priority: 1 }],
      remainderRecipients: [],
    },
  });
  for (const provision of [
    aProvision('pet', { description: mark(), takerId: friend, cashAmount: 7_654_321 }),
    aProvision('belongings', { hasLetter: true, letter: mark(), recipients: [{ personId: friend, priority: 1 }] }),
    aProvision('advance', { personId: friend, amount: 7_654_321, purpose: mark() }),
    aProvision('exclusion', { personId: aunt, reasons: mark() }),
  ])
    await testator.provisions.save({ id: aProvisionId(), basedOn: 0, provision });
  await testator.funeralWishes.save({ basedOn: 0, changes: { funeralType: 'cremation', location: mark() } });
  await testator.residue.replace({
    basedOn: 0,
    recipients: [{ personId: spouse.id, priority: 1, shareBasisPoints: null }],
  });
  const whose = { accountId: account.id };
  await staff.addContact({
    ...whose,
    id: aPersonId(),
    contact: {
      ...forStaff(aContact({ ...anAddress(), notes: mark() })),
      fullName: `${mark()} ${mark()}`,
      role: 'friend',
    },
  });
  await staff.savePersonalDetails({ ...whose, basedOn: 2, changes: { employer: mark() } });
  await staff.saveHomeDetails({ ...whose, basedOn: 2, changes: { line2: mark() } });
  const { version } = await testator.willDocument.preview();
  await testator.willDocument.markSeen({ version });
  await testator.signingCopies.make({ understood: everyWarning });

  const told = JSON.stringify(await testator.testatorRecord.get());
  expect(told.match(/Zquv\w\wvxjk/g)?.length).toBeGreaterThan(50);
  const stored = await everythingStored();
  expect(Object.keys(stored).length).toBeGreaterThan(15);
  for (const [table, rows] of Object.entries(stored))
    expect(rows.match(/zquv\w\wvxjk|zq9 9vx|1951-09-09|2011-09-09|7799999951|7654321|cremation/gi), table).toBeNull();
});

const forStaff = ({
  firstName: _first,
  middleNames: _middle,
  lastName: _last,
  protectShare: _need,
  ...others
}: ReturnType<typeof aContact>) => others;
