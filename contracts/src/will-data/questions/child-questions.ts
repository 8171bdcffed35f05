import { questionsOf } from '../../kit/question.ts';
import { nameLength } from '../../shared/characters.ts';
import {
  type ChildGender,
  type ChildRelationship,
  childRelationships,
  parentalResponsibilities,
} from '../vocabulary.ts';
import { protectShareQuestion } from './protect-share-question.ts';

const childGenders: Record<ChildGender, string> = { male: 'Male', female: 'Female', other: 'Other' };

export const childQuestions = questionsOf({
  firstName: {
    type: 'name',
    label: 'First name',
    missing: 'Enter the child’s first name',
    max: nameLength,
    isNeededToSave: true,
    isEncrypted: true,
  },
  middleNames: { type: 'name', label: 'Middle names', max: nameLength, isEncrypted: true },
  lastName: { type: 'name', label: 'Last name', max: nameLength, isEncrypted: true },
  dateOfBirth: {
    type: 'birthday',
    label: 'Date of birth',
    missing: 'Enter the child’s date of birth',
    isNeededToSave: true,
    isEncrypted: true,
  },
  gender: {
    type: 'choice',
    label: 'Gender',
    missing: 'Choose the child’s gender',
    options: childGenders,
    isNeededToSave: true,
  },
  relationship: {
    type: 'choice',
    label: 'Your relationship to this child',
    hint: 'Choose special guardian only if a court has made a special guardianship order.',
    missing: 'Choose your relationship to the child',
    options: childRelationships,
    isNeededToSave: true,
  },
  /** Asked of a mother; null where nobody has said. */
  gaveBirth: {
    type: 'yesNo',
    label: 'Did you give birth to this child?',
    hint: 'The mother who gave birth always has parental responsibility. Another mother has it if the law says so.',
    isNullable: true,
    isOptional: true,
  },
  /** Never of whoever always has it. */
  parentalResponsibility: {
    type: 'choice',
    label: 'Do you have parental responsibility?',
    hint: 'You need it to appoint a guardian for the child in your will. Without it, your will says who you would like.',
    options: parentalResponsibilities,
    isNullable: true,
  },
  /** The spouse or a contact. */
  otherParentId: {
    type: 'person',
    label: 'Other parent',
    isNullable: true,
  },
  protectShare: {
    ...protectShareQuestion,
    label: 'Is this child disabled, do they need help with money, or get means-tested benefits or care?',
  },
  /** One who has died stays on the list: the children they left can take in their place. */
  hasDied: {
    type: 'yesNo',
    label: 'This child has died',
    hint: 'Their own children may still inherit their share.',
    isOptional: true,
    default: false,
  },
  /** Null where it is not known, or the child is living. */
  diedOn: { type: 'birthday', label: 'Date of death', isNullable: true, isOptional: true, isEncrypted: true },
  /** Asked of a child who has died; null where nobody has said. */
  leftChildren: {
    type: 'yesNo',
    label: 'Did they leave children of their own?',
    isNullable: true,
    isOptional: true,
  },
});

const { dateOfBirth, otherParentId } = childQuestions;

/** As staff ask it: the name in one, and what the child is to the testator. */
export const staffChildQuestions = questionsOf({
  fullName: {
    type: 'name',
    label: 'Full name',
    hint: 'First name, any middle names, last name',
    missing: 'Enter the child’s full name',
    max: 3 * nameLength,
    isNeededToSave: true,
  },
  dateOfBirth,
  /** The testator’s own answer is still among the options, so that it can stay. */
  relationship: {
    type: 'choice',
    label: 'Relationship',
    missing: 'Choose the relationship',
    options: childRelationships,
    isNeededToSave: true,
  },
  otherParentId,
});

interface Parent {
  relationship: ChildRelationship | null;
  gaveBirth?: boolean | null | undefined;
}

/**
 * The mother who gave birth always has it (Children Act 1989 s.2), and so does a special guardian (s.14C); the staff's
 * words do not say what the testator is to the child.
 */
export const asksParentalResponsibility = ({ relationship, gaveBirth }: Parent) =>
  relationship === 'Father' || relationship === 'Step-parent' || (relationship === 'Mother' && gaveBirth === false);

export const asksGaveBirth = ({ relationship }: Pick<Parent, 'relationship'>) => relationship === 'Mother';
