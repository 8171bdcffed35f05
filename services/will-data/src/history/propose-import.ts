import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import {
  type ImportSection,
  type PeopleSection,
  peopleSections,
} from '@plainwill/contracts/will-data/history/history-vocabulary';
import type { ProposedSection } from '@plainwill/contracts/will-data/history/importing';
import { type Answers, answersOf, spouseKey } from '@plainwill/law/facts/answers-of';
import { withIds } from '@plainwill/law/facts/answers-with-ids';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { type Match, matchesOf } from './known-people.ts';
import { type AnswersPart, idsIn, namedIn, noAnswers } from './parts-of-answers.ts';

interface Own {
  facts: WillFacts;
  answers: Answers;
}

/** The answers of a file, in which everyone has the id that they are to have here. */
export interface Incoming {
  answers: Answers;
  known: Match[];
}

/** @param apart the own ids of people who are someone else than the one of the file */
export function incomingOf(facts: WillFacts, own: Own, apart: readonly PersonId[] = []): Incoming {
  const spouseIdOf = ({ spouseDetails }: WillFacts) => spouseDetails.id ?? spouseKey;
  const all = matchesOf({ facts, spouseId: spouseIdOf(facts) }, { facts: own.facts, spouseId: spouseIdOf(own.facts) });
  const known = all.filter(({ ownId }) => !apart.includes(ownId));
  const [belongings] = own.answers.provisions.flatMap(({ provision }) =>
    provision.kind === 'belongings' ? [provision] : [],
  );
  const answers = answersOf(facts, belongings?.letter);
  const ids = new Map([
    ...idsIn(answers).map((id): [string, string] => [id, randomUUID()]),
    ...known.map(({ fileId, ownId }): [string, string] => [fileId, ownId]),
  ]);
  const mapped = withIds(answers, (id) => ids.get(id) ?? id);
  const isOther = new Map(
    all.filter(({ ownId }) => apart.includes(ownId)).map((match) => [ids.get(match.fileId), match.ownId]),
  );
  return {
    known,
    answers: {
      ...mapped,
      contacts: mapped.contacts.map((row) => ({
        ...row,
        // One who is no longer there differs from nobody.
        differsFrom: [
          ...row.differsFrom.filter((id) => [...ids.values()].includes(id)),
          ...[isOther.get(row.id) ?? []].flat(),
        ],
      })),
      gifts: mapped.gifts.map(({ gift }) => ({ id: null, gift })),
      provisions: mapped.provisions.map((row) => ({ ...row, id: null })),
    },
  };
}

/** A part as it is compared: rows have ids and paths of their own on either side. */
function compared(answers: Answers, part: AnswersPart): unknown {
  if (part === 'gifts') return answers.gifts.map(({ gift }) => gift);
  if (part === 'provisions') return answers.provisions.map(({ provision, madeOn }) => [provision, madeOn]);
  if (part === 'guardians') return plansIn(answers);
  return answers[part];
}

const noGuardians = { primaryIds: [], backupIds: [], groups: [] };
const plansIn = ({ guardians }: Answers) =>
  guardians.filter(({ selection }) => !isDeepStrictEqual(selection, noGuardians));

/** The people of a part who are not on the list here. */
const newPeople = (part: PeopleSection, file: Answers, own: Answers): string[] => {
  const listed = new Set(idsIn(own));
  return idsIn({ ...noAnswers, [part]: file[part] }).filter((id) => !listed.has(id));
};

function stateOf(part: AnswersPart, file: Answers, own: Answers): ProposedSection['state'] {
  if (part === 'children' || part === 'contacts') return newPeople(part, file, own).length > 0 ? 'new' : 'same';
  if (part === 'spouseDetails' && newPeople(part, file, own).length === 0) return 'same';
  if (isDeepStrictEqual(compared(file, part), compared(own, part))) return 'same';
  return isDeepStrictEqual(compared(own, part), compared(noAnswers, part)) ? 'new' : 'different';
}

function addedIn(part: AnswersPart, file: Answers, own: Answers): number | null {
  switch (part) {
    case 'children':
    case 'contacts':
      return newPeople(part, file, own).length;
    case 'executors':
    case 'gifts':
    case 'residue':
    case 'provisions':
      return file[part].length;
    default:
      return null;
  }
}

/** The parts of a file that say anything, each beside the answers here. */
export const sectionsOf = (file: Answers, own: Answers): ProposedSection[] =>
  (Object.keys(noAnswers) as AnswersPart[])
    .filter((part) => !isDeepStrictEqual(compared(file, part), compared(noAnswers, part)))
    .map((part) => {
      const named = namedIn({ [part]: file[part] });
      const needs = peopleSections.filter(
        (section) => section !== part && newPeople(section, file, own).some((id) => named.has(id)),
      );
      return { section: part, state: stateOf(part, file, own), added: addedIn(part, file, own), needs };
    });

const added = <Row extends { id: string }>(own: readonly Row[], file: readonly Row[]) => [
  ...own,
  ...file.filter(({ id }) => !own.some((row) => row.id === id)),
];

/** The answers here with those parts of a file that were ticked. */
export function mergedAnswers(file: Answers, own: Answers, ticked: readonly ImportSection[]): Answers {
  const chosen = <Part extends AnswersPart>(part: Part): Answers[Part] => (ticked.includes(part) ? file : own)[part];
  const children = ticked.includes('children') ? added(own.children, file.children) : own.children;
  const spouseDetails =
    ticked.includes('spouseDetails') && file.spouseDetails?.id !== own.spouseDetails?.id
      ? file.spouseDetails
      : own.spouseDetails;
  const plans = new Map(own.guardians.map((row) => [row.childId, row]));
  if (ticked.includes('guardians')) for (const row of file.guardians) plans.set(row.childId, row);
  const gifts = chosen('gifts');
  const settings = chosen('settings');
  const isNewSpouse = spouseDetails !== own.spouseDetails && !ticked.includes('settings');
  return {
    personalDetails: chosen('personalDetails'),
    homeDetails: chosen('homeDetails'),
    spouseDetails,
    children,
    contacts: ticked.includes('contacts') ? added(own.contacts, file.contacts) : own.contacts,
    funeralWishes: chosen('funeralWishes'),
    guardians: [...plans.values()].filter(({ childId }) => children.some(({ id }) => id === childId)),
    executors: chosen('executors'),
    gifts,
    residue: chosen('residue'),
    provisions: chosen('provisions'),
    settings: {
      ...settings,
      // Whoever has gifts has not said that there are none.
      hasNoSpecificGifts: gifts.length === 0 && settings.hasNoSpecificGifts,
      includePartner: isNewSpouse ? true : settings.includePartner,
    },
  };
}

/** Says whether some answers name only people who are on their lists. */
export function namesOnlyListed(answers: Answers): boolean {
  const listed = new Set(idsIn(answers));
  return [...namedIn(answers)].every((id) => listed.has(id));
}
