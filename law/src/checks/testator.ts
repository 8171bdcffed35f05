import { earliestBirth } from '@plainwill/contracts/shared/calendar-date';
import { adultAge } from '@plainwill/contracts/will-data/people';
import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { alsoKnownAs, fullName, isLoneName, isRemarkOnName } from '../will/people/names.ts';
import { isOrganisation } from '../will/people/person.ts';
import { isHarmlessAnswer } from '../wording/harmless.ts';
import { asEnding } from '../wording/phrases.ts';
import { type Check, each, once, when } from './check.ts';
import type { Known } from './known.ts';
import { provisionAt } from './provisions/places.ts';
import { inShort } from './wording.ts';

interface NamedRow {
  firstName: string;
  middleNames: string;
  lastName: string;
  fullName?: string;
}

interface Written {
  value: string;
  place: AnswerPlace;
}

const placeholders = ['test', 'tbc', 'n/a', 'none', 'unknown'];

// One character is a whole name where each stands for a syllable.
const isLoneLetter = (name: string) => /^\p{L}$/u.test(name) && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(name);

const isDoubtful = ({ value }: Written) =>
  isLoneLetter(value) || /\d/.test(value) || placeholders.includes(value.toLowerCase());

/** Every part of a name that cannot be all of it, or was put in to fill the field. */
function doubtfulNames({ facts, people, will, appointed, benefitingPeople }: Known): Written[] {
  const { personalDetails, spouseDetails, children, contacts } = facts;
  const used = contacts.filter(({ id }) => {
    const person = people.find(id, 'contact');
    const isInUse = person && (appointed.has(person) || benefitingPeople.has(person) || person === will.home.coOwner);
    return isInUse && !isOrganisation(person);
  });
  return [
    ...namesIn(personalDetails, (field) => answerAt('personalDetails', field)),
    ...(people.spouse
      ? [{ value: asEnding(spouseDetails.fullName), place: answerAt('spouseDetails', 'fullName') }]
      : []),
    ...children.flatMap((child) => namesIn(child, (field) => answerAt('children', field, child.id))),
    ...used.flatMap((contact) => namesIn(contact, (field) => answerAt('contacts', field, contact.id))),
  ].filter(isDoubtful);
}

type NameField = 'firstName' | 'middleNames' | 'lastName';

function namesIn(row: NamedRow, place: (field: NameField) => AnswerPlace): Written[] {
  const parts: { value: string; field: NameField }[] = [
    { value: row.firstName, field: 'firstName' },
    { value: row.middleNames, field: 'middleNames' },
    { value: row.lastName, field: 'lastName' },
  ];
  const given = parts.some(({ value }) => value !== '')
    ? parts
    : [{ value: row.fullName ?? '', field: 'firstName' as const }];
  return given.map(({ value, field }) => ({ value: asEnding(value), place: place(field) }));
}

/** The short answers that stand inside a clause. */
function shortAnswers({ facts }: Known): { value: string; what: string; place: AnswerPlace }[] {
  const policies = facts.gifts.filter(({ giftType }) => giftType === 'life_insurance' || giftType === 'pension_plan');
  return [
    {
      value: facts.personalDetails.occupation,
      what: 'your occupation',
      place: answerAt('personalDetails', 'occupation'),
    },
    ...policies.flatMap((gift) => [
      { value: gift.provider, what: 'the provider', place: answerAt('gifts', 'provider', gift.id) },
      { value: gift.policyNumber, what: 'the number', place: answerAt('gifts', 'policyNumber', gift.id) },
    ]),
    ...facts.advances.map((row) => ({
      value: row.purpose,
      what: 'what it was for',
      place: provisionAt('advance', 'purpose', row),
    })),
  ];
}

export const laterLife = 75;

export const testatorChecks: readonly Check[] = [
  {
    id: 'TES-01',
    subject: 'details',
    severity: 'blocks',
    source: 'Wills Act 1837 ss.7 and 11',
    find: ({ age }) =>
      when(
        age !== null && age < adultAge,
        'You need to be 18 or over to make a will in England and Wales. You can save your answers and come back after your 18th birthday. (Members of the armed forces on active service should ask about a privileged will.)',
        answerAt('personalDetails', 'dateOfBirth'),
      ),
  },
  {
    id: 'TES-02',
    subject: 'details',
    severity: 'blocks',
    source: 'Wills Act 1837 s.7',
    find: ({ age, facts: { personalDetails } }) =>
      when(
        age === null || (personalDetails.dateOfBirth ?? '') < earliestBirth,
        'We need your correct date of birth to check that you can make a will.',
        answerAt('personalDetails', 'dateOfBirth'),
      ),
  },
  {
    id: 'TES-03',
    subject: 'details',
    severity: 'blocks',
    source: 'Wills Act 1837 s.9; Non-Contentious Probate Rules 1987 r.9',
    find: ({ will: { testator, home } }) => {
      const answers = [
        { answer: testator.firstName, place: answerAt('personalDetails', 'firstName') },
        ...(testator.hasOneName ? [] : [{ answer: testator.lastName, place: answerAt('personalDetails', 'lastName') }]),
        { answer: home.address, place: answerAt('homeDetails', 'line1') },
      ];
      return once(
        answers.filter(({ answer }) => answer.trim() === ''),
        ({ place }) => ({
          message: 'Your will must say clearly who you are. Please add your full name and home address.',
          place,
        }),
      );
    },
  },
  {
    id: 'TES-04',
    subject: 'details',
    severity: 'informs',
    source: 'Non-Contentious Probate Rules 1987 r.9',
    find: ({ will: { testator } }) => {
      const place = answerAt('personalDetails', 'knownAs');
      const knownAs = alsoKnownAs(testator);
      if (knownAs === null)
        return when(
          isRemarkOnName(testator.knownAs),
          `${inShort(testator.knownAs)} is not a name, so your will leaves it out. Write the whole name that is on the account or the deed, such as ${fullName({ firstName: testator.firstName, lastName: 'Jones' })}.`,
          place,
        );
      const named = `Your will names you as ${fullName(testator)}, also known as ${knownAs}.`;
      return isLoneName(knownAs)
        ? when(
            true,
            `${named} Write the whole name, as it is on the account or the deed: a first name and a last name.`,
            place,
          )
        : when(true, `${named} Check that this covers every name on your bank accounts, deeds and policies.`, place);
    },
  },
  {
    id: 'TES-05',
    subject: 'details',
    severity: 'warns',
    source: 'Certainty of objects; Law Society guidance',
    find: (known) =>
      each(doubtfulNames(known), ({ value, place }) => ({
        message: `“${value}” does not look like a full name. Use the name on the person’s passport or birth certificate.`,
        place,
      })),
  },
  {
    id: 'TES-06',
    subject: 'signing',
    severity: 'informs',
    source: 'Banks v Goodfellow (1870); the golden rule, Kenward v Adams (1975)',
    find: ({ age }) =>
      when(
        age !== null && age >= laterLife,
        'Wills made later in life are challenged more often. Consider asking your GP to confirm in writing that you understand your will, and keep the note with it.',
        null,
      ),
  },
  {
    id: 'TES-07',
    subject: 'details',
    severity: 'warns',
    source: 'Wills Act 1837 s.9; certainty',
    find: (known) =>
      each(
        shortAnswers(known).filter(({ value }) => !isHarmlessAnswer(value)),
        ({ value, what, place }) => ({
          message: `${inShort(value)} reads like a clause, so your will leaves it out. Write ${what} in a few words.`,
          place,
        }),
      ),
  },
];
