import type { PersonId } from '@plainwill/contracts/shared/ids';
import { type ProvisionKind, provisionKinds } from '@plainwill/contracts/will-data/questions/provision-questions';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import type { Provision, ProvisionFields } from '@plainwill/contracts/will-data/records/provisions';
import { describe, expect, it } from 'vitest';
import { aPersonId, aWillData, refusalOf } from '../../testing/will-data.ts';
import { aChildOf, aContactOf, aProvision, aProvisionId, everyProvision } from '../../testing/wishes.ts';

const { orm, time, aTestator } = await aWillData();

async function aPlanner() {
  const testator = aTestator();
  const spouse = await testator.spouseDetails.save({
    basedOn: 0,
    changes: { fullName: 'Tom Hart', relationship: 'husband', gender: 'male' },
  });
  const people = {
    spouse: spouse.id,
    friend: await aContactOf(testator),
    charity: await aContactOf(testator),
    child: await aChildOf(testator),
  };
  const save = (provision: ProvisionFields, id = aProvisionId(), basedOn = 0) =>
    testator.provisions.save({ id, basedOn, provision });
  const stored = async () => (await testator.testatorRecord.get()).provisions;
  return { testator, people, save, stored };
}

const taking = (...ids: PersonId[]) => ids.map((personId) => ({ personId, priority: 1, shareBasisPoints: null }));

describe('a provision', () => {
  it('of every kind comes back as saved, the first chosen first', async () => {
    const { people, save, stored } = await aPlanner();
    const all = everyProvision(people);
    expect(all.map(({ kind }) => kind)).toEqual(provisionKinds);
    const saved: Provision[] = [];
    for (const provision of all) saved.push(await save(provision));
    expect(saved).toEqual(
      all.map((provision, at) => ({
        ...provision,
        id: saved[at]?.id,
        version: 1,
        savedAt: time.now.toISOString(),
      })),
    );
    expect(await stored()).toEqual(saved);
  });

  it('is left by someone who is removed, and found again by them when they are brought back', async () => {
    const { testator, people, save, stored } = await aPlanner();
    await save(aProvision('pet', { takerId: people.friend, substituteId: people.child }));
    await save(aProvision('belongings', { recipients: taking(people.friend, people.child) }));
    const before = await stored();
    await testator.contacts.remove({ id: people.friend });
    expect(await stored()).toMatchObject([
      { takerId: null, substituteId: people.child },
      { recipients: taking(people.child) },
    ]);
    await testator.contacts.restore({ id: people.friend });
    expect(await stored()).toEqual(before);
  });

  it('is there once, of a kind that there is one of', async () => {
    const { save, stored } = await aPlanner();
    for (const kind of ['guardianSupport', 'pet', 'exclusion'] as const) await save(aProvision(kind));
    expect(await refusalOf(save(aProvision('guardianSupport', { paysCosts: true })))).toBe('ProvisionChanged');
    for (const kind of ['pet', 'exclusion'] as const) await save(aProvision(kind));
    expect((await stored()).map(({ kind }) => kind)).toEqual([
      'guardianSupport',
      'pet',
      'exclusion',
      'pet',
      'exclusion',
    ]);
  });

  it.each<[ProvisionKind, number]>([
    ['pet', recordLimits.pets],
    ['advance', recordLimits.advances],
    ['exclusion', recordLimits.exclusions],
  ])('of the kind %s is one of so many at most', async (kind, most) => {
    const { save, stored } = await aPlanner();
    for (let count = 0; count < most; count += 1) await save(aProvision(kind));
    expect(await refusalOf(save(aProvision(kind)))).toBe('TooManyProvisions');
    expect(await stored()).toHaveLength(most);
  });

  it('names so many recipients at most, each once, whose shares are whole', async () => {
    const { testator, people, save } = await aPlanner();
    const belongings = (recipients: ProvisionFields['recipients']) => save(aProvision('belongings', { recipients }));
    const { friend, child } = people;
    expect(await refusalOf(belongings(taking(friend, friend)))).toBe('RecipientTwice');
    const [one, other] = taking(friend, child).map((beneficiary) => ({ ...beneficiary, shareBasisPoints: 4000 }));
    expect(await refusalOf(belongings([one, other].flatMap((beneficiary) => beneficiary ?? [])))).toBe(
      'SharesNotWhole',
    );
    const many: PersonId[] = [];
    for (let count = 0; count <= recordLimits.recipients; count += 1) many.push(await aContactOf(testator));
    expect(await refusalOf(belongings(taking(...many)))).toBe('TooManyRecipients');
    expect((await belongings(taking(...many.slice(1)))).recipients).toHaveLength(recordLimits.recipients);
  });

  it('keeps nobody to take under it where its kind does not ask who does', async () => {
    const { people, save } = await aPlanner();
    expect(await save(aProvision('pet', { recipients: taking(people.friend) }))).toMatchObject({ recipients: [] });
  });

  it('is refused where a pet is named by less than two characters, which no will could be composed of', async () => {
    const { save, people } = await aPlanner();
    const named = (description: string) => save(aProvision('pet', { description, takerId: people.friend }));
    await expect(named('x')).rejects.toThrow('Say which animal');
    expect(await named('Bo')).toMatchObject({ description: 'Bo' });
  });

  it('refuses a least that is above the most, beside the field', async () => {
    const { save } = await aPlanner();
    const crossed = save(aProvision('charityTenth', { leastAmount: 101, mostAmount: 100 }));
    await expect(crossed).rejects.toMatchObject({ cause: { reason: 'LimitsCrossed', field: 'leastAmount' } });
    expect(await save(aProvision('charityTenth', { leastAmount: 100, mostAmount: 100 }))).toMatchObject({
      leastAmount: 100,
    });
  });

  it('is for people of the same account, and of the kind that is asked for', async () => {
    const { people, save, stored } = await aPlanner();
    const { spouse, child } = people;
    const family = { personId: 'children', priority: 1 } as const;
    const wrong: ProvisionFields[] = [
      aProvision('homeTrust', { occupierId: child }),
      aProvision('pet', { rehomingCharityId: spouse }),
      aProvision('charityTenth', { recipients: taking(spouse) }),
      aProvision('charityTenth', { recipients: [family] }),
      aProvision('residueFallback', { recipients: taking(child) }),
      aProvision('homeTrust', { recipients: [{ ...family, exceptIds: [spouse] }] }),
    ];
    for (const stranger of [await aContactOf(aTestator()), aPersonId()])
      wrong.push(
        aProvision('homeTrust', { occupierId: stranger }),
        aProvision('exclusion', { personId: stranger }),
        aProvision('digitalAssets', { recipients: taking(stranger) }),
      );
    for (const provision of wrong) expect(await refusalOf(save(provision))).toBe('PersonNotFound');
    expect(await stored()).toEqual([]);
  });

  it('is encrypted where it is stored', async () => {
    const { people, save } = await aPlanner();
    await save(aProvision('exclusion', { personId: people.friend, reasons: 'A hidden quarrel' }));
    await save(aProvision('belongings', { letter: 'A hidden brooch' }));
    const rows = await orm.em.fork().execute('select * from provisions');
    expect(JSON.stringify(rows)).not.toMatch(/hidden|quarrel|brooch/);
  });
});

