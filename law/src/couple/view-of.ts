import type { Address } from '@plainwill/contracts/shared/address';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import type {
  Bond,
  CoupleView,
  HomeOwner,
  ParentPart,
  SharedChild,
  SharedContact,
  SharedHome,
} from '@plainwill/contracts/will-data/couple/couple-view';
import { childNameParts } from '@plainwill/contracts/will-data/person-name';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { HomeDetails } from '@plainwill/contracts/will-data/records/home-details';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { ChildRelationship, CoupleCategory, SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';

/** The records of which a couple's view is made. */
export type CoupleRecord = Pick<
  TestatorRecord,
  'personalDetails' | 'spouseDetails' | 'homeDetails' | 'children' | 'contacts'
>;

/** The view shows these; of people, only those ticked one by one. */
export interface ViewChoice {
  categories: readonly CoupleCategory[];
  contactIds: readonly PersonId[];
  /** The key that stands for a row, whose id never leaves the account. */
  keyOf: (id: PersonId) => string;
}

/** The record from its owner's side, with nothing of a category that was not chosen. */
export function viewOf(record: CoupleRecord, { categories, contactIds, keyOf }: ViewChoice): CoupleView {
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
  };
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
