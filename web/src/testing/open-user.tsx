import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { screen } from '@testing-library/react';
import { Route } from 'wouter';
import UserDetailPage from '../staff/user/user-detail-page.tsx';
import { aChildNamed, aContactNamed } from './a-family.ts';
import { aTestatorRecord, someHomeDetails, somePersonalDetails, someSpouseDetails } from './a-testator-record.ts';
import { anAccount, aUser } from './an-account.ts';
import { type Answers, answerCalls, Refused } from './answer-calls.ts';
import { show } from './show.tsx';

export const user = aUser();
export const rosie = aChildNamed('Rosie', { relationship: 'Daughter', otherParentId: 'tom' as PersonId });

/** What the user has told: everything, with a child and a contact. */
export const told = (changes: Partial<TestatorRecord> = {}) =>
  aTestatorRecord({
    personalDetails: somePersonalDetails(),
    homeDetails: someHomeDetails(),
    spouseDetails: someSpouseDetails(),
    children: [rosie],
    contacts: [aContactNamed('Tom Reed')],
    ...changes,
  });

const nothingRecorded = Object.fromEntries(
  ['identity', 'willData', 'notifications'].map((log) => [`${log}.audit.search`, () => ({ entries: [], next: null })]),
);

interface Opening {
  roles?: Role[];
  search?: string;
  testatorRecord?: TestatorRecord;
  answers?: Answers;
}

/** Opens the page of the user, as an administrator unless the roles say otherwise. */
export function openUser({ roles = ['admin'], search = '', testatorRecord = told(), answers = {} }: Opening = {}) {
  window.history.replaceState(null, '', `/admin/users/${user.id}${search}`);
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles }),
    'identity.users.get': () => user,
    'willData.staff.user': () => testatorRecord,
    'willData.staff.progress': () => [
      { accountId: user.id, completed: 3, sections: 8, copiedAt: null, signedOn: null, approvedAt: null },
    ],
    ...nothingRecorded,
    ...answers,
  });
  return show(<Route path="/admin/users/:userId" component={UserDetailPage} />);
}

export const refuse = (data: object) => () => {
  throw new Refused('It was refused.', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, ...data });
};

export const press = async (person: ReturnType<typeof openUser>, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));