describe('a changed provision', () => {
  it('keeps its place, and is exactly what was sent', async () => {
    const { people, save, stored } = await aPlanner();
    const first = await save(aProvision('homeTrust', { occupierId: people.spouse, recipients: taking(people.child) }));
    await save(aProvision('pet'));
    const changed = await save(aProvision('homeTrust', { occupierId: people.friend }), first.id, 1);
    expect(changed).toMatchObject({ occupierId: people.friend, recipients: [], version: 2 });
    expect((await stored())[0]).toEqual(changed);
    expect(await refusalOf(save(aProvision('pet'), first.id, 2))).toBe('ProvisionChanged');
  });

  it('is not overwritten by one who was looking at an older version', async () => {
    const { save, stored } = await aPlanner();
    const { id } = await save(aProvision('pet'));
    await save(aProvision('pet', { description: 'my cat' }), id, 1);
    for (const basedOn of [0, 1, 3])
      expect(await refusalOf(save(aProvision('pet', { description: 'my hen' }), id, basedOn))).toBe('ProvisionChanged');
    expect(await stored()).toMatchObject([{ description: 'my cat', version: 2 }]);
  });

  it('answers a save that is repeated as it did the first time', async () => {
    const { people, save } = await aPlanner();
    const provision = aProvision('homeTrust', { occupierId: people.spouse, recipients: taking(people.child) });
    const first = await save(provision);
    expect(await save(provision, first.id)).toEqual(first);
  });

  it('is gone once it was removed, and comes back by a save under the same id', async () => {
    const { testator, people, save, stored } = await aPlanner();
    const provision = aProvision('belongings', { letter: 'To Ann', recipients: taking(people.friend) });
    const { id } = await save(provision);
    await testator.provisions.remove({ id });
    expect(await stored()).toEqual([]);
    expect(await refusalOf(save(provision, id, 1))).toBe('ProvisionNotFound');
    expect(await refusalOf(testator.provisions.remove({ id }))).toBe('ProvisionNotFound');
    const restored = await save(provision, id);
    expect(await stored()).toEqual([restored]);
  });

  it('is there once after ten of a kind were sent at the same time', async () => {
    const { save, stored } = await aPlanner();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => refusalOf(save(aProvision('homeTrust')))));
    expect(outcomes.toSorted()).toEqual([...Array(9).fill('ProvisionChanged'), 'not refused']);
    expect(await stored()).toHaveLength(1);
  });
});
