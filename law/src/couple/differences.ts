import { inOneLine } from '@plainwill/contracts/shared/address';
import type { CoupleDifference } from '@plainwill/contracts/will-data/couple/couple-offers';
import type {
  CoupleView,
  HomeOwner,
  ParentPart,
  SharedChild,
  SharedContact,
  SharedHome,
} from '@plainwill/contracts/will-data/couple/couple-view';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { cleanMobileNumber, type HomeOwnership, type TenancyType } from '@plainwill/contracts/will-data/vocabulary';
import { isSameText, matchedChildren, matchedContacts } from './alike.ts';
import { wishDifferences } from './wish-differences.ts';

type Difference = CoupleDifference;

/**
 * Tells where the answers of two people differ, one sentence each, in the words of whoever has told `mine`: what may matter in law
 * comes first. What one of them has not answered is no difference.
 * @param partner the first name of the other
 */
export function differences(mine: CoupleView, theirs: CoupleView, partner: string): Difference[] {
  const found = [
    ...aboutThemselves(mine, theirs, partner),
    ...(mine.home && theirs.home ? aboutHome(mine.home, theirs.home, partner) : []),
    ...aboutChildren(mine.children, theirs.children, partner),
    ...aboutContacts(mine.contacts, theirs.contacts, partner),
    ...wishDifferences(mine, theirs, partner),
  ];
  const spoken = found.map((one) => ({ ...one, sentence: withCapitals(one.sentence) }));
  return [...spoken.filter(({ matters }) => matters), ...spoken.filter(({ matters }) => !matters)];
}

/** A partner whose name is not known is “your partner”, at the beginning of a sentence too. */
const withCapitals = (sentences: string) =>
  sentences.replace(/(^|\. )your partner/g, (_match, before: string) => `${before}Your partner`);

/** Both have said something, and not the same. */
const differ = <T>(a: T | null, b: T | null): boolean => a !== null && b !== null && a !== b;
const textsDiffer = (a: string, b: string) => a.trim() !== '' && b.trim() !== '' && !isSameText(a, b);

const bonds = {
  marriage: 'married',
  'civil partnership': 'civil partners',
  partnership: 'partners who are not married',
} as const;

function aboutThemselves(mine: CoupleView, theirs: CoupleView, partner: string): Difference[] {
  const found: Difference[] = [];
  if (mine.bond && theirs.bond && mine.bond !== theirs.bond)
    found.push({
      fact: 'bond',
      sentence: `You have said that you are ${bonds[mine.bond]}. ${partner} has said that you are ${bonds[theirs.bond]}.`,
      matters: true,
    });
  if (mine.bond && theirs.bond && mine.isToMarry !== theirs.isToMarry)
    found.push({
      fact: 'isToMarry',
      sentence: mine.isToMarry
        ? `You have said that you intend to marry. ${partner} has not.`
        : `${partner} has said that you intend to marry. You have not.`,
      matters: true,
    });
  if (textsDiffer(nameOf(mine.people.partner), nameOf(theirs.people.partner)))
    found.push({
      fact: 'name',
      sentence: `You have written ${nameOf(mine.people.partner)}. ${partner} writes ${nameOf(theirs.people.partner)}.`,
      matters: true,
    });
  if (textsDiffer(nameOf(mine.people.self), nameOf(theirs.people.self)))
    found.push({
      fact: 'name',
      sentence: `Your name is ${nameOf(mine.people.self)}. ${partner} has written ${nameOf(theirs.people.self)}.`,
      matters: true,
    });
  return found;
}

const tenures: Record<HomeOwnership, string> = {
  'own-outright': 'owned outright',
  'own-mortgage': 'owned with a mortgage',
  rent: 'rented',
  other: 'neither owned nor rented',
};

const tenancies: Record<TenancyType, string> = {
  'sole-owner': 'owned by one person',
  'joint-tenants': 'owned as joint tenants',
  'tenants-in-common': 'owned as tenants in common',
};

const ownersFor = (owner: HomeOwner, partner: string) =>
  ({
    self: 'you own it alone',
    partner: `${partner} owns it alone`,
    both: 'you own it together',
    'self+other': 'you own it with someone else',
    'partner+other': `${partner} owns it with someone else`,
  })[owner];

