import type { Address } from '@plainwill/contracts/shared/address';
import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import type {
  Bond,
  CoupleView,
  HomeOwner,
  Named,
  ParentPart,
  RestByOrder,
  SharedChild,
  SharedContact,
  SharedGift,
  SharedGuardians,
  SharedHome,
  SharedShare,
  Wishes,
} from '@plainwill/contracts/will-data/couple/couple-view';
import { childNameParts, type NameParts } from '@plainwill/contracts/will-data/person-name';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import type { HomeDetails } from '@plainwill/contracts/will-data/records/home-details';
import type { BeneficiaryId, Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import {
  type ChildRelationship,
  type CoupleCategory,
  isBeneficiaryClass,
  type SpouseRelationship,
  someChildren,
} from '@plainwill/contracts/will-data/vocabulary';
import { hasGuardians } from '@plainwill/contracts/will-data/will/readiness';

/** The records of which a couple's view is made. */
export type CoupleRecord = Pick<
  TestatorRecord,
  | 'drafts'
  | 'personalDetails'
  | 'spouseDetails'
  | 'homeDetails'
  | 'children'
  | 'contacts'
  | 'executors'
  | 'guardians'
  | 'gifts'
  | 'residue'
>;

/** The view shows these; of people and gifts, only those ticked one by one. */
export interface ViewChoice {
  categories: readonly CoupleCategory[];
  contactIds: readonly PersonId[];
  giftIds: readonly GiftId[];
  /** The key that stands for a row, whose id never leaves the account. */
  keyOf: (id: PersonId | GiftId) => string;
  /** The outcome of the residue, where that is chosen. */
  rest?: RestByOrder | null;
}

/** The record from its owner's side, with nothing of a category that was not chosen. */
export function viewOf(record: CoupleRecord, choice: ViewChoice): CoupleView {
  const { categories, contactIds, keyOf } = choice;
  const { personalDetails, spouseDetails, homeDetails } = record;
  const has = (category: CoupleCategory) => categories.includes(category);
  return {
    people: {
      self: {
        firstName: personalDetails?.firstName ?? '',
        middleNames: personalDetails?.middleNames ?? '',
        lastName: personalDetails?.lastName ?? '',
        gender: personalDetails?.gender ?? null,
      },
      partner: { ...childNameParts(spouseDetails?.fullName ?? ''), gender: spouseDetails?.gender ?? null },
    },
    bond: bondOf(spouseDetails),
    isToMarry: spouseDetails?.intendingToMarry ?? false,
    home: has('home') && homeDetails ? sharedHome(homeDetails, spouseDetails) : null,
    children: has('children')
      ? record.children
          .filter(({ hasDied }) => !hasDied)
          .map((child) => sharedChild(child, spouseDetails, keyOf(child.id)))
      : [],
    contacts: has('people')
      ? record.contacts
          .filter(({ id }) => contactIds.includes(id))
          .map((contact) => sharedContact(contact, keyOf(contact.id)))
      : [],
    wishes: { self: wishesOf(record, choice), partner: null },
  };
}

/** The owner's wishes, as far as they are ticked; null for none. */
function wishesOf(record: CoupleRecord, { categories, giftIds, keyOf, rest = null }: ViewChoice): Wishes | null {
  const has = (category: CoupleCategory) => categories.includes(category);
  const named = (ids: readonly BeneficiaryId[]) => ids.flatMap((id) => namedIn(record, id, keyOf));
  if (!has('executors') && !has('guardians') && !has('residue') && !has('gifts')) return null;
  return {
    executors: has('executors')
      ? record.executors.flatMap(({ personId, role }) => named([personId]).map((who) => ({ who, role })))
      : null,
    guardians: has('guardians') ? sharedGuardians(record, keyOf) : null,
    residue: has('residue') ? sharedShares(record, record.residue.recipients, keyOf) : null,
    rest: has('residue') ? rest : null,
    gifts: has('gifts')
      ? record.gifts.filter(({ id }) => giftIds.includes(id)).map((gift) => sharedGift(record, gift, keyOf))
      : null,
  };
}

const sharedShares = (
  record: CoupleRecord,
  recipients: readonly Recipient[],
  keyOf: ViewChoice['keyOf'],
): SharedShare[] =>
  recipients.flatMap(({ personId, priority, shareBasisPoints, exceptIds = [] }) =>
    namedIn(record, personId, keyOf).map((who) => ({
      // The names of those left out are for nobody else to read.
      who: exceptIds.length > 0 ? { ...who, key: someChildren } : who,
      level: priority,
      shareBasisPoints,
    })),
  );

const sharedGift = (record: CoupleRecord, gift: Gift, keyOf: ViewChoice['keyOf']): SharedGift => ({
  key: keyOf(gift.id),
  giftType: gift.giftType,
  what: gift.itemDescription || gift.provider || (gift.debtDescription ?? ''),
  cashAmount: gift.cashAmount,
  amountEach: gift.amountEach,
  onlyIfSpouseFails: gift.onlyIfSpouseFails,
  childrenAccessAge: gift.childrenAccessAge,
  grandchildrenInherit: gift.grandchildrenInherit,
  to: sharedShares(record, gift.recipients, keyOf),
});

function sharedGuardians(record: CoupleRecord, keyOf: ViewChoice['keyOf']): SharedGuardians[] {
  const named = (ids: readonly PersonId[]) => ids.flatMap((id) => namedIn(record, id, keyOf));
  return record.guardians.filter(hasGuardians).flatMap(({ childId, primaryIds, backupIds, groups }) => {
    const child = record.children.find(({ id, hasDied }) => id === childId && !hasDied);
    if (!child) return [];
    return [
      {
        child: {
          firstName: child.firstName,
          lastName: child.lastName,
          key: keyOf(childId),
          dateOfBirth: child.dateOfBirth,
        },
        first: named(primaryIds),
        backups: named(backupIds),
        groups: groups.map(({ name, memberIds }) => ({ name, members: named(memberIds) })),
      },
    ];
  });
}

const namesOf = ({ firstName, middleNames, lastName }: NameParts): NameParts => ({ firstName, middleNames, lastName });

const nobody: NameParts = { firstName: '', middleNames: '', lastName: '' };

/** The one person or class that an id stands for in the record, if any. */
function namedIn(record: CoupleRecord, id: BeneficiaryId, keyOf: ViewChoice['keyOf']): Named[] {
  if (isBeneficiaryClass(id)) return [{ ...nobody, is: 'class', key: id }];
  const key = keyOf(id);
  if (id === record.spouseDetails?.id) return [{ ...childNameParts(record.spouseDetails.fullName), is: 'spouse', key }];
  const child = record.children.find((each) => each.id === id);
  if (child) return [{ ...namesOf(child), is: 'child', key }];
  const contact = record.contacts.find((each) => each.id === id);
  return contact ? [{ ...namesOf(contact), is: 'contact', key }] : [];
}

const bonds: Record<SpouseRelationship, Bond> = {
  husband: 'marriage',
  wife: 'marriage',
  spouse: 'marriage',
  'civil-partner': 'civil partnership',
  civil_partner: 'civil partnership',
  partner: 'partnership',
};

const bondOf = (spouse: SpouseDetails | null) => (spouse?.relationship ? bonds[spouse.relationship] : null);

const postalAddressOf = ({ address, line1, line2, townOrCity, county, postcode }: Address): Address => ({
  address,
  line1,
  line2,
  townOrCity,
  county,
  postcode,
});

function sharedHome(home: HomeDetails, spouse: SpouseDetails | null): SharedHome {
  return {
    ...postalAddressOf(home),
    tenure: home.homeOwnership,
    ownedBy: ownerOf(home, spouse),
    tenancy: home.tenancyType,
  };
}

function ownerOf({ tenancyType, coOwnerId }: HomeDetails, spouse: SpouseDetails | null): HomeOwner | null {
  if (tenancyType === 'sole-owner') return 'self';
  if (coOwnerId === null) return null;
  return coOwnerId === spouse?.id ? 'both' : 'self+other';
}

const parentParts: Record<ChildRelationship, ParentPart | null> = {
  Father: 'parent',
  Mother: 'parent',
  Son: 'parent',
  Daughter: 'parent',
  'Adopted Son': 'parent',
  'Adopted Daughter': 'parent',
  'Step-parent': 'step',
  Stepson: 'step',
  Stepdaughter: 'step',
  'Special guardian': null,
};

const sharedChild = (child: Child, spouse: SpouseDetails | null, key: string): SharedChild => ({
  key,
  firstName: child.firstName,
  middleNames: child.middleNames,
  lastName: child.lastName,
  dateOfBirth: child.dateOfBirth,
  gender: child.gender,
  parentAs: {
    self: parentParts[child.relationship],
    partner: spouse && child.otherParentId === spouse.id ? 'parent' : null,
  },
});

const sharedContact = (contact: Contact, key: string): SharedContact => ({
  key,
  firstName: contact.firstName,
  middleNames: contact.middleNames,
  lastName: contact.lastName,
  ...postalAddressOf(contact),
  email: contact.email,
  mobileCountryCode: contact.mobileCountryCode,
  mobileNumber: contact.mobileNumber,
  kind: contact.kind ?? null,
  charityNumber: contact.charityNumber,
});
