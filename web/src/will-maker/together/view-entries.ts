import { inOneLine } from '@plainwill/contracts/shared/address';
import { capitalised } from '@plainwill/contracts/shared/phrases';
import type {
  Bond,
  CoupleView,
  HomeOwner,
  RestByOrder,
  SharedChild,
  SharedContact,
  SharedGift,
  SharedHome,
  Wishes,
} from '@plainwill/contracts/will-data/couple/couple-view';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { genderLabels } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { printMobile, type SharedPart } from '@plainwill/contracts/will-data/vocabulary';
import {
  beneficiariesText,
  executorsText,
  giftName,
  guardiansText,
  ownWishes,
  partnersWishes,
  residueText,
  type WishReader,
} from '@plainwill/law/couple/wish-texts';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import type { SummaryEntry } from '../../ui/lists/summary-list.tsx';

/** Each part that can be shared, with what it shows and what it never does. */
export const categoryLabels: Record<SharedPart, { title: string; hint: string }> = {
  home: { title: 'Our home', hint: 'The address, whether it is owned or rented, and who owns it.' },
  children: {
    title: 'The children',
    hint: 'Names, birthdays, gender, and what each of you is to them.',
  },
  people: {
    title: 'Chosen people',
    hint: 'Names, addresses, emails and phone numbers. Not your notes, their birthdays or what you give them.',
  },
  executors: { title: 'Executors', hint: 'Their names, and who is a backup.' },
  guardians: {
    title: 'Guardians',
    hint: 'For each child, with the birthday: who the guardians are, and in what order.',
  },
  residue: {
    title: 'Who gets everything else',
    hint: 'Names, order and shares, and who would get them whichever of you dies first. To compare only.',
  },
  gifts: {
    title: 'Chosen gifts',
    hint: 'Only those you tick: what they are, and who gets them. Not the others, or how many there are.',
  },
  will: { title: 'The words of the will', hint: 'As they are on the day, to read for 14 days.' },
};

const bondLabels: Record<Bond, string> = {
  marriage: 'Married',
  'civil partnership': 'In a civil partnership',
  partnership: 'Partners, not married',
};

const ownerLabels = (owner: HomeOwner, names: Names) =>
  ({
    self: `${names.self} alone`,
    partner: `${capitalised(names.partner)} alone`,
    both: 'Both of you',
    'self+other': `${names.self}, with someone else`,
    'partner+other': `${capitalised(names.partner)}, with someone else`,
  })[owner];

/** The reader calls the two so: “You” and the partner's first name. */
interface Names {
  self: string;
  partner: string;
}

export const tenureLabels: Record<string, string> = {
  'own-outright': 'Owned outright',
  'own-mortgage': 'Owned with a mortgage',
  rent: 'Rented',
  other: 'Neither owned nor rented',
};

export const addressText = (address: Parameters<typeof inOneLine>[0] & { address: string }) =>
  inOneLine(address) || address.address;

/** A view line by line, as it stands on the screen before it is shared and once it has been. */
export function viewEntries(view: CoupleView, partner: string): SummaryEntry[] {
  const names = { self: 'You', partner };
  return [
    ...aboutThem(view, partner),
    ...(view.home ? homeEntries(view.home, names) : []),
    ...view.children.map((child) => ({ term: nameOf(child), detail: childText(child, names) })),
    ...view.contacts.map((contact) => ({ term: nameOf(contact), detail: contactText(contact) || 'Only the name' })),
    ...wishEntries(view.wishes.self, ownWishes(partner)),
    ...wishEntries(view.wishes.partner, partnersWishes(partner)),
  ];
}

const restEntries = (rest: RestByOrder, reader: WishReader): SummaryEntry[] => [
  { term: `Everything else, ${diesFirst(reader.owner)}`, detail: beneficiariesText(rest.first, reader) },
  { term: `Everything else, ${diesFirst(reader.spouse)}`, detail: beneficiariesText(rest.second, reader) },
  { term: `Everything else, ${diesTogether}`, detail: beneficiariesText(rest.together, reader) },
];