function aboutHome(mine: SharedHome, theirs: SharedHome, partner: string): Difference[] {
  const found: Difference[] = [];
  const [here, there] = [inOneLine(mine) || mine.address, inOneLine(theirs) || theirs.address];
  if (textsDiffer(here, there))
    found.push({ fact: 'home.address', sentence: `Your home is ${here}. ${partner} has ${there}.`, matters: false });
  // The answer "other" is given by someone whose partner owns it alone.
  const tenure = {
    mine: mine.tenure === 'other' ? null : mine.tenure,
    theirs: theirs.tenure === 'other' ? null : theirs.tenure,
  };
  if (tenure.mine && tenure.theirs && tenure.mine !== tenure.theirs)
    found.push({
      fact: 'home.tenure',
      sentence: `You have said that your home is ${tenures[tenure.mine]}. ${partner} has said that it is ${tenures[tenure.theirs]}.`,
      matters: true,
    });
  if (mine.ownedBy && theirs.ownedBy && mine.ownedBy !== theirs.ownedBy)
    found.push({
      fact: 'home.ownedBy',
      sentence: `About your home, you have said that ${ownersFor(mine.ownedBy, partner)}. ${partner} has said that ${ownersFor(theirs.ownedBy, partner)}. Check the title.`,
      matters: true,
    });
  else if (mine.tenancy && theirs.tenancy && mine.tenancy !== theirs.tenancy)
    found.push({
      fact: 'home.tenancy',
      sentence: `You have said that your home is ${tenancies[mine.tenancy]}. ${partner} has said that it is ${tenancies[theirs.tenancy]}. Check the title.`,
      matters: true,
    });
  return found;
}

function aboutChildren(mine: readonly SharedChild[], theirs: readonly SharedChild[], partner: string): Difference[] {
  const { pairs, ...alone } = matchedChildren(mine, theirs);
  return [
    ...pairs.flatMap(([one, other]) => aboutChild(one, other, partner)),
    ...alone.mine.map((child) => onOneList(`Your list of children has ${nameOf(child)}. ${partner}’s has not.`)),
    ...alone.theirs.map((child) => onOneList(`${partner}’s list of children has ${nameOf(child)}. Yours has not.`)),
  ];
}

const onOneList = (sentence: string): Difference => ({ fact: 'child.list', sentence, matters: true });

function aboutChild(mine: SharedChild, theirs: SharedChild, partner: string): Difference[] {
  const name = mine.firstName;
  const found: Difference[] = [];
  if (textsDiffer(nameOf(mine), nameOf(theirs)))
    found.push({
      fact: 'child.name',
      sentence: `You have written ${nameOf(mine)}. ${partner} has written ${nameOf(theirs)}.`,
      matters: false,
    });
  if (mine.dateOfBirth !== theirs.dateOfBirth)
    found.push({
      fact: 'child.dateOfBirth',
      sentence: `You and ${partner} have different birthdays for ${name}.`,
      matters: true,
    });
  if (mine.gender !== theirs.gender)
    found.push({
      fact: 'child.gender',
      sentence: `You and ${partner} have different answers on whether ${name} is male or female.`,
      matters: false,
    });
  if (differ(mine.parentAs.self, theirs.parentAs.self))
    found.push({
      fact: 'child.parent',
      sentence: `You have said that you are ${partOf(mine.parentAs.self)} ${name}. ${partner} has said that you are ${partOf(theirs.parentAs.self)} ${name}.`,
      matters: true,
    });
  if (differ(mine.parentAs.partner, theirs.parentAs.partner))
    found.push({
      fact: 'child.parent',
      sentence: `You have said that ${partner} is ${partOf(mine.parentAs.partner)} ${name}. ${partner} has said: ${partOf(theirs.parentAs.partner)} ${name}.`,
      matters: true,
    });
  return found;
}

const partOf = (part: ParentPart | null) => (part === 'step' ? 'a step-parent of' : 'a parent of');

function aboutContacts(
  mine: readonly SharedContact[],
  theirs: readonly SharedContact[],
  partner: string,
): Difference[] {
  return matchedContacts(mine, theirs).pairs.flatMap(([one, other]) => aboutContact(one, other, partner));
}

const phone = ({ mobileCountryCode: code, mobileNumber: number }: SharedContact) =>
  number && `${code}${cleanMobileNumber(code, number)}`;

function aboutContact(mine: SharedContact, theirs: SharedContact, partner: string): Difference[] {
  const name = nameOf(mine);
  const inTwo = (fact: string, what: string, here: string, there: string): Difference[] =>
    textsDiffer(here, there)
      ? [{ fact, sentence: `For ${name}, you have the ${what} ${here}. ${partner} has ${there}.`, matters: false }]
      : [];
  return [
    ...inTwo('contact.name', 'name', name, nameOf(theirs)),
    ...inTwo('contact.email', 'email', mine.email, theirs.email),
    ...inTwo('contact.mobile', 'number', phone(mine), phone(theirs)),
    ...inTwo('contact.address', 'address', inOneLine(mine) || mine.address, inOneLine(theirs) || theirs.address),
    ...inTwo('contact.charityNumber', 'charity number', mine.charityNumber, theirs.charityNumber),
  ];
}
