import { factsFile } from '@plainwill/law/facts/facts-file';
import { factsOf } from '@plainwill/law/facts/facts-of';
import { readFacts } from '@plainwill/law/facts/read-facts';
import { expect, it } from 'vitest';
import { answerAll } from '../../testing/answer-all.ts';
import { aWillData } from '../../testing/will-data.ts';

const { aTestator } = await aWillData();

it('says everything the account has told us', async () => {
  const testator = aTestator();
  const ids = await answerAll(testator);
  const facts = factsOf(await testator.testatorRecord.get(), '2026-11-20');
  expect(facts).toMatchObject({
    personalDetails: {
      maritalStatus: 'married',
      isDomiciledHere: true,
      hasForeignAssets: true,
      hasBusiness: false,
      isBritish: true,
      foreignCountries: ['France', 'Spain'],
    },
    homeDetails: { address: '1 Mill Lane', tenancyType: 'joint-tenants', coOwnerId: ids.spouse },
    spouseDetails: { id: ids.spouse, fullName: 'Tom Hart', relationship: 'husband' },
    children: [{ id: ids.child, otherParentType: 'spouse', otherParentId: ids.spouse, protectShare: false }],
    funeralWishes: { funeralType: 'cremation' },
    questionnaire: { whoFor: 'Me', business: 'No', locationEnglandWales: 'Yes' },
    willSettings: {
      childrenInheritanceAge: 25,
      executionVariant: 'by_mark',
      ukPropertyOnly: true,
      foreignScope: 'uk_only',
      hasForeignWill: true,
      choosesEnglishLaw: true,
      survivorshipDays: 30,
      intendedSpouseId: ids.friend,
    },
    asOf: '2026-11-20',
  });
  const contactOf = (id: string) => facts.contacts.find((contact) => contact.id === id);
  expect(contactOf(ids.friend)).toMatchObject({ dateOfBirth: '1970-01-01', isCharity: false });
  expect(contactOf(ids.aunt)).toMatchObject({ dateOfBirth: null, charityNumber: '' });
  expect(facts.executors[0]).toMatchObject({ isSpouse: true, spouseId: ids.spouse, contactId: null });
  expect(facts.guardians).toEqual([expect.objectContaining({ childId: ids.child, contactId: null })]);
  expect(facts.guardianGroups[0]?.memberIds).toEqual([ids.friend, ids.aunt]);
  expect(facts.gifts[0]).toMatchObject({
    policyAmount: 50_000,
    remainderRecipients: [{ id: ids.aunt, priority: 1 }],
  });
  expect(facts.gifts[1]).toMatchObject({
    taxBorneBy: 'recipient',
    recipients: [
      { id: ids.friend, type: 'contact', percentage: 40 },
      { id: null, type: 'class', classOf: 'children', exceptIds: [ids.child], percentage: 60 },
    ],
  });
  expect(facts.residuaryRecipients.map(({ percentage }) => percentage)).toEqual([75, 25, null]);
  expect(facts.residuaryRecipients[2]).toMatchObject({
    recipientId: null,
    recipientType: 'class',
    classOf: 'children',
    exceptIds: [ids.child],
  });
});

it('says each provision where its clause looks for it', async () => {
  const testator = aTestator();
  const ids = await answerAll(testator);
  const facts = factsOf(await testator.testatorRecord.get());
  expect(facts.homeTrust).toMatchObject({
    occupierType: 'spouse',
    occupierId: ids.spouse,
    kind: 'life_interest',
    years: 10,
    endsOnRemarriage: true,
    outgoings: 'shared',
    mortgage: 'paid_by_residue',
    thenTo: [{ type: 'class', classOf: 'children', exceptIds: [ids.child] }],
  });
  expect(facts.residueFallback).toMatchObject({ kind: 'charity', charities: [{ id: ids.charity, percentage: 100 }] });
  expect(facts.charityTenth).toMatchObject({
    percent: 10,
    leastAmount: 1000,
    mostAmount: 9000,
    recipients: [{ id: ids.charity, percentage: null }],
  });
  expect(facts.personalChattels).toMatchObject({
    hasLetter: true,
    recipients: [
      { id: ids.spouse, type: 'spouse', percentage: 60 },
      { id: ids.friend, type: 'contact', percentage: 40 },
    ],
  });
  expect(facts.pets).toMatchObject([
    {
      description: 'my dog Bramble',
      takerType: 'contact',
      takerId: ids.friend,
      substituteType: 'child',
      substituteId: ids.child,
      cashAmount: 500,
      rehomingCharityId: ids.charity,
    },
  ]);
  expect(facts.digitalAssets).toMatchObject({ hasPowers: true, recipients: [{ classOf: 'grandchildren' }] });
  expect(facts.guardianSupport).toMatchObject({ paysCosts: true, adaptsHome: false, cashAmount: 1000 });
  expect(facts.advances).toMatchObject([
    { personType: 'child', personId: ids.child, amount: 20_000, purpose: 'towards a home', year: 2021 },
  ]);
  expect(facts.exclusions).toMatchObject([
    { personType: 'contact', personId: ids.friend, madeOn: '2026-11-20', isSigned: true },
  ]);
  expect(JSON.stringify(facts)).not.toContain('The clock is for Ann');
});

it('reads back as it was written', async () => {
  const testator = aTestator();
  await answerAll(testator);
  const facts = factsOf(await testator.testatorRecord.get());
  expect(readFacts(JSON.parse(JSON.stringify(factsFile(facts))))).toEqual({ facts, unknown: [], problems: [] });
});
