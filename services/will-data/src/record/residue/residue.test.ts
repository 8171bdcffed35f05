import type { PersonId } from '@plainwill/contracts/shared/ids';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import type { BeneficiaryId, NewRecipient } from '@plainwill/contracts/will-data/records/recipients';
import { describe, expect, it } from 'vitest';
import { aPersonId, aWillData, refusalOf } from '../../testing/will-data.ts';
import { aChildOf, aContactOf } from '../../testing/wishes.ts';

const { aTestator } = await aWillData();

const taking = (personId: BeneficiaryId, priority = 1, shareBasisPoints: number | null = null): NewRecipient => ({
  personId,
  priority,
  shareBasisPoints,
});

async function aTestatorWith(count: number) {
  const testator = aTestator();
  const people = await Promise.all(Array.from({ length: count }, () => aContactOf(testator)));
  const replace = (recipients: NewRecipient[], basedOn = 0) => testator.residue.replace({ basedOn, recipients });
  const stored = async () => (await testator.testatorRecord.get()).residue;
  return { testator, people: people as [PersonId, PersonId, PersonId], replace, stored };
}

describe('the residuary recipients', () => {
  it('are stored by priority, and within one in the order given', async () => {
    const { people, replace, stored } = await aTestatorWith(3);
    const [a, b, c] = people;
    const saved = await replace([taking(a, 2), taking(b, 1), taking(c, 2)]);
    expect(saved).toEqual({ version: 1, recipients: [taking(b, 1), taking(a, 2), taking(c, 2)] });
    expect(await stored()).toEqual(saved);
  });

  it('become exactly the list given, down to nobody', async () => {
    const { people, replace } = await aTestatorWith(3);
    const [a, b, c] = people;
    await replace([taking(a), taking(b)]);
    expect((await replace([taking(c)], 1)).recipients).toEqual([taking(c)]);
    expect(await replace([], 2)).toEqual({ version: 3, recipients: [] });
  });

  it.each<[string, (number | null)[]]>([
    ['a share for one and none for another', [5000, null]],
    ['a hundredth too little', [5000, 4999]],
    ['a hundredth too much', [5000, 5001]],
  ])('are refused with %s, and nothing changes', async (_what, shares) => {
    const { people, replace, stored } = await aTestatorWith(2);
    await replace([taking(people[0])]);
    const wrong = shares.map((share, at) => taking(people[at] as PersonId, 1, share));
    expect(await refusalOf(replace(wrong, 1))).toBe('SharesNotWhole');
    expect(await stored()).toEqual({ version: 1, recipients: [taking(people[0])] });
  });

  it.each([0, 10_001, 33.3])('are refused a share of %d hundredths of a per cent', async (share) => {
    const { people, replace } = await aTestatorWith(1);
    await expect(replace([taking(people[0], 1, share)])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('share each priority by itself', async () => {
    const { people, replace } = await aTestatorWith(3);
    const [a, b, c] = people;
    const shared = [taking(a, 1, 3333), taking(b, 1, 6667), taking(c, 2)];
    expect((await replace(shared)).recipients).toEqual(shared);
  });

  it('are each named once, by a priority of 1 to 50', async () => {
    const { people, replace } = await aTestatorWith(1);
    const [a] = people;
    expect(await refusalOf(replace([taking(a, 1), taking(a, 2)]))).toBe('RecipientTwice');
    for (const priority of [0, 51, 1.5])
      await expect(replace([taking(a, priority)])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await replace([taking(a, 50)])).recipients).toEqual([taking(a, 50)]);
  });

  it('may be a class of people, named once, but for the children left out of it', async () => {
    const { testator, people, replace, stored } = await aTestatorWith(1);
    const child = await aChildOf(testator);
    const children = { ...taking('children'), exceptIds: [child] };
    const saved = await replace([taking(people[0], 2), children, taking('grandchildren', 3)]);
    expect(saved.recipients).toEqual([children, taking(people[0], 2), taking('grandchildren', 3)]);
    expect(await replace([taking(people[0], 2), children, taking('grandchildren', 3)])).toEqual(saved);
    expect(await stored()).toEqual(saved);
    expect(await refusalOf(replace([children, taking('children', 2)], 1))).toBe('RecipientTwice');
    expect(await refusalOf(replace([{ ...children, exceptIds: [people[0]] }], 1))).toBe('PersonNotFound');
    await testator.children.remove({ id: child });
    expect((await stored()).recipients[0]).toEqual(taking('children'));
  });

  it('are so many at most', async () => {
    const { people, replace } = await aTestatorWith(recordLimits.recipients + 1);
    const all = people.map((id) => taking(id));
    expect(await refusalOf(replace(all))).toBe('TooManyRecipients');
    expect((await replace(all.slice(1))).recipients).toHaveLength(recordLimits.recipients);
  });

  it('are people of the same account, and nothing is stored if one is not', async () => {
    const { people, replace, stored } = await aTestatorWith(1);
    await replace([taking(people[0])]);
    const stranger = await aContactOf(aTestator());
    for (const wrong of [stranger, aPersonId()])
      expect(await refusalOf(replace([taking(people[0]), taking(wrong)], 1))).toBe('PersonNotFound');
    expect(await stored()).toEqual({ version: 1, recipients: [taking(people[0])] });
  });

  it('are not overwritten by one who was looking at an older list', async () => {
    const { people, replace, stored } = await aTestatorWith(3);
    const [a, b, c] = people;
    await replace([taking(a)]);
    await replace([taking(b)], 1);
    for (const basedOn of [0, 1, 3]) expect(await refusalOf(replace([taking(c)], basedOn))).toBe('ResidueChanged');
    expect(await stored()).toEqual({ version: 2, recipients: [taking(b)] });
  });

  it('answer a list that is sent again as they did the first time', async () => {
    const { people, replace } = await aTestatorWith(2);
    const list = [taking(people[1], 2), taking(people[0], 1)];
    const first = await replace(list);
    expect(await replace(list)).toEqual(first);
  });

  it('are one whole list after ten were sent at the same time', async () => {
    const { people, replace, stored } = await aTestatorWith(3);
    const lists = Array.from({ length: 10 }, (_, n) => [taking(people[0], n + 1), taking(people[1], n + 1)]);
    const outcomes = await Promise.all(lists.map((list) => refusalOf(replace(list))));
    expect(outcomes.toSorted()).toEqual([...Array(9).fill('ResidueChanged'), 'not refused']);
    const { version, recipients } = await stored();
    expect(version).toBe(1);
    expect(lists).toContainEqual(recipients);
  });

  it('are seen by their own account alone', async () => {
    const { people, replace } = await aTestatorWith(1);
    await replace([taking(people[0])]);
    expect((await aTestator().testatorRecord.get()).residue).toEqual({ version: 0, recipients: [] });
  });
});
