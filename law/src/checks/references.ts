import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { StoredGift } from '../will/model/gifts-of.ts';
import { isUnclearClass, type LostChoice, lostChoices } from '../will/model/provisions-of.ts';
import { fullName, inCapitals } from '../will/people/names.ts';
import { isIndividual, type Person } from '../will/people/person.ts';
import { type Check, each } from './check.ts';
import type { Known } from './known.ts';
import { provisionAt } from './provisions/places.ts';
import { giftPhrase } from './wording.ts';

interface Loss {
  /** As a sentence says it after "named in". */
  where: string;
  place: AnswerPlace;
}

const provisionPhrases: Readonly<Record<LostChoice['kind'], string>> = {
  homeTrust: 'the trust of your home',
  belongings: 'the gift of your belongings',
  digitalAssets: 'the gift of your private files',
  residueFallback: 'your last resort',
  charityTenth: 'the gift of a tenth to charity',
  pet: 'the home for your pet',
};

const lostIn = ({ row, unresolved }: StoredGift) => unresolved - row.recipients.filter(isUnclearClass).length;

/** Every part of the will in which a choice names nobody; a group of guardians has a check of its own. */
function namedNobody({ executors, minors, gifts, residue, facts, people }: Known): Loss[] {
  const lost = executors.find(({ person }) => person === null);
  return [
    ...minors
      .filter(({ unresolved }) => unresolved > 0)
      .map(({ child, person }) => ({
        where: `the guardians of ${person.name}`,
        place: answerAt('guardianship', null, child.id),
      })),
    ...(lost ? [{ where: 'your executors', place: answerAt('executors', null, lost.row.id) }] : []),
    ...gifts
      .filter((gift) => lostIn(gift) > 0)
      .map((gift) => ({
        where: `the recipients of ${giftPhrase(gift)}`,
        place: answerAt('gifts', 'recipients', gift.row.id),
      })),
    ...(residue.some(({ person, row }) => person === null && !isUnclearClass({ ...row, type: row.recipientType }))
      ? [{ where: 'your residuary estate', place: answerAt('residue', 'recipients') }]
      : []),
    ...lostChoices(facts, people).map(({ kind, field, row }) => ({
      where: provisionPhrases[kind],
      place: provisionAt(kind, field, row),
    })),
  ];
}

/** Those saved again as a contact who have a part in the will, or are the spouse or a child. */
const storedTwice = ({ people, appointed, benefitingPeople, will }: Known) =>
  people.duplicates.filter(
    ({ person }) =>
      person.kind !== 'contact' ||
      appointed.has(person) ||
      benefitingPeople.has(person) ||
      person === will.home.coOwner,
  );

/** One of each two people whom the will names, and whom neither a word for them nor an address tells apart. */
function alike({ appointed, benefitingPeople, will }: Known): Person[] {
  const named = [
    ...new Set([...appointed, ...benefitingPeople, ...will.children, ...(will.spouse ? [will.spouse] : [])]),
  ];
  const individuals = named.filter(isIndividual);
  const testator = inCapitals(fullName(will.testator));
  const marks = ({ phrase, address }: Person) => ((phrase ?? address) ? `${phrase} ${address}` : null);
  return [...Map.groupBy(individuals, ({ capitals }) => capitals)].flatMap(([name, namesakes]) => {
    const isMixedUp = (person: Person) =>
      name === testator
        ? person.phrase === null
        : namesakes.some((other) => other !== person && (marks(person) ?? marks(other)) === marks(other));
    return namesakes.filter(isMixedUp).slice(0, 1);
  });
}

const placeOf = ({ kind, id }: Person): AnswerPlace => {
  if (kind === 'spouse') return answerAt('spouseDetails', 'fullName');
  return kind === 'child' ? answerAt('children', 'relationship', id) : answerAt('contacts', 'line1', id);
};

/** Says whether the will says clearly whom it means. */
export const referenceChecks: readonly Check[] = [
  {
    id: 'REF-01',
    subject: 'details',
    severity: 'blocks',
    source: 'Certainty',
    find: (known) =>
      each(namedNobody(known), ({ where, place }) => ({
        message: `Someone named in ${where} is no longer in your contacts. Choose again.`,
        place,
      })),
  },
  {
    id: 'REF-02',
    subject: 'details',
    severity: 'warns',
    source: 'Certainty',
    find: (known) =>
      each(storedTwice(known), ({ contactId, person }) => ({
        message: `${person.name} is saved twice: as ${person.phrase?.replace(/^my /, 'your ') ?? 'a contact'} and as ${person.phrase ? 'a contact' : 'another contact'}. We treat them as one person. Remove one.`,
        place: answerAt('contacts', null, contactId),
      })),
  },
  {
    id: 'REF-03',
    subject: 'details',
    severity: 'warns',
    source: 'Certainty of objects; Administration of Justice Act 1982 s.21',
    find: (known) =>
      each(alike(known), (person) => ({
        message: `You name two people called ${person.name}, and your will cannot tell them apart. Add an address or what they are to you.`,
        place: placeOf(person),
      })),
  },
];
