import { unansweredOf } from '@plainwill/contracts/kit/question';
import { type Address, addressLines, inOneLine } from '@plainwill/contracts/shared/address';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { CoupleOffer, CouplePick, OfferOf } from '@plainwill/contracts/will-data/couple/couple-offers';
import type {
  Bond,
  CoupleView,
  SharedChild,
  SharedContact,
  SharedHome,
} from '@plainwill/contracts/will-data/couple/couple-view';
import { lookalikesOf } from '@plainwill/contracts/will-data/known-people';
import { asksSpouse, nameOf } from '@plainwill/contracts/will-data/people';
import { isSamePerson } from '@plainwill/contracts/will-data/person-name';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { genderLabels } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import type { ChildFields } from '@plainwill/contracts/will-data/records/children';
import type { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import type { HomeDetailsFields } from '@plainwill/contracts/will-data/records/home-details';
import {
  type ChildRelationship,
  type Gender,
  type MaritalStatus,
  maritalStatuses,
  type SpouseRelationship,
} from '@plainwill/contracts/will-data/vocabulary';
import { isSameChild, isSameContact } from './alike.ts';
import { giftOffers } from './fill-gifts.ts';
import { wishOffers } from './fill-wishes.ts';
import type { CoupleRecord } from './view-of.ts';

/** Proposes what `view` has and `mine` lacks or tells otherwise, in the order of the screen. `self` is the filler. */
export const fill = (view: CoupleView, mine: CoupleRecord, today: CalendarDate): CoupleOffer[] => [
  ...selfOffers(view, mine),
  ...spouseOffers(view, mine),
  ...(view.home ? homeOffers(view.home, mine) : []),
  ...view.children.flatMap((child) => childOffers(child, mine, genderOf(view, mine))),
  ...view.contacts.flatMap((contact) => contactOffers(contact, mine)),
  ...wishOffers(view, mine, today),
  ...giftOffers(view, mine),
];

/** The answers of the filler, of which the first are drafts until all that the first save needs are there. */
const typedOf = ({ personalDetails, drafts }: CoupleRecord): Partial<Record<string, string>> =>
  (personalDetails === null && drafts.personalDetails) || {};

const maritalStatusOf = (mine: CoupleRecord): MaritalStatus | null =>
  mine.personalDetails?.maritalStatus ??
  maritalStatuses.find((status) => status === typedOf(mine).maritalStatus) ??
  null;

const isGender = (text: string | undefined): text is Gender => text !== undefined && Object.hasOwn(genderLabels, text);

/** As the filler has told it, or else, before they have, as the other has. */
function genderOf({ people: { self } }: CoupleView, mine: CoupleRecord): Gender | null {
  if (mine.personalDetails) return mine.personalDetails.gender;
  const { gender } = typedOf(mine);
  return isGender(gender) ? gender : self.gender;
}

/** The filler's own details fill only what they have left empty, and only before anything of theirs is stored. */
function selfOffers({ people: { self }, bond }: CoupleView, mine: CoupleRecord): OfferOf<'self'>[] {
  if (mine.personalDetails) return [];
  const typed = typedOf(mine);
  const { firstName, middleNames, lastName } = self;
  const isNamed = Boolean(typed.firstName || typed.middleNames || typed.lastName);
  const names = isNamed ? { firstName: '', middleNames: '', lastName: '' } : { firstName, middleNames, lastName };
  const details = {
    ...names,
    gender: typed.gender ? null : self.gender,
    maritalStatus: typed.maritalStatus || !bond ? null : statusIn[bond],
  };
  return Object.values(details).some(Boolean) ? [{ kind: 'self', id: 'self', details }] : [];
}

const statusIn: Record<Bond, MaritalStatus> = {
  marriage: 'married',
  'civil partnership': 'married',
  partnership: 'partner',
};

/** The texts of a draft that are taken over with an offer; what is empty in it stays as it is. */
export const detailTexts = ({ details }: OfferOf<'self'>): Partial<Record<keyof typeof details, string>> =>
  Object.fromEntries(Object.entries(details).filter(([, text]) => text));

function spouseOffers({ people: { partner }, bond, isToMarry }: CoupleView, mine: CoupleRecord): OfferOf<'spouse'>[] {
  const { spouseDetails } = mine;
  const maritalStatus = maritalStatusOf(mine);
  const fullName = nameOf(partner);
  if (spouseDetails || !bond || !partner.gender || fullName === '') return [];
  // A partner has no place in the answers of someone who has said that they are single.
  if (maritalStatus !== null && !asksSpouse(maritalStatus)) return [];
  const relationship = relationshipTo(bond, partner.gender);
  const spouse = { fullName, relationship, gender: partner.gender, intendingToMarry: isToMarry };
  return [{ kind: 'spouse', id: 'spouse', spouse }];
}

function relationshipTo(bond: NonNullable<CoupleView['bond']>, gender: Gender): SpouseRelationship {
  if (bond === 'partnership') return 'partner';
  if (bond === 'civil partnership') return 'civil-partner';
  return gender === 'male' ? 'husband' : gender === 'female' ? 'wife' : 'spouse';
}

function homeOffers(home: SharedHome, { homeDetails: mine, spouseDetails }: CoupleRecord): CoupleOffer[] {
  const { tenure: _tenure, ownedBy: _by, tenancy: _tenancy, ...address } = home;
  const offers: CoupleOffer[] = [];
  if (printed(address) !== '' && (!mine || !isSameAddress(address, mine)))
    offers.push({ kind: 'address', id: 'home.address', overwrites: mine !== null && printed(mine) !== '', address });
  const owned = ownershipFor(home);
  if (!owned) return offers;
  const isTold =
    mine?.homeOwnership === owned.homeOwnership &&
    mine.tenancyType === owned.tenancyType &&
    (!owned.isWithSpouse || (mine.coOwnerId !== null && mine.coOwnerId === spouseDetails?.id));
  const overwrites = mine !== null && (mine.homeOwnership !== null || mine.tenancyType !== null);
  if (!isTold) offers.push({ kind: 'ownership', id: 'home.ownership', overwrites, ...owned });
  return offers;
}

const printed = (address: Address) => inOneLine(address) || address.address.trim();

const isSameAddress = (a: Address, b: Address) =>
  addressLines.every((line) => key(a[line]) === key(b[line])) && key(printed(a)) === key(printed(b));

const key = (text: string) => text.trim().toLocaleLowerCase('en-GB').replace(/\s+/gu, ' ');

/** As the filler would answer. What the other owns without them is "other"; a stranger's name never comes along. */
function ownershipFor({ tenure, ownedBy, tenancy }: SharedHome) {
  // A partner's "other" may well be the filler's own house.
  if (tenure === null || tenure === 'other') return null;
  if (ownedBy === 'partner' || ownedBy === 'partner+other')
    return { homeOwnership: 'other' as const, tenancyType: null, isWithSpouse: false };
  return { homeOwnership: tenure, tenancyType: tenancy, isWithSpouse: ownedBy === 'both' };
}

function childOffers(child: SharedChild, mine: CoupleRecord, gender: Gender | null): OfferOf<'child'>[] {
  if (mine.children.some((known) => isSameChild(known, child))) return [];
  const { key: childKey, parentAs, ...about } = child;
  return [
    {
      kind: 'child',
      id: `child.${childKey}`,
      child: about,
      relationship: relationshipOf(child, gender),
      isOfSpouse: parentAs.partner === 'parent',
      lookalikes: lookalikesOf({ ...about, email: '' }, { ...mine, children: [] }),
    },
  ];
}

function relationshipOf({ parentAs }: SharedChild, gender: Gender | null): ChildRelationship | null {
  if (parentAs.self === 'step') return 'Step-parent';
  if (parentAs.self === null) return null;
  return gender === 'male' ? 'Father' : gender === 'female' ? 'Mother' : null;
}

function contactOffers({ key: contactKey, ...contact }: SharedContact, mine: CoupleRecord): OfferOf<'contact'>[] {
  const { personalDetails, contacts } = mine;
  const isSelf = personalDetails !== null && isSamePerson(personalDetails, contact);
  if (isSelf || contacts.some((known) => isSameContact(known, contact))) return [];
  return [{ kind: 'contact', id: `contact.${contactKey}`, contact, lookalikes: lookalikesOf(contact, mine) }];
}

/** The answers of the home that a taken offer changes; a co-owner needs a spouse who is stored. */
export function homeChanges(
  offer: OfferOf<'address' | 'ownership'>,
  spouseId: PersonId | null,
): Partial<HomeDetailsFields> {
  if (offer.kind === 'address') return offer.address;
  const { homeOwnership, tenancyType, isWithSpouse } = offer;
  return { homeOwnership, tenancyType, coOwnerId: isWithSpouse ? spouseId : null };
}

/** Null until the copier has said what they are to the child. */
export function childFields(
  { child, relationship: offered, isOfSpouse }: OfferOf<'child'>,
  pick: CouplePick,
  spouseId: PersonId | null,
): ChildFields | null {
  const relationship = pick.relationship ?? offered;
  if (!relationship) return null;
  return {
    ...unansweredOf(childQuestions),
    ...child,
    relationship,
    gaveBirth: pick.gaveBirth ?? null,
    parentalResponsibility: pick.parentalResponsibility ?? null,
    otherParentId: isOfSpouse ? spouseId : null,
  };
}

/** Null until the copier has said who they are to them. */
export const contactFields = ({ contact }: OfferOf<'contact'>, { role }: CouplePick): ContactFields | null =>
  role ? { ...unansweredOf(contactQuestions), ...contact, role } : null;
