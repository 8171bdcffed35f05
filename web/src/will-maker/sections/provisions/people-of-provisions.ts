import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { isMinor, type Person, peopleOf } from '@plainwill/contracts/will-data/people';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { isAmong, isClass } from '../../../shared/people/beneficiary-classes.ts';
import { isBody, kindOf } from '../../../shared/people/contact-kind.ts';
import { levelsOf } from '../../people/recipients/priority-levels.ts';

const contactOf = ({ contacts }: TestatorRecord, id: string) => contacts.find((contact) => contact.id === id);

/** The charities among the contacts. */
export const charitiesIn = (testatorRecord: TestatorRecord): Person[] =>
  peopleOf(testatorRecord).filter(({ id }) => {
    const contact = contactOf(testatorRecord, id);
    return contact !== undefined && kindOf(contact) === 'charity';
  });

/** Everyone who is a person and living: the spouse or partner, children and contacts. */
export const personsIn = (testatorRecord: TestatorRecord): Person[] =>
  peopleOf(testatorRecord).filter(({ id }) => {
    const contact = contactOf(testatorRecord, id);
    const hasDied = testatorRecord.children.some((child) => child.id === id && child.hasDied);
    return !hasDied && (contact === undefined || !isBody(contact));
  });

/** Someone shares the rest with others, at some level. */
export const isRestShared = ({ residue }: Pick<TestatorRecord, 'residue'>) => sharedLevels(residue).length > 0;

const sharedLevels = ({ recipients }: TestatorRecord['residue']) =>
  levelsOf(recipients).filter((level) => level.length > 1 || level.some(({ personId }) => isClass(personId)));

/**
 * Everyone who shares the rest with others, also as one of a class; and a child who has died, whose own children can take
 * in that place.
 */
export function sharersIn(testatorRecord: TestatorRecord): Person[] {
  const { residue, children } = testatorRecord;
  const shares = sharedLevels(residue).flat();
  const among = children.map((child) => ({ ...child, hasDied: false }));
  const hasGrandchildren = shares.some(({ personId }) => personId === 'grandchildren');
  return peopleOf(testatorRecord).filter(({ id }) => {
    const contact = contactOf(testatorRecord, id);
    if (contact && isBody(contact)) return false;
    const isInClass = hasGrandchildren && contact?.role === 'grandchild';
    return isInClass || shares.some((recipient) => isAmong(recipient, id, among));
  });
}

/** Those of them who are not known to be under 18. */
export const adultsIn = (testatorRecord: TestatorRecord, asOf: CalendarDate): Person[] =>
  personsIn(testatorRecord).filter(({ id }) => {
    const known = [...testatorRecord.children, ...testatorRecord.contacts].find((each) => each.id === id);
    return known === undefined || !isMinor(known, asOf);
  });

/** The beneficiaries, by themselves or in a class, who need help with money. */
export function protectedBeneficiaries(testatorRecord: TestatorRecord, beneficiaries: readonly Recipient[]): Person[] {
  const { spouseDetails, children, contacts } = testatorRecord;
  const needy = new Set<string>(
    [...(spouseDetails ? [spouseDetails] : []), ...children, ...contacts].flatMap(({ id, protectShare }) =>
      protectShare === true ? [id] : [],
    ),
  );
  const isBeneficiary = (id: PersonId) => beneficiaries.some((beneficiary) => isAmong(beneficiary, id, children));
  return peopleOf(testatorRecord).filter(({ id }) => needy.has(id) && isBeneficiary(id));
}
