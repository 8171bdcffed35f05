import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { StaffChildFields, StaffContactFields } from '@plainwill/contracts/will-data/staff';
import { exampleEstatePence } from '@plainwill/contracts/will-data/what-if/example-estate';
import { missingForWishes } from '@plainwill/contracts/will-data/will/readiness';
import { anAccount } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReviewMailSchema } from '../review/review.entity.ts';
import { answerAll } from '../testing/answer-all.ts';
import { aChild, aContact, aPersonId, aWillData, refusalOf, someDetails } from '../testing/will-data.ts';

const { as, orm, time } = await aWillData();
const adminAccount = anAccount({ roles: ['admin'] });
const admin = as(adminAccount).staff;

let owner = anAccount();
let testator = as(owner);
let accountId = owner.id;

beforeEach(() => {
  owner = anAccount();
  testator = as(owner);
  accountId = owner.id;
});

interface Entry {
  action: string;
  actor_account_id: AccountId;
  object_id: string | null;
  fields: string[];
}

const entries = () =>
  orm.em.fork().execute<Entry[]>(
    `select action, actor_account_id, object_id, fields from audit_log join audit_chain on entry_id = id
     where subject_account_id = ? order by position`,
    [accountId],
  );

/** How often the alarm was raised about somebody. */
async function alarmsAbout(staffId: AccountId) {
  const raised = `select 1 from audit_log where action = 'bulk-view' and actor_account_id = ?`;
  return (await orm.em.fork().execute<unknown[]>(raised, [staffId])).length;
}

const aStaffChild = (changes: Partial<StaffChildFields> = {}): StaffChildFields => ({
  fullName: 'Ivy May Rose Hart',
  dateOfBirth: '2015-06-01',
  relationship: 'Daughter',
  otherParentId: null,
  ...changes,
});

function aStaffContact(changes: Partial<StaffContactFields> = {}): StaffContactFields {
  const { firstName: _first, middleNames: _middle, lastName: _last, protectShare: _need, ...contact } = aContact();
  return { ...contact, fullName: 'Susan van der Vale', role: 'sibling', ...changes };
}

describe('a view of a user', () => {
  it('shows all that they have told us, and is written down once', async () => {
    await answerAll(testator);
    expect(await admin.user({ accountId })).toEqual(await testator.testatorRecord.get());
    expect(await entries()).toEqual([
      { action: 'user.view', actor_account_id: adminAccount.id, object_id: null, fields: [] },
    ]);
  });

  it('shows nothing of anybody else', async () => {
    await answerAll(as(anAccount()));
    expect(await admin.user({ accountId })).toMatchObject({ personalDetails: null, children: [], contacts: [] });
  });

  it('raises the alarm once when somebody looks at more than fifty people within an hour', async () => {
    const curious = anAccount({ roles: ['readonly'] });
    const look = (at = anAccount().id) => as(curious).staff.user({ accountId: at });
    const first = anAccount().id;
    await look(first);
    for (let n = 2; n <= 50; n++) await look();
    await look(first);
    expect(await alarmsAbout(curious.id)).toBe(0);
    await look();
    expect(await alarmsAbout(curious.id)).toBe(1);
    await look();
    expect(await alarmsAbout(curious.id)).toBe(1);
    expect(await alarmsAbout(adminAccount.id)).toBe(0);
  });

  it('is refused once one proof was good for a hundred people within an hour, until there is another', async () => {
    const start = time.now;
    const curious = anAccount({ roles: ['readonly'], authenticatedAt: start.toISOString() });
    const [first = '' as AccountId, ...people] = Array.from({ length: 100 }, () => anAccount().id);
    const look = (at: AccountId, who = curious) => as(who).staff.user({ accountId: at });
    for (const at of [first, ...people]) await look(at);
    const refused = anAccount().id;
    expect(await refusalOf(look(refused))).toBe('ReauthenticationNeeded');
    expect(await refusalOf(as(curious).staff.withoutWill({ accountId: refused }))).toBe('ReauthenticationNeeded');
    // Somebody whom they have looked at already is nobody more, and colleagues look at whom they like.
    await look(first);
    await look(refused, anAccount({ roles: ['readonly'], authenticatedAt: start.toISOString() }));

    time.now = new Date(start.getTime() + 60_000);
    const proved = { ...curious, authenticatedAt: time.now.toISOString() };
    await look(refused, proved);
    time.now = start;
    expect(await alarmsAbout(curious.id)).toBe(1);
  });

  it('does not count what was longer ago', async () => {
    const steady = anAccount({ roles: ['readonly'] });
    const start = time.now;
    for (let n = 0; n < 60; n++) {
      time.now = new Date(start.getTime() + n * 120_000);
      await as(steady).staff.user({ accountId: anAccount().id });
    }
    time.now = start;
    expect(await alarmsAbout(steady.id)).toBe(0);
  });
});

