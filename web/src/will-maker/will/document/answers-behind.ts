import { labelOf, labelsOf } from '@plainwill/contracts/kit/question';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import { nameOf as fullNameOf, peopleOf } from '@plainwill/contracts/will-data/people';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { giftQuestions, isPassedOn } from '@plainwill/contracts/will-data/questions/gift-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import type { PersonalDetails } from '@plainwill/contracts/will-data/records/personal-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { AnswerField, AnswerPlace, AnswerSource } from '@plainwill/contracts/will-data/will/answer-place';
import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { asTitle } from '../../../shared/people/beneficiary-classes.ts';
import { nameAmong } from '../../../shared/people/named-people.ts';
import { printDate } from '../../../ui/dates-and-money/date-text.ts';
import { contactRoleLabels } from '../../people/contact-model.ts';
import { beneficiariesText, levelsOf } from '../../people/recipients/priority-levels.ts';
import { executorRoleLabels } from '../../sections/executors/executor-model.ts';
import {
  funeralLabels,
  funeralWishesText,
  printFuneralWish,
} from '../../sections/funeral-wishes/funeral-wishes-model.ts';
import { giftName, giftTypeLabels } from '../../sections/gifts/gift-model.ts';
import { jointNames, prioritiesOf } from '../../sections/guardians/guardian-model.ts';
import { homeDetailsLabels, homeDetailsText, printHomeDetail } from '../../sections/home-details/home-details-model.ts';
import {
  personalDetailsLabels,
  personalDetailsText,
  printPersonalDetail,
} from '../../sections/personal-details/personal-details-model.ts';
import { provisionLines, provisionTitle } from '../../sections/provisions/provision-text.ts';
import { displayText, textOf } from '../../sections/record-form/record-form-state.ts';
import {
  printSpouseDetail,
  spouseDetailsLabels,
  spouseDetailsText,
} from '../../sections/spouse-details/spouse-details-model.ts';

/** One of the testator's own answers, in words. */
interface Answer {
  label: string;
  value: string;
  /** The answer was given there; null for the questionnaire, which is behind them. */
  place: AnswerPlace | null;
}

/** The testator's own answers that a clause was made from, in words, each once and without the blank ones. */
export function answersBehind(clause: Clause, testatorRecord: TestatorRecord): Answer[] {
  const people = peopleOf(testatorRecord);
  const known = { testatorRecord, clause, nameOf: (id: string) => nameAmong(people, id) };
  const answers = new Map<string, Answer>();
  for (const place of clause.answers.flatMap((source) => placesIn(source, testatorRecord))) {
    const [label, value] = read(place, known) ?? [];
    const key = `${label} ${place.recordId}`;
    if (label && value && !answers.has(key))
      answers.set(key, { label, value, place: place.part === 'questionnaire' ? null : place });
  }
  return [...answers.values()];
}

type SourcePart = AnswerSource['part'];
type PlaceIn<P extends SourcePart> = { part: P; recordId: string | null; field: AnswerField<P> | null };
type Place = { [P in SourcePart]: PlaceIn<P> }[SourcePart];

/** Each answer; of the gifts as a whole, each gift. */
function placesIn({ part, recordId, fields }: AnswerSource, { gifts }: TestatorRecord): Place[] {
  if (part === 'gifts' && recordId === null) return gifts.map(({ id }) => ({ part, recordId: id, field: null }));
  return (fields.length > 0 ? fields : [null]).map((field) => ({ part, recordId, field }) as Place);
}

interface Known {
  testatorRecord: TestatorRecord;
  clause: Clause;
  nameOf: (personId: string) => string;
}

/** Nothing of a row that is no longer there. */
type Printed = readonly [label: string, value: string | null | undefined] | null;

type Readers = { [P in SourcePart]: (place: PlaceIn<P>, known: Known) => Printed };

const read = <P extends SourcePart>(place: PlaceIn<P>, known: Known) =>
  (readers[place.part] as Readers[P])(place, known);

const rowIn = <Row extends { id: string }>(rows: readonly Row[], { recordId }: Place) =>
  rows.find(({ id }) => id === recordId) ?? null;

const nameIn = ({ firstName, middleNames, lastName }: PersonalDetails) =>
  fullNameOf({ firstName, middleNames: middleNames ?? '', lastName });

