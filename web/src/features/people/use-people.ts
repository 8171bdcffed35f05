import { type Person, peopleOf } from '@plainwill/contracts/will-data/people';
import { usePortal } from '../portal/use-portal.ts';

/** Everyone who can be chosen for a part in the will. */
export const usePeople = (): Person[] => peopleOf(usePortal());

/** What somebody is called. */
export const nameAmong = (people: readonly Person[], id: string): string =>
  people.find((person) => person.id === id)?.fullName ?? 'Someone no longer on your list';
