import type { User } from '@plainwill/contracts/identity/users';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';

/** As staff have one in their list. */
export const aUser = (changes: Partial<User> = {}): User => ({
  id: 'd0a5c1de-0000-4000-8000-000000000001' as AccountId,
  email: 'harriet@example.com',
  name: 'Harriet Bell',
  roles: [],
  joinedAt: '2026-11-01T10:00:00.000Z',
  disabledAt: null,
  deletionAt: null,
  ...changes,
});

const harriet = 'b0a5c1de-0000-4000-8000-000000000001';

export const anAccount = ({ id = harriet, roles = [] }: { id?: string; roles?: Role[] } = {}) => ({
  id: id as AccountId,
  email: 'harriet@example.com',
  name: 'Harriet Bell',
  roles,
  draftKey: btoa(id.replaceAll('-', '')),
});

export const aProfile = (changes: object = {}) => ({
  email: 'harriet@example.com',
  name: 'Harriet Bell',
  hasPassword: true,
  googleEmail: null,
  newEmail: null,
  deletionAt: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});