const settingLabels = labelsOf(willSettingsQuestions);

const yesOrNo = (answer: boolean) => (answer ? 'Yes' : 'No');

/** A name is told as one, and so is an address; a clause made from both an address and its postcode shows the first. */
const readers: Readers = {
  personalDetails: ({ field }, { testatorRecord: { personalDetails } }) => {
    if (!personalDetails || !field) return null;
    if (field === 'firstName' || field === 'middleNames' || field === 'lastName')
      return ['Your name', nameIn(personalDetails)];
    const text = personalDetailsText(personalDetails)[field];
    return [personalDetailsLabels[field], printPersonalDetail(field, text)];
  },
  homeDetails: ({ field }, { testatorRecord: { homeDetails }, clause, nameOf }) => {
    if (!homeDetails || !field) return null;
    const { address, postcode, coOwnerId } = homeDetails;
    switch (field) {
      case 'address':
      case 'line1':
      case 'line2':
      case 'townOrCity':
      case 'county':
        return ['Your home', address];
      case 'postcode':
        return clause.answers.some((source) => source.part === 'homeDetails' && source.fields.includes('line1'))
          ? null
          : [homeDetailsLabels.postcode, postcode || address];
      case 'coOwnerId':
        return [homeDetailsLabels.coOwnerId, coOwnerId && nameOf(coOwnerId)];
      case 'homeOwnership':
      case 'tenancyType':
        return [homeDetailsLabels[field], printHomeDetail(field, homeDetailsText(homeDetails)[field])];
      default:
        return [
          homeDetailsLabels[field],
          printHomeDetail(field, homeDetailsText(homeDetails)[field]) || 'Not answered',
        ];
    }
  },
  spouseDetails: ({ field }, { testatorRecord: { spouseDetails } }) => {
    if (!spouseDetails || !field) return null;
    const text = spouseDetailsText(spouseDetails)[field];
    return field === 'fullName'
      ? ['Your spouse or partner', text]
      : [spouseDetailsLabels[field], printSpouseDetail(field, text)];
  },
  children: (place, { testatorRecord: { children }, nameOf }) => {
    const child = rowIn(children, place);
    if (!child) return null;
    const name = fullNameOf(child);
    switch (place.field) {
      case 'relationship':
        return [`You are, to ${name}`, child.relationship];
      case 'dateOfBirth':
        return [`${name}’s date of birth`, printDate(child.dateOfBirth)];
      case 'gaveBirth':
        return [`You gave birth to ${name}`, child.gaveBirth === null ? null : yesOrNo(child.gaveBirth)];
      case 'parentalResponsibility':
        return [`Your parental responsibility for ${name}`, child.parentalResponsibility];
      case 'otherParentId':
        return [`${name}’s other parent`, child.otherParentId && nameOf(child.otherParentId)];
      case 'hasDied':
        return [`${name} has died`, yesOrNo(child.hasDied)];
      default:
        return ['Your child', name];
    }
  },
  contacts: (place, { testatorRecord: { contacts } }) => {
    const contact = rowIn(contacts, place);
    if (!contact) return null;
    const name = fullNameOf(contact);
    switch (place.field) {
      case 'role':
        return [`${name}’s relationship to you`, contactRoleLabels[contact.role]];
      case 'line1':
        return [`${name}’s address`, contact.address];
      case 'kind':
        return [`${name} is`, contact.kind && labelOf(contactQuestions.kind, contact.kind)];
      case 'charityRegister':
        return [
          `Where ${name} is registered`,
          contact.charityRegister && labelOf(contactQuestions.charityRegister, contact.charityRegister),
        ];
      case 'organisationNumber':
        return [`${name}’s number`, contact.organisationNumber];
      case 'isCharity':
        return [`${name} is a charity`, yesOrNo(contact.isCharity)];
      case 'charityNumber':
        return [`${name}’s charity number`, contact.charityNumber];
      default:
        return null;
    }
  },
  funeralWishes: ({ field }, { testatorRecord: { funeralWishes } }) =>
    field && [funeralLabels[field], printFuneralWish(field, funeralWishesText(funeralWishes)[field])],
  executors: (place, { testatorRecord: { executors }, nameOf }) => {
    const executor = rowIn(executors, place);
    return executor && [executorRoleLabels[executor.role], nameOf(executor.personId)];
  },
  guardianship: (place, { testatorRecord: { children, guardians }, nameOf }) => {
    const child = rowIn(children, place);
    if (!child) return null;
    const plan = guardians.find(({ childId }) => childId === child.id);
    const steps = plan ? [plan.primaryIds, ...prioritiesOf(plan).map(({ memberIds }) => memberIds)] : [];
    const names = steps.filter((ids) => ids.length > 0).map((ids) => jointNames(ids.map(nameOf)));
    return [`Guardians of ${fullNameOf(child)}`, names.join('; then ') || 'No one chosen'];
  },
  gifts: (place, { testatorRecord: { gifts }, nameOf }) => {
    const gift = rowIn(gifts, place);
    return gift && giftAnswer(gift, place.field, nameOf);
  },
  residue: ({ field }, { testatorRecord: { residue, settings }, nameOf }) => {
    if (field === 'childrenInheritanceAge')
      return ['Children’s inheritance age', String(settings.childrenInheritanceAge)];
    if (field === 'grandchildrenInherit')
      return [
        'Their own children can inherit it instead',
        settings.grandchildrenInherit === null ? 'Not answered, so yes' : yesOrNo(settings.grandchildrenInherit),
      ];
    return [
      levelsOf(residue.recipients).length > 1 ? 'Who inherits the rest, in this order' : 'Who inherits the rest',
      asTitle(beneficiariesText(residue.recipients, nameOf)),
    ];
  },
  provisions: (place, { testatorRecord: { provisions }, nameOf }) => {
    const provision = rowIn(provisions, place);
    return provision && [provisionTitle(provision, nameOf), provisionLines(provision, nameOf).join('. ')];
  },
  settings: ({ field }, { testatorRecord: { settings }, nameOf }) => {
    if (!field) return null;
    const text = textOf(settings[field]);
    if (field === 'intendedSpouseId') return ['Who you expect to marry', text && nameOf(text)];
    return [settingLabels[field], displayText(willSettingsQuestions, field, text)];
  },
  questionnaire: (_place, { testatorRecord: { questionnaire } }) => {
    const answers = questionnaire?.answers;
    const where = answers && 'locationEnglandWales' in answers ? answers.locationEnglandWales : null;
    return ['In your questionnaire, a home in England or Wales', where];
  },
};