export const diesFirst = (who: string) => (who === 'you' ? 'if you die first' : `if ${who} dies first`);
export const diesTogether = 'if you die close together';

/** Money is told by who gets it, so that two people’s gifts to the same stand side by side. */
function giftEntry(gift: SharedGift, reader: WishReader): SummaryEntry {
  const recipients = residueText(gift.to, reader);
  const condition =
    gift.onlyIfSpouseFails && `only if ${reader.spouse} ${reader.spouse === 'you' ? 'die' : 'dies'} first`;
  return gift.giftType === 'cash_gift'
    ? { term: `Money for ${recipients}`, detail: [giftName(gift), condition].filter(Boolean).join(', ') }
    : { term: `Gift: ${giftName(gift)}`, detail: [recipients, condition].filter(Boolean).join(', ') };
}

const wishEntries = (wishes: Wishes | null, reader: WishReader): SummaryEntry[] =>
  [
    { term: 'Executors', detail: executorsText(wishes?.executors ?? [], reader) },
    ...(wishes?.guardians ?? []).map((plan) => ({
      term: `Guardians for ${plan.child.firstName}`,
      detail: guardiansText(plan, reader),
    })),
    { term: 'Everything else goes to', detail: residueText(wishes?.residue ?? [], reader) },
    ...(wishes?.rest ? restEntries(wishes.rest, reader) : []),
    ...(wishes?.gifts ?? []).map((gift) => giftEntry(gift, reader)),
  ]
    .filter(({ detail }) => detail !== '')
    .map(({ term, detail }) => ({ term, detail: capitalised(detail) }));

function aboutThem({ people: { self, partner: other }, bond, isToMarry }: CoupleView, partner: string): SummaryEntry[] {
  const person = ({ gender, ...name }: CoupleView['people']['self']) =>
    [nameOf(name), gender && gender !== 'prefer-not-to-say' && genderLabels[gender]].filter(Boolean).join(', ');
  const bondText = [bond && bondLabels[bond], isToMarry && 'intending to marry'].filter(Boolean).join(', ');
  return [
    { term: 'You', detail: person(self) },
    { term: capitalised(partner), detail: person(other) },
    { term: 'The two of you', detail: bondText },
  ].filter(({ detail }) => detail !== '');
}

function homeEntries(home: SharedHome, names: Names): SummaryEntry[] {
  const tenancy =
    home.tenancy && home.tenancy !== 'sole-owner' && homeDetailsQuestions.tenancyType.options[home.tenancy];
  return [
    { term: 'Home', detail: addressText(home) },
    { term: 'Owned or rented', detail: home.tenure ? (tenureLabels[home.tenure] ?? '') : '' },
    {
      term: 'Who owns it',
      detail: [home.ownedBy && ownerLabels(home.ownedBy, names), tenancy].filter(Boolean).join(', '),
    },
  ].filter(({ detail }) => detail !== '');
}

const partLabels = { parent: 'parent', step: 'step-parent' };

function childText({ dateOfBirth, gender, parentAs }: SharedChild, { self, partner }: Names): string {
  const parts = [
    parentAs.self && `${self}: ${partLabels[parentAs.self]}`,
    parentAs.partner && `${partner}: ${partLabels[parentAs.partner]}`,
  ];
  return [`born ${formatDay(dateOfBirth)}`, childQuestions.gender.options[gender].toLowerCase(), ...parts]
    .filter(Boolean)
    .join(' · ');
}

export const contactText = (contact: Omit<SharedContact, 'key'>) =>
  [
    addressText(contact),
    contact.email,
    contact.mobileNumber && printMobile(contact.mobileCountryCode, contact.mobileNumber),
    contact.charityNumber && `charity ${contact.charityNumber}`,
  ]
    .filter(Boolean)
    .join(' · ');
