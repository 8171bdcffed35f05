import type { PersonId } from '@plainwill/contracts/shared/ids';
import { peopleOf } from '@plainwill/contracts/will-data/people';
import type { Portal } from '@plainwill/contracts/will-data/portal';

/** What somebody is called, among those the user has named. */
export const nameIn = (told: Portal, id: PersonId): string =>
  peopleOf(told).find((person) => person.id === id)?.fullName ?? `Unknown ${id}`;
