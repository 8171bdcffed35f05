import { randomUUID } from 'node:crypto';
import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { giftTypes } from '@plainwill/contracts/will-data/questions/gift-questions';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import type { ProvisionFields } from '@plainwill/contracts/will-data/records/provisions';
import { contactRoles } from '@plainwill/contracts/will-data/vocabulary';
import { aChild, aContact, aPersonId, someDetails } from './will-data.ts';
import { aGift, aProvision, aProvisionId } from './wishes.ts';

/** A mutation by its path in will-data; rejects where it is refused. */
type Save = (path: string, input: object) => Promise<unknown>;

const numbered = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

/** Some of a list, which starts again where it ends. */
const some = <T>(list: readonly T[], from: number, count: number): T[] =>
  numbered(count, (at) => list[(from + at) % list.length] as T);

const roles = contactRoles.filter((role) => role !== 'Other');

// Most have something that a check has to say: no address, an address abroad, an age, no registered number.
const contactNumber = (at: number) => ({
  lastName: `Number-${at}`,
  role: roles[at % roles.length] ?? 'friend',
  line1: `${at} Castle Street`,
  ...[
    { townOrCity: 'Ludlow', postcode: 'SY8 1AA' },
    { townOrCity: 'Paris', postcode: '75001' },
    { dateOfBirth: '2012-01-01' },
    { kind: 'charity' as const },
  ][at % 4],
});

const giftNumber = (at: number, recipients: readonly PersonId[]) => {
  const giftType = giftTypes[at % giftTypes.length] ?? 'cash_gift';
  const isInsurance = giftType === 'life_insurance';
  const ranked = recipients.map((personId, rank) => ({ personId, priority: 1 + (rank >> 1) }));
  return aGift([], {
    giftType,
    itemDescription: `My painting ${at} of the house in Spain`,
    cashAmount: 100_000 + at,
    provider: 'Aviary',
    policyNumber: `LX ${at}`,
    debtDescription: `the loan of ${2000 + at}`,
    childrenAccessAge: 25,
    grandchildrenInherit: true,
    recipients: isInsurance ? ranked.slice(0, 2) : ranked,
    remainderRecipients: isInsurance ? ranked.slice(2) : [],
  });
};

function provisionsAtLimits(everyone: readonly PersonId[], charities: readonly PersonId[]): ProvisionFields[] {
  const beneficiaries = (ids: readonly PersonId[]) =>
    some(ids, 0, Math.min(ids.length, recordLimits.recipients)).map((personId, at) => ({
      personId,
      priority: 1 + (at >> 1),
      shareBasisPoints: null,
    }));
  return [
    aProvision('homeTrust', { occupierId: everyone[0] ?? null, recipients: beneficiaries(everyone) }),
    aProvision('belongings', { hasLetter: true, letter: 'The clock is for Ann.', recipients: beneficiaries(everyone) }),
    aProvision('digitalAssets', { hasPowers: true, privateFiles: 'hand_over', recipients: beneficiaries(everyone) }),
    aProvision('guardianSupport', { paysCosts: true, adaptsHome: true, cashAmount: 100_000 }),
    aProvision('laterGuardians', { guardianId: everyone[0] ?? null, substituteId: everyone[1] ?? null }),
    aProvision('charityTenth', { leastAmount: 1, mostAmount: 100_000, recipients: beneficiaries(charities) }),
    aProvision('residueFallback', { recipients: beneficiaries(charities) }),
    ...some(everyone, 0, recordLimits.pets).map((takerId, at) =>
      aProvision('pet', {
        description: `my dog ${at}`,
        takerId,
        substituteId: everyone[at + 1] ?? null,
        cashAmount: 50_000,
        rehomingCharityId: charities[at] ?? null,
      }),
    ),
    ...some(everyone, 0, recordLimits.advances).map((personId, at) =>
      aProvision('advance', { personId, amount: 100_000 + at, purpose: 'towards a home', year: 2000 + at }),
    ),
    ...some(everyone, 0, recordLimits.exclusions).map((personId, at) =>
      aProvision('exclusion', { personId, reasons: `We have not spoken since ${1980 + at}.`, isSigned: true }),
    ),
  ];
}

/**
 * Saves, one by one, the answers of somebody who has as much of everything as the limits allow, each choice another
 * one; then `text` makes the record as long as it may be.
 */
