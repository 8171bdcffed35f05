import { randomUUID } from 'node:crypto';
import { fieldsWith, optionsOf, type Question, type Questions, valuesOf } from '@plainwill/contracts/kit/question';
import type { GiftId } from '@plainwill/contracts/shared/ids';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { provisionKinds, provisionQuestions } from '@plainwill/contracts/will-data/questions/provision-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { ChildFields } from '@plainwill/contracts/will-data/records/children';
import type { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import type { FuneralWishesFields } from '@plainwill/contracts/will-data/records/funeral-wishes';
import type { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import type { HomeDetailsFields } from '@plainwill/contracts/will-data/records/home-details';
import type { PersonalDetailsFields } from '@plainwill/contracts/will-data/records/personal-details';
import type { ProvisionFields } from '@plainwill/contracts/will-data/records/provisions';
import type { SpouseDetailsFields } from '@plainwill/contracts/will-data/records/spouse-details';
import type { WillSettings } from '@plainwill/contracts/will-data/records/will-settings';
import { anAccount } from '@plainwill/kit/testing/call';
import { columnName } from '@plainwill/law/facts/column-name';
import { describe, expect, it } from 'vitest';
import { aContact, aPersonId, aWillData } from '../../testing/will-data.ts';
import { aProvisionId } from '../../testing/wishes.ts';
import { personFieldsOf } from '../testator-record/open-provisions.ts';

const { orm, as } = await aWillData();

const records: Record<string, Questions> = {
  personal_details: personalDetailsQuestions,
  home_details: homeDetailsQuestions,
  spouse_details: spouseDetailsQuestions,
  children: childQuestions,
  contacts: contactQuestions,
  funeral_wishes: funeralWishesQuestions,
  gifts: giftQuestions,
  will_settings: willSettingsQuestions,
};

const [relative, friend] = [aPersonId(), aPersonId()];

/** An answer that stands nowhere else in the record, where the question leaves room for one. */
function anAnswer(field: string, question: Question): unknown {
  switch (question.type) {
    case 'name':
    case 'line':
    case 'text':
      return `Zq ${field}`.slice(0, question.max);
    case 'email':
      return 'zq@example.com';
    case 'mobile':
      return '7700900987';
    case 'callingCode':
      return '+354';
    case 'birthday':
      return '2011-09-09';
    case 'choice':
      return valuesOf(question).at(1) ?? valuesOf(question)[0];
    case 'yesNo':
      return true;
    case 'person':
      return relative;
    case 'pence':
      return 7_654_321;
    case 'whole':
      return question.max;
  }
}

const answersTo = <Fields>(questions: Questions, chosen: Partial<Fields> = {}) =>
  ({
    ...Object.fromEntries(Object.entries(questions).map(([field, question]) => [field, anAnswer(field, question)])),
    ...chosen,
  }) as Fields;

// What one answer needs of another: see `homeInOrder`, `asksIntendingToMarry` and `giftInOrder`.
const answers = {
  personal_details: answersTo<PersonalDetailsFields>(personalDetailsQuestions),
  home_details: answersTo<HomeDetailsFields>(homeDetailsQuestions, {
    homeOwnership: 'own-mortgage',
    severance: 'done',
  }),
  spouse_details: answersTo<SpouseDetailsFields>(spouseDetailsQuestions, { relationship: 'partner' }),
  children: answersTo<ChildFields>(childQuestions, { relationship: 'Mother', gaveBirth: false }),
  contacts: answersTo<ContactFields>(contactQuestions),
  funeral_wishes: answersTo<FuneralWishesFields>(funeralWishesQuestions),
  will_settings: answersTo<WillSettings>(willSettingsQuestions, { hasNoSpecificGifts: false }),
};
const child = aPersonId();
const gifts: GiftFields[] = (['specific_item', 'cash_gift', 'life_insurance', 'forgiven_debt'] as const).map(
  (giftType) => ({
    ...answersTo<GiftFields>(giftQuestions, { giftType }),
    recipients: [{ personId: child, priority: 1 }],
    remainderRecipients: [],
  }),
);
const provisions = provisionKinds.map(
  (kind) => ({ ...answersTo<ProvisionFields>(provisionQuestions[kind]), kind, recipients: [] }) as ProvisionFields,
);

async function aFullRecord() {
  const account = anAccount();
  const testator = as(account);
  await testator.contacts.add({ id: relative, contact: aContact() });
  await testator.personalDetails.save({ basedOn: 0, changes: answers.personal_details });
  await testator.homeDetails.save({ basedOn: 0, changes: answers.home_details });
  await testator.spouseDetails.save({ basedOn: 0, changes: answers.spouse_details });
  await testator.children.add({ id: child, child: answers.children });
  await testator.contacts.add({ id: friend, contact: answers.contacts, isSomeoneElse: true });
  await testator.funeralWishes.save({ basedOn: 0, changes: answers.funeral_wishes });
  for (const gift of gifts) await testator.gifts.save({ id: randomUUID() as GiftId, basedOn: 0, gift });
  for (const provision of provisions) await testator.provisions.save({ id: aProvisionId(), basedOn: 0, provision });
  await testator.settings.save(answers.will_settings);
  const testatorRecord = await testator.testatorRecord.get();
  const read: Record<string, object | undefined> = {
    personal_details: testatorRecord.personalDetails ?? undefined,
    home_details: testatorRecord.homeDetails ?? undefined,
    spouse_details: testatorRecord.spouseDetails ?? undefined,
    children: testatorRecord.children[0],
    contacts: testatorRecord.contacts.find(({ id }) => id === friend),
    funeral_wishes: testatorRecord.funeralWishes ?? undefined,
    gifts: undefined,
    will_settings: testatorRecord.settings,
  };
  const exported = (await testator.dataExport.get()) as Record<string, Record<string, unknown>[]>;
  const stored = async (table: string) =>
    orm.em.fork().execute<Record<string, unknown>[]>(`select * from ${table} where account_id = ?`, [account.id]);
  return { testatorRecord, read, exported, stored };
}

const { testatorRecord, read, exported, stored } = await aFullRecord();

describe.each(Object.entries(records))('each question of %s', (table, questions) => {
  it('has a label, and a label for each choice', () => {
    for (const question of Object.values(questions)) {
      expect(question.label).not.toBe('');
      if (question.type === 'choice') for (const { label } of optionsOf(question)) expect(label).not.toBe('');
    }
  });

  it('is stored and read back', () => {
    if (table !== 'gifts') return expect(read[table]).toMatchObject(answers[table as keyof typeof answers]);
    expect(testatorRecord.gifts.map(({ giftType }) => giftType)).toEqual(gifts.map(({ giftType }) => giftType));
    for (const [field, question] of Object.entries(questions))
      if (field !== 'giftType')
        expect(testatorRecord.gifts.map((gift) => (gift as unknown as Record<string, unknown>)[field])).toContain(
          anAnswer(field, question),
        );
  });

  it('is in the export', () => {
    for (const field of Object.keys(questions)) {
      const values = exported[table]?.map((row) => row[columnName(field)]);
      const expected =
        table === 'gifts'
          ? testatorRecord.gifts.map((gift) => (gift as unknown as Record<string, unknown>)[field])
          : [(read[table] as Record<string, unknown>)[field]];
      expect(values, field).toEqual(expect.arrayContaining(expected));
    }
  });

  it('is unreadable in its table where it is encrypted', async () => {
    const rows = await stored(table);
    for (const field of fieldsWith(questions, 'isEncrypted')) {
      const values = rows.map((row) => row[columnName(field)]).filter((value) => value !== '' && value !== null);
      expect(values.length, field).toBeGreaterThan(0);
      for (const value of values) expect(value, field).toMatch(/^v1\|/);
    }
  });
});

describe.each(provisionKinds)('each question of the provision %s', (kind) => {
  const questions: Questions = provisionQuestions[kind];
  const answered = provisions.find((provision) => provision.kind === kind);
  const saved = testatorRecord.provisions.find((provision) => provision.kind === kind);

  it('has a label, and a label for each choice', () => {
    for (const question of Object.values(questions)) {
      expect(question.label).not.toBe('');
      if (question.type === 'choice') for (const { label } of optionsOf(question)) expect(label).not.toBe('');
    }
  });

  it('is stored and read back', () => expect(saved).toMatchObject(answered ?? {}));

  it('is in the export', () => {
    const answers = Object.entries(answered ?? {}).filter(([field]) => field in questions);
    const [people, others] = [true, false].map((isPerson) =>
      answers.filter(([field]) => personFieldsOf(kind).includes(field) === isPerson),
    );
    const row = exported.provisions?.find(({ id }) => id === saved?.id);
    expect(row).toMatchObject({ answers: Object.fromEntries(others ?? []) });
    const chosen = exported.provision_people?.filter((person) => person.provision_id === saved?.id);
    expect(chosen?.map(({ role, person_id }) => [role, person_id]).toSorted()).toEqual(people?.toSorted());
  });

  it('is unreadable in its table', async () => {
    const [row] = (await stored('provisions')).filter(({ id }) => id === saved?.id);
    expect(row?.answers).toMatch(/^v1\|/);
  });
});
