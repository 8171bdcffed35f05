import { fieldsWith } from '@plainwill/contracts/kit/question';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';

/** The fields that are sealed before they are stored, by table; their columns hold text whatever the field is. */
export const sealedFields = {
  personal_details: fieldsWith(personalDetailsQuestions, 'isEncrypted'),
  home_details: fieldsWith(homeDetailsQuestions, 'isEncrypted'),
  spouse_details: fieldsWith(spouseDetailsQuestions, 'isEncrypted'),
  children: fieldsWith(childQuestions, 'isEncrypted'),
  questionnaires: ['answers'],
  contacts: fieldsWith(contactQuestions, 'isEncrypted'),
  guardian_groups: ['groupName'],
  funeral_wishes: fieldsWith(funeralWishesQuestions, 'isEncrypted'),
  gifts: fieldsWith(giftQuestions, 'isEncrypted'),
  will_settings: fieldsWith(willSettingsQuestions, 'isEncrypted'),
  seen_wills: ['clauses'],
  signing_copies: ['facts', 'document', 'pdf'],
} as const satisfies Record<string, readonly string[]>;

export type SealedTable = keyof typeof sealedFields;