export async function saveLargestRecord(save: Save, text: 'names' | 'descriptions' | 'notes', character = 'o') {
  await save('personalDetails.save', { basedOn: 0, changes: someDetails({ maritalStatus: 'married' }) });
  await save('spouseDetails.save', {
    basedOn: 0,
    changes: { fullName: 'Tom Hart', relationship: 'husband', gender: 'male' },
  });
  await save('homeDetails.save', {
    basedOn: 0,
    changes: { address: '1 Mill Lane, Ludlow, SY8 1AA', homeOwnership: 'own-outright', tenancyType: 'sole-owner' },
  });
  const wish = character.repeat(2000);
  await save('funeralWishes.save', {
    basedOn: 0,
    changes: { funeralType: 'burial', location: wish, readingsHymns: wish, gatheringDirections: wish },
  });
  const contacts = numbered(recordLimits.contacts, aPersonId);
  for (const [at, id] of contacts.entries())
    await save('contacts.add', { id, contact: aContact({ firstName: 'Ann', ...contactNumber(at) }) });
  const children = numbered(recordLimits.children, aPersonId);
  for (const [at, id] of children.entries()) {
    const otherParentId = contacts[at] ?? null;
    await save('children.add', { id, child: aChild({ firstName: 'Kit', lastName: `Number-${at}`, otherParentId }) });
  }
  const adults = contacts.filter((_, at) => at % 4 < 2);
  for (const [at, personId] of some(adults, 0, recordLimits.executors).entries())
    await save('executors.appoint', { personId, role: at < 4 ? 'primary' : 'backup' });
  const guardiansOfOne = recordLimits.guardiansOfAll / recordLimits.children;
  for (const [at, childId] of children.entries()) {
    const [primary, ...others] = some(adults, at, guardiansOfOne);
    const group = { name: `Group ${at}`, memberIds: others.splice(0, 2) };
    await save('guardians.replace', {
      children: [{ childId, basedOn: 0 }],
      selection: { primaryIds: [primary], backupIds: others, groups: [group] },
    });
  }
  const everyone = [...contacts, ...children];
  const recipientsOfOne = recordLimits.giftRecipients / recordLimits.gifts;
  const gifts = numbered(recordLimits.gifts, (at) => ({
    id: randomUUID() as GiftId,
    gift: giftNumber(at, some(everyone, at * recipientsOfOne, recipientsOfOne)),
  }));
  for (const { id, gift } of gifts) await save('gifts.save', { id, basedOn: 0, gift });
  await save('residue.replace', {
    basedOn: 0,
    recipients: some(everyone, 0, recordLimits.recipients).map((personId, at) => ({
      personId,
      priority: 1 + (at >> 1),
      shareBasisPoints: null,
    })),
  });
  const provisions = provisionsAtLimits(
    everyone,
    contacts.filter((_, at) => at % 4 === 3),
  );
  for (const provision of provisions) await save('provisions.save', { id: aProvisionId(), basedOn: 0, provision });
  const lengthen = {
    names: contacts.map((id) => (length: number, basedOn: number) => {
      const part = character.repeat(Math.ceil(length / 3));
      return save('contacts.update', { id, basedOn, changes: { firstName: part, middleNames: part, lastName: part } });
    }),
    notes: contacts.map((id) => (length: number, basedOn: number) => {
      return save('contacts.update', { id, basedOn, changes: { notes: character.repeat(length) } });
    }),
    descriptions: gifts.map(({ id, gift }) => (length: number, basedOn: number) => {
      const itemDescription = character.repeat(length);
      return save('gifts.save', { id, basedOn, gift: { ...gift, giftType: 'specific_item', itemDescription } });
    }),
  }[text];
  const longest = { names: 300, notes: 5000, descriptions: 2000 }[text];
  return lengthenWhilePossible(lengthen, longest);
}

type Lengthen = (length: number, basedOn: number) => Promise<unknown>;

/** Lengthens one after the other, each by as much as is taken, until hardly anything more is. */
async function lengthenWhilePossible(all: readonly Lengthen[], longest: number): Promise<void> {
  let shortened = 0;
  for (const lengthen of all) {
    let length = longest;
    const isTaken = () =>
      lengthen(length, 1).then(
        () => true,
        () => false,
      );
    // What is refused as too long is tried with half of it.
    while (length > 2 && !(await isTaken())) length = Math.floor(length / 2);
    if (length < longest && ++shortened === 3) return;
  }
}
