import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { isMinor, type Person, peopleOf } from '@plainwill/contracts/will-data/people';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { Taker } from '@plainwill/contracts/will-data/records/takers';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';

type Kinds = Pick<Contact, 'kind' | 'isCharity'>;

const isCharity = ({ kind, isCharity }: Kinds) => kind === 'charity' || (kind === null && isCharity);
const isPerson = (contact: Kinds) => contact.kind === 'person' || (contact.kind === null && !contact.isCharity);

const contactOf = ({ contacts }: TestatorRecord, id: string) => contacts.find((contact) => contact.id === id);

/** The charities among the contacts. */
export const charitiesIn = (testatorRecord: TestatorRecord): Person[] =>
  peopleOf(testatorRecord).filter(({ id }) => {
    const contact = contactOf(testatorRecord, id);
    return contact !== undefined && isCharity(contact);
  });

/** Everyone who is a person: the spouse or partner, children and contacts. */
export const personsIn = (testatorRecord: TestatorRecord): Person[] =>
  peopleOf(testatorRecord).filter(({ id }) => {
    const contact = contactOf(testatorRecord, id);
    return contact === undefined || isPerson(contact);
  });

/** Those of them who are not known to be under 18. */
export const adultsIn = (testatorRecord: TestatorRecord, asOf: CalendarDate): Person[] =>
  personsIn(testatorRecord).filter(({ id }) => {
    const known = [...testatorRecord.children, ...testatorRecord.contacts].find((each) => each.id === id);
    return known === undefined || !isMinor(known, asOf);
  });

/** Those of the takers, by themselves or in a class, who need help with money. */
export function protectedTakers(testatorRecord: TestatorRecord, takers: readonly Taker[]): Person[] {
  const { spouseDetails, children, contacts } = testatorRecord;
  const needy = new Set<string>(
    [...(spouseDetails ? [spouseDetails] : []), ...children, ...contacts].flatMap(({ id, protectShare }) =>
      protectShare === true ? [id] : [],
    ),
  );
  const classOfChildren = takers.find(({ personId }) => personId === 'children');
  // A stepchild is in no class.
  const members = classOfChildren
    ? children.filter(
        ({ id, relationship }) => relationship !== 'Step-parent' && !classOfChildren.exceptIds?.includes(id),
      )
    : [];
  const chosen = new Set<string>([...takers.map(({ personId }) => personId), ...members.map(({ id }) => id)]);
  return peopleOf(testatorRecord).filter(({ id }) => needy.has(id) && chosen.has(id));
}
