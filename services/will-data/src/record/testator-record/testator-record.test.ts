import { unansweredOf } from '@plainwill/contracts/kit/question';
import { provisionKinds } from '@plainwill/contracts/will-data/questions/provision-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { noDrafts } from '@plainwill/contracts/will-data/records/record-drafts';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it, vi } from 'vitest';
import { answerAll } from '../../testing/answer-all.ts';
import { aChild, aContact, aWillData, someDetails } from '../../testing/will-data.ts';
import { encryptedTables } from '../encryption/encrypted-fields.ts';

const { orm, encryption, as, aTestator, time } = await aWillData();

it('shows one who has answered nothing an empty testatorRecord', async () => {
  expect(await aTestator().testatorRecord.get()).toEqual({
    questionnaire: null,
    drafts: noDrafts,
    personalDetails: null,
    homeDetails: null,
    spouseDetails: null,
    children: [],
    contacts: [],
    executors: [],
    funeralWishes: null,
    gifts: [],
    guardians: [],
    residue: { version: 0, recipients: [] },
    provisions: [],
    settings: unansweredOf(willSettingsQuestions),
  });
});

it('gives back everything as it was answered', async () => {
  const testator = aTestator();
  const { spouse, friend, aunt, child } = await answerAll(testator);
  const testatorRecord = await testator.testatorRecord.get();
  const stored = { version: 1, savedAt: time.now.toISOString(), savedBySupport: false };
  expect(testatorRecord.personalDetails).toEqual({ ...someDetails({ maritalStatus: 'married' }), ...stored });
  expect(testatorRecord.homeDetails).toMatchObject({ address: '1 Mill Lane', line1: '', coOwnerId: spouse });
  expect(testatorRecord.children).toEqual([
    { ...aChild({ otherParentId: spouse, protectShare: false }), ...stored, id: child },
  ]);
  expect(testatorRecord.contacts.find(({ id }) => id === friend)).toEqual({
    ...aContact({ firstName: 'Ann', notes: 'left-handed', dateOfBirth: '1970-01-01' }),
    kind: 'person',
    isCharity: false,
    charityNumber: '',
    differsFrom: [],
    ...stored,
    id: friend,
  });
  expect(testatorRecord.executors).toMatchObject([{ personId: spouse, role: 'primary' }, { role: 'backup' }]);
  expect(testatorRecord.funeralWishes).toMatchObject({
    funeralType: 'cremation',
    location: 'By the sea',
    ashesDirections: '',
  });
  expect(testatorRecord.gifts).toMatchObject([
    { policyAmount: 5_000_000, policyNumber: 'LX 1', recipients: [{ personId: child, priority: 1 }], position: 0 },
    { taxBorneBy: 'recipient', recipients: [{ personId: friend }, { personId: 'children', exceptIds: [child] }] },
  ]);
  expect(testatorRecord.guardians).toEqual([
    {
      childId: child,
      version: 1,
      primaryIds: [spouse],
      backupIds: [],
      groups: [{ id: expect.any(String), name: 'Both', memberIds: [friend, aunt] }],
    },
  ]);
  expect(testatorRecord.residue).toMatchObject({
    version: 2,
    recipients: [{ shareBasisPoints: 7500 }, {}, { priority: 2 }],
  });
  expect(testatorRecord.provisions.map(({ kind }) => kind)).toEqual(provisionKinds);
  expect(testatorRecord.settings.childrenInheritanceAge).toBe(25);
});

it('is read in one statement, however much there is', async () => {
  const testator = aTestator();
  await answerAll(testator);
  const asked = vi.spyOn(await orm.em.getConnection().getNativeClient(), 'query');
  await testator.testatorRecord.get();
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

it('drops whoever was removed from everything that named them, and brings all of it back', async () => {
  const testator = aTestator();
  const { child, friend } = await answerAll(testator);
  const before = await testator.testatorRecord.get();
  await testator.children.remove({ id: child });
  await testator.contacts.remove({ id: friend });
  const without = await testator.testatorRecord.get();
  expect(JSON.stringify(without)).not.toMatch(new RegExp(`${child}|${friend}`));
  await testator.children.restore({ id: child });
  await testator.contacts.restore({ id: friend });
  expect(await testator.testatorRecord.get()).toEqual(before);
});

it('keeps what is most private out of plain sight in the database', async () => {
  const testator = aTestator();
  await answerAll(testator);
  const tables = [...orm.getMetadata().getAll().values()].map(({ tableName }) => tableName);
  for (const table of tables) {
    const rows = JSON.stringify(await orm.em.fork().execute(`select * from ${table}`));
    expect(rows).not.toMatch(
      /1950-02-03|2015-06-01|1970-01-01|7700900123|left-handed|cremation|By the sea|LX 1|5000000/,
    );
  }
});

it('reads names that were accepted before the rules for new ones', async () => {
  const account = anAccount();
  const testator = as(account);
  await answerAll(testator);
  const odd = { child: '\u3164', spouse: 'Tom\nHart\u200e', contact: 'Ann\u{e0041}', home: '1 Mill\tLane\u2028' };
  const store = (table: string, column: string, value: string) =>
    orm.em.fork().execute(`update ${table} set ${column} = ? where account_id = ?`, [value, account.id]);
  await store('children', 'first_name', odd.child);
  await store('spouse_details', 'full_name', odd.spouse);
  await store('contacts', 'first_name', odd.contact);
  await store('home_details', 'line_1', odd.home);
  await rotateKeys(orm.em.fork(), encryptedTables(encryption.vault), 'k1');
  const testatorRecord = await testator.testatorRecord.get();
  expect(testatorRecord.children.map(({ firstName }) => firstName)).toEqual([odd.child]);
  expect(new Set(testatorRecord.contacts.map(({ firstName }) => firstName))).toEqual(new Set([odd.contact]));
  expect([testatorRecord.spouseDetails?.fullName, testatorRecord.homeDetails?.line1]).toEqual([odd.spouse, odd.home]);
  expect((await testator.willDocument.preview()).document.sections.length).toBeGreaterThan(0);
  const changed = await testator.homeDetails.save({ basedOn: 1, changes: { county: 'Shropshire' } });
  expect(changed).toMatchObject({ line1: odd.home, county: 'Shropshire' });
});

it('forgets a spouse with every mention of them', async () => {
  const testator = aTestator();
  const { spouse } = await answerAll(testator);
  await testator.spouseDetails.remove({ basedOn: 1 });
  expect(JSON.stringify(await testator.testatorRecord.get())).not.toContain(spouse);
});
