import { inOneLine } from '@plainwill/contracts/shared/address';
import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import type { CoupleOffer, CouplePick, OfferOf } from '@plainwill/contracts/will-data/couple/couple-offers';
import type {
  Bond,
  CoupleView,
  HomeOwner,
  RestByOrder,
  SharedChild,
  SharedContact,
  SharedHome,
  Wishes,
} from '@plainwill/contracts/will-data/couple/couple-view';
import { nameOf } from '@plainwill/contracts/will-data/people';
import {
  asksGaveBirth,
  asksParentalResponsibility,
  childQuestions,
} from '@plainwill/contracts/will-data/questions/child-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { genderLabels } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { CoupleCategory } from '@plainwill/contracts/will-data/vocabulary';
import { printMobile } from '@plainwill/contracts/will-data/vocabulary';
import {
  beneficiariesText,
  executorsText,
  guardiansText,
  inOrder,
  ownWishes,
  partnersWishes,
  residueText,
  type WishReader,
} from '@plainwill/law/couple/wish-texts';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import type { SummaryEntry } from '../../ui/lists/summary-list.tsx';

/** Each part that can be shared, with what it shows and what it never does. */
export const categoryLabels: Record<CoupleCategory, { title: string; hint: string }> = {
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

const tenureLabels: Record<string, string> = {
  'own-outright': 'Owned outright',
  'own-mortgage': 'Owned with a mortgage',
  rent: 'Rented',
  other: 'Neither owned nor rented',
};

const addressText = (address: Parameters<typeof inOneLine>[0] & { address: string }) =>
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

const wishEntries = (wishes: Wishes | null, reader: WishReader): SummaryEntry[] =>
  [
    { term: 'Executors', detail: executorsText(wishes?.executors ?? [], reader) },
    ...(wishes?.guardians ?? []).map((plan) => ({
      term: `Guardians for ${plan.child.firstName}`,
      detail: guardiansText(plan, reader),
    })),
    { term: 'Everything else goes to', detail: residueText(wishes?.residue ?? [], reader) },
    ...(wishes?.rest ? restEntries(wishes.rest, reader) : []),
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

const contactText = (contact: Omit<SharedContact, 'key'>) =>
  [
    addressText(contact),
    contact.email,
    contact.mobileNumber && printMobile(contact.mobileCountryCode, contact.mobileNumber),
    contact.charityNumber && `charity ${contact.charityNumber}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The offers by the part of the screen that they stand in; each part is taken over for itself. */
export const offerGroups: { title: string; kinds: readonly CoupleOffer['kind'][] }[] = [
  { title: 'The two of you', kinds: ['spouse'] },
  { title: 'Your home', kinds: ['address', 'ownership'] },
  { title: 'Children', kinds: ['child'] },
  { title: 'People', kinds: ['contact'] },
  { title: 'Executors', kinds: ['executor'] },
  { title: 'Guardians', kinds: ['guardians'] },
];

/** An offer in one line, with what to know before it is ticked. */
export function offerText(offer: CoupleOffer, partner: string, nameOfPerson: (id: string) => string) {
  switch (offer.kind) {
    case 'spouse': {
      const { relationship, fullName } = offer.spouse;
      return {
        label: fullName,
        hint: `As your ${spouseDetailsQuestions.relationship.options[relationship].toLowerCase()}`,
      };
    }
    case 'address':
      return { label: addressText(offer.address), hint: replaces(offer, 'address') };
    case 'ownership':
      return { label: ownershipText(offer, partner), hint: replaces(offer, 'answers about the home') };
    case 'child':
      return {
        label: nameOf(offer.child),
        hint: [`Born ${formatDay(offer.child.dateOfBirth)}.`, alike(offer, nameOfPerson)].join(' ').trim(),
      };
    case 'contact':
      return {
        label: nameOf(offer.contact),
        hint: [contactText(offer.contact), alike(offer, nameOfPerson)].filter(Boolean).join('. '),
      };
    case 'executor':
      return { label: nameOfPerson(offer.personId), hint: offer.role === 'backup' ? 'As backup executor' : '' };
    case 'guardians':
      return {
        label: `For ${nameOfPerson(offer.childId)}: ${chosenText(offer, nameOfPerson)}`,
        hint: [
          offer.overwrites && 'Replaces the guardians you have chosen.',
          offer.missing.length > 0 &&
            `Without ${listed(offer.missing)}: only adults among your own people can be chosen.`,
        ]
          .filter(Boolean)
          .join(' '),
      };
  }
}

const chosenText = ({ selection }: OfferOf<'guardians'>, nameOfPerson: (id: string) => string) =>
  inOrder({
    first: selection.primaryIds.map(nameOfPerson),
    backups: selection.backupIds.map(nameOfPerson),
    groups: selection.groups.map(({ memberIds }) => memberIds.map(nameOfPerson)),
  });

const replaces = ({ overwrites }: { overwrites: boolean }, what: string) => (overwrites ? `Replaces your ${what}` : '');

function ownershipText({ homeOwnership, tenancyType, isWithSpouse }: OfferOf<'ownership'>, partner: string) {
  if (homeOwnership === 'other') return `The home is ${partner}’s, not yours`;
  const parts = [
    homeOwnership && tenureLabels[homeOwnership],
    isWithSpouse && `with ${partner}`,
    tenancyType && homeDetailsQuestions.tenancyType.options[tenancyType].toLowerCase(),
  ];
  return parts.filter(Boolean).join(', ');
}

const alike = ({ lookalikes }: { lookalikes: readonly string[] }, nameOfPerson: (id: string) => string) =>
  lookalikes.length === 0
    ? ''
    : `You already have ${lookalikes.map(nameOfPerson).join(' and ')}. Tick this only if it is someone else.`;

/** Ticked beforehand: what replaces nothing, is no one known already, and of which nothing has to be chosen first. */
export function isTickedFirst(offer: CoupleOffer): boolean {
  switch (offer.kind) {
    case 'spouse':
      return true;
    case 'address':
    case 'ownership':
    case 'guardians':
      return !offer.overwrites;
    case 'child':
      return offer.relationship !== null && offer.lookalikes.length === 0;
    case 'contact':
    case 'executor':
      return false;
  }
}

export type Answers = Omit<CouplePick, 'id'>;

/** The questions about a ticked child that its copier alone can answer. */
export function askedOf(offer: OfferOf<'child'>, answers: Answers) {
  const relationship = answers.relationship ?? offer.relationship;
  const parent = { relationship, gaveBirth: answers.gaveBirth };
  return {
    relationship,
    asksBirth: asksGaveBirth({ relationship }),
    asksResponsibility: asksParentalResponsibility(parent),
  };
}

/** Says whether everything is answered that a ticked offer asks. */
export function isAnswered(offer: CoupleOffer, answers: Answers): boolean {
  if (offer.kind === 'contact') return answers.role !== undefined;
  if (offer.kind !== 'child') return true;
  const { relationship, asksBirth, asksResponsibility } = askedOf(offer, answers);
  if (relationship === null) return false;
  if (asksBirth && (answers.gaveBirth ?? null) === null) return false;
  return !asksResponsibility || (answers.parentalResponsibility ?? null) !== null;
}
