import { randomUUID } from 'node:crypto';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { checks } from '@plainwill/law/checks/check-will';
import { aChild, aContact, anExecutorPerson, aPersonId, someDetails, type TestatorCalls } from './will-data.ts';
import { aGift, aGiftId, aProvisionId, everyProvision } from './wishes.ts';

/** Every check that may warn: the facts can make one of those that inform. */
export const everyWarning = checks.flatMap(({ id, severity }) => (severity === 'blocks' ? [] : [id]));

/** Answers everything there is, so that no table is empty. */
export async function answerAll(testator: TestatorCalls) {
  await testator.questionnaire.claim({
    submissionId: randomUUID() as SubmissionId,
    answers: { whoFor: 'Me', children: 'Yes', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' },
  });
  await testator.personalDetails.save({ basedOn: 0, changes: someDetails({ maritalStatus: 'married' }) });
  const spouse = await testator.spouseDetails.save({
    basedOn: 0,
    changes: { fullName: 'Tom Hart', relationship: 'husband', gender: 'male' },
  });
  const [friend, aunt, charity, child] = [aPersonId(), aPersonId(), aPersonId(), aPersonId()];
  await testator.contacts.add({
    id: friend,
    contact: aContact({ firstName: 'Ann', notes: 'left-handed', dateOfBirth: '1970-01-01' }),
  });
  await testator.contacts.add({ id: aunt, contact: aContact({ firstName: 'Bea', role: 'Aunt' }) });
  await testator.contacts.add({
    id: charity,
    contact: aContact({
      firstName: 'Shelter',
      lastName: '',
      kind: 'charity',
      charityRegister: 'england_wales',
      charityNumber: '263710',
    }),
  });
  await testator.children.add({ id: child, child: aChild({ otherParentId: spouse.id, protectShare: false }) });
  await testator.homeDetails.save({
    basedOn: 0,
    changes: {
      address: '1 Mill Lane',
      homeOwnership: 'own-outright',
      tenancyType: 'joint-tenants',
      coOwnerId: spouse.id,
      severance: 'planned',
      isDomiciledHere: true,
      hasForeignAssets: true,
      isForUnitedKingdom: true,
      foreignCountries: 'France, Spain',
      hasForeignWill: true,
      isBritish: true,
      choosesEnglishLaw: true,
      hasBusiness: false,
    },
  });
  await testator.funeralWishes.save({ basedOn: 0, changes: { funeralType: 'cremation', location: 'By the sea' } });
  await testator.executors.appoint({ personId: spouse.id, role: 'primary' });
  await testator.executors.add({ personId: aPersonId(), role: 'backup', person: anExecutorPerson() });
  await testator.guardians.replace({
    children: [{ childId: child, basedOn: 0 }],
    selection: { primaryIds: [spouse.id], backupIds: [], groups: [{ name: 'Both', memberIds: [friend, aunt] }] },
  });
  await testator.gifts.save({
    id: randomUUID() as GiftId,
    basedOn: 0,
    gift: {
      ...unansweredOf(giftQuestions),
      giftType: 'life_insurance',
      provider: 'Aviary',
      policyNumber: 'LX 1',
      policyAmount: 5_000_000,
      childrenAccessAge: 21,
      grandchildrenInherit: true,
      recipients: [{ personId: child, priority: 1 }],
      remainderRecipients: [{ personId: aunt, priority: 1 }],
    },
  });
  await testator.residue.replace({
    basedOn: 0,
    recipients: [
      { personId: spouse.id, priority: 1, shareBasisPoints: 7500 },
      { personId: friend, priority: 1, shareBasisPoints: 2500 },
      { personId: child, priority: 2, shareBasisPoints: null },
    ],
  });
  await testator.settings.save({
    childrenInheritanceAge: 25,
    executionVariant: 'by_mark',
    survivorshipDays: 30,
  });
  const { version } = await testator.willDocument.preview();
  await testator.willDocument.markSeen({ version });
  await testator.willDocument.understand({ version: '0'.repeat(32), isUnderstood: true });
  await testator.signingCopies.make({ understood: everyWarning });
  await answerBeyondTheCopy(testator, { spouse: spouse.id, friend, charity, child });
  return { spouse: spouse.id, friend, aunt, charity, child };
}

type People = Parameters<typeof everyProvision>[0];

/** What no copy is made of, so that whatever the checks find in it keeps nobody from making one. */
async function answerBeyondTheCopy(testator: TestatorCalls, people: People) {
  const { spouse, friend, child } = people;
  await testator.gifts.save({
    id: aGiftId(),
    basedOn: 0,
    gift: aGift([], {
      giftType: 'pension_plan',
      provider: 'Aviary',
      taxBorneBy: 'recipient',
      recipients: [
        { personId: friend, priority: 1, shareBasisPoints: 4000 },
        { personId: 'children', priority: 1, shareBasisPoints: 6000, exceptIds: [child] },
      ],
    }),
  });
  await testator.residue.replace({
    basedOn: 1,
    recipients: [
      { personId: spouse, priority: 1, shareBasisPoints: 7500 },
      { personId: friend, priority: 1, shareBasisPoints: 2500 },
      { personId: 'children', priority: 2, shareBasisPoints: null, exceptIds: [child] },
    ],
  });
  for (const provision of everyProvision(people))
    await testator.provisions.save({ id: aProvisionId(), basedOn: 0, provision });
  await testator.settings.save({ intendedSpouseId: friend, isMirrorWill: true });
}
