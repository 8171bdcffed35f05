import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import type { Holding } from '@plainwill/contracts/will-data/signing/holdings';
import { printMobile } from '@plainwill/contracts/will-data/vocabulary';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import type { GuardianPlan } from '@plainwill/law/will/model/guardian-plans';
import { inOneLine } from '@plainwill/law/will/people/addresses';
import type { Person } from '@plainwill/law/will/people/person';
import type { SheetPart } from '../../documents/guidance/sheet.ts';
import { basisOf, linesOf, listedOn, type PackSources } from './pack-sources.ts';

/** Somebody whom executors have to know of. */
export interface PackPerson {
  role: string;
  name: string;
  /** To the testator; empty where it is not known, as with the next. */
  relation: string;
  address: string;
  telephone: string;
  email: string;
  notes: string;
}

const unknown = { relation: '', address: '', telephone: '', email: '', notes: '' };

type Contact = WillFacts['contacts'][number];

/** A foreign number with its country’s code, unless it was typed with one. */
function telephoneOf({ mobileCountryCode: code, mobileNumber: number }: Contact): string {
  if (!number || number.startsWith('+') || code === '+44') return printMobile(code, number);
  return `${code} ${number}`.trim();
}

const contactDetails = (contact: Contact) => ({
  address: inOneLine(contact),
  telephone: telephoneOf(contact),
  email: contact.email,
});

type Answers = Pick<PackSources, 'today' | 'facts'>;

/** The record of a person: as it is today, else as it was when the will was signed. */
function packPerson(role: string, { id, name, phrase }: Person, { today, facts }: Answers): PackPerson {
  const contact = [...today.contacts, ...facts.contacts].find((contact) => contact.id === id);
  const relation = phrase?.replace(/^my /, '') ?? (contact?.role ? contactQuestions.role.options[contact.role] : '');
  return { ...unknown, role, name, relation, ...(contact ? contactDetails(contact) : {}) };
}

const everyExecutor = ({ will: { primaries, backups }, ...answers }: PackSources): PackPerson[] => [
  ...primaries.map((person) => packPerson('Executor', person, answers)),
  ...backups.map((person) => packPerson('Executor if one before cannot act', person, answers)),
];

const guardianRole = ({ children }: GuardianPlan, step: number) =>
  `Guardian of ${listed(children.map(({ name }) => name))}, ${step === 0 ? 'first choice' : 'if those before cannot act'}`;

const everyGuardian = ({ will: { plans }, ...answers }: PackSources): PackPerson[] =>
  plans.flatMap((plan) =>
    plan.steps.flatMap((step, at) => step.map((person) => packPerson(guardianRole(plan, at), person, answers))),
  );

/** A class by those who belong to it now. */
const takersIn = ({ will: { beneficiaries } }: PackSources): Person[] => [
  ...new Set(beneficiaries.flatMap(({ person }) => (person.class ? person.class.members : [person]))),
];

const taking = 'Named to inherit';

const beneficiariesInPack = (sources: PackSources): PackPerson[] =>
  takersIn(sources).map((person) => packPerson(taking, person, sources));

const toCall = ({ what, who, reference, where, notes }: Holding): PackPerson => ({
  ...unknown,
  role: what,
  name: who || what,
  telephone: reference,
  address: where,
  notes: linesOf(notes).join('; '),
});

const everyoneToCall = ({ holdings }: PackSources): PackPerson[] =>
  holdings.filter(({ kind }) => kind === 'to_call').map(toCall);

/** Everyone of the parts that are wanted. */
export const everyoneInPack = (sources: PackSources): PackPerson[] => [
  ...(sources.parts.includes('people') ? [...everyExecutor(sources), ...everyGuardian(sources)] : []),
  ...(sources.parts.includes('takers') ? beneficiariesInPack(sources) : []),
  ...(sources.parts.includes('people') ? everyoneToCall(sources) : []),
];

/** The role is left out where the heading says it. */
const personLines = ({ role, relation, address, telephone, email, notes }: PackPerson, heading: string) => [
  capitalised([role === heading ? '' : role, relation].filter(Boolean).join(', ')),
  address,
  telephone,
  email,
  notes,
];

const group = (heading: string, people: readonly PackPerson[], isInOrder = false): SheetPart[] =>
  people.length > 0
    ? [
        {
          heading,
          level: 2,
          entries: people.map((person, at) => ({
            title: isInOrder ? `${at + 1}. ${person.name}` : person.name,
            lines: personLines(person, heading).filter((line) => line !== '' && line !== person.name),
          })),
        },
      ]
    : [];

/** The people who act, those to be told and, where that is wanted, those who inherit. */
export function whoIsWho(sources: PackSources): SheetPart[] {
  const isWhole = sources.parts.includes('people');
  const executors = everyExecutor(sources);
  return [
    {
      heading: 'Who is who',
      text: `${basisOf(sources)} ${listedOn(sources).replace('As listed', 'Addresses and telephone numbers are as told')}`,
    },
    ...(isWhole
      ? executors.length > 0
        ? group('Executors, in order', executors, true)
        : [{ heading: 'Executors', level: 2 as const, text: 'No executor has been named yet.' }]
      : []),
    ...(isWhole ? group('Guardians', everyGuardian(sources)) : []),
    ...(sources.parts.includes('takers') ? group(taking, beneficiariesInPack(sources)) : []),
    ...(isWhole ? group('People to call', everyoneToCall(sources)) : []),
  ];
}
