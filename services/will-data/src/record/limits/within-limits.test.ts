import type { PersonId } from '@plainwill/contracts/shared/ids';
import { formerRecordLimits, recordLimits } from '@plainwill/contracts/will-data/record-limits';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { describe, expect, it } from 'vitest';
import {
  aContact,
  answerEverything,
  aPersonId,
  aWillData,
  refusalOf,
  type TestatorCalls,
} from '../../testing/will-data.ts';
import { aContactOf, aGift, aGiftId } from '../../testing/wishes.ts';
import { encryptedTables } from '../encryption/encrypted-fields.ts';

const { orm, encryption, aTestator } = await aWillData();

async function contactsOf(testator: TestatorCalls, count: number): Promise<PersonId[]> {
  const ids: PersonId[] = [];
  while (ids.length < count) ids.push(await aContactOf(testator));
  return ids;
}

const refusalsOf = (calls: Promise<unknown>[]) => Promise.all(calls.map(refusalOf));

describe('a limit', () => {
  it('holds for those who are restored after others have taken their place', async () => {
    const testator = aTestator();
    const [removed = aPersonId()] = await contactsOf(testator, recordLimits.contacts);
    await testator.contacts.remove({ id: removed });
    await aContactOf(testator);
    expect(await refusalOf(testator.contacts.restore({ id: removed }))).toBe('TooManyContacts');
    expect((await testator.testatorRecord.get()).contacts).toHaveLength(recordLimits.contacts);
  });

  it('holds for calls at the same time', async () => {
    const testator = aTestator();
    await contactsOf(testator, recordLimits.contacts - 3);
    const refusals = await refusalsOf(Array.from({ length: 10 }, () => aContactOf(testator)));
    expect(refusals.filter((refusal) => refusal === 'TooManyContacts')).toHaveLength(7);
    expect((await testator.testatorRecord.get()).contacts).toHaveLength(recordLimits.contacts);
  });

  it('holds for the recipients of all gifts together', async () => {
    const testator = aTestator();
    const people = await contactsOf(testator, recordLimits.recipients);
    const give = (recipients: PersonId[]) =>
      testator.gifts.save({ id: aGiftId(), basedOn: 0, gift: aGift(recipients) });
    for (let named = 0; named < recordLimits.giftRecipients; named += people.length) await give(people);
    expect(await refusalOf(give(people.slice(0, 1)))).toBe('TooManyGiftRecipients');
  });

  it('holds for the length of all texts, and lets somebody above it shorten them', async () => {
    const testator = aTestator();
    const [first = aPersonId(), ...others] = await contactsOf(testator, 30);
    const note = (id: PersonId, basedOn: number, length: number) =>
      testator.contacts.update({ id, basedOn, changes: { notes: '永'.repeat(length) } });
    const refusals: string[] = [];
    for (const id of others) refusals.push(await refusalOf(note(id, 1, 5000)));
    expect(new Set(refusals)).toEqual(new Set(['not refused', 'RecordTooLong']));
    // As if it had been stored before there was this limit.
    await orm.em
      .fork()
      .execute('update contacts set town_or_city = repeat(?, 100), line_1 = repeat(?, 200), address = repeat(?, 500)', [
        '永',
        '永',
        '永',
      ]);
    await rotateKeys(orm.em.fork(), encryptedTables(encryption.vault), 'k1');
    expect(
      await refusalOf(testator.contacts.add({ id: aPersonId(), contact: aContact({ lastName: 'Vale-Hart' }) })),
    ).toBe('RecordTooLong');
    expect(await refusalOf(note(first, 1, 10))).toBe('RecordTooLong');
    expect(await refusalOf(testator.contacts.update({ id: first, basedOn: 1, changes: { address: '' } }))).toBe(
      'not refused',
    );
  });
});

describe('a record from the time of higher limits', () => {
  it('is read and made smaller, and its will is refused in words where it is too long', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    const [, template = aPersonId()] = await contactsOf(testator, 2);
    await testator.settings.save({ hasNoSpecificGifts: false });
    const gift = await testator.gifts.save({ id: aGiftId(), basedOn: 0, gift: aGift([template]) });
    const em = orm.em.fork();
    const values = [template];
    await em.execute(
      `with more as (
         insert into people select account_id, gen_random_uuid(), kind, created_at, removed_at
         from people, generate_series(2, ${formerRecordLimits.recipients}) where id = ? returning account_id, id
       ), contacts as (
         insert into contacts select (jsonb_populate_record(c, jsonb_build_object('id', more.id))).* from contacts c, more
         where c.id = ?
       ), gifts as (
         insert into gifts select (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid(), 'position', n))).*
         from gifts g, generate_series(1, ${formerRecordLimits.gifts - 1}) n where g.id = ? returning account_id, id
       ) insert into gift_recipients select (jsonb_populate_record(r, jsonb_build_object('gift_id', gifts.id, 'person_id', more.id, 'position', more.position))).*
         from gift_recipients r, gifts, (select *, row_number() over () as position from more) more where r.gift_id = ?`,
      [...values, template, gift.id, gift.id],
    );
    const testatorRecord = await testator.testatorRecord.get();
    expect([testatorRecord.gifts.length, testatorRecord.gifts.at(-1)?.recipients.length]).toEqual([
      formerRecordLimits.gifts,
      formerRecordLimits.recipients - 1,
    ]);
    // One after another: only so many documents are made at once.
    expect([
      await refusalOf(testator.willDocument.preview()),
      await refusalOf(testator.willDocument.file({ format: 'pdf' })),
      await refusalOf(testator.signingCopies.make({ understood: [] })),
    ]).toEqual(['WillTooLong', 'WillTooLong', 'WillTooLong']);
    const [last = gift] = testatorRecord.gifts.slice(-1);
    const { id, version, savedAt: _at, position: _place, ...fields } = last;
    const fewer = { ...fields, recipients: last.recipients.slice(1) };
    expect((await testator.gifts.save({ id, basedOn: version, gift: fewer })).recipients).toHaveLength(48);
    expect(await refusalOf(testator.gifts.save({ id, basedOn: version + 1, gift: fields }))).not.toBe('not refused');
    await testator.gifts.remove({ id });
  });
});
