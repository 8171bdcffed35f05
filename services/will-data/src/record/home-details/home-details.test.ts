import { describe, expect, it } from 'vitest';
import { answerAll } from '../../testing/answer-all.ts';
import { aChild, aContact, aPersonId, aWillData, refusalOf } from '../../testing/will-data.ts';

const { aTestator } = await aWillData();

async function anOwner() {
  const testator = aTestator();
  const coOwner = aPersonId();
  await testator.contacts.add({ id: coOwner, contact: aContact() });
  const home = await testator.homeDetails.save({
    basedOn: 0,
    changes: { line1: '1 Mill Lane', homeOwnership: 'own-outright', tenancyType: 'joint-tenants', coOwnerId: coOwner },
  });
  const { homeDetails, testatorRecord } = testator;
  return { homeDetails, testatorRecord, coOwner, home };
}

describe('home details', () => {
  it('are stored with whatever is given first', async () => {
    const { homeDetails, testatorRecord } = aTestator();
    const saved = await homeDetails.save({ basedOn: 0, changes: { postcode: 'SY8 1AA' } });
    expect(saved).toMatchObject({ postcode: 'SY8 1AA', line1: '', homeOwnership: null, coOwnerId: null, version: 1 });
    expect((await testatorRecord.get()).homeDetails).toEqual(saved);
  });

  it('keep what a later save does not mention', async () => {
    const { homeDetails, home } = await anOwner();
    const saved = await homeDetails.save({ basedOn: 1, changes: { townOrCity: 'Ludlow' } });
    expect(saved).toMatchObject({ ...home, townOrCity: 'Ludlow', version: 2, savedAt: saved.savedAt });
  });

  it('keep the co-owner of tenants in common', async () => {
    const { homeDetails, coOwner } = await anOwner();
    const saved = await homeDetails.save({ basedOn: 1, changes: { tenancyType: 'tenants-in-common' } });
    expect(saved.coOwnerId).toBe(coOwner);
  });

  it('have no co-owner when there is a sole owner', async () => {
    const { homeDetails } = await anOwner();
    const saved = await homeDetails.save({ basedOn: 1, changes: { tenancyType: 'sole-owner' } });
    expect(saved.coOwnerId).toBeNull();
  });

  it.each(['rent', 'other'] as const)(
    'have neither tenancy nor co-owner when the home is %s',
    async (homeOwnership) => {
      const { homeDetails } = await anOwner();
      const saved = await homeDetails.save({ basedOn: 1, changes: { homeOwnership } });
      expect(saved).toMatchObject({ tenancyType: null, coOwnerId: null });
    },
  );

  it('keep what is outside the United Kingdom out of the will only while there is something elsewhere', async () => {
    const { homeDetails } = aTestator();
    const save = (basedOn: number, changes: Parameters<typeof homeDetails.save>[0]['changes']) =>
      homeDetails.save({ basedOn, changes });
    const told = await save(0, { isDomiciledHere: true, hasForeignAssets: true, isForUnitedKingdom: true });
    expect(told).toMatchObject({ isDomiciledHere: true, isForUnitedKingdom: true, hasBusiness: null });
    expect(await save(1, { hasForeignAssets: false })).toMatchObject({
      isDomiciledHere: true,
      isForUnitedKingdom: null,
    });
    expect(await save(2, { hasForeignAssets: true })).toMatchObject({ isForUnitedKingdom: null });
  });

  it('keep what is asked of a home abroad only while there is one, and a split only of a joint home', async () => {
    const { homeDetails } = await anOwner();
    const abroad = {
      foreignCountries: 'France, Spain',
      hasForeignWill: false,
      isBritish: true,
      choosesEnglishLaw: true,
    };
    const told = await homeDetails.save({
      basedOn: 1,
      changes: { hasForeignAssets: true, severance: 'planned', ...abroad },
    });
    expect(told).toMatchObject({ severance: 'planned', ...abroad });
    expect(await homeDetails.save({ basedOn: 2, changes: { county: 'Kent' } })).toMatchObject(abroad);
    const gone = await homeDetails.save({
      basedOn: 3,
      changes: { hasForeignAssets: false, tenancyType: 'tenants-in-common' },
    });
    const nothing = { foreignCountries: null, hasForeignWill: null, isBritish: null, choosesEnglishLaw: null };
    expect(gone).toMatchObject({ severance: null, ...nothing });
  });

  it('take the spouse or a contact as co-owner, but no child and nobody else’s contact', async () => {
    const testator = aTestator();
    const { spouse } = await answerAll(testator);
    const child = aPersonId();
    await testator.children.add({ id: child, child: aChild() });
    const { coOwner: stranger } = await anOwner();
    const change = (coOwnerId: typeof child) => testator.homeDetails.save({ basedOn: 1, changes: { coOwnerId } });
    expect(await refusalOf(change(child))).toBe('PersonNotFound');
    expect(await refusalOf(change(stranger))).toBe('PersonNotFound');
    expect((await change(spouse)).coOwnerId).toBe(spouse);
  });

  it('are not overwritten by one who was looking at an older version', async () => {
    const { homeDetails, testatorRecord } = await anOwner();
    await homeDetails.save({ basedOn: 1, changes: { county: 'Shropshire' } });
    for (const basedOn of [0, 1, 3]) {
      expect(await refusalOf(homeDetails.save({ basedOn, changes: { county: 'Kent' } }))).toBe('HomeDetailsChanged');
    }
    expect((await testatorRecord.get()).homeDetails).toMatchObject({ county: 'Shropshire', version: 2 });
  });

  it('are stored once by ten first saves at the same time', async () => {
    const { homeDetails } = aTestator();
    const saves = Array.from({ length: 10 }, () => homeDetails.save({ basedOn: 0, changes: { county: 'Kent' } }));
    const outcomes = await Promise.all(saves.map((save) => refusalOf(save)));
    expect(outcomes.toSorted()).toEqual([...Array(9).fill('HomeDetailsChanged'), 'not refused']);
  });
});
