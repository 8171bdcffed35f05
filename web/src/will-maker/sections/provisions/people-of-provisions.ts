import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { isMinor, type Person, peopleOf } from '@plainwill/contracts/will-data/people';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { isAmong } from '../../../shared/people/beneficiary-classes.ts';
import { isBody, kindOf } from '../../../shared/people/contact-kind.ts';

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
