import { isDeepStrictEqual } from 'node:util';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { ImportProblem } from '@plainwill/contracts/will-data/history/importing';
import { ChildFields } from '@plainwill/contracts/will-data/records/children';
import { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import { FuneralWishesFields } from '@plainwill/contracts/will-data/records/funeral-wishes';
import { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import { GuardianSelection } from '@plainwill/contracts/will-data/records/guardians';
import { HomeDetailsFields } from '@plainwill/contracts/will-data/records/home-details';
import { PersonalDetailsFields } from '@plainwill/contracts/will-data/records/personal-details';
import { ProvisionFields } from '@plainwill/contracts/will-data/records/provisions';
import { NewRecipients } from '@plainwill/contracts/will-data/records/recipients';
import { SpouseDetailsFields } from '@plainwill/contracts/will-data/records/spouse-details';
import { WillSettings } from '@plainwill/contracts/will-data/records/will-settings';
import type { Answers } from '@plainwill/law/facts/answers-of';
import { columnName } from '@plainwill/law/facts/column-name';
import { noAnswers } from './parts-of-answers.ts';

interface Schema<T> {
  safeParse: (value: unknown) => {
    data?: T | undefined;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** Whoever was to have a gift may have been removed since. */
const Gift = GiftFields.extend({ recipients: NewRecipients });

const pathIn = (path: string, keys: readonly PropertyKey[]) =>
  keys.reduce<string>(
    (before, key) => (typeof key === 'number' ? `${before}[${key}]` : `${before}.${columnName(String(key))}`),
    path,
  );

/** The same answers as a form would send them, and every problem that a form would have with them, by path. */
export function checkedAnswers(answers: Answers, today: CalendarDate): { answers: Answers; problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const checked = <T>(schema: Schema<T>, value: T, path: string): T => {
    const { data, error } = schema.safeParse(value);
    problems.push(
      ...(error?.issues ?? []).map((issue) => ({ path: pathIn(path, issue.path), message: issue.message })),
    );
    return data ?? value;
  };
  const given = <Part extends 'personalDetails' | 'funeralWishes'>(
    part: Part,
    schema: Schema<Answers[Part]>,
    path: string,
  ) => (isDeepStrictEqual(answers[part], noAnswers[part]) ? answers[part] : checked(schema, answers[part], path));
  const { spouseDetails } = answers;
  answers.contacts.forEach(({ contact: { dateOfBirth } }, at) => {
    if (dateOfBirth && dateOfBirth > today)
      problems.push({ path: `contacts[${at}].date_of_birth`, message: 'Date of birth must be in the past' });
  });
  return {
    answers: {
      personalDetails: given('personalDetails', PersonalDetailsFields, 'personal_details'),
      homeDetails: checked(HomeDetailsFields, answers.homeDetails, 'home_details'),
      spouseDetails: spouseDetails && {
        id: spouseDetails.id,
        spouse: checked(SpouseDetailsFields, spouseDetails.spouse, 'spouse_details'),
      },
      children: answers.children.map(({ id, child }, at) => ({
        id,
        child: checked(ChildFields, child, `children[${at}]`),
      })),
      contacts: answers.contacts.map(({ contact, ...row }, at) => ({
        ...row,
        contact: checked(ContactFields, contact, `contacts[${at}]`),
      })),
      funeralWishes: given('funeralWishes', FuneralWishesFields, 'funeral_wishes'),
      guardians: answers.guardians.map(({ childId, selection }) => ({
        childId,
        selection: checked(GuardianSelection, selection, 'guardians'),
      })),
      executors: answers.executors,
      gifts: answers.gifts.map(({ id, gift }, at) => ({ id, gift: checked(Gift, gift, `gifts[${at}]`) })),
      residue: checked(NewRecipients, answers.residue, 'residuary_recipients'),
      provisions: answers.provisions.map(({ provision, ...row }) => ({
        ...row,
        provision: checked(ProvisionFields, provision, row.path),
      })),
      settings: checked(WillSettings, answers.settings, 'will_settings'),
    },
    problems,
  };
}
