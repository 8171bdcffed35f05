import { listed } from '@plainwill/contracts/shared/phrases';
import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { StoredGift } from '../will/model/gifts-of.ts';
import { isUnclearClass, type LostChoice, lostChoices } from '../will/model/provisions-of.ts';
import { fullName, inCapitals } from '../will/people/names.ts';
import { isIndividual, type Person } from '../will/people/person.ts';
import { exactLabelFor } from '../will/people/relationships.ts';
import { type Check, each, type Found, together } from './check.ts';
import type { Known } from './known.ts';
import { provisionAt } from './provisions/places.ts';
import { anyOf, giftPhrase, namesOf } from './wording.ts';

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
  laterGuardians: 'the guardians for a child yet to be born',
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

/** Says whether somebody has a word for them, or an address, that another of the name does not have. */
const hasMarkOfTheirOwn = ({ phrase, address }: Person, other: Person) =>
  (phrase !== null && phrase !== other.phrase) || (address !== '' && address !== other.address);

/** One of each two people whom the will names, and whom nothing of their own tells apart from the other. */
function alike({ appointed, benefitingPeople, will }: Known): Person[] {
  const named = [
    ...new Set([
      ...appointed,
      ...benefitingPeople,
      ...will.children,
      ...will.deceased,
      ...(will.spouse ? [will.spouse] : []),
    ]),
  ];
  const individuals = named.filter(isIndividual);
  const testator = inCapitals(fullName(will.testator));
  return [...Map.groupBy(individuals, ({ capitals }) => capitals)].flatMap(([name, namesakes]) => {
    const isMixedUp = (person: Person) =>
      name === testator
        ? person.phrase === null
        : namesakes.some((other) => other !== person && !hasMarkOfTheirOwn(person, other));
    return namesakes.filter(isMixedUp).slice(0, 1);
  });
}

type Contact = Known['facts']['contacts'][number];

const roleOf = ({ id }: Contact) => answerAt('contacts', 'role', id);

/** Contacts with the people they are, of those whose role has no good word in a will. */
const withoutExactWord = ({ facts, people }: Known) =>
  facts.contacts.flatMap((contact) => {
    const [person, words] = [people.find(contact.id, 'contact'), exactLabelFor(contact.role)];
    return person?.kind === 'contact' && isIndividual(person) && words ? [{ contact, person, words }] : [];
  });

/** Relatives who may be grandchildren, where the class of them takes. */
function relativesBesideClass(known: Known): Person[] {
  const isClass = known.beneficiaries.some(({ person }) => person.class?.of === 'grandchildren');
  const relatives = isClass ? withoutExactWord(known).filter(({ contact }) => contact.role === 'other_relative') : [];
  return relatives.map(({ person }) => person);
}

/** The will says nothing but the name of these, for the role may mean two things. */
function relativesToName(known: Known): Found[] {
  const { appointed, benefitingPeople, will } = known;
  // REF-03 asks for the word of those whom it would tell apart, and of a grandchild more is asked.
  const asked = new Set([...alike(known), ...relativesBesideClass(known)].map(({ capitals }) => capitals));
  const named = withoutExactWord(known).filter(
    ({ person }) =>
      !asked.has(person.capitals) &&
      (appointed.has(person) || benefitingPeople.has(person) || person === will.home.coOwner),
  );
  return together(
    named,
    () => {
      const byWords = [...Map.groupBy(named, ({ words }) => words)];
      const who = byWords.map(([words, some]) => `${namesOf(some.map(({ person }) => person))} (${words})`);
      const question =
        named.length === 1
          ? `Say what ${namesOf(named.map(({ person }) => person))} is to you (${named[0]?.words}).`
          : `Say what each of these is to you: ${listed(who)}.`;
      return `${question} Until then your will gives only the name.`;
    },
    ({ contact }) => roleOf(contact),
  );
}

/** Relatives who may belong to the class of grandchildren, which the will lets take. */
function mayBeGrandchildren(known: Known): Found[] {
  const people = relativesBesideClass(known);
  const relatives = withoutExactWord(known).filter(({ person }) => people.includes(person));
  return together(
    relatives,
    (some) =>
      `Your grandchildren inherit together. Tell us if ${anyOf(some.map(({ person }) => person))} is one of them, so that no one is counted twice or given money that should be protected.`,
    ({ contact }) => roleOf(contact),
  ).map((found) => ({ ...found, severity: 'warns' }));
}

/** Says whether a contact shares an address and the words for them with another of the name: only the name can help. */
const isAtOneAddress = (person: Person, { people }: Known) =>
  person.kind === 'contact' &&
  people.namesakes.some(
    (other) =>
      other !== person &&
      other.capitals === person.capitals &&
      person.address !== '' &&
      other.address === person.address,
  );

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
        message: `Someone named in ${where} ${known.people.deceased.length > 0 ? 'has died, or ' : ''}is no longer in your contacts. Choose again.`,
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
        message: `You name two people called ${known.sharedNames.get(person) ?? person.name}, and your will cannot tell them apart. ${isAtOneAddress(person, known) ? 'Write “senior” or “junior” after the last name, or add a middle name.' : 'Add an address or what they are to you.'}`,
        place: isAtOneAddress(person, known) ? answerAt('contacts', 'lastName', person.id) : placeOf(person),
      })),
  },
  {
    id: 'REF-04',
    subject: 'details',
    severity: 'informs',
    source: 'How a will tells people apart',
    find: (known) => [...relativesToName(known), ...mayBeGrandchildren(known)],
  },
];
