import { randomUUID } from 'node:crypto';
import type { ContactId } from '@plainwill/contracts/shared/ids';
import { residuaryCeiling } from '@plainwill/contracts/will-data/residue';
import { describe, expect, it } from 'vitest';
import { aWillData, refusalOf, susan, type TestatorCalls } from '../testing/will-data.ts';

const { orm, time, aTestator } = await aWillData();

async function withContacts(count: number) {
  const testator = aTestator();
  for (let n = 0; n < count; n += 1) {
    time.now = new Date(time.now.getTime() + 1);
    await testator.residue.addNew({ ...susan, lastName: `Vale ${n}` });
  }
  return { testator, ids: (await testator.contacts.list()).map((contact) => contact.id) };
}

const recipient = (recipientId: ContactId, priority = 1) => ({
  recipientType: 'contact' as const,
  recipientId,
  priority,
});
const idsOf = async ({ residue }: TestatorCalls) => (await residue.list()).map((r) => r.recipientId);

describe('the residue', () => {
  it('adds someone new at the end, first in line', async () => {
    const testator = aTestator();
    await testator.residue.addNew(susan);
    const listed = await testator.residue.addNew({ ...susan, firstName: 'Thomas' });
    expect(listed.map(({ firstName, priority }) => [firstName, priority])).toEqual([
      ['Susan', 1],
      ['Thomas', 1],
    ]);
  });

  it('is replaced as a whole, and listed by priority and then as given', async () => {
    const { testator, ids } = await withContacts(4);
    const [a, b, c, d] = ids as [ContactId, ContactId, ContactId, ContactId];
    const listed = await testator.residue.replace({ recipients: [recipient(d, 2), recipient(b), recipient(a, 2)] });
    expect(listed.map((r) => r.recipientId)).toEqual([b, d, a]);
    expect(await testator.residue.list()).toEqual(listed);
    await testator.residue.replace({ recipients: [recipient(c)] });
    expect(await idsOf(testator)).toEqual([c]);
    expect(await testator.residue.replace({ recipients: [] })).toEqual([]);
  });

  it('goes on after a replacement where the list ends', async () => {
    const { testator, ids } = await withContacts(3);
    await testator.residue.replace({ recipients: ids.slice(1).map((id) => recipient(id, 3)) });
    const listed = await testator.residue.addNew(susan);
    expect(listed.map((r) => r.priority)).toEqual([1, 3, 3]);
  });

  it('takes each person once and leaves the list as it was', async () => {
    const { testator, ids } = await withContacts(2);
    const [a] = ids as [ContactId];
    const twice = testator.residue.replace({ recipients: [recipient(a), recipient(a, 2)] });
    expect(await refusalOf(twice)).toBe('RecipientTwice');
    expect(await refusalOf(testator.residue.addNew({ ...susan, lastName: 'VALE 0' }))).toBe('RecipientTwice');
    expect(await idsOf(testator)).toEqual(ids);
  });

  it('has a ceiling', async () => {
    const { testator } = await withContacts(residuaryCeiling);
    expect(await refusalOf(testator.residue.addNew(susan))).toBe('TooManyRecipients');
    expect(await testator.contacts.list()).toHaveLength(residuaryCeiling);
  });

  it('becomes exactly one of twenty lists given at the same time', async () => {
    const { testator, ids } = await withContacts(6);
    const lists = Array.from({ length: 20 }, (_, n) => ids.filter((_id, at) => ((n + 1) >> (at % 5)) & 1));
    const rotated = lists.map((list, n) => [...list.slice(n % 3), ...list.slice(0, n % 3)]);
    const inputs = rotated.map((list) => ({ recipients: list.map((id) => recipient(id)) }));
    const outcomes = await Promise.all(inputs.map((input) => refusalOf(testator.residue.replace(input))));
    expect(new Set(outcomes)).toEqual(new Set(['not refused']));
    expect(rotated).toContainEqual(await idsOf(testator));
  });

  it('never takes a contact of another account', async () => {
    const [own, other] = [await withContacts(2), await withContacts(1)];
    for (const id of [other.ids[0] as ContactId, randomUUID() as ContactId]) {
      await expect(own.testator.residue.replace({ recipients: [recipient(id)] })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        cause: { reason: 'ContactNotFound' },
      });
    }
    expect(await idsOf(own.testator)).toEqual(own.ids);
    expect(await idsOf(other.testator)).toEqual(other.ids);
  });

  it('is kept from a contact of another account by the database itself', async () => {
    const [own, other] = [await withContacts(1), await withContacts(1)];
    const em = orm.em.fork();
    const move = em.execute('update residuary_recipients set contact_id = ? where contact_id = ?', [
      other.ids[0],
      own.ids[0],
    ]);
    await expect(move).rejects.toMatchObject({ code: '23503' });
  });
});
