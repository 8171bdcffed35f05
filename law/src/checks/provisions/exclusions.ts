import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { Exclusion } from '../../will/model/provisions-of.ts';
import type { Person } from '../../will/people/person.ts';
import { type Check, each } from '../check.ts';
import type { Known } from '../known.ts';
import { provisionAt } from './places.ts';
import { printedTexts } from './printed-text.ts';

const exclusionAt = (known: Known, { id }: Exclusion, field: 'personId' | 'isSigned') =>
  provisionAt('exclusion', field, known.facts.exclusions.find((row) => row.id === id) ?? null);

/** By which head of the Act of 1975 somebody who is left out could claim. */
function claimAs(person: Person, { facts, isMarried, will: { spouse } }: Known): string {
  if (person === spouse) return isMarried ? 'your husband, wife or civil partner' : 'someone you live with';
  if (person.isStepchild) return 'a child of the family';
  if (person.isChild) return 'your child';
  const contact = facts.contacts.find(({ id }) => person.kind === 'contact' && id === person.id);
  if (contact?.role !== 'spouse_partner') return 'someone who depends on you';
  return facts.personalDetails.maritalStatus === 'divorced' ? 'a former spouse' : 'someone you live with';
}

const reasons =
  /deliberately\s+(?:left|leave|leaving|made\s+no|excluded?|omitted)|\bdisinherit\w*|does\s?n[o’']t\s+deserve|does\s+not\s+deserve|do\s+not\s+deserve|\bno\s+contact\s+with\b|(?:has|have)\s+already\s+(?:had|been\s+given|received)\s+(?:enough|(?:his|her|their)\s+share)|\b(?:estranged|has\s+not\s+spoken\s+to\s+me|never\s+visited|cut\s+off\s+from)\b|\bleav(?:e|ing)\s+nothing\s+to\b|\bundeserving\b/iu;

export const exclusionChecks: readonly Check[] = [
  {
    id: 'EXC-01',
    subject: 'relationships',
    severity: 'warns',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 ss.1 to 4',
    find: (known) =>
      each(known.will.exclusions, (exclusion) => ({
        message: `${exclusion.person.name} may claim as ${claimAs(exclusion.person, known)}. Take advice, and keep your statement with the will.`,
        place: exclusionAt(known, exclusion, 'personId'),
      })),
  },
  {
    id: 'EXC-02',
    subject: 'relationships',
    severity: 'blocks',
    source: 'The answers contradict one another',
    find: (known) =>
      each(
        known.will.exclusions.filter(({ person }) => known.benefitingPeople.has(person)),
        (exclusion) => ({
          message: `You leave ${exclusion.person.name} out, and give them something all the same. Remove one of the two.`,
          place: exclusionAt(known, exclusion, 'personId'),
        }),
      ),
  },
  {
    id: 'EXC-03',
    subject: 'relationships',
    severity: 'informs',
    source: 'Civil Evidence Act 1995 s.1',
    find: (known) =>
      each(
        known.will.exclusions.filter(({ isSigned }) => !isSigned),
        (exclusion) => ({
          message: `Print, sign and date your statement about ${exclusion.person.name}.`,
          place: exclusionAt(known, exclusion, 'isSigned'),
        }),
      ),
  },
  {
    id: 'EXC-04',
    subject: 'relationships',
    severity: 'warns',
    source: 'A proved will is public, Senior Courts Act 1981 s.124',
    find: (known) =>
      each(
        printedTexts(known).filter(({ text }) => reasons.test(text)),
        ({ place }) => ({
          message:
            'Reasons for leaving someone out do not belong in a will: it becomes public and can hurt. Write them in a statement of their own.',
          place,
        }),
      ),
  },
];

interface Protected {
  person: Person;
  takes: boolean;
}

/** Those who need help with money, each once, and whether they take something outright: a pet's keeper takes its money. */
function protectedPeople({ facts, people, beneficiaries, will }: Known): Protected[] {
  const stored = [
    ...(facts.spouseDetails.protectShare && people.spouse ? [people.spouse] : []),
    ...facts.children.flatMap(({ id, protectShare }) => (protectShare ? (people.find(id, 'child') ?? []) : [])),
    ...facts.contacts.flatMap(({ id, protectShare }) => (protectShare ? (people.find(id, 'contact') ?? []) : [])),
  ];
  const keepers = will.pets.flatMap(({ cash, beneficiary, substitute }) => (cash > 0 ? [beneficiary, substitute] : []));
  const taking = new Set([
    ...beneficiaries.flatMap(({ person }) => [person, ...(person.class?.members ?? [])]),
    ...keepers,
  ]);
  return [...new Set(stored)].map((person) => ({ person, takes: taking.has(person) }));
}

const isAdvised = ({ facts }: Known) => facts.willSettings.protectionAdvice === 'outright_advised';

const isClose = ({ person }: Protected, { will: { spouse } }: Known) => person === spouse || person.isChild;

/** People who need help with money: a trust for them is for a solicitor. */
export const protectionChecks: readonly Check[] = [
  {
    id: 'VUL-01',
    subject: 'relationships',
    severity: 'blocks',
    source: 'Inheritance Tax Act 1984 ss.89 and 89B; Care Act 2014',
    find: (known) =>
      each(isAdvised(known) ? [] : protectedPeople(known).filter(({ takes }) => takes), ({ person }) => ({
        message: `Money paid straight to ${person.name} could end benefits or be taken advantage of. A trust for them needs a solicitor (ask the Law Society, STEP or Mencap). If one has advised you to give outright, tell us.`,
        place: answerAt('settings', 'protectionAdvice'),
      })),
  },
  {
    id: 'VUL-02',
    subject: 'relationships',
    severity: 'warns',
    source: 'Inheritance Tax Act 1984 ss.89 and 89B; Care Act 2014',
    find: (known) =>
      each(isAdvised(known) ? protectedPeople(known).filter(({ takes }) => takes) : [], ({ person }) => ({
        message: `You told us that a solicitor advised an outright gift to ${person.name}.`,
        place: answerAt('settings', 'protectionAdvice'),
      })),
  },
  {
    id: 'VUL-03',
    subject: 'relationships',
    severity: 'warns',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.1(1)',
    find: (known) =>
      each(
        protectedPeople(known).filter((one) => !known.benefitingPeople.has(one.person) && isClose(one, known)),
        ({ person }) => ({
          message: `${person.name} gets nothing and may claim. Ask a solicitor about a trust instead.`,
          place: answerAt('residue'),
        }),
      ),
  },
];
