import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { ExecutorId, GiftId, GuardianGroupId, PersonId } from '@plainwill/contracts/shared/ids';
import type { CoupleOffer, CouplePick, OfferOf } from '@plainwill/contracts/will-data/couple/couple-offers';
import type { CoupleView, SharedChild, SharedContact } from '@plainwill/contracts/will-data/couple/couple-view';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { Executor } from '@plainwill/contracts/will-data/records/executors';
import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import type { GuardianPlan, GuardianSelection } from '@plainwill/contracts/will-data/records/guardians';
import type { HomeDetails } from '@plainwill/contracts/will-data/records/home-details';
import type { PersonalDetails } from '@plainwill/contracts/will-data/records/personal-details';
import type { BeneficiaryId, Recipient } from '@plainwill/contracts/will-data/records/recipients';
import { noDrafts } from '@plainwill/contracts/will-data/records/record-drafts';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import {
  beneficiaryClasses,
  childRelationships,
  type ExecutorRole,
  homeOwnerships,
  spouseRelationships,
  tenancyTypes,
} from '@plainwill/contracts/will-data/vocabulary';
import fc from 'fast-check';
import { isAlikeContact, isSameChild } from '../alike.ts';
import { childFields, contactFields, detailTexts, homeChanges } from '../fill.ts';
import type { CoupleRecord } from '../view-of.ts';

export const personId = (text: string) => text as PersonId;

const saved = { version: 1, savedAt: '2026-11-20T14:32:00.000Z', savedBySupport: false };

export const details = (changes: Partial<PersonalDetails> = {}): PersonalDetails => ({
  ...unansweredOf(personalDetailsQuestions),
  ...saved,
  firstName: 'Ruth',
  dateOfBirth: '1980-01-01',
  email: 'ruth@example.com',
  mobileCountryCode: '+44',
  mobileNumber: '7700900123',
  occupation: 'nurse',
  lastName: 'Hart',
  ...changes,
});

export const spouse = (changes: Partial<SpouseDetails> = {}): SpouseDetails => ({
  ...unansweredOf(spouseDetailsQuestions),
  ...saved,
  id: personId('spouse'),
  fullName: 'Tom Hart',
  relationship: 'husband',
  gender: 'male',
  ...changes,
});

export const home = (changes: Partial<HomeDetails> = {}): HomeDetails => ({
  ...unansweredOf(homeDetailsQuestions),
  ...saved,
  ...changes,
});

export const child = (changes: Partial<Child> = {}): Child => ({
  ...unansweredOf(childQuestions),
  ...saved,
  id: personId('ada'),
  firstName: 'Ada',
  lastName: 'Hart',
  dateOfBirth: '2015-06-01',
  gender: 'female',
  relationship: 'Mother',
  ...changes,
});

export const contact = (changes: Partial<Contact> = {}): Contact => ({
  ...unansweredOf(contactQuestions),
  ...saved,
  id: personId('ann'),
  firstName: 'Ann',
  lastName: 'Reed',
  role: 'friend',
  mobileCountryCode: '+44',
  differsFrom: [],
  ...changes,
});

export const executor = (id: PersonId, role: ExecutorRole = 'primary'): Executor => ({
  id: `executor ${id}` as ExecutorId,
  personId: id,
  role,
  position: 0,
});

export const guardians = (childId: PersonId, selection: Partial<GuardianSelection> = {}): GuardianPlan => ({
  childId,
  version: 1,
  primaryIds: [],
  backupIds: [],
  ...selection,
  groups: (selection.groups ?? []).map(({ name, memberIds }, at) => ({
    id: `group ${at}` as GuardianGroupId,
    name,
    memberIds: memberIds.map(personId),
  })),
});

export const gift = (changes: Partial<Gift> = {}): Gift => ({
  ...unansweredOf(giftQuestions),
  id: 'gift' as GiftId,
  version: 1,
  savedAt: saved.savedAt,
  position: 0,
  giftType: 'cash_gift',
  cashAmount: 50_000,
  childrenAccessAge: 18,
  amountEach: false,
  taxBorneBy: null,
  mortgage: null,
  onlyIfSpouseFails: false,
  onlyThisHome: false,
  debtDescription: null,
  debtLimit: null,
  recipients: [],
  remainderRecipients: [],
  ...changes,
});

export const heir = (id: BeneficiaryId, priority: number, shareBasisPoints: number | null = null): Recipient => ({
  personId: id,
  priority,
  shareBasisPoints,
});

export const record = (changes: Partial<CoupleRecord> = {}): CoupleRecord => ({
  drafts: noDrafts,
  personalDetails: details(),
  spouseDetails: null,
  homeDetails: null,
  children: [],
  contacts: [],
  executors: [],
  guardians: [],
  gifts: [],
  residue: { version: 1, recipients: [] },
  ...changes,
});

