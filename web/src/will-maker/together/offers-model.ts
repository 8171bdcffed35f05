import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import type { CoupleOffer, CouplePick, OfferOf } from '@plainwill/contracts/will-data/couple/couple-offers';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { asksGaveBirth, asksParentalResponsibility } from '@plainwill/contracts/will-data/questions/child-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import {
  genderLabels,
  personalDetailsQuestions,
} from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { NewRecipient } from '@plainwill/contracts/will-data/records/recipients';
import { giftName, inOrder } from '@plainwill/law/couple/wish-texts';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { addressText, contactText, tenureLabels } from './view-entries.ts';

/** The offers by the part of the screen that they stand in. */
export const offerGroups: { title: string; kinds: readonly CoupleOffer['kind'][] }[] = [
  { title: 'You', kinds: ['self'] },
  { title: 'The two of you', kinds: ['spouse'] },
  { title: 'Your home', kinds: ['address', 'ownership'] },
  { title: 'Children', kinds: ['child'] },
  { title: 'People', kinds: ['contact'] },
  { title: 'Executors', kinds: ['executor'] },
  { title: 'Guardians', kinds: ['guardians'] },
  { title: 'Gifts', kinds: ['gift'] },
];

/** An offer in one line, with what to know before it is ticked. */
export function offerText(offer: CoupleOffer, partner: string, nameOfPerson: (id: string) => string) {
  switch (offer.kind) {
    case 'self':
      return {
        label: detailsText(offer),
        hint: `Your own details, as ${partner} has given them. You can correct them.`,
      };
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
    case 'gift':
      return { label: giftText(offer, nameOfPerson), hint: aboutGift(offer, partner) };
  }
}

function detailsText({ details: { gender, maritalStatus, ...names } }: OfferOf<'self'>): string {
  const parts = [
    nameOf(names),
    gender && gender !== 'prefer-not-to-say' && genderLabels[gender],
    maritalStatus && personalDetailsQuestions.maritalStatus.options[maritalStatus],
  ].filter(Boolean);
  return parts.join(', ');
}

/** "Ann Reed and Paul Lee, then to Cy Ash". */
export function recipientsText(recipients: readonly NewRecipient[], nameOfPerson: (id: string) => string): string {
  const levels = [...Map.groupBy(recipients, ({ priority }) => priority)].toSorted(([a], [b]) => a - b);
  return levels.map(([, level]) => listed(level.map(({ personId }) => nameOfPerson(personId)))).join(', then to ');
}

/** "£500 to Ann Reed, then to Paul Lee". */
function giftText({ gift }: OfferOf<'gift'>, nameOfPerson: (id: string) => string): string {
  const { giftType, itemDescription: what, cashAmount, amountEach = false, recipients } = gift;
  return `${giftName({ giftType, what, cashAmount, amountEach })} to ${recipientsText(recipients, nameOfPerson)}`;
}

function aboutGift({ gift, isPaidTwice, missing }: OfferOf<'gift'>, partner: string): string {
  const paid = isPaidTwice
    ? `Your will pays it only if ${partner} dies before you. ${capitalised(partner)}’s pays it in any case, so it may be paid twice.`
    : 'Paid only when the second of you dies.';
  return [
    gift.giftType === 'cash_gift' && paid,
    missing.length > 0 && `Without ${listed(missing)}: only your own people can be chosen.`,
  ]
    .filter(Boolean)
    .join(' ');
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
    case 'self':
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
    case 'gift':
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
  if (offer.kind === 'gift') return offer.gift.giftType !== 'specific_item' || answers.isMineToo === true;
  if (offer.kind !== 'child') return true;
  const { relationship, asksBirth, asksResponsibility } = askedOf(offer, answers);
  if (relationship === null) return false;
  if (asksBirth && (answers.gaveBirth ?? null) === null) return false;
  return !asksResponsibility || (answers.parentalResponsibility ?? null) !== null;
}

/** The answers once one is changed. A brother or sister of whom nothing is said yet gets the same one, to be seen and changed. */
export function withAnswer(
  offers: readonly CoupleOffer[],
  answers: Readonly<Record<string, Answers>>,
  { id, changed }: { id: string; changed: Answers },
): Record<string, Answers> {
  const after = { ...answers, [id]: changed };
  const child = offers.find((offer) => offer.id === id);
  if (child?.kind !== 'child' || !changed.parentalResponsibility) return after;
  for (const other of offers)
    if (other.kind === 'child' && !answers[other.id] && isOfSameParents(child, other, changed))
      after[other.id] = changed;
  return after;
}

const isOfSameParents = (one: OfferOf<'child'>, other: OfferOf<'child'>, { relationship }: Answers) =>
  one.isOfSpouse === other.isOfSpouse && (relationship ?? one.relationship) === other.relationship;
