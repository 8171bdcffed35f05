import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { listed } from '@plainwill/contracts/shared/phrases';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { type FamilyBadge, isTask } from '@plainwill/law/family/family-badges';
import {
  childRelation,
  type FamilyFigure,
  type FigurePerson,
  familyFigureOf,
} from '@plainwill/law/family/family-figure';
import type { FamilyMember, FamilyPerson } from '@plainwill/law/family/family-tree';
import { childKinship, contactKinship } from '@plainwill/law/family/kinship';
import { bodyKindOf, isBody } from '../../../shared/people/contact-kind.ts';
import { withNamedSpouse } from '../../../shared/people/named-people.ts';
import type { SectionPlace } from '../../answer-place/section-place.ts';
import { contactRoleLabel } from '../contact-model.ts';
import { badgesOf } from './family-badges.ts';
import { type Silhouette, silhouetteAt } from './silhouettes.tsx';

/** Somebody in the picture, which leads to their details. */
export interface PicturePerson extends FigurePerson {
  /** Their details are entered there; null of someone who is only supposed. */
  place: SectionPlace | null;
  silhouette: Silhouette;
  hasDied: boolean;
}

export type Member = FamilyMember<PicturePerson>;

export interface FamilyLayout extends FamilyFigure<PicturePerson> {
  you: PicturePerson;
  pets: readonly PicturePerson[];
}

/** Somebody born later. */
interface Born {
  id: string;
  name: string;
  /** The parent: somebody's id, `me` for the testator or `spouse`. */
  of: string;
  otherParent?: string;
}

/** The picture supposes that this has happened. */
export interface Supposed {
  /** By id, the spouse as `spouse`. */
  died?: ReadonlySet<string>;
  born?: readonly Born[];
  /** The badges that each has then; those of the will where they are left out. */
  badges?: ReadonlyMap<string, readonly FamilyBadge[]>;
}

/** Not the contract's own, which would bring its checks into the browser. */
const answerAt = (
  part: 'personalDetails' | 'spouseDetails' | 'children' | 'contacts',
  recordId: PersonId | null = null,
): SectionPlace => ({ part, recordId, field: null });

/** Each member of the family has a position in the picture. */
export function familyLayoutOf(stored: TestatorRecord, today: CalendarDate, supposed: Supposed = {}): FamilyLayout {
  const testatorRecord = withNamedSpouse(stored);
  const { personalDetails, spouseDetails, children, contacts, provisions } = testatorRecord;
  const { died = new Set(), born = [], badges = badgesOf(testatorRecord, today) } = supposed;
  const keyOf = (id: string) => (id === spouseDetails?.id ? 'spouse' : id);
  const idOf = (key: string | undefined) => (key === 'spouse' ? (spouseDetails?.id ?? null) : (key ?? null));
  const shortName = shortNamesOf(testatorRecord, born);
  const deceased = new Set<string>(children.filter(({ hasDied }) => hasDied).map(({ id }) => id));
  const figureOf = (
    person: FamilyPerson,
    relation: string,
    place: SectionPlace | null,
    silhouette: Silhouette,
    otherParentId: string | null = null,
  ): PicturePerson => ({
    ...person,
    otherParentId,
    name: shortName(person.id),
    relation,
    badges: badges.get(person.id) ?? badges.get(keyOf(person.id)) ?? [],
    place,
    silhouette,
    hasDied: died.has(person.id) || died.has(keyOf(person.id)) || deceased.has(person.id),
  });

  const family = familyFigureOf<PicturePerson>([
    ...(spouseDetails
      ? [
          figureOf(
            { id: spouseDetails.id, kinship: 'spouse' },
            aboutSpouse(spouseDetails),
            answerAt('spouseDetails', null),
            'adult',
          ),
        ]
      : []),
    ...children.map((child) =>
      figureOf(
        { id: child.id, kinship: childKinship(child.relationship) },
        aboutChild(child, today),
        answerAt('children', child.id),
        silhouetteAt(child.dateOfBirth, today),
        child.otherParentId,
      ),
    ),
    ...contacts.map((contact) =>
      figureOf(
        { id: contact.id, kinship: isBody(contact) ? 'none' : contactKinship(contact.role) },
        aboutContact(contact, children, shortName),
        answerAt('contacts', contact.id),
        silhouetteOf(contact, today),
      ),
    ),
    ...born.map(({ id, of, otherParent }) =>
      of === 'me'
        ? figureOf({ id, kinship: 'child' }, 'born later', null, 'baby', idOf(otherParent))
        : figureOf(
            { id, kinship: 'relative', parentId: idOf(of) },
            `${shortName(idOf(of) ?? '')}’s child`,
            null,
            'child',
          ),
    ),
  ]);
  return {
    ...family,
    you: {
      id: 'me',
      kinship: 'none',
      name: 'You',
      relation: '',
      badges: [],
      place: answerAt('personalDetails'),
      silhouette: silhouetteAt(personalDetails?.dateOfBirth, today),
      hasDied: false,
    },
    pets: provisions.flatMap((provision) =>
      provision.kind === 'pet'
        ? [{ ...figureOf({ id: provision.id, kinship: 'none' }, '', null, 'pet'), name: provision.description }]
        : [],
    ),
    others: family.others.toSorted((a, b) => dutiesOf(b) - dutiesOf(a)),
  };
}

/** First names, and all of the name where two share one or it is a charity's or an organisation's. */
function shortNamesOf(
  { spouseDetails, children, contacts }: TestatorRecord,
  born: readonly Born[],
): (id: string) => string {
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
    ...born.map(({ id, name }) => ({ id, first: name, full: name })),
  ];
  const namesakes = Map.groupBy(all, ({ first }) => first);
  const names = new Map<string, string>(
    all.map(({ id, first, full }) => [id, namesakes.get(first)?.length === 1 ? first : full]),
  );
  return (id) => names.get(id) ?? '';
}

function aboutChild(child: Child, today: CalendarDate): string {
  const age = ageOn(child.dateOfBirth, today);
  const life = child.hasDied ? '' : age === 0 ? 'under 1' : String(age ?? '');
  return childRelation(life, childKinship(child.relationship));
}

const aboutSpouse = ({ relationship }: SpouseDetails) =>
  relationship ? spouseDetailsQuestions.relationship.options[relationship].toLowerCase() : '';

function aboutContact(contact: Contact, children: readonly Child[], shortName: (id: string) => string): string {
  const own = children.filter(({ otherParentId }) => otherParentId === contact.id).map(({ id }) => shortName(id));
  if (own.length > 0) return `other parent of ${listed(own)}`;
  return bodyKindOf(contact) ?? contactRoleLabel(contact.role).toLowerCase();
}

/** Parents are drawn as older people, whose birthday is rarely told. */
function silhouetteOf(contact: Contact, today: CalendarDate): Silhouette {
  if (isBody(contact)) return 'body';
  const isParent = ['parent', 'step-parent'].includes(contactKinship(contact.role));
  return isParent && !contact.dateOfBirth ? 'older' : silhouetteAt(contact.dateOfBirth, today);
}

const dutiesOf = ({ person }: Member) => person.badges.filter(isTask).length;
