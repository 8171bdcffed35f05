import type { User } from '@plainwill/contracts/identity/users';
import { csvOf } from '@plainwill/kit/csv';

/** The users as a table for a spreadsheet, with the same columns as the list. */
export const usersCsv = (users: readonly User[]): string =>
  csvOf(
    ['User ID', 'Name', 'Email', 'Roles', 'Joined', 'Disabled'],
    users.map(({ id, name, email, roles, joinedAt, disabledAt }) => [
      id,
      name,
      email,
      roles.join(' '),
      joinedAt,
      disabledAt,
    ]),
  );
