import { listed } from '@plainwill/contracts/shared/phrases';
import { namesSpouse, type Person, peopleOf } from '@plainwill/contracts/will-data/people';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { useTestatorRecord } from '../testator-record/use-testator-record.ts';
import { asTitle, classNames, isClass } from './beneficiary-classes.ts';

/** Everyone who can be chosen for a part in the will. */
export const usePeople = (): Person[] => peopleOf(useTestatorRecord());

/** The name of a person, or of a class of people. */
export const nameAmong = (people: readonly Person[], id: string): string =>
  isClass(id)
    ? classNames[id]
    : (people.find((person) => person.id === id)?.fullName ?? 'Someone no longer on your list');

/** The answers without a spouse or partner who is kept out of the will: nobody is to be chosen who has no place in it. */
export const withNamedSpouse = (testatorRecord: TestatorRecord): TestatorRecord =>
  namesSpouse(testatorRecord.personalDetails?.maritalStatus ?? null, testatorRecord.settings.includePartner)
    ? testatorRecord
    : { ...testatorRecord, spouseDetails: null };

/** A list of people in one line, as a closed section shows it. */
export const listOfNames = (names: readonly string[]) =>
  names.length === 0 ? 'Not yet started' : asTitle(listed(names));
