import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { isMinor, type PersonKind, peopleOf } from '@plainwill/contracts/will-data/people';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { bodyKindOf } from '../../shared/people/contact-kind.ts';
import { aboutPerson } from './about-person.ts';

/** People are chosen for one of these parts. */
export type Part = 'executor' | 'guardian' | 'recipient';

/** Why someone cannot serve in a part. */
type Obstacle = 'under18' | 'charity' | 'organisation' | 'oneName';

/** Someone to choose, or to be told why not. */
export interface PersonChoice {
  id: PersonId;
  kind: PersonKind;
  name: string;
  /** Their relation to the testator. */
  about: string;
  obstacle: Obstacle | null;
}

type Everyone = Pick<TestatorRecord, 'spouseDetails' | 'children' | 'contacts'>;

/** Why someone cannot be chosen, in words. */
export const obstacleLabels: Record<Exclude<Part, 'recipient'>, Record<Obstacle, string>> = {
  executor: {
    under18: 'Under 18, so can’t be an executor yet.',
    charity: 'A charity can’t be an executor, but it can inherit.',
    organisation: 'An organisation can’t be an executor here, but it can inherit.',
    oneName: 'Executors need a first and last name.',
  },
  guardian: {
    under18: 'Under 18, so can’t be a guardian yet.',
    charity: 'A charity can’t be a guardian, but it can inherit.',
    organisation: 'An organisation can’t be a guardian, but it can inherit.',
    oneName: '',
  },
};

function obstacleFor(part: Part, id: PersonId, everyone: Everyone, asOf: CalendarDate): Obstacle | null {
  if (part === 'recipient') return null;
  const person = [...everyone.children, ...everyone.contacts].find((each) => each.id === id);
  if (!person) return null;
  const body = 'isCharity' in person ? bodyKindOf(person) : null;
  if (body) return body;
  if (isMinor(person, asOf)) return 'under18';
  // One name was confirmed when a person was added, but not for a name whose kind nobody has said.
  const isUnsaid = 'kind' in person && person.kind === null && person.lastName === '';
  return part === 'executor' && isUnsaid ? 'oneName' : null;
}

/** A child who has died can only be chosen for the children they left. */
const isThere = (part: Part, id: PersonId, { children }: Everyone) => {
  const child = children.find((each) => each.id === id);
  return !child?.hasDied || (part === 'recipient' && child.leftChildren !== false);
};

/** Everyone named, the spouse or partner first; those who cannot serve come last. */
export const choicesFor = (part: Part, everyone: Everyone, asOf: CalendarDate): PersonChoice[] =>
  peopleOf(everyone)
    .filter(({ id }) => isThere(part, id, everyone))
    .map(({ id, kind, fullName }) => ({
      id,
      kind,
      name: fullName,
      about: aboutPerson(everyone, id, asOf),
      obstacle: obstacleFor(part, id, everyone, asOf),
    }))
    .toSorted((a, b) => Number(a.obstacle !== null) - Number(b.obstacle !== null));
