import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SectionPlace } from '../answer-place/section-place.ts';
import { bodyKindOf, isBody } from '../people/contact-kind.ts';
import { contactRoleLabel } from '../people/contact-model.ts';
import { withNamedSpouse } from '../people/named-people.ts';
import { isStepchild } from '../people/taker-classes.ts';
import { badgesOf, type FamilyBadge } from './family-badges.ts';

export interface FamilyPerson {
  key: string;
  name: string;
  /** What they are: "husband", "12". Empty where nothing is known. */
  relation: string;
  badges: readonly FamilyBadge[];
  /** Where they are entered. */
  place: SectionPlace;
}

/** Children of the same other parent, who is drawn beside them unless it is the spouse or nobody is named. */
export interface FamilyBranch {
  children: FamilyPerson[];
  otherParent: FamilyPerson | null;
}

export interface FamilyLayout {
  you: FamilyPerson;
  spouse: FamilyPerson | null;
  branches: FamilyBranch[];
  /** Everybody else with a part in the will, those with the most to do first. */
  others: FamilyPerson[];
}

/** The most others that a picture has room for; the list has them all. */
export const othersInPicture = 6;

/** Not the contract's own, which would bring its checks into the browser. */
const answerAt = (
  part: 'personalDetails' | 'spouseDetails' | 'children' | 'contacts',
  recordId: PersonId | null = null,
): SectionPlace => ({
  part,
  recordId,
  field: null,
});

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Who stands where in the picture of a family. */
export function familyLayoutOf(told: TestatorRecord, today: CalendarDate): FamilyLayout {
  const testatorRecord = withNamedSpouse(told);
  const { spouseDetails, children, contacts } = testatorRecord;
  const badges = badgesOf(testatorRecord, today);
  const shortName = shortNamesOf(testatorRecord);
  const personOf = (id: PersonId, relation: string, place: SectionPlace): FamilyPerson => ({
    key: id,
    name: shortName(id),
    relation,
    badges: badges.get(id) ?? [],
    place,
  });
  const contactAs = ({ id }: Contact, relation: string) => personOf(id, relation, answerAt('contacts', id));

  const branches = branchesOf(children, contacts).map(
    ({ otherParent, children }): FamilyBranch => ({
      children: children.map((child) => personOf(child.id, aboutChild(child, today), answerAt('children', child.id))),
      otherParent:
        otherParent &&
        contactAs(otherParent, `other parent of ${list.format(children.map(({ id }) => shortName(id)))}`),
    }),
  );
  const parents = new Set(children.map(({ otherParentId }) => otherParentId));
  return {
    you: { key: 'you', name: 'You', relation: '', badges: [], place: answerAt('personalDetails') },
    spouse: spouseDetails && personOf(spouseDetails.id, aboutSpouse(spouseDetails), answerAt('spouseDetails')),
    branches,
    others: contacts
      .filter(({ id }) => badges.has(id) && !parents.has(id))
      .map((contact) => contactAs(contact, aboutContact(contact)))
      .toSorted((a, b) => dutiesOf(b) - dutiesOf(a)),
  };
}

/** First names, and all of the name where two share one or it is a charity's or an organisation's. */
function shortNamesOf({ spouseDetails, children, contacts }: TestatorRecord): (id: PersonId) => string {
  const all = [
    ...(spouseDetails
      ? [{ id: spouseDetails.id, first: spouseDetails.fullName.split(' ')[0] ?? '', full: spouseDetails.fullName }]
      : []),
    ...children.map((child) => ({ id: child.id, first: child.firstName, full: nameOf(child) })),
    ...contacts.map((contact) => ({
      id: contact.id,
      first: isBody(contact) ? nameOf(contact) : contact.firstName,
      full: nameOf(contact),
    })),
  ];
  const namesakes = Map.groupBy(all, ({ first }) => first);
  const names = new Map(all.map(({ id, first, full }) => [id, namesakes.get(first)?.length === 1 ? first : full]));
  return (id) => names.get(id) ?? '';
}

interface ToldBranch {
  otherParent: Contact | null;
  children: Child[];
}

/** The children of the testator and the spouse first, then those with another parent. */
function branchesOf(children: readonly Child[], contacts: readonly Contact[]): ToldBranch[] {
  const byParent = Map.groupBy(
    children,
    ({ otherParentId }) => contacts.find(({ id }) => id === otherParentId) ?? null,
  );
  return [...byParent]
    .map(([otherParent, children]) => ({ otherParent, children }))
    .toSorted((a, b) => Number(a.otherParent !== null) - Number(b.otherParent !== null));
}

function aboutChild(child: Child, today: CalendarDate): string {
  const age = ageOn(child.dateOfBirth, today);
  return [age === 0 ? 'under 1' : String(age ?? ''), isStepchild(child) ? 'stepchild' : '']
    .filter((part) => part !== '')
    .join(', ');
}

const aboutSpouse = ({ relationship }: SpouseDetails) =>
  relationship ? spouseDetailsQuestions.relationship.options[relationship].toLowerCase() : '';

const aboutContact = (contact: Contact) => bodyKindOf(contact) ?? contactRoleLabel(contact.role).toLowerCase();

const dutiesOf = ({ badges }: FamilyPerson) => badges.filter(({ kind }) => kind === 'task').length;
