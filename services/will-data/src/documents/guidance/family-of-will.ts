import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { listed } from '@plainwill/contracts/shared/phrases';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { ageText } from '@plainwill/law/checks/wording';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { type FamilyBadge, familyBadges, type Sharer } from '@plainwill/law/family/family-badges';
import {
  childRelation,
  type FamilyFigure,
  type FigurePerson,
  familyFigureOf,
} from '@plainwill/law/family/family-figure';
import type { FamilyPerson } from '@plainwill/law/family/family-tree';
import { childKinship, contactKinship } from '@plainwill/law/family/kinship';
import { type Level, peopleOf } from '@plainwill/law/will/model/level';
import { levelsOfProvisions } from '@plainwill/law/will/model/provisions-of';
import type { Will } from '@plainwill/law/will/model/will';
import { type People, peopleIn } from '@plainwill/law/will/people/people';
import { isOrganisation, type Person } from '@plainwill/law/will/people/person';

/** Everybody whom the facts name has a position in the figure, with the parts that the will gives them. */
export function familyOfWill(facts: WillFacts, will: Will, asOf: CalendarDate): FamilyFigure<FigurePerson> {
  const people = peopleIn(facts, asOf);
  const badges = badgesIn(will);
  const figureOf = (person: Person, kin: Omit<FamilyPerson, 'id'>, relation: string): FigurePerson => ({
    ...kin,
    id: person.id,
    name: person.name,
    relation,
    badges: badges.get(person.id) ?? [],
  });
  return familyFigureOf([
    ...(people.spouse ? [figureOf(people.spouse, { kinship: 'spouse' }, withoutMy(people.spouse))] : []),
    ...facts.children.flatMap((child) => {
      const person = [...people.children, ...people.wards, ...people.deceased].find(({ id }) => id === child.id);
      if (!person) return [];
      const kinship = childKinship(child.relationship);
      const otherParentId = people.find(child.otherParentId, typeOfParent(child))?.id ?? null;
      return [
        figureOf(
          person,
          { kinship, otherParentId },
          childRelation(person.isDeceased ? 'has died' : ageIn(person), kinship),
        ),
      ];
    }),
    ...contactsOnce(facts, people).map(({ person, role }) => {
      const kinship = isOrganisation(person) ? 'none' : contactKinship(role);
      return figureOf(person, { kinship }, aboutContact(person, role, { facts, people }));
    }),
  ]);
}

const typeOfParent = ({ otherParentType }: WillFacts['children'][number]) =>
  otherParentType === 'none' ? null : otherParentType;

type Role = WillFacts['contacts'][number]['role'];

/** Leaves out those who are stored elsewhere too. */
const contactsOnce = (facts: WillFacts, people: People) =>
  facts.contacts.flatMap(({ id, role }): { person: Person; role: Role }[] => {
    const person = people.find(id, 'contact');
    const isStoredAgain = people.duplicates.some(({ contactId }) => contactId === id);
    return person && !isStoredAgain ? [{ person, role }] : [];
  });

const ageIn = ({ age }: Person) => (age === null ? '' : ageText(age));

const withoutMy = ({ phrase }: Person) => (phrase ?? '').replace(/^(?:my|the) /, '');

function aboutContact(person: Person, role: Role, { facts, people }: { facts: WillFacts; people: People }): string {
  if (person.charity) return 'charity';
  if (person.organisation) return 'organisation';
  const own = facts.children.filter((child) => people.find(child.otherParentId, typeOfParent(child)) === person);
  const names = own.flatMap(({ id }) => people.children.find((child) => child.id === id)?.name ?? []);
  if (names.length > 0) return `other parent of ${listed(names)}`;
  return role === null || role.toLowerCase() === 'other' ? '' : contactQuestions.role.options[role].toLowerCase();
}

function badgesIn(will: Will): Map<string, FamilyBadge[]> {
  const { plans, gifts, levels, homeTrust, pets } = will;
  const each = (people: readonly Person[]) =>
    people.flatMap((person) => (person.class ? person.class.members : [person])).map(({ id }) => id);
  const later = gifts.flatMap((gift) => gift.levels.slice(1).flatMap(peopleOf));
  return familyBadges({
    executors: each(will.primaries),
    backupExecutors: each(will.backups),
    guardians: each(plans.flatMap(({ steps }) => steps[0] ?? [])),
    backupGuardians: each(plans.flatMap(({ steps }) => steps.slice(1).flat())),
    residue: levels.map(sharersIn),
    gifts: each(gifts.flatMap((gift) => peopleOf(gift.levels[0] ?? []))),
    backupGifts: each(later),
    otherParts: each([
      ...levelsOfProvisions(will).flatMap(peopleOf),
      ...(homeTrust ? [homeTrust.occupier] : []),
      ...pets.flatMap(({ beneficiary, substitute, rehoming }) =>
        [beneficiary, substitute, rehoming].filter((one) => one !== null),
      ),
    ]),
  });
}

const sharersIn = (level: Level): Sharer[] =>
  level.map(({ person, percentage }) => ({
    ids: person.class ? person.class.members.map(({ id }) => id) : [person.id],
    // The children whom a child left who has died: how many, nobody has said.
    isOpen: person.class?.of === 'grandchildren' || (person.class?.deceased.length ?? 0) > 0,
    shareBasisPoints: percentage === null ? null : Math.round(percentage * 100),
  }));
