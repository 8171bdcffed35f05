import { labelsOf } from '../kit/question.ts';
import { childQuestions } from './questions/child-questions.ts';
import { contactQuestions } from './questions/contact-questions.ts';
import { homeDetailsQuestions } from './questions/home-details-questions.ts';
import { personalDetailsQuestions } from './questions/personal-details-questions.ts';
import { spouseDetailsQuestions } from './questions/spouse-details-questions.ts';

const fullName = { fullName: 'Full name' };

/** Staff make these changes to an account, named as in the audit log; each has the labels of its fields. */
export const staffChangeFields = {
  'user.edit.personal': labelsOf(personalDetailsQuestions),
  'user.edit.home': labelsOf(homeDetailsQuestions),
  'user.edit.spouse': labelsOf(spouseDetailsQuestions),
  'child.add': { ...labelsOf(childQuestions), ...fullName },
  'child.edit': { ...labelsOf(childQuestions), ...fullName },
  'contact.add': { ...labelsOf(contactQuestions), ...fullName },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