/** The record once `picks` of the offers are taken, as the use cases store them. */
export function taking(
  before: CoupleRecord,
  offers: readonly CoupleOffer[],
  picks: readonly CouplePick[],
): CoupleRecord {
  const after = { ...before, children: [...before.children], contacts: [...before.contacts] };
  for (const offer of offers) {
    const pick = picks.find(({ id }) => id === offer.id);
    if (!pick) continue;
    const spouseId = after.spouseDetails?.id ?? null;
    switch (offer.kind) {
      case 'self':
        after.drafts = { ...after.drafts, personalDetails: { ...after.drafts.personalDetails, ...detailTexts(offer) } };
        break;
      case 'spouse':
        after.spouseDetails = spouse(offer.spouse);
        break;
      case 'address':
      case 'ownership':
        after.homeDetails = home({ ...after.homeDetails, ...homeChanges(offer, spouseId) });
        break;
      case 'child': {
        const fields = childFields(offer, pick, spouseId);
        if (fields) after.children.push(child({ ...fields, id: personId(`taken ${offer.id}`) } as Partial<Child>));
        break;
      }
      case 'contact': {
        const fields = contactFields(offer, pick);
        if (fields) after.contacts.push(contact({ ...fields, id: personId(`taken ${offer.id}`) } as Partial<Contact>));
        break;
      }
      case 'executor':
        after.executors = [...after.executors, executor(offer.personId, offer.role)];
        break;
      case 'guardians':
        after.guardians = after.guardians.map((plan) =>
          plan.childId === offer.childId ? guardians(plan.childId, offer.selection) : plan,
        );
        break;
      case 'gift':
        if (offer.gift.giftType === 'cash_gift' || pick.isMineToo) after.gifts = [...after.gifts, taken(offer)];
    }
  }
  return after;
}

export const takingAll = (before: CoupleRecord, offers: readonly CoupleOffer[]) =>
  taking(
    before,
    offers,
    offers.map(({ id }) => ({ id, role: 'friend' as const, isMineToo: true as const })),
  );

const taken = ({ id, gift: { recipients, remainderRecipients: _none, ...fields } }: OfferOf<'gift'>): Gift =>
  gift({
    ...fields,
    id: `taken ${id}` as GiftId,
    recipients: recipients.map(({ shareBasisPoints = null, ...recipient }) => ({ ...recipient, shareBasisPoints })),
  });

const word = fc.constantFrom('Ann', 'Sam', 'Zoe', 'Paul', 'Noor', 'Éva', 'Lee', 'Hart', 'Bell', 'Reed');
const perhaps = fc.constantFrom('', '', 'Mary', 'John Paul');
const names = fc.record({ firstName: word, middleNames: perhaps, lastName: word });
const day = fc.constantFrom('2001-02-03', '2012-12-31', '2020-02-29');
const childGender = fc.constantFrom('male' as const, 'female' as const, 'other' as const);
const gender = fc.constantFrom('male' as const, 'female' as const, 'other' as const, 'prefer-not-to-say' as const);
const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const line1 = fc.constantFrom('1 Mill Lane', '2 High Street');
const address = line1.map((line) => ({
  address: line,
  line1: line,
  line2: '',
  townOrCity: 'Ludlow',
  county: '',
  postcode: 'SY8 1AA',
}));
const email = fc.constantFrom('', 'a@example.com', 'b@example.com');

const someone = fc.constantFrom('spouse', 'k0', 'k1', 'c0', 'c1', 'gone').map(personId);
const people = fc.uniqueArray(someone, { maxLength: 3 });