function giftAnswer(gift: Gift, field: AnswerField<'gifts'> | null, nameOf: Known['nameOf']): Printed {
  switch (field) {
    case 'policyNumber':
      return ['Policy number', gift.policyNumber];
    case 'debtLimit':
      return ['Up to how much', gift.debtLimit === null ? 'The whole debt' : poundsText(gift.debtLimit)];
    case 'debtDescription':
      return ['Which debt', gift.debtDescription || 'All that they owe you'];
    case 'recipients':
      return [
        isPassedOn(gift.giftType) ? 'Goes to' : 'Who owes it',
        asTitle(beneficiariesText(gift.recipients, nameOf)),
      ];
    case 'remainderRecipients':
      return ['Otherwise to', asTitle(beneficiariesText(gift.remainderRecipients, nameOf))];
    case 'childrenAccessAge':
      return ['Children’s access age', String(gift.childrenAccessAge)];
    case 'grandchildrenInherit':
      return [
        'Their own children can inherit it instead',
        gift.grandchildrenInherit === null ? 'Not answered, so yes' : yesOrNo(gift.grandchildrenInherit),
      ];
    case 'amountEach':
      return ['How the money is shared', gift.amountEach ? 'The sum goes to each' : 'One sum, shared'];
    case 'taxBorneBy':
      return ['Who pays inheritance tax on it', gift.taxBorneBy && labelOf(giftQuestions.taxBorneBy, gift.taxBorneBy)];
    case 'mortgage':
      return ['Who pays off a mortgage on it', gift.mortgage && labelOf(giftQuestions.mortgage, gift.mortgage)];
    case 'onlyIfSpouseFails':
      return ['Only if your spouse or partner dies before you', yesOrNo(gift.onlyIfSpouseFails)];
    case 'onlyThisHome':
      return ['Only this home, not one you move to later', yesOrNo(gift.onlyThisHome)];
    default:
      return [giftTypeLabels[gift.giftType], giftName(gift)];
  }
}