describe('a look at what would happen without a will', () => {
  it('shows their family beside what their will gives, and is written down once', async () => {
    const { child } = await answerAll(testator);
    const { family, byWill } = await admin.withoutWill({ accountId });
    expect(family).toEqual({ ...(await testator.whatIf.family()), estatePence: exampleEstatePence });
    expect(family).toMatchObject({ spouse: { name: 'Tom Hart', status: 'married' }, children: [{ id: child }] });
    expect(byWill).toEqual(await testator.whatIf.answer({ deathOn: family.asOf, estatePence: exampleEstatePence }));
    expect(await entries()).toEqual([
      { action: 'user.view.without-will', actor_account_id: adminAccount.id, object_id: null, fields: [] },
    ]);
    expect(await testator.access.list({})).toMatchObject({
      entries: [{ staffId: adminAccount.id, action: 'user.view.without-will' }],
    });
  });

  it('shows nothing of anybody else', async () => {
    await answerAll(as(anAccount()));
    const { family, byWill } = await admin.withoutWill({ accountId });
    expect(family).toMatchObject({ spouse: null, children: [], parents: [], siblings: [] });
    expect(byWill).toMatchObject({ takes: [], crown: exampleEstatePence });
  });

  it('is for staff alone', async () => {
    const reader = anAccount({ roles: ['readonly'] });
    expect((await as(reader).staff.withoutWill({ accountId })).family.children).toEqual([]);
    await expect(testator.staff.withoutWill({ accountId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await entries()).map(({ actor_account_id: actor }) => actor)).not.toContain(accountId);
  });

  it('counts as a look at their details', async () => {
    const curious = anAccount({ roles: ['readonly'] });
    for (let n = 0; n < 51; n++) await as(curious).staff.withoutWill({ accountId: anAccount().id });
    expect(await alarmsAbout(curious.id)).toBe(1);
  });
});

describe('staff save for somebody', () => {
  it('personal details, as the person could, marked as saved by support', async () => {
    const saved = await admin.savePersonalDetails({ accountId, basedOn: 0, changes: someDetails() });
    expect(saved).toMatchObject({ firstName: 'Eleanor', mobileNumber: '7700900123', savedBySupport: true, version: 1 });
    expect((await testator.testatorRecord.get()).personalDetails).toEqual(saved);
    const again = await admin.savePersonalDetails({
      accountId,
      basedOn: 1,
      changes: { lastName: 'Vale', knownAs: '' },
    });
    expect(again).toMatchObject({ lastName: 'Vale', knownAs: null, version: 2 });
    expect((await entries()).at(-1)).toMatchObject({ action: 'user.edit.personal', fields: ['knownAs', 'lastName'] });
    expect(JSON.stringify(await entries())).not.toContain('Vale');
  });

  it('home details', async () => {
    const changes = { line1: '1 Mill Lane', homeOwnership: 'own-outright', tenancyType: 'joint-tenants' } as const;
    await admin.saveHomeDetails({ accountId, basedOn: 0, changes });
    expect((await testator.testatorRecord.get()).homeDetails).toMatchObject({ ...changes, savedBySupport: true });
    await admin.saveHomeDetails({ accountId, basedOn: 1, changes: { homeOwnership: 'rent' } });
    expect((await testator.testatorRecord.get()).homeDetails).toMatchObject({
      homeOwnership: 'rent',
      tenancyType: null,
    });
  });

  it('spouse details, in the words of their own forms', async () => {
    const changes = { fullName: 'Tom Hart', relationship: 'civil_partner', gender: 'male' } as const;
    await admin.saveSpouseDetails({ accountId, basedOn: 0, changes });
    expect((await testator.testatorRecord.get()).spouseDetails).toMatchObject({ ...changes, savedBySupport: true });
  });

  it('what is known so far, and the person adds the rest', async () => {
    await admin.savePersonalDetails({ accountId, basedOn: 0, changes: { lastName: 'Hart', maritalStatus: 'married' } });
    await admin.saveSpouseDetails({ accountId, basedOn: 0, changes: { fullName: 'Tom Hart' } });
    const part = await testator.testatorRecord.get();
    expect(part.personalDetails).toMatchObject({ firstName: '', lastName: 'Hart', dateOfBirth: null, email: '' });
    expect(part.spouseDetails).toMatchObject({ fullName: 'Tom Hart', relationship: null, gender: null });
    expect(missingForWishes(part, '2026-11-20')).toEqual(['personalDetails', 'homeDetails', 'spouseDetails']);
    expect((await testator.willDocument.preview()).document.sections.length).toBeGreaterThan(0);

    await testator.personalDetails.save({ basedOn: 1, changes: { dateOfBirth: '1950-02-03' } });
    await testator.personalDetails.save({ basedOn: 2, changes: someDetails({ maritalStatus: 'married' }) });
    await testator.spouseDetails.save({ basedOn: 1, changes: { relationship: 'husband', gender: 'male' } });
    expect(missingForWishes(await testator.testatorRecord.get(), '2026-11-20')).toEqual(['homeDetails']);
  });

  it('nobody as a spouse who has no name', async () => {
    const save = admin.saveSpouseDetails({ accountId, basedOn: 0, changes: { gender: 'male' } });
    expect(await refusalOf(save)).toBe('SpouseDetailsIncomplete');
  });

  it('a customer who is told by mail, once an hour however much is changed', async () => {
    await answerAll(testator);
    const version = (await testator.testatorRecord.get()).personalDetails?.version ?? 0;
    const change = (basedOn: number, knownAs: string) =>
      admin.savePersonalDetails({ accountId, basedOn, changes: { knownAs } });
    const mails = async () => (await orm.em.fork().find(ReviewMailSchema, { accountId })).map(({ kind }) => kind);
    await change(version, 'Nell');
    await change(version + 1, 'Nellie');
    expect(await mails()).toEqual(['supportChanged']);
    const began = time.now;
    time.now = new Date(began.getTime() + 61 * minuteMs);
    await change(version + 2, 'Ellie');
    time.now = began;
    expect(await mails()).toEqual(['supportChanged', 'supportChanged']);
  });

  it('a new child, splitting the name and leaving open what was not asked', async () => {
    const contact = aPersonId();
    await testator.contacts.add({ id: contact, contact: aContact() });
    const id = aPersonId();
    await admin.addChild({ accountId, id, child: aStaffChild({ otherParentId: contact }) });
    expect((await testator.testatorRecord.get()).children).toMatchObject([
      {
        id,
        firstName: 'Ivy',
        middleNames: 'May Rose',
        lastName: 'Hart',
        gender: 'other',
        relationship: 'Daughter',
        parentalResponsibility: null,
        otherParentId: contact,
        savedBySupport: true,
      },
    ]);
    expect((await entries()).at(-1)).toMatchObject({ action: 'child.add', object_id: id });
  });

  it('a child that the person added, whose name keeps its parts while it reads the same', async () => {
    const id = aPersonId();
    await testator.children.add({ id, child: aChild({ firstName: 'Mary Ann', relationship: 'Mother' }) });
    await admin.updateChild({
      accountId,
      id,
      basedOn: 1,
      changes: { fullName: 'Mary Ann Hart', dateOfBirth: '2014-06-01' },
    });
    const child = async () => (await testator.testatorRecord.get()).children[0];
    expect(await child()).toMatchObject({
      firstName: 'Mary Ann',
      lastName: 'Hart',
      dateOfBirth: '2014-06-01',
      gender: 'female',
    });
    await admin.updateChild({
      accountId,
      id,
      basedOn: 2,
      changes: { fullName: 'Mary Ann Vale', relationship: 'Stepdaughter' },
    });
    expect(await child()).toMatchObject({
      firstName: 'Mary',
      middleNames: 'Ann',
      lastName: 'Vale',
      relationship: 'Stepdaughter',
    });
  });

  it('a new contact, whose name may be one word', async () => {
    for (const fullName of ['Susan van der Vale', 'Cher'])
      await admin.addContact({
        accountId,
        id: aPersonId(),
        contact: aStaffContact({ fullName, mobileNumber: '(07700) 900-123' }),
      });
    const { contacts } = await testator.testatorRecord.get();
    expect(contacts.toSorted((a, b) => b.firstName.localeCompare(a.firstName))).toMatchObject([
      {
        firstName: 'Susan',
        lastName: 'van der Vale',
        role: 'sibling',
        mobileNumber: '7700900123',
        savedBySupport: true,
      },
      { firstName: 'Cher', lastName: '' },
    ]);
  });

  it('adds a child with one name', async () => {
    await admin.addChild({ accountId, id: aPersonId(), child: aStaffChild({ fullName: 'Devi' }) });
    expect((await testator.testatorRecord.get()).children).toMatchObject([{ firstName: 'Devi', lastName: '' }]);
  });

  it.each([
    [{ fullName: '' }],
    [{ dateOfBirth: '2015-02-30' }],
    [{ dateOfBirth: '2026-11-21' }],
    [{ relationship: 'Nephew' }],
    [{ fullName: `Ivy ${'x'.repeat(101)}` }],
    [{ gender: 'female' }],
  ])('but no child with %j', async (changes) => {
    const call = admin.addChild({
      accountId,
      id: aPersonId(),
      child: { ...aStaffChild(), ...changes } as StaffChildFields,
    });
    await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await entries()).toEqual([]);
  });

  it.each(['id', 'accountId', 'version', 'savedAt', 'savedBySupport', 'roles', 'coOwnerId'])(
    'but never the field %s',
    async (field) => {
      const changes = { [field]: 'x' };
      for (const save of [admin.savePersonalDetails, admin.saveHomeDetails, admin.saveSpouseDetails])
        await expect(save({ accountId, basedOn: 0, changes })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );

  it('but names nobody of another account', async () => {
    const other = as(anAccount());
    const theirs = aPersonId();
    await other.contacts.add({ id: theirs, contact: aContact() });
    const call = admin.addChild({ accountId, id: aPersonId(), child: aStaffChild({ otherParentId: theirs }) });
    expect(await refusalOf(call)).toBe('PersonNotFound');
    expect((await testator.testatorRecord.get()).children).toEqual([]);
  });
});

describe('a save by staff and one by the person at the same time', () => {
  it('conflict, and lose nothing', async () => {
    await testator.personalDetails.save({ basedOn: 0, changes: someDetails() });
    const outcomes = await Promise.allSettled([
      testator.personalDetails.save({ basedOn: 1, changes: { occupation: 'Judge' } }),
      admin.savePersonalDetails({ accountId, basedOn: 1, changes: { lastName: 'Vale' } }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const stored = (await testator.testatorRecord.get()).personalDetails;
    expect(stored?.version).toBe(2);
    expect([stored?.occupation === 'Judge', stored?.lastName === 'Vale'].filter(Boolean)).toHaveLength(1);
    const isTheirs = stored?.lastName === 'Vale';
    expect(stored?.savedBySupport).toBe(isTheirs);
    expect(await entries()).toHaveLength(isTheirs ? 1 : 0);
  });

  it.each([
    [
      'home details',
      () => admin.saveHomeDetails({ accountId, basedOn: 0, changes: { line1: 'x' } }),
      'HomeDetailsChanged',
    ],
    [
      'spouse details',
      () => admin.saveSpouseDetails({ accountId, basedOn: 0, changes: { fullName: 'x' } }),
      'SpouseDetailsChanged',
    ],
    [
      'personal details',
      () => admin.savePersonalDetails({ accountId, basedOn: 0, changes: someDetails() }),
      'PersonalDetailsChanged',
    ],
  ])('is refused for %s that were saved since, and not written down', async (_what, call, reason) => {
    await answerAll(testator);
    expect(await refusalOf(call())).toBe(reason);
    expect(await entries()).toEqual([]);
  });

  it('the person’s own save takes the mark of support away', async () => {
    await admin.savePersonalDetails({ accountId, basedOn: 0, changes: someDetails() });
    await testator.personalDetails.save({ basedOn: 1, changes: { occupation: 'Judge' } });
    expect((await testator.testatorRecord.get()).personalDetails).toMatchObject({
      occupation: 'Judge',
      savedBySupport: false,
    });
    const id = aPersonId();
    await admin.addChild({ accountId, id, child: aStaffChild() });
    await testator.children.update({ id, basedOn: 1, changes: { gender: 'female' } });
    expect((await testator.testatorRecord.get()).children).toMatchObject([{ gender: 'female', savedBySupport: false }]);
  });
});

it('changes nothing when it cannot be written down', async () => {
  await orm.em.fork().execute('alter table audit_log rename to audit_log_away');
  const saved = await admin.savePersonalDetails({ accountId, basedOn: 0, changes: someDetails() }).then(
    () => 'saved',
    () => 'refused',
  );
  await orm.em.fork().execute('alter table audit_log_away rename to audit_log');
  expect(saved).toBe('refused');
  expect((await testator.testatorRecord.get()).personalDetails).toBeNull();
});