const giftsOf = fc
  .array(
    fc.record({
      giftType: fc.constantFrom('cash_gift' as const, 'specific_item' as const, 'pension_plan' as const),
      itemDescription: fc.constantFrom('The piano', 'the  piano', 'A clock'),
      onlyIfSpouseFails: fc.boolean(),
      ids: fc.uniqueArray(fc.oneof(someone, fc.constantFrom(...beneficiaryClasses)), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 3 },
  )
  .map((gifts) =>
    gifts.map(({ ids, ...fields }, at) =>
      gift({ ...fields, id: `g${at}` as GiftId, recipients: ids.map((id, level) => heir(id, level + 1)) }),
    ),
  );

/** Whatever an account may have stored. */
export const arbitraryRecord: fc.Arbitrary<CoupleRecord> = fc.record({
  drafts: fc.constant(noDrafts),
  personalDetails: nullable(
    fc.record({ ...{ names }, gender: nullable(gender) }).map(({ names, gender }) => details({ ...names, gender })),
  ),
  spouseDetails: nullable(
    fc
      .record({
        names,
        relationship: nullable(fc.constantFrom(...spouseRelationships)),
        gender: nullable(gender),
        isToMarry: fc.boolean(),
      })
      .map(({ names: { firstName, lastName }, relationship, gender, isToMarry }) =>
        spouse({ fullName: `${firstName} ${lastName}`, relationship, gender, intendingToMarry: isToMarry }),
      ),
  ),
  homeDetails: nullable(
    fc
      .record({
        address,
        homeOwnership: nullable(fc.constantFrom(...homeOwnerships)),
        tenancyType: nullable(fc.constantFrom(...tenancyTypes)),
        coOwner: nullable(fc.constantFrom('spouse', 'c0')),
      })
      .map(({ address, coOwner, ...rest }) => home({ ...address, ...rest, coOwnerId: coOwner && personId(coOwner) })),
  ),
  children: fc
    .array(
      fc.record({
        names,
        dateOfBirth: day,
        gender: childGender,
        relationship: fc.constantFrom(...childRelationships),
        other: nullable(fc.constantFrom('spouse', 'c0')),
        hasDied: fc.boolean(),
      }),
      { maxLength: 4 },
    )
    .map((children) =>
      children.map(({ names, other, ...rest }, at) =>
        child({ ...names, ...rest, id: personId(`k${at}`), otherParentId: other && personId(other) }),
      ),
    ),
  contacts: fc
    .array(fc.record({ names, address, email }), { maxLength: 4 })
    .map((contacts) =>
      contacts.map(({ names, address, email }, at) => contact({ ...names, ...address, email, id: personId(`c${at}`) })),
    ),
  executors: people.map((ids) => ids.map((id, at) => executor(id, at === 0 ? 'primary' : 'backup'))),
  guardians: fc
    .array(fc.record({ primaryIds: people, backupIds: people }), { minLength: 4, maxLength: 4 })
    .map((plans) => plans.map((plan, at) => guardians(personId(`k${at}`), plan))),
  gifts: giftsOf,
  residue: fc
    .uniqueArray(fc.oneof(someone, fc.constantFrom(...beneficiaryClasses)), { maxLength: 4 })
    .map((ids) => ({ version: 1, recipients: ids.map((id, at) => heir(id, Math.ceil((at + 1) / 2))) })),
});

const storableHome = fc.oneof(
  fc.record({
    tenure: fc.constantFrom('own-outright' as const, 'own-mortgage' as const),
    tenancy: fc.constantFrom('joint-tenants' as const, 'tenants-in-common' as const),
    ownedBy: fc.constant('both' as const),
  }),
  fc.record({
    tenure: fc.constantFrom('own-outright' as const, 'own-mortgage' as const),
    tenancy: fc.constant('sole-owner' as const),
    ownedBy: fc.constant('self' as const),
  }),
  fc.constantFrom(
    { tenure: 'rent' as const, tenancy: null, ownedBy: null },
    { tenure: null, tenancy: null, ownedBy: null },
  ),
);

/** A view of which everything can be stored as it stands: nothing is left to ask but what each answers alone. */
export const storableView: fc.Arbitrary<CoupleView> = fc
  .record({
    self: names,
    selfGender: fc.constantFrom('male' as const, 'female' as const),
    partner: names,
    partnerGender: gender,
    bond: fc.constantFrom('marriage' as const, 'civil partnership' as const, 'partnership' as const),
    isToMarry: fc.boolean(),
    home: nullable(fc.tuple(address, storableHome).map(([lines, owned]) => ({ ...lines, ...owned }))),
    children: fc.uniqueArray(
      fc.record({
        names,
        dateOfBirth: day,
        gender: childGender,
        self: fc.constantFrom('parent' as const, 'step' as const),
        partner: fc.constantFrom('parent' as const, null),
      }),
      {
        maxLength: 4,
        comparator: (a, b) =>
          isSameChild({ ...a.names, dateOfBirth: a.dateOfBirth }, { ...b.names, dateOfBirth: b.dateOfBirth }),
      },
    ),
    contacts: fc.uniqueArray(fc.record({ names, address, email, kind: nullable(fc.constant('person' as const)) }), {
      maxLength: 4,
      comparator: (a, b) => isAlikeContact({ ...a.names, email: a.email }, { ...b.names, email: b.email }),
    }),
  })
  .map(({ self, selfGender, partner, partnerGender, bond, isToMarry, home, children, contacts }) => ({
    people: { self: { ...self, gender: selfGender }, partner: { ...partner, gender: partnerGender } },
    bond,
    isToMarry: bond === 'partnership' && isToMarry,
    home,
    children: children.map(
      ({ names, self, partner, ...rest }, at): SharedChild => ({
        key: `k${at}`,
        ...names,
        ...rest,
        parentAs: { self, partner },
      }),
    ),
    // No one is their own contact.
    contacts: contacts
      .filter(({ names }) => names.firstName !== self.firstName || names.lastName !== self.lastName)
      .map(
        ({ names, address, ...rest }, at): SharedContact => ({
          key: `c${at}`,
          ...names,
          ...address,
          ...rest,
          mobileCountryCode: '+44',
          mobileNumber: '',
          charityNumber: '',
        }),
      ),
    wishes: { self: null, partner: null },
  }));
