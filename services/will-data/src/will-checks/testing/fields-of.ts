import { ChildFields } from '@plainwill/contracts/will-data/records/children';
import { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import { ExecutorPerson } from '@plainwill/contracts/will-data/records/executors';
import { FuneralWishesFields } from '@plainwill/contracts/will-data/records/funeral-wishes';
import { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import { HomeDetailsFields } from '@plainwill/contracts/will-data/records/home-details';
import { PersonalDetailsFields } from '@plainwill/contracts/will-data/records/personal-details';
import { SpouseDetailsFields } from '@plainwill/contracts/will-data/records/spouse-details';
import type { AnswerPart } from '@plainwill/contracts/will-data/will/will-checks';

/** The fields of each section's form. */
export const fieldsOf: Record<AnswerPart, readonly string[]> = {
  personalDetails: Object.keys(PersonalDetailsFields.shape),
  homeDetails: Object.keys(HomeDetailsFields.shape),
  spouseDetails: Object.keys(SpouseDetailsFields.shape),
  children: Object.keys(ChildFields.shape),
  contacts: Object.keys(ContactFields.shape),
  funeralWishes: Object.keys(FuneralWishesFields.shape),
  guardianship: [],
  executors: [...Object.keys(ExecutorPerson.shape), 'executorRole'],
  gifts: Object.keys(GiftFields.shape),
  residue: ['recipients', 'childrenInheritanceAge'],
};
